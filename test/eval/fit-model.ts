/** The two kinds of model that are fitted: which candidate is the answer (listwise), and is there one (logistic). */
import { NEAR, score, type Model } from '../../src/rag/answer/ranking/trees.ts'
import { boost, type Boosting } from './fit-trees.ts'


/** Candidates of one question: a row of features each, and how good each is (0: no answer). */
export interface Choice {
  readonly rows: readonly Float64Array[]
  readonly good: readonly number[]
}

export interface Case {
  readonly row: Float64Array
  /** 1: the CV holds no answer. */
  readonly decline: 0 | 1
  readonly weight: number
}

interface Scale {
  readonly mean: Float64Array
  readonly spread: Float64Array
}

function scaleOf(rows: Iterable<Float64Array>, width: number): Scale {
  const mean = new Float64Array(width)
  const square = new Float64Array(width)
  let count = 0
  for (const row of rows) {
    count++
    row.forEach((value, k) => {
      mean[k] = (mean[k] ?? 0) + value
      square[k] = (square[k] ?? 0) + value * value
    })
  }
  const spread = new Float64Array(width)
  for (let k = 0; k < width; k++) {
    const m = (mean[k] ?? 0) / Math.max(1, count)
    mean[k] = m
    spread[k] = Math.sqrt(Math.max(0, (square[k] ?? 0) / Math.max(1, count) - m * m)) || 1
  }
  return { mean, spread }
}

