/**
 * What the verifier (a cross-encoder, see src/rag/verify) says of the first candidates, where the rankers and the
 * decliner are not sure. Its passes take longer than all the rest, so it is not asked about what is plain.
 */
import { OPINION } from '../verify/opinion-weights.ts'

/** Candidates that are read. */
export const VERIFIED = 3
/** Between these the decliner may be wrong. */
const DECLINE_FROM = 0.2
const DECLINE_TO = 0.97
/** Share of the candidates from which the first one is plain. */
const PLAIN = 0.75
/** Bounds of a chance whose odds are taken. */
const LEAST = 1e-4

/**
 * Is a second opinion worth its passes?
 * @param none chance that nothing answers
 * @param first share of the first candidate
 */
export function isUnsure(none: number, first: number): boolean {
  return none < DECLINE_TO && (none > DECLINE_FROM || first < PLAIN)
}

/**
 * The chance that nothing answers, with what the verifier says.
 * @param none the same without it
 * @param logits of the first candidates: that each of them answers, against none of them
 */
export function withOpinion(none: number, logits: ArrayLike<number>): number {
  const [odds, best, first] = opinionRow(none, logits)
  const value = OPINION.bias + OPINION.odds * odds + OPINION.best * best + OPINION.first * first
  return 1 / (1 + Math.exp(-value))
}

/** What the chance is made of: the odds without the verifier, its best logit, and that of the first candidate. */
export function opinionRow(
  none: number,
  logits: ArrayLike<number>,
): [odds: number, best: number, first: number] {
  const chance = Math.min(1 - LEAST, Math.max(LEAST, none))
  const given = Array.from(logits)
  return [Math.log(chance / (1 - chance)), Math.max(...given), given[0] ?? 0]
}
