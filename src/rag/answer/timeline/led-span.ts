/**
 * 'How long was she with Orrin?', where sentences tell of a house behind one that says no more than where and when:
 * 'Leeds, 2002–07. Company member at Orrin, touring schools.'
 */
import type { UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { specifics, type TimelineContext } from '../posts/timeline-entries.ts'
import { monthsOf, sayLength, type DateRange } from '../text/dates.ts'

const STAYED =
  /\bhow (?:long|many (?:years|months)) (?:was|were|did|has|have|had|is|are) (?:\S{1,30} ){1,3}?(?:been |stay |work |working |employed |spend )?(?:with|at|for|in|by) /
/** Characters of a sentence that says no more, and how many of those are its dates at least. */
const LEAD = 60
const SHARE = 0.2
const NAMES = 0.8

/** Null unless one paragraph alone tells of it. */
export function planLedSpan({ facts, question, terms, now }: TimelineContext): Plan | null {
  if (!STAYED.test(question.folded) || question.time !== null) return null
  const named = specifics(terms)
  if (named.length === 0 || !named.some((t) => t.proper)) return null
  const about = facts.units.filter(
    ({ unit, stems }) =>
      unit.kind === 'sentence' &&
      named.every(({ matches }) => [...matches].some(([key, value]) => value >= NAMES && stems.has(key))),
  )
  const [told, ...others] = about
  if (told === undefined || others.some(({ unit }) => unit.block !== told.unit.block)) return null
  const lead = leadOf(facts.units, told)
  if (lead === null) return null
  return {
    lead: sayLength(monthsOf(lead.range, now), lead.range.exact),
    parts: [lead.unit, told].map(({ unit }) => ({ text: unit.text, units: [unit.index] })),
    list: false,
    chance: 0.85,
    fact: true,
  }
}

/** The last sentence before it in its paragraph that tells dates; null where that tells more. */
function leadOf(
  units: readonly UnitFacts[],
  { unit: told }: UnitFacts,
): { unit: UnitFacts; range: DateRange } | null {
  for (let i = told.index - 1; units[i]?.unit.block === told.block; i--) {
    const unit = units[i]
    const [range, more] = unit?.dates ?? []
    if (unit === undefined || range === undefined) continue
    const { length } = unit.unit.text
    const isLead = more === undefined && !range.single && length <= LEAD
    return isLead && range.end - range.start > length * SHARE ? { unit, range } : null
  }
  return null
}
