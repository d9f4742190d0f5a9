/** How long entries lasted, as an answer says it. */
import type { Plan } from '../plan/plan.ts'
import { byStart, monthsIn, partOf, type DatedEntry } from '../posts/timeline-entries.ts'
import { sayLength } from '../text/dates.ts'
import { NUMBER, valueOf } from '../text/counts.ts'

/** How long these entries lasted together, each month counted once. */
export function duration(given: readonly DatedEntry[], now: number): Plan | null {
  // the day on which something came out is no time that it took
  const entries = given.filter(({ range }) => !range.single)
  // what was held there adds nothing to the years there
  const whole = entries.filter(({ parent }) => !entries.some((e) => e.index === parent && e.range.exact))
  const sorted = byStart(whole)
  const first = sorted[0]
  if (!first) return null
  const [only, more] = sorted
  const told = only === undefined || more !== undefined ? null : timesLength(only.text)
  if (told !== null) return { lead: told, parts: [partOf(first)], list: false, chance: 0.9, fact: true }
  const exact = sorted.every((e) => e.range.exact)
  const open = sorted.some((e) => !Number.isFinite(e.range.to))
  return {
    lead: `${sayLength(monthsIn(sorted, now), exact)}${open ? ' so far' : ''}`,
    parts: sorted.slice(0, 6).map(partOf),
    list: false,
    chance: 0.9,
    fact: true,
  }
}

/** 'Four contracts of eight months': not all the time from the first to the last was spent there. */
const TIMES = new RegExp(
  `(?<![\\d.,])(?<times>${NUMBER}) (?:\\p{L}+ )?(?:contracts?|seasons?|stints?|tours?|rotations?|voyages?|terms?|spells?|stays?|placements?|deployments?|missions?|assignments?|trips?) (?:of|each|lasting|at) (?<count>${NUMBER}) (?<unit>months?|weeks?|days?)(?: each)?\\b`,
  'iu',
)

/** The number of times and their length, multiplied; null where the header tells no such. */
function timesLength(text: string): string | null {
  const { times = '', count = '', unit = '' } = TIMES.exec(text)?.groups ?? {}
  const total = valueOf(times) * valueOf(count)
  return total > 0 ? `${total} ${unit.replace(/s?$/, 's')}` : null
}
