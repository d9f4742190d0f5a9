/** What one was without pay, told as posts are: a house in one line, what one was and when in the next. */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { headline } from '../posts/headline.ts'

/** Those whose header is several lines, which a list of lines would tear apart; none where others are told otherwise. */
export function unpaidPosts(
  { entries, units, mainKinds }: Facts,
  isAsked: (section: number) => boolean,
): PlanPart[] {
  const sectionOf = (unit: number | undefined): number => units[unit ?? -1]?.unit.section ?? 0
  const own = entries.filter(
    ({ kind, from }) =>
      kind === 'volunteering' && mainKinds[sectionOf(from)] === 'volunteering' && isAsked(sectionOf(from)),
  )
  const isInLines = ({ header }: (typeof own)[number]): boolean =>
    header.length > 1 && header.every((index) => units[index]?.unit.kind === 'sentence')
  return own.every(isInLines) ? own.map((entry) => ({ text: headline(entry), units: entry.header })) : []
}
