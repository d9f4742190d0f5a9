/** 'Has Anna Berg finished her doctorate?', of a student of the person: the one row or item that begins with the name tells how far it is. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { textOf } from '../saying/say-unit.ts'
import { findDates } from '../text/dates.ts'

const ASKED =
  /^(?:has|have|did|is|was) ((?:\p{Lu}[\p{L}'’.-]+ (?:(?:van|von|de|da|di|der|den) )?){2,4})(?:\p{Ll}+ ){0,3}(?:finish\w*|complet\w+|graduat\w+|defend\w*|submit\w*|got|gained|done|working|doing|pass\w*)(?: (?:\p{Ll}+ ){0,3}(?:doctorate|ph\.?d|thesis|degree|dissertation|studies))?(?: \p{Ll}+)?\s*\??$/iu
const GUIDED = /\b(?:supervis\w+|students?|doctoral|doctorates?|ph\.?ds?|candidates?|mentoring)\b/i
/** What tells how far it is, beside an end that is a date. */
const STATE =
  /\b(?:in progress|under ?way|ongoing|current(?:ly)?|complet\w+|finish\w+|graduat\w+|defend\w+|submitt\w+|awarded|passed|withdr\w+|writing up|expected|due|now)\b/i

export function planStateOf(facts: Facts, { question }: Pick<Draft, 'question'>): Plan | null {
  const name = ASKED.exec(question.text)?.[1]?.trim()
  if (name === undefined || name.split(' ').some((word) => /^\p{Ll}/u.test(word))) return null
  const { document, units } = facts
  const [line, ...others] = units.filter(
    ({ unit }) =>
      (unit.kind === 'row' || unit.kind === 'item') &&
      unit.first &&
      unit.text.replace(/^Dr\.? /, '').startsWith(name) &&
      GUIDED.test((document.sections[unit.section]?.path ?? []).slice(-2).join(' ')),
  )
  if (line === undefined || others.length > 0) return null
  const text = textOf(facts, line.unit.index)
  const isTold = STATE.test(text) || findDates(text).some(({ single }) => !single)
  return isTold ? { parts: [{ text, units: [line.unit.index] }], list: false, chance: 0.9, fact: true } : null
}
