/** 'Who won the Tolland Prize?', where the line below its name says to whom it went. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { textOf, saidBy } from '../saying/say-unit.ts'

const ASKED =
  /^(?:and |so )?who (?:else )?(?:won|got|received|took|was (?:given|awarded)|did .{2,40} go to)\b/
const NAME = "(?:(?:my|our|the|a|his|her) (?:[\\p{Ll}-]+ ){0,3})?\\p{Lu}[\\p{L}\\p{M}'’-]+"
/** Somebody with a name, behind or before what says that it was won. */
const WINNER = new RegExp(
  `\\b(?:went|awarded|given|handed|presented) to ${NAME}|\\bwinners?(?: was| were|:) ${NAME}|\\bwon by ${NAME}|${NAME}(?: \\p{Lu}[\\p{L}'’-]+)*,? won\\b|\\bwas (?:my|our) (?:[\\p{Ll}-]+ ){1,2}\\p{Lu}`,
  'u',
)
const AROUND =
  /^(?:w[io]n|got|get|received?|took|take|awarded|award|given|go|went|prize|competition|contest|first|place)$/
const SAME = 0.8

/** Null unless one line, by itself or below its heading, has the name and says who won. */
export function planWinner(
  facts: Facts,
  { question, terms }: Pick<Draft, 'question' | 'terms'>,
): Plan | null {
  if (question.yesno || !ASKED.test(question.folded)) return null
  const thing = terms.filter(({ self, word }) => !self && !AROUND.test(word.text) && !/^\d+$/.test(word.text))
  const year = /\b(?:19|20)\d\d\b/.exec(question.folded)?.[0]
  if (thing.length === 0) return null
  const isOf = ({ stems, context }: UnitFacts, term: Term): boolean =>
    holdsTerm(stems, term, SAME) || holdsTerm(context, term, SAME)
  const lines = facts.units.filter(
    (one) =>
      one.unit.kind !== 'heading' &&
      WINNER.test(one.unit.text) &&
      thing.every((term) => isOf(one, term)) &&
      (year === undefined || one.unit.text.includes(year)),
  )
  const [line, more] = lines
  if (line === undefined || more !== undefined) return null
  const { index } = line.unit
  const parts = [{ text: textOf(facts, index), units: saidBy(facts, index) }]
  return { parts, list: false, chance: 0.9, fact: true }
}
