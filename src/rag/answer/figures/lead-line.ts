/** What is computed from one line: a number that leads, and the line that it is computed from. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { saidBy, sayAsked } from '../saying/say-unit.ts'

/** Null where the candidate is a list. */
export function leadLine(
  facts: Facts,
  { unit, chance }: Candidate,
  reading: Reading,
  lead: string,
): Plan | null {
  if (unit === null) return null
  const parts = [{ text: sayAsked(facts, unit, reading), units: saidBy(facts, unit) }]
  return { lead, parts, list: false, chance, fact: true }
}
