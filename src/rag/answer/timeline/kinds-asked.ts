/** Whether a question on a time is about work or about studies. */
import type { Kind } from '../lexicon/kinds.ts'
import { STUDYISH } from '../posts/timeline-entries.ts'
import type { Question } from '../question/question.ts'
import type { Term } from '../ranking/terms.ts'

export const TEACHING = /\bteach(?:ing)?\b|\btaught\b|\blectur(?:e|ed|ing)\b/

/** The kinds that may be meant, the likelier first. */
export function kindsAsked(question: Question, terms: readonly Term[]): readonly Kind[] {
  if (TEACHING.test(question.folded)) return ['experience']
  if (terms.some((t) => STUDYISH.has(t.word.stem))) return ['education']
  if (/\bjob|\bwork|\bemploy|\brole|\bposition|\bpost\b|\bcompan|\bfirm\b/.test(question.folded))
    return ['experience']
  return ['experience', 'education']
}
