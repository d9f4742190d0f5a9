/** From the model's comparison of word pieces to the similarities the rankers use. */
import type { Comparison } from '../answerer.ts'
import { SHARPNESS, type Matching } from '../late/projection.ts'
import type { Similarity } from './features.ts'
import type { Term } from './terms.ts'

/** What the retriever tells of a unit; `best[i]` is the best match of the question's word piece i. */
export type PieceMatch = Comparison

/** Of a unit that was not compared with a question of `width` word pieces. */
export function noMatch(width: number): PieceMatch {
  const none = new Float32Array(width)
  return { dense: 0, own: 0, best: none, bestOwn: none }
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

export function compare(weights: PieceWeights, match: PieceMatch): Similarity {
  const { shares, absent } = weights.matching
  let late = 0
  let lateFull = 0
  let total = 0
  let lateContent = 0
  let totalContent = 0
  let worst = 1
  let learned = -absent
  let learnedFull = -absent
  for (let i = 0; i < weights.plain.length; i++) {
    const best = match.best[i] ?? 0
    const w = weights.plain[i] ?? 0
    const share = shares[i] ?? 0
    learned += share * (match.bestOwn[i] ?? 0)
    learnedFull += share * best
    late += w * (match.bestOwn[i] ?? 0)
    lateFull += w * best
    total += w
    const c = weights.content[i] ?? 0
    lateContent += c * best
    totalContent += c
    if (c > 0 && best < worst) worst = best
  }
  return {
    dense: match.dense,
    own: match.own,
    late: total > 0 ? late / total : 0,
    lateFull: total > 0 ? lateFull / total : 0,
    lateContent: totalContent > 0 ? lateContent / totalContent : 0,
    worst: totalContent > 0 ? worst : 0.5,
    learned: learned * SHARPNESS,
    learnedFull: learnedFull * SHARPNESS,
  }
}

/** Learned chances that each unit answers, were one of them alone to; the rest is that of none. */
export function chancesOf(similarity: readonly Similarity[]): Float64Array {
  const scores = Float64Array.from(similarity, ({ learned }) => learned)
  const top = scores.reduce((most, score) => Math.max(most, score), 0)
  const shares = scores.map((score) => Math.exp(score - top))
  const sum = shares.reduce((total, share) => total + share, Math.exp(-top))
  return shares.map((share) => share / sum)
}

/** How many word pieces a word of the question falls into: one for words of general English. */
export function piecesOf(query: PieceSpans, word: { readonly start: number; readonly end: number }): number {
  let count = 0
  for (let i = 0; i < query.starts.length; i++) {
    const start = query.starts[i] ?? 0
    if (start >= word.start && start < word.end) count++
  }
  return count
}
