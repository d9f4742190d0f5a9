/** 'How many' of what one line enumerates. */
import { splitParts as enumerate } from '../document/item-labels.ts'
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { SAYS_NUMBER } from '../text/counts.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'

/** For 'how many' answered by one enumeration: the number of its parts, when the text gives no number itself. */
export function countIn(facts: Facts, question: Question, unit: number): string | null {
  const found = facts.units[unit]
  if (!found || SAYS_NUMBER.test(found.unit.text)) return null
  // 'Case management: …' are no cases
  const label = /^[^:]{3,40}(?=: )/.exec(found.unit.text)?.[0]
  const head = question.head.at(-1)?.stem
  const named = label === undefined ? null : words(label)
  if (named?.some(({ stem }) => stem === head) === true && named.at(-1)?.stem !== head) return null
  const parts = enumerate(found.unit.text)
  return parts.length > 1 && question.counts ? capital(numberWord(parts.length)) : null
}
