/** From the model's comparison of word pieces to the similarities the rankers use. */
import type { Comparison, Matches } from '../../answerer.ts'
import { SHARPNESS, type Matching } from '../../late/projection.ts'
import type { Features } from './feature-names.ts'
import type { Term } from './terms.ts'
import { greatest } from './trees.ts'

/** Comparisons with a question of `stride` word pieces, one behind the other; `rows[i]` is the place of unit i's. */
export function matchesOf(
  comparisons: readonly Comparison[],
  stride: number,
  rows: ArrayLike<number> = comparisons.map((_, i) => i),
): Matches {
  const best = new Float32Array(comparisons.length * stride)
  const bestOwn = new Float32Array(comparisons.length * stride)
  comparisons.forEach((one, row) => {
    best.set(one.best, row * stride)
    bestOwn.set(one.bestOwn, row * stride)
  })
  const dense = Float64Array.from(comparisons, (one) => one.dense)
  const own = Float64Array.from(comparisons, (one) => one.own)
  return { rows, dense, own, stride, best, bestOwn }
}

/** Where the word pieces of the question stand in it. */
export interface PieceSpans {
  readonly starts: ArrayLike<number>
  readonly ends: ArrayLike<number>
  readonly matching: Matching
}

/** Query tokens with their weight: the term they belong to, or little for the rest. */
export function tokenWeights(
  query: PieceSpans,
  terms: readonly Term[],
): {
  readonly plain: Float32Array
  readonly content: Float32Array
  readonly term: Int32Array
  readonly matching: Matching
} {
  const n = query.starts.length
  const plain = new Float32Array(n)
  const content = new Float32Array(n)
  const term = new Int32Array(n).fill(-1)
  for (let i = 0; i < n; i++) {
    const start = query.starts[i] ?? 0
    const found = terms.findIndex((t) => start >= t.word.start && start < t.word.end)
    term[i] = found
    const owner = terms[found]
    plain[i] = owner === undefined ? 0.5 : owner.self ? 0.1 : 1
    content[i] = owner === undefined || owner.self ? 0 : 0.3 + owner.weight
  }
  return { plain, content, term, matching: query.matching }
}

export type PieceWeights = ReturnType<typeof tokenWeights>

/** Adds what the model found to what was known without it. */
export function addSimilarities(x: Features, weights: PieceWeights, matches: Matches): void {
  const { plain, content, matching } = weights
  const { shares } = matching
  const { rows, stride, best, bestOwn } = matches
  const dense = x.add('dense')
  const own = x.add('own')
  const late = x.add('late')
  const lateFull = x.add('lateFull')
  const lateContent = x.add('lateContent')
  const worst = x.add('worst')
  const learned = x.add('learned')
  const learnedFull = x.add('learnedFull')
  const columns = [dense, own, late, lateFull, lateContent, worst, learned, learnedFull]
  const total = sumOf(plain)
  const totalContent = sumOf(content)
  // Of many units most are compared with nothing, and share one row.
  let first = -1
  // Within bounds: a check of each number would double the time.
  for (let unit = 0; unit < rows.length; unit++) {
    const row = rows[unit]!
    if (row === matches.none) {
      if (first >= 0) continue
      first = unit
    }
    const from = row * stride
    let sum = 0
    let sumFull = 0
    let sumContent = 0
    let least = 1
    let answers = -matching.absent
    let answersFull = -matching.absent
    for (let i = 0; i < plain.length; i++) {
      const full = best[from + i]!
      const alone = bestOwn[from + i]!
      answers += shares[i]! * alone
      answersFull += shares[i]! * full
      sum += plain[i]! * alone
      sumFull += plain[i]! * full
      sumContent += content[i]! * full
      if (content[i]! > 0 && full < least) least = full
    }
    dense[unit] = matches.dense[row]!
    own[unit] = matches.own[row]!
    late[unit] = total > 0 ? sum / total : 0
    lateFull[unit] = total > 0 ? sumFull / total : 0
    lateContent[unit] = totalContent > 0 ? sumContent / totalContent : 0
    worst[unit] = totalContent > 0 ? least : 0.5
    learned[unit] = answers * SHARPNESS
    learnedFull[unit] = answersFull * SHARPNESS
    if (unit === first) for (const column of columns) column.fill(column[unit]!, unit)
  }
  addChances(x.add('learnedChance'), learned)
}

export function sumOf(numbers: Float32Array | Float64Array): number {
  let sum = 0
  // By their places: an iterator makes an object for each number where it is not inlined.
  for (let i = 0; i < numbers.length; i++) sum += numbers[i]!
  return sum
}

/** Learned chances that each unit answers, were one of them alone to; the rest is that of none. */
function addChances(chances: Float64Array, learned: Float64Array): void {
  const top = Math.max(0, greatest(learned))
  let sum = Math.exp(-top)
  let last = NaN
  let power = 0
  for (let i = 0; i < chances.length; i++) {
    // Of many units most have the same: it is raised once.
    if (learned[i]! !== last) power = Math.exp((last = learned[i]!) - top)
    sum += chances[i] = power
  }
  for (let i = 0; i < chances.length; i++) chances[i]! /= sum
}
