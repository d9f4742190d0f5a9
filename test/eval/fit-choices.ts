/** Which candidate answers: a linear score and trees over it, under which the good ones get most of a softmax. */
import { NEAR, type Model } from '../../src/rag/answer/ranking/trees.ts'
import { descend, dot, scaled, scaleOf } from './fit-linear.ts'
import { boost, type Boosting, type Table } from './fit-trees.ts'

/** Candidates of one question: a row of features each, and how good each is (0: no answer). */
export interface Choice extends Table {
  readonly good: ArrayLike<number>
}

/** Questions that a step of the descent looks at, and that a tree is grown on. */
const BATCH = 3000
const A_TREE = 12_000
const L2 = 0.003
const ROUGH_STEPS = 40
const STEPS = 200

/** The `step`-th part of the places below `count`, mixed. */
function* part(count: number, size: number, step: number): Generator<number> {
  // prime, so that it visits all
  const stride = 7919
  for (let i = 0; i < Math.min(size, count); i++) yield ((step * size + i) * stride) % count
}

/** Of rows and how good they are: each row's pull on its score, as softmax cross-entropy has it. */
function pulls(scores: Float64Array, good: ArrayLike<number>, out: Float64Array): void {
  let top = -Infinity
  for (let i = 0; i < scores.length; i++) if (scores[i]! > top) top = scores[i]!
  let total = 0
  let right = 0
  for (let i = 0; i < scores.length; i++) {
    const e = Math.exp(scores[i]! - top)
    out[i] = e
    total += e
    right += e * good[i]!
  }
  for (let i = 0; i < scores.length; i++) out[i] = out[i]! / total - (out[i]! * good[i]!) / (right || 1e-12)
}

function slope(choices: readonly Choice[], width: number): (weights: Float64Array, out: Float64Array, step: number) => void {
  return (weights, out, step) => {
    const size = Math.min(BATCH, choices.length)
    for (const at of part(choices.length, size, step)) {
      const { data, count, good } = choices[at]!
      const scores = new Float64Array(count)
      for (let i = 0; i < count; i++) scores[i] = dot(weights, data, i * width)
      const pull = new Float64Array(count)
      pulls(scores, good, pull)
      for (let i = 0; i < count; i++) {
        const by = pull[i]! / size
        if (Math.abs(pull[i]!) < 1e-4) continue
        for (let k = 0; k < width; k++) out[k]! += by * data[i * width + k]!
      }
    }
    for (let k = 0; k < width; k++) out[k]! += L2 * weights[k]!
  }
}

/** The good rows and the `NEAR` best scored ones. */
function nearest({ data, count, width, good }: Choice, linear: Float64Array): Choice {
  const scores = Array.from({ length: count }, (_, i) => dot(linear, data, i * width))
  const order = scores.map((_, i) => i).sort((a, b) => scores[b]! - scores[a]!)
  const kept = order.filter((i, place) => place < NEAR || good[i]! > 0)
  const rows = new Float32Array(kept.length * width)
  kept.forEach((i, to) => rows.set(data.subarray(i * width, (i + 1) * width), to * width))
  return { data: rows, count: kept.length, width, good: kept.map((i) => good[i]!) }
}

function fitLinear(choices: readonly Choice[], width: number): Float64Array {
  const scale = scaleOf(choices, width)
  const plain = (weights: Float64Array): Float64Array => weights.map((weight, k) => weight / scale.spread[k]!)
  const alike = (some: readonly Choice[]): Choice[] => some.map((one) => ({ ...one, data: scaled(one.data, scale) }))
  // A first look at all candidates says which come near; the rest of the way only those matter.
  const rough = plain(descend(width, ROUGH_STEPS, slope(alike(choices), width)))
  const near = alike(choices.map((one) => nearest(one, rough)))
  return plain(descend(width, STEPS, slope(near, width)))
}

/** @param width features in a row */
export function fitChoices(choices: readonly Choice[], width: number, boosting: Boosting): Model {
  const linear = fitLinear(choices, width)
  const near = choices.map((one) => nearest(one, linear))
  const bounds = [0]
  for (const { count } of near) bounds.push(bounds.at(-1)! + count)
  const all: Table & { data: Float32Array } = { data: new Float32Array(bounds.at(-1)! * width), count: bounds.at(-1)!, width }
  near.forEach(({ data }, q) => all.data.set(data, bounds[q]! * width))
  const start = Float64Array.from({ length: all.count }, (_, i) => dot(linear, all.data, i * width))
  const trees = boost(
    all,
    start,
    (scores, first, second, tree) => {
      first.fill(0)
      second.fill(0)
      for (const q of part(near.length, A_TREE, tree)) {
        const [from, to] = [bounds[q]!, bounds[q + 1]!]
        const pull = first.subarray(from, to)
        pulls(scores.subarray(from, to), near[q]!.good, pull)
        // the share, not what is pulled, tells how sharp the loss is
        shares(scores.subarray(from, to), second.subarray(from, to))
      }
    },
    boosting,
  )
  return { linear, trees }
}

function shares(scores: Float64Array, out: Float64Array): void {
  const top = scores.reduce((most, one) => Math.max(most, one), -Infinity)
  let total = 0
  for (let i = 0; i < scores.length; i++) total += out[i] = Math.exp(scores[i]! - top)
  for (let i = 0; i < scores.length; i++) out[i] = Math.max((out[i]! / total) * (1 - out[i]! / total), 1e-4)
}
