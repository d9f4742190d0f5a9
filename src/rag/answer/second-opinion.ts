/**
 * What the verifier (a cross-encoder, see src/rag/verify) says of the first candidates, where the rankers and the
 * decliner are not sure. Its passes take longer than all the rest, so it is not asked about what is plain.
 */
import { OPINION } from '../verify/opinion-weights.ts'

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

/** What was asked of the verifier, and what it said. */
export interface Opinion {
  /** Of the first candidates: that each of them answers, against none of them. */
  readonly logits: ArrayLike<number>
  /** Share of the first candidate before. */
  readonly share: number
  /** Whether the answer is computed from dates, so that no passage has to tell it. */
  readonly computed: boolean
}

/**
 * Is a second opinion worth its passes?
 * @param none chance that nothing answers
 * @param first share of the first candidate
 */
export function isUnsure(none: number, first: number): boolean {
  return none < DECLINE_TO && (none > DECLINE_FROM || (first > NONE_STANDS_OUT && first < PLAIN))
}

/**
 * The chance that nothing answers, with what the verifier says.
 * @param none the same without it
 */
export function withOpinion(none: number, opinion: Opinion): number {
  const { bias, weights } = OPINION
  const value = opinionRow(none, opinion).reduce((sum, part, i) => sum + part * (weights[i] ?? 0), bias)
  return 1 / (1 + Math.exp(-value))
}

/** What the chance is made of, each with a weight. */
export function opinionRow(none: number, { logits, share, computed }: Opinion): readonly number[] {
  const chance = Math.min(1 - LEAST, Math.max(LEAST, none))
  const best = Math.max(...Array.from(logits))
  return [Math.log(chance / (1 - chance)), best, share, computed ? 1 : 0, computed ? best : 0]
}

/** The shares of the first candidates with the verifier's say; together they are as much as before. */
export function sharesWith(shares: readonly number[], logits: ArrayLike<number>): number[] {
  const most = Math.max(...Array.from(logits))
  const weighed = shares.map((share, i) => share * Math.exp(ORDER * ((logits[i] ?? most) - most)))
  const [before, after] = [shares, weighed].map((all) => all.reduce((sum, share) => sum + share, 0))
  return weighed.map((share) => (share * (before ?? 0)) / (after || 1))
}
