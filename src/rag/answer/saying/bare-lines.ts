/** Lines that say little by themselves: 'No work.', with the sentence behind it that tells why. */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { findDates } from '../text/dates.ts'

/** A line that says no more than that: the next one tells what was done. */
export const BARE = 60

/** What is told, and if that is a short sentence the next one of its paragraph. */
export function withNext(facts: Facts, { text, units }: PlanPart): PlanPart {
  const last = facts.units[Math.max(...units)]
  const next = facts.units[Math.max(...units) + 1]
  const [date] = findDates(text)
  const said = date === undefined ? text.length : text.length - (date.end - date.start)
  if (
    said >= BARE ||
    next === undefined ||
    last?.unit.block !== next.unit.block ||
    next.unit.kind !== 'sentence' ||
    !/[.!?]$/.test(text)
  )
    return { text, units }
  return { text: `${text} ${next.unit.text}`, units: [...units, next.unit.index] }
}
