/** An answer that is to be found within some lines: those of the thing that is meant, and of no other. */
import type { Plan } from './plan/plan.ts'
import type { Candidate, Ranking } from './ranking/reader.ts'

/** The lines that may answer; all of them where none are given. */
export type Within = ReadonlySet<number> | undefined

/** Does all that is said rest on these lines? */
export const isWithin = (within: Within, { parts }: Pick<Plan, 'parts'>): boolean =>
  within === undefined || parts.every(({ units }) => units.some((unit) => within.has(unit)))

/** Candidates that are, or list, lines of these alone; their chances are shared anew. */
export function rankedWithin(within: Within, ranking: Ranking): Ranking {
  if (within === undefined) return ranking
  const isOwn = ({ unit, group }: Candidate): boolean =>
    unit !== null
      ? within.has(unit)
      : group?.items.every(({ units }) => units.every((one) => within.has(one))) === true
  const own = ranking.all().filter(isOwn)
  const top = own[0]?.score ?? 0
  const total = own.reduce((sum, { score }) => sum + Math.exp(score - top), 0)
  const shared = own.map((one) => one.withChance(Math.exp(one.score - top) / total))
  return { first: shared, all: () => shared }
}
