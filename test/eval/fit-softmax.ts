/** A linear model of several classes over some dense and many sparse numbers, by Adam on batches drawn at random. */
import { random } from '../../bench/material.ts'

export interface SoftmaxInput {
  readonly label: number
  readonly weight: number
  readonly dense: Float32Array
  /** Sparse features that it has, each of which counts `share`. */
  readonly places: readonly number[]
  readonly share: number
}

export interface Softmax {
  readonly bias: Float32Array
  /** A row for each class. */
  readonly dense: Float32Array
  /** A row for each sparse feature. */
  readonly sparse: Float32Array
  chances(one: SoftmaxInput): Float64Array
}

const STEPS = 400
const BATCH = 2048
const RATE = 0.05
const LAMBDA = 1e-4

/** @param shape how many classes, dense numbers and sparse features there are */
export function fitSoftmax(cases: readonly SoftmaxInput[], shape: { readonly classes: number; readonly dense: number; readonly sparse: number }): Softmax {
  const { classes, dense: width } = shape
  const bias = new Adam(classes)
  const dense = new Adam(classes * width)
  const sparse = new Adam(classes * shape.sparse)
  const chances = (one: SoftmaxInput): Float64Array => {
    const scores = Float64Array.from(bias.weights)
    for (let c = 0; c < classes; c++) {
      let sum = 0
      for (let k = 0; k < width; k++) sum += dense.weights[c * width + k]! * one.dense[k]!
      scores[c]! += sum
    }
    for (const place of one.places) for (let c = 0; c < classes; c++) scores[c]! += sparse.weights[place * classes + c]! * one.share
    const top = Math.max(...scores)
    let all = 0
    for (let c = 0; c < classes; c++) all += scores[c] = Math.exp(scores[c]! - top)
    return scores.map((score) => score / all)
  }
  const next = random(3)
  for (let step = 1; step <= STEPS; step++) {
    const batch = Array.from({ length: BATCH }, () => cases[Math.floor(next() * cases.length)]!)
    const total = batch.reduce((sum, { weight }) => sum + weight, 0)
    for (const one of batch) {
      const found = chances(one)
      for (let c = 0; c < classes; c++) {
        const off = ((found[c]! - (c === one.label ? 1 : 0)) * one.weight) / total
        // what is all but certain teaches nothing
        if (Math.abs(off) < 1e-9) continue
        bias.gradient[c]! += off
        for (let k = 0; k < width; k++) dense.gradient[c * width + k]! += off * one.dense[k]!
        for (const place of one.places) sparse.gradient[place * classes + c]! += off * one.share
      }
    }
    const rate = RATE * Math.min(1, (2 * (STEPS - step + 1)) / STEPS)
    bias.step(rate, step, 0)
    dense.step(rate, step, LAMBDA)
    sparse.step(rate, step, LAMBDA)
  }
  return { bias: bias.weights, dense: dense.weights, sparse: sparse.weights, chances }
}

/** Weights with their gradient and its moments. */
class Adam {
  readonly weights: Float32Array
  readonly gradient: Float32Array
  private readonly first: Float32Array
  private readonly second: Float32Array

  constructor(size: number) {
    this.weights = new Float32Array(size)
    this.gradient = new Float32Array(size)
    this.first = new Float32Array(size)
    this.second = new Float32Array(size)
  }

  /** One step down the gradient, which begins anew. */
  step(rate: number, time: number, lambda: number): void {
    const [m, v] = [1 - 0.9 ** time, 1 - 0.999 ** time]
    for (let i = 0; i < this.weights.length; i++) {
      const g = this.gradient[i]! + lambda * this.weights[i]!
      this.first[i] = 0.9 * this.first[i]! + 0.1 * g
      this.second[i] = 0.999 * this.second[i]! + 0.001 * g * g
      this.weights[i]! -= (rate * (this.first[i]! / m)) / (Math.sqrt(this.second[i]! / v) + 1e-8)
      this.gradient[i] = 0
    }
  }
}
