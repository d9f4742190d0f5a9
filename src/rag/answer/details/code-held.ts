/** 'Does he have a B1.1 licence?', 'does she hold CS47?': the line that names what is called by letters and a number. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'

const CODE = /^(?=.*\d)\p{L}[\p{L}\d]{0,5}(?:[./-][\p{L}\d]{1,4})?$/u
const ASKED =
  /^(?:does|do|has|have|is|did) \S+ (?:\S+ ){0,3}?(?:have|hold|got|get|pass|passed|own|certified|licensed|qualified|authorised|authorized)\b/
/** What a paper is, and that one has it. */
const AROUND =
  /^(?:licen[cs]|certif|ticket|card|qualif|approv|categor|class|cours|exam|permit|valid|hold|got|get|pass|authori|still|current)/
const NAMES = 0.9
const MOST = 2

/** Null where no line names it, or more than two do. */
export function planCodeHeld(facts: Facts, { question, terms }: Draft): Plan | null {
  if (!question.yesno || question.time !== null || !ASKED.test(question.folded)) return null
  const codes = (question.folded.match(/[\p{L}\d][\p{L}\d./-]*[\p{L}\d]/gu) ?? []).filter((word) =>
    CODE.test(word),
  )
  const [code, ...more] = codes
  if (code === undefined || more.length > 0) return null
  const others = terms.filter(
    ({ self, word }) => !self && !AROUND.test(word.stem) && !code.includes(word.text),
  )
  const escaped = code.replace(/[./-]/g, '\\$&')
  const names = new RegExp(`(?<![\\p{L}\\d./-])${escaped}(?![\\p{L}\\d]|[./-][\\p{L}\\d])`, 'iu')
  const lines = facts.units.filter(
    ({ unit, stems, context }) =>
      unit.kind !== 'heading' &&
      names.test(unit.text) &&
      others.every((term) => holdsTerm(stems, term, NAMES) || holdsTerm(context, term, NAMES)),
  )
  if (lines.length === 0 || lines.length > MOST) return null
  const parts = lines.map(({ unit: { index } }) => ({ text: textOf(facts, index), units: [index] }))
  return { parts, list: false, chance: 0.9, fact: true }
}
