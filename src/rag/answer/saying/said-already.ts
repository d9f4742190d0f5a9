/** What a list would tell again: 'Shift of 16.' needs no other lines of that post behind it. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import { SAYS_NUMBER } from '../text/counts.ts'
import { withoutDates } from '../text/without-dates.ts'

/**
 * A list with the line that was said tells no more, but where several are asked for that the line does not name; where
 * things are counted, if the line tells a number.
 */
export function isSaidAlready({ units }: Facts, question: Question, said: number, { items }: Group): boolean {
  const text = units[said]?.unit.text ?? ''
  if (question.counts) return SAYS_NUMBER.test(withoutDates(text))
  if (!items.some((item) => item.units.includes(said))) return false
  // sentences are no list of what one of them names
  if (question.lists)
    return (
      NAMES_SEVERAL.test(text) &&
      items.every((item) => item.units.every((at) => units[at]?.unit.kind === 'sentence'))
    )
  return !asksForSeveral(question) || NAMES_SEVERAL.test(text)
}

const NAMES_SEVERAL = /, [^,]+ and /

const asksForSeveral = ({ folded, head }: Question): boolean =>
  /^(?:(?:in|at|for|from|with|by|to|on) )?(?:which|what)\b/.test(folded) &&
  /[^s]s$/.test(head.at(-1)?.text ?? '')
