/**
 * What late interaction is fitted with: projections of the model's word-piece vectors for questions and for lines, a
 * weight for each word piece of a question, and what a line must reach to answer at all. A question's score for a
 * line is the weighted mean, over its word pieces, of the best cosine with a piece of the line; the softmax over the
 * lines of a CV, and over 'none of them', is to fall on the line that answers.
 */
import { rowDot } from '../../src/rag/retrieval/vectors.ts'

export const WIDTH = 384
export const NARROW = 128

/** Rows of `WIDTH` numbers, each of length 1. */
export interface Rows {
  readonly data: Float32Array
  readonly count: number
}

/** One CV: its lines and questions; `gold[i]` is the line that answers question i, -1 when none does. */
export interface Lesson {
  readonly lines: readonly Rows[]
  readonly questions: readonly Rows[]
  readonly gold: readonly number[]
}

export interface Matcher {
  readonly query: Float32Array
  readonly line: Float32Array
  readonly weight: Float32Array
  readonly absent: Float32Array
  /** Scale of the softmax, and the constant part of what 'none of them' scores. */
  readonly scalars: Float32Array
}

const [SCALE, NONE] = [0, 1]

/** Numbers from 0 to 1 that are the same in each run. */
export function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Both projections begin as the same random rotation, cut off: cosines as the model has them, roughly. */
export function newMatcher(random: () => number): Matcher {
  const rows: Float32Array[] = []
  while (rows.length < NARROW) {
    const row = Float32Array.from({ length: WIDTH }, () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random()))
    for (const other of rows) {
      const along = rowDot(row, 0, other, 0, WIDTH)
      for (let k = 0; k < WIDTH; k++) row[k]! -= along * other[k]!
    }
    const length = Math.sqrt(rowDot(row, 0, row, 0, WIDTH))
    rows.push(row.map((value) => value / length))
  }
  const start = new Float32Array(NARROW * WIDTH)
  rows.forEach((row, k) => start.set(row, k * WIDTH))
  return {
    query: start,
    line: start.slice(),
    weight: new Float32Array(WIDTH),
    absent: new Float32Array(WIDTH),
    scalars: Float32Array.of(20, 0.4),
  }
}

export function like(matcher: Matcher): Matcher {
  const empty = (from: Float32Array): Float32Array => new Float32Array(from.length)
  return {
    query: empty(matcher.query),
    line: empty(matcher.line),
    weight: empty(matcher.weight),
    absent: empty(matcher.absent),
    scalars: empty(matcher.scalars),
  }
}

/** Projects rows and scales them to length 1; remembers what going back needs. */
function project(rows: readonly Rows[], weights: Float32Array): { starts: number[]; unit: Float32Array; lengths: Float32Array } {
  const starts = [0]
  for (const { count } of rows) starts.push((starts.at(-1) ?? 0) + count)
  const total = starts.at(-1) ?? 0
  const unit = new Float32Array(total * NARROW)
  const lengths = new Float32Array(total)
  let row = 0
  for (const { data, count } of rows)
    for (let r = 0; r < count; r++, row++) {
      let square = 0
      for (let k = 0; k < NARROW; k++) {
        const value = rowDot(data, r * WIDTH, weights, k * WIDTH, WIDTH)
        unit[row * NARROW + k] = value
        square += value * value
      }
      const length = Math.max(Math.sqrt(square), 1e-9)
      lengths[row] = length
      for (let k = 0; k < NARROW; k++) unit[row * NARROW + k]! /= length
    }
  return { starts, unit, lengths }
}

/** Adds the gradient of the projection's weights, given that of its rows of length 1. */
function projectBack(rows: readonly Rows[], { unit, lengths }: ReturnType<typeof project>, slope: Float32Array, out: Float32Array): void {
  let row = 0
  for (const { data, count } of rows)
    for (let r = 0; r < count; r++, row++) {
      const at = row * NARROW
      const along = rowDot(slope, at, unit, at, NARROW)
      for (let k = 0; k < NARROW; k++) {
        const pull = (slope[at + k]! - along * unit[at + k]!) / lengths[row]!
        if (pull === 0) continue
        const to = k * WIDTH
        const from = r * WIDTH
        for (let j = 0; j < WIDTH; j++) out[to + j]! += pull * data[from + j]!
      }
    }
}

