/** 'Which bank was it for?', where the line says 'for a bank that I may not name': told of, and its name kept back. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'

/** Which one, or who; a reason, a date or a kind may be told all the same. */
const ASKED =
  /^(?:and |so )?(?:(?:for|in|at|to|with|on|of|by|from) )?(?:who|whom|whose|(?:which|what) (?!is\b|was\b|did\b|does\b|do\b|were\b|are\b|has\b|had\b|year\b|month\b|(?:other )?(?:kinds?|sorts?|types?)\b)|what (?:is|was) the name)\b/
const KEEPS_BACK =
  /\b(?:can(?:no|['’])t|can ?not|may not|must not|(?:am|are|is|was) not (?:allowed|permitted|at liberty|free) to|not (?:allowed|permitted|free|at liberty) to|won['’]t|will not|unable to|(?:would|['’]d) rather not) (?:be )?(?:named?|say (?:which|who|whom|its name|the name)|disclosed?|reveal(?:ed)?|mention(?:ed)?)\b|\b(?:names?|clients?|customers?|employers?|identity|identities) (?:is |are |was |were )?(?:withheld|confidential|undisclosed|not (?:given|named|disclosed|told|stated)|kept back|under (?:an? |the )?(?:NDA|non-?disclosure agreement|embargo))\b/i
const SAME = 0.8

/** Does the line that fits, or the sentence behind it, keep back the name that is asked for? */
export function asksUnnameable(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const { folded } = question
  if (question.counts || question.lists || !ASKED.test(folded)) return false
  const heads = new Set(question.head.map(({ start }) => start))
  const asked = terms.filter(({ word, self }) => !self && heads.has(word.start))
  const holds = ({ stems }: UnitFacts): boolean => asked.every((term) => holdsTerm(stems, term, SAME))
  const items = best?.group?.items.flatMap(({ units }) => units.flatMap((unit) => facts.units[unit] ?? []))
  const line = lineOf(facts, best) ?? items?.find((one) => holds(one) && isToldOfAll(facts, one))
  if (line === undefined) return false
  const next = facts.units[line.unit.index + 1]
  const isKept =
    KEEPS_BACK.test(line.unit.text) ||
    (next !== undefined && next.unit.block === line.unit.block && isOnlyThat(next)) ||
    isToldOfAll(facts, line)
  return isKept && asked.length > 0 && holds(line)
}

/** 'Names not given' as the first item of a list is told of all of them. */
function isToldOfAll({ units }: Facts, { unit }: UnitFacts): boolean {
  if (unit.kind !== 'item' || unit.parents.length > 0) return false
  const first = units.find((one) => one.unit.kind === 'item' && one.unit.section === unit.section)
  return first !== undefined && first.unit !== unit && /^names\b/i.test(first.unit.text) && isOnlyThat(first)
}

/** 'I can't name it.' */
const isOnlyThat = ({ unit, words }: UnitFacts): boolean => words.length <= 8 && KEEPS_BACK.test(unit.text)
