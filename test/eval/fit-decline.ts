/** Is there an answer: a logistic score and trees over it. */
import type { Model } from '../../src/rag/answer/ranking/trees.ts'
import { descend, dot, scaled, scaleOf } from './fit-linear.ts'
import { boost, type Boosting, type Table } from './fit-trees.ts'

export interface Case {
  readonly row: Float64Array
  /** 1: the CV holds no answer. */
  readonly decline: 0 | 1
  readonly weight: number
}

const STEPS = 300
const L2 = 0.01

function tableOf(cases: readonly Case[], width: number, isTaken: (place: number) => boolean): Table {
  const data = new Float32Array(cases.length * width)
  cases.forEach(({ row }, i) => data.set(row.map((value, k) => (isTaken(k) ? value : 0)), i * width))
  return { data, count: cases.length, width }
}

/** Logistic regression; feature 0 is the constant. */
function fitLogistic(cases: readonly Case[], table: Table): Float64Array {
  const { width } = table
  const { mean, spread } = scaleOf([table], width)
  mean[0] = 0
  spread[0] = 1
  const total = cases.reduce((sum, { weight }) => sum + weight, 0)
  const data = scaled(table.data, { mean, spread })
  const weights = descend(width, STEPS, (w, out) => {
    cases.forEach(({ decline, weight }, i) => {
      const pull = ((1 / (1 + Math.exp(-dot(w, data, i * width))) - decline) * weight) / total
      for (let k = 0; k < width; k++) out[k]! += pull * data[i * width + k]!
    })
    for (let k = 1; k < width; k++) out[k]! += L2 * w[k]!
  })
  const plain = weights.map((weight, k) => weight / spread[k]!)
  for (let k = 1; k < width; k++) plain[0]! -= plain[k]! * mean[k]!
  return plain
}

/**
 * How likely there is no answer.
 * @param linear which features the score takes, and `trees` which of them trees look at: all, unless told
 */
export function fitDecline(
  cases: readonly Case[],
  width: number,
  boosting: Boosting,
  { linear = () => true, trees = () => true }: { readonly linear?: (place: number) => boolean; readonly trees?: (place: number) => boolean } = {},
): Model {
  const scored = tableOf(cases, width, linear)
  const weights = fitLogistic(cases, scored).map((weight, k) => (linear(k) ? weight : 0))
  const grown = boost(
    tableOf(cases, width, trees),
    Float64Array.from(cases, (_, i) => dot(weights, scored.data, i * width)),
    (scores, first, second) =>
      cases.forEach(({ decline, weight }, i) => {
        const p = 1 / (1 + Math.exp(-scores[i]!))
        first[i] = (p - decline) * weight
        second[i] = p * (1 - p) * weight
      }),
    boosting,
  )
  return { linear: weights, trees: grown }
}
