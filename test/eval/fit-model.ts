/** The two small models that are fitted: which candidate is the answer (listwise), and is there one (logistic). */

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
export function fitChoices(choices: readonly Choice[], width: number, l2 = 0.003, steps = 250): Float64Array {
  const all = choices.flatMap((c) => c.rows)
  const { mean, spread } = scaleOf(all, width)
  const packed = choices.map(({ rows, good }) => {
    const z = new Float64Array(rows.length * width)
    rows.forEach((row, i) => row.forEach((value, k) => (z[i * width + k] = (value - (mean[k] ?? 0)) / (spread[k] ?? 1))))
    return { z, good, n: rows.length }
  })
  const weights = descend(width, steps, (w, out) => {
    for (const { z, good, n } of packed) {
      const share = new Float64Array(n)
      let top = -Infinity
      for (let i = 0; i < n; i++) {
        let score = 0
        for (let k = 0; k < width; k++) score += (w[k] ?? 0) * (z[i * width + k] ?? 0)
        share[i] = score
        if (score > top) top = score
      }
      let total = 0
      let right = 0
      for (let i = 0; i < n; i++) {
        const e = Math.exp((share[i] ?? 0) - top)
        share[i] = e
        total += e
        right += e * (good[i] ?? 0)
      }
      for (let i = 0; i < n; i++) {
        const pull = (share[i] ?? 0) / total - ((share[i] ?? 0) * (good[i] ?? 0)) / (right || 1e-12)
        if (Math.abs(pull) < 1e-4) continue
        for (let k = 0; k < width; k++) out[k] = (out[k] ?? 0) + (pull * (z[i * width + k] ?? 0)) / packed.length
      }
    }
    for (let k = 0; k < width; k++) out[k] = (out[k] ?? 0) + l2 * (w[k] ?? 0)
  })
  return weights.map((w, k) => w / (spread[k] ?? 1))
}

/** Logistic regression; feature 0 is the constant. */
export function fitDecline(cases: readonly Case[], width: number, l2 = 0.01, steps = 600): Float64Array {
  const { mean, spread } = scaleOf(cases.map((c) => c.row), width)
  mean[0] = 0
  spread[0] = 1
  const total = cases.reduce((a, c) => a + c.weight, 0)
  const weights = descend(width, steps, (w, out) => {
    for (const { row, decline, weight } of cases) {
      let score = 0
      row.forEach((value, k) => (score += ((w[k] ?? 0) * (value - (mean[k] ?? 0))) / (spread[k] ?? 1)))
      const pull = ((1 / (1 + Math.exp(-score)) - decline) * weight) / total
      row.forEach((value, k) => (out[k] = (out[k] ?? 0) + (pull * (value - (mean[k] ?? 0))) / (spread[k] ?? 1)))
    }
    for (let k = 1; k < width; k++) out[k] = (out[k] ?? 0) + l2 * (w[k] ?? 0)
  })
  const plain = weights.map((w, k) => w / (spread[k] ?? 1))
  for (let k = 1; k < width; k++) plain[0] = (plain[0] ?? 0) - (plain[k] ?? 0) * (mean[k] ?? 0)
  return plain
}
