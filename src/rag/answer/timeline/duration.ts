/** How long entries lasted, as an answer says it. */
import type { Plan } from '../plan/plan.ts'
import { byStart, monthsIn, partOf, type DatedEntry } from '../posts/timeline-entries.ts'
import { sayLength } from '../text/dates.ts'

/** How long these entries lasted together, each month counted once. */
export function duration(given: readonly DatedEntry[], now: number): Plan | null {
  // the day on which something came out is no time that it took
  const entries = given.filter(({ range }) => !range.single)
  // what was held there adds nothing to the years there
  const whole = entries.filter(({ parent }) => !entries.some((e) => e.index === parent && e.range.exact))
  const sorted = byStart(whole)
  const first = sorted[0]
  if (!first) return null
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