/** Loss of one CV, the mean over its questions; its gradient is added to `out`. */
export function learn(matcher: Matcher, { lines, questions, gold }: Lesson, out: Matcher): number {
  const q = project(questions, matcher.query)
  const d = project(lines, matcher.line)
  const slopeQ = new Float32Array(q.unit.length)
  const slopeD = new Float32Array(d.unit.length)
  const scale = matcher.scalars[SCALE]!
  let loss = 0
  questions.forEach((question, i) => {
    const { data, count } = question
    const first = q.starts[i]!
    const shares = new Float32Array(count)
    let sum = 0
    for (let a = 0; a < count; a++) sum += shares[a] = Math.exp(rowDot(data, a * WIDTH, matcher.weight, 0, WIDTH))
    for (let a = 0; a < count; a++) shares[a]! /= sum
    const best = new Int32Array(lines.length * count)
    const cosines = new Float32Array(lines.length * count)
    const scores = new Float32Array(lines.length + 1)
    lines.forEach((_, u) => {
      let score = 0
      for (let a = 0; a < count; a++) {
        let top = -2
        let where = d.starts[u]!
        for (let b = d.starts[u]!; b < d.starts[u + 1]!; b++) {
          const cosine = rowDot(q.unit, (first + a) * NARROW, d.unit, b * NARROW, NARROW)
          if (cosine > top) {
            top = cosine
            where = b
          }
        }
        best[u * count + a] = where
        cosines[u * count + a] = top
        score += shares[a]! * top
      }
      scores[u] = score
    })
    const mean = new Float32Array(WIDTH)
    for (let a = 0; a < count; a++) for (let j = 0; j < WIDTH; j++) mean[j]! += data[a * WIDTH + j]! / count
    scores[lines.length] = matcher.scalars[NONE]! + rowDot(mean, 0, matcher.absent, 0, WIDTH)
    const right = gold[i]! < 0 ? lines.length : gold[i]!
    const top = Math.max(...scores)
    const chances = scores.map((score) => Math.exp(scale * (score - top)))
    const total = chances.reduce((x, y) => x + y, 0)
    loss -= Math.log(Math.max(chances[right]! / total, 1e-12)) / questions.length
    const pulls = chances.map((chance, u) => (chance / total - (u === right ? 1 : 0)) / questions.length)
    scores.forEach((score, u) => (out.scalars[SCALE]! += pulls[u]! * score))
    const none = pulls[lines.length]! * scale
    out.scalars[NONE]! += none
    for (let j = 0; j < WIDTH; j++) out.absent[j]! += none * mean[j]!
    const slopeShare = new Float32Array(count)
    lines.forEach((_, u) => {
      const pull = pulls[u]! * scale
      if (Math.abs(pull) < 1e-7) return
      for (let a = 0; a < count; a++) {
        slopeShare[a]! += pull * cosines[u * count + a]!
        const along = pull * shares[a]!
        const from = best[u * count + a]! * NARROW
        const to = (first + a) * NARROW
        for (let k = 0; k < NARROW; k++) {
          slopeQ[to + k]! += along * d.unit[from + k]!
          slopeD[from + k]! += along * q.unit[to + k]!
        }
      }
    })
    let middle = 0
    for (let a = 0; a < count; a++) middle += shares[a]! * slopeShare[a]!
    for (let a = 0; a < count; a++) {
      const pull = shares[a]! * (slopeShare[a]! - middle)
      for (let j = 0; j < WIDTH; j++) out.weight[j]! += pull * data[a * WIDTH + j]!
    }
  })
  projectBack(questions, q, slopeQ, out.query)
  projectBack(lines, d, slopeD, out.line)
  return loss
}

/** Scores of a CV's lines for a question, and what they must reach; gold units may be several. */
export function scoresOf(matcher: Matcher, lines: readonly Rows[]): (question: Rows) => { scores: Float32Array; absent: number } {
  const d = project(lines, matcher.line)
  return (question) => {
    const { data, count } = question
    const { unit } = project([question], matcher.query)
    const shares = Float32Array.from({ length: count }, (_, a) => Math.exp(rowDot(data, a * WIDTH, matcher.weight, 0, WIDTH)))
    const sum = shares.reduce((x, y) => x + y, 0)
    const scores = Float32Array.from(lines, (_, u) => {
      let score = 0
      for (let a = 0; a < count; a++) {
        let top = -2
        for (let b = d.starts[u]!; b < d.starts[u + 1]!; b++) top = Math.max(top, rowDot(unit, a * NARROW, d.unit, b * NARROW, NARROW))
        score += (shares[a]! / sum) * top
      }
      return score
    })
    let absent = matcher.scalars[NONE]!
    for (let a = 0; a < count; a++) absent += rowDot(data, a * WIDTH, matcher.absent, 0, WIDTH) / count
    return { scores, absent }
  }
}