/** Adam on a gradient; returns the weights after `steps`. */
function descend(width: number, steps: number, gradient: (weights: Float64Array, out: Float64Array) => void): Float64Array {
  const weights = new Float64Array(width)
  const first = new Float64Array(width)
  const second = new Float64Array(width)
  const out = new Float64Array(width)
  for (let step = 1; step <= steps; step++) {
    out.fill(0)
    gradient(weights, out)
    for (let k = 0; k < width; k++) {
      const g = out[k] ?? 0
      const m = 0.9 * (first[k] ?? 0) + 0.1 * g
      const v = 0.999 * (second[k] ?? 0) + 0.001 * g * g
      first[k] = m
      second[k] = v
      weights[k] = (weights[k] ?? 0) - (0.05 * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return weights
}

/** Weights under which the good candidates of each question get the largest share of a softmax. */
function fitLinear(choices: readonly Choice[], width: number, l2 = 0.003, steps = 160): Float64Array {
  const all = choices.flatMap((c) => c.rows)
  const { mean, spread } = scaleOf(all, width)
  const pack = (scores: ((row: Float64Array) => number) | null) =>
    choices.map(({ rows, good }) => {
      const kept = scores === null ? rows.map((_, i) => i) : nearest(rows, good, scores)
      const z = new Float32Array(kept.length * width)
      kept.forEach((at, i) => {
        for (let k = 0; k < width; k++) z[i * width + k] = ((rows[at]![k] ?? 0) - mean[k]!) / spread[k]!
      })
      return { z, good: Float64Array.from(kept, (i) => good[i] ?? 0), n: kept.length }
    })
  const slope = (packed: ReturnType<typeof pack>) => (w: Float64Array, out: Float64Array) => {
    for (const { z, good, n } of packed) {
      const share = new Float64Array(n)
      let top = -Infinity
      for (let i = 0; i < n; i++) {
        let score = 0
        for (let k = 0; k < width; k++) score += w[k]! * z[i * width + k]!
        share[i] = score
        if (score > top) top = score
      }
      let total = 0
      let right = 0
      for (let i = 0; i < n; i++) {
        const e = Math.exp(share[i]! - top)
        share[i] = e
        total += e
        right += e * good[i]!
      }
      for (let i = 0; i < n; i++) {
        const pull = share[i]! / total - (share[i]! * good[i]!) / (right || 1e-12)
        if (Math.abs(pull) < 1e-4) continue
        for (let k = 0; k < width; k++) out[k] = out[k]! + (pull * z[i * width + k]!) / packed.length
      }
    }
    for (let k = 0; k < width; k++) out[k] = out[k]! + l2 * w[k]!
  }
  // A first look at all candidates says which come near; the rest of the way only those matter.
  const rough = descend(width, 40, slope(pack(null))).map((w, k) => w / (spread[k] ?? 1))
  const near = pack((row) => row.reduce((sum, value, k) => sum + value * (rough[k] ?? 0), 0))
  const weights = descend(width, steps, slope(near))
  return weights.map((w, k) => w / (spread[k] ?? 1))
}

/** Indices of the good rows and of the `NEAR` best scored ones. */
function nearest(rows: readonly Float64Array[], good: readonly number[], score: (row: Float64Array) => number): number[] {
  const scores = rows.map(score)
  const order = scores.map((_, i) => i).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  return order.filter((i, place) => place < NEAR || (good[i] ?? 0) > 0)
}

/** Logistic regression; feature 0 is the constant. */
export function fitLogistic(cases: readonly Case[], width: number, l2 = 0.01, steps = 300): Float64Array {
  const { mean, spread } = scaleOf(cases.map((c) => c.row), width)
  mean[0] = 0
  spread[0] = 1
  const total = cases.reduce((a, c) => a + c.weight, 0)
  const z = new Float32Array(cases.length * width)
  cases.forEach(({ row }, i) => {
    for (let k = 0; k < width; k++) z[i * width + k] = (row[k]! - mean[k]!) / spread[k]!
  })
  const weights = descend(width, steps, (w, out) => {
    for (let i = 0; i < cases.length; i++) {
      const { decline, weight } = cases[i]!
      let score = 0
      for (let k = 0; k < width; k++) score += w[k]! * z[i * width + k]!
      const pull = ((1 / (1 + Math.exp(-score)) - decline) * weight) / total
      for (let k = 0; k < width; k++) out[k] = out[k]! + pull * z[i * width + k]!
    }
    for (let k = 1; k < width; k++) out[k] = out[k]! + l2 * w[k]!
  })
  const plain = weights.map((w, k) => w / (spread[k] ?? 1))
  for (let k = 1; k < width; k++) plain[0] = (plain[0] ?? 0) - (plain[k] ?? 0) * (mean[k] ?? 0)
  return plain
}

/** A linear score and trees over it, under which the good candidates of each question come first. */
export function fitChoices(choices: readonly Choice[], width: number, boosting: Boosting): Model {
  const linear = fitLinear(choices, width)
  const base: Model = { linear, trees: [] }
  const rows: Float64Array[] = []
  const good: number[] = []
  const start: number[] = []
  const bounds = [0]
  for (const choice of choices) {
    for (const i of nearest(choice.rows, choice.good, (row) => score(base, row))) {
      const row = choice.rows[i]
      if (!row) continue
      rows.push(row)
      good.push(choice.good[i] ?? 0)
      start.push(score(base, row))
    }
    bounds.push(rows.length)
  }
  const trees = boost(
    rows,
    Float64Array.from(start),
    (scores, first, second) => {
      for (let q = 1; q < bounds.length; q++) {
        const from = bounds[q - 1] ?? 0
        const to = bounds[q] ?? 0
        let top = -Infinity
        for (let i = from; i < to; i++) top = Math.max(top, scores[i] ?? 0)
        let total = 0
        let right = 0
        for (let i = from; i < to; i++) {
          const e = Math.exp((scores[i] ?? 0) - top)
          first[i] = e
          total += e
          right += e * (good[i] ?? 0)
        }
        for (let i = from; i < to; i++) {
          const share = (first[i] ?? 0) / total
          const wanted = ((first[i] ?? 0) * (good[i] ?? 0)) / (right || 1e-12)
          first[i] = share - wanted
          second[i] = Math.max(share * (1 - share), 1e-4)
        }
      }
    },
    boosting,
  )
  return { linear, trees }
}

/**
 * A logistic score and trees over it: how likely there is no answer.
 * @param linear which features the score takes, and `trees` which of them trees look at: all, unless told
 */
export function fitDecline(
  cases: readonly Case[],
  width: number,
  boosting: Boosting,
  { linear = () => true, trees = () => true }: { readonly linear?: (place: number) => boolean; readonly trees?: (place: number) => boolean } = {},
): Model {
  const only = (row: Float64Array, taken: (place: number) => boolean): Float64Array => row.map((value, k) => (taken(k) ? value : 0))
  const scored = cases.map((one) => ({ ...one, row: only(one.row, linear) }))
  const weights = fitLogistic(scored, width).map((weight, k) => (linear(k) ? weight : 0))
  const grown = boost(
    cases.map(({ row }) => only(row, trees)),
    Float64Array.from(scored, ({ row }) => score({ linear: weights, trees: [] }, row)),
    (scores, first, second) =>
      cases.forEach(({ decline, weight }, i) => {
        const p = 1 / (1 + Math.exp(-(scores[i] ?? 0)))
        first[i] = (p - decline) * weight
        second[i] = p * (1 - p) * weight
      }),
    boosting,
  )
  return { linear: weights, trees: grown }
}
