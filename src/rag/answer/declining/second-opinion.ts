/**
 * The decliner's chance on second thought. It was fitted on what the rankers say of CVs that they had seen, and is too
 * sure of others: what it overlooks is learned from CVs that they had not. And what the verifier (a cross-encoder, see
 * src/rag/verify) says of the first candidates, where that leaves a doubt. Its passes take longer than all the rest, so
 * it is not asked about what is plain.
 */
import { model } from '../ranking/reader.ts'
import { score } from '../ranking/trees.ts'
import { DECLINE_FEATURES } from './decline-row.ts'
import { OPINION } from './opinion-weights.ts'

/** Candidates that are read; a third changed nothing. */
export const VERIFIED = 2
/** Between these the decliner may be wrong. */
const DECLINE_FROM = 0.2
const DECLINE_TO = 0.97
/** Share of the candidates from which the first one is plain, and up to which none stands out. */
const PLAIN = 0.75
const NONE_STANDS_OUT = 0.2
/** What a logit counts beside the logarithm of a share. */
const ORDER = 0.25
/** Bounds of a chance whose odds are taken. */
const LEAST = 1e-4

/** What a chance on second thought is made of. */
export const OPINION_FEATURES = [...DECLINE_FEATURES, 'odds', 'said'] as const
const UNREAD = model(OPINION_FEATURES, OPINION.unread)
const READ = model(OPINION_FEATURES, OPINION.read)

/**
 * Is the verifier worth its passes?
 * @param none chance that nothing answers
 * @param first share of the first candidate
 */
export function isUnsure(none: number, first: number): boolean {
  return none < DECLINE_TO && (none > DECLINE_FROM || (first > NONE_STANDS_OUT && first < PLAIN))
}

/**
 * The chance that nothing answers, on second thought.
 * @param none the decliner's
 * @param features what the decliner looked at, as in `DECLINE_FEATURES`
 * @param logits of the first candidates: that each of them answers, against none of them; of none, where nobody was asked
 */
export function onSecondThought(
  none: number,
  features: Float64Array,
  logits: ArrayLike<number> = [],
): number {
  const fitted = logits.length > 0 ? READ : UNREAD
  return 1 / (1 + Math.exp(-score(fitted, opinionRow(none, features, logits))))
}

/** A row in the order of `OPINION_FEATURES`. */
export function opinionRow(
  none: number,
  features: Float64Array,
  logits: ArrayLike<number> = [],
): Float64Array {
  const chance = Math.min(1 - LEAST, Math.max(LEAST, none))
  const said = logits.length > 0 ? Math.max(...Array.from(logits)) : 0
  return Float64Array.from([...features, Math.log(chance / (1 - chance)), said])
}

/** The shares of the first candidates with the verifier's say; together they are as much as before. */
export function sharesWith(shares: readonly number[], logits: ArrayLike<number>): number[] {
  const most = Math.max(...Array.from(logits))
  const weighed = shares.map((share, i) => share * Math.exp(ORDER * ((logits[i] ?? most) - most)))
  const [before, after] = [shares, weighed].map((all) => all.reduce((sum, share) => sum + share, 0))
  return weighed.map((share) => (share * (before ?? 0)) / (after || 1))
}
