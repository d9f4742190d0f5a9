/** 'How was the school rated when he arrived?': the line that tells how things stood then. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'

const ASKED =
  /\bwhen (?:he|she|they|you) (?:first )?(?:arrived|joined|came|started|began|took (?:it |over|the)|took charge)\b|\b(?:on|upon|before|at the time of) (?:(?:his|her|their|your) )?(?:arrival|arriving|joining)\b/
const TOLD =
  /\bwhen (?:I|we|he|she|they) (?:first )?(?:arrived|joined|came|started|began|took (?:it |over|the)|took charge)\b|\b(?:on|upon|before) (?:(?:my|his|her|their) )?(?:arrival|arriving|joining)\b|\bI (?:inherited|found it)\b/i
const COMING = /^(?:arriv|join|came|come|start|began|begin|took|take|over|charg|first|time)/
/** How well the line must meet each word that is asked for. */
const SAME = 0.5

/** Null unless one line alone tells it, of all that is asked for. */
export function planAtArrival(facts: Facts, { question, terms }: Draft): Plan | null {
  const { counts, yesno, lists, folded } = question
  if (counts || yesno || lists || !ASKED.test(folded)) return null
  const asked = terms.filter(({ self, word }) => !self && !COMING.test(word.stem))
  const things = asked.filter(({ named }) => !named)
  if (things.length === 0) return null
  const holds = (stems: ReadonlySet<string>, term: (typeof asked)[number]): boolean =>
    [...term.matches].some(([key, value]) => value >= SAME && stems.has(key))
  const found = facts.units.filter(
    ({ unit, stems, scope }) =>
      unit.kind !== 'heading' &&
      TOLD.test(unit.text) &&
      asked.every((term) => holds(term.named ? scope : stems, term)),
  )
  const [line, ...more] = found
  if (line === undefined || more.length > 0) return null
  return {
    parts: [{ text: line.unit.text, units: [line.unit.index] }],
    list: false,
    chance: 0.85,
    fact: true,
  }
}
