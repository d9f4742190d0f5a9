/** 'Night Bus stops', where a list names 'Night Bus': the name that is asked about is no answer, and a line of it tells of stops. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** How well a line must name a word for it to be there. */
const NAMES = 0.8

/** The plan, with the lines that have what else is asked for where it says nothing but what the question says itself. */
export function beyondName(facts: Facts, plan: Plan, { question, terms }: Reading): Plan {
  const [part, ...others] = plan.parts
  if (part === undefined || others.length > 0 || plan.lead !== undefined || question.yesno || plan.list)
    return plan
  const asked = new Set(question.words.map(({ stem }) => stem))
  const said = new Set(words(part.text).map(({ stem }) => stem))
  if (said.size === 0 || ![...said].every((stem) => asked.has(stem))) return plan
  const more = terms.filter((term) => !term.self && !holdsTerm(said, term, NAMES))
  if (more.length === 0) return plan
  const entries = new Set(part.units.flatMap((at) => facts.units[at]?.entry ?? []))
  const lines = facts.units.filter(
    ({ unit, entry, stems }) =>
      (part.units.includes(unit.index) || (entry !== null && entries.has(entry))) &&
      more.every((term) => holdsTerm(stems, term, NAMES)),
  )
  const [line, ...alike] = lines
  if (line === undefined || alike.length > 0) return plan
  const name = part.text.replace(/[.:;,\s]+$/, '')
  return {
    ...plan,
    parts: [{ text: `${name}: ${line.unit.text}`, units: [...new Set([...part.units, line.unit.index])] }],
  }
}
