/** 'What is the scope of her licence?': the header of the licence says no scope, and one line below it does. */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import type { Reading } from '../ranking/reader.ts'
import { words } from '../text/text.ts'

/** What is asked of a thing, by its noun. */
const ASKED =
  /^(?:(?:what|which|who|when|where) (?:is|was|are|were) |and )?(?:(?:the|his|her|their|your) )?((?:[a-z-]{3,20} ){0,2}[a-z-]{3,20}) (?:of|for) (?:the |his |her |their |your |that )/

/** The one line of an entry, or of a paragraph, that has the noun, where what it begins with is said, which has it not. */
export function askedBelow(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  unit: number,
): PlanPart | null {
  const head = facts.units[unit]
  if (head === undefined || !(head.isHeader || head.unit.first)) return null
  if (question.lists || question.counts || question.yesno || question.time !== null) return null
  const noun = words(ASKED.exec(question.folded)?.[1] ?? '').findLast(({ stop }) => !stop)?.stem
  if (noun === undefined) return null
  const own = facts.units.filter((one) =>
    head.isHeader && head.entry !== null
      ? one.entry === head.entry
      : one.unit.block !== null && one.unit.block === head.unit.block,
  )
  const holds = own.filter(({ words: all }) => all.some(({ stem }) => stem === noun))
  const [line, ...others] = holds
  if (line === undefined || others.length > 0 || line.isHeader || line === head) return null
  return { text: line.unit.text, units: [line.unit.index] }
}
