/** Mixes the cross-encoder's opinion into an order of candidates. */

/** Candidates the cross-encoder reads; each costs a forward pass. */
export const READ_FIRST = 12
/** Its share in the mix. */
const SHARE = 0.5

/**
 * The first candidates in a new order. Their chances are mixed with those the scores stand for, so that together they
 * weigh as much as before; what follows them stays as it was.
 * @param candidates best first
 * @param scores one for each of the first candidates, logits, higher is better
 */
export function reorder<Candidate extends { readonly chance: number }>(
  candidates: readonly Candidate[],
  scores: ArrayLike<number>,
): Candidate[] {
  const first = candidates.slice(0, scores.length)
  const given = Array.from(scores)
  if (given.some((score) => !Number.isFinite(score))) return [...candidates]
  const most = Math.max(...given)
  const weights = given.map((score) => Math.exp(score - most))
  const sum = weights.reduce((a, b) => a + b, 0)
  const all = first.reduce((total, { chance }) => total + chance, 0)
  const mixed = first.map((candidate, i) => ({
    ...candidate,
    chance: (1 - SHARE) * candidate.chance + SHARE * all * ((weights[i] ?? 0) / sum),
  }))
  mixed.sort((a, b) => b.chance - a.chance)
  return [...mixed, ...candidates.slice(scores.length)]
}
