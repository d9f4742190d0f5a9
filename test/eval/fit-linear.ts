/** What both kinds of model begin with: a linear score over numbers of like spread, by gradient descent. */
import type { Table } from './fit-trees.ts'

export interface Scale {
  readonly mean: Float64Array
  readonly spread: Float64Array
}

/** Mean and standard deviation of each number; where all are the same the latter is 1. */
export function scaleOf(tables: readonly Table[], width: number): Scale {
  const mean = new Float64Array(width)
  const square = new Float64Array(width)
  let count = 0
  for (const { data, count: rows } of tables) {
    count += rows
    for (let at = 0; at < rows * width; at++) {
      const value = data[at]!
      mean[at % width]! += value
      square[at % width]! += value * value
    }
  }
  const spread = new Float64Array(width)
  for (let k = 0; k < width; k++) {
    const m = mean[k]! / Math.max(1, count)
    mean[k] = m
    spread[k] = Math.sqrt(Math.max(0, square[k]! / Math.max(1, count) - m * m)) || 1
  }
  return { mean, spread }
}

/** Rows by their scale. */
export function scaled(data: Float32Array, { mean, spread }: Scale): Float32Array {
  const width = mean.length
  return data.map((value, at) => (value - mean[at % width]!) / spread[at % width]!)
}

/** The gradient at some weights, written into `out`; `step` tells which part of the cases it is of. */
type Gradient = (weights: Float64Array, out: Float64Array, step: number) => void

/** Adam on a gradient, slower in the last half; returns the weights after `steps`. */
export function descend(width: number, steps: number, gradient: Gradient): Float64Array {
  const weights = new Float64Array(width)
  const first = new Float64Array(width)
  const second = new Float64Array(width)
  const out = new Float64Array(width)
  for (let step = 1; step <= steps; step++) {
    out.fill(0)
    gradient(weights, out, step)
    const rate = 0.05 * Math.min(1, (2 * (steps - step + 1)) / steps)
    for (let k = 0; k < width; k++) {
      const g = out[k]!
      const m = 0.9 * first[k]! + 0.1 * g
      const v = 0.999 * second[k]! + 0.001 * g * g
      first[k] = m
      second[k] = v
      weights[k]! -= (rate * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return weights
}

/** Score of the row that begins at `at`. */
export function dot(weights: Float64Array, data: Float32Array, at: number): number {
  let sum = 0
  for (let k = 0; k < weights.length; k++) sum += weights[k]! * data[at + k]!
  return sum
}
