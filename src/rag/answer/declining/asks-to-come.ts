/** 'In which journal will her paper on shifts come out?', where the line that fits tells of another that is out already. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { lineOf, type Candidate } from '../ranking/reader.ts'

const ASKED =
  /^(?:and |so )?(?:(?:in|by|with|at|from|on) )?(?:which|what|who|whom|when|where)\b.*\b(?:(?:will|is going to|are going to|is due to|is to|are to) (?:\S+ ){1,8}(?:come out|appear|be (?:published|printed|released|issued|launched))|will (?:publish|print|release|bring out)|(?:is|are) (?:publishing|bringing out|printing))\b/
/** It is still to come, or told as such by its year. */
const TO_COME =
  /\b(?:will|to be|forthcoming|in press|accepted|to appear|appears?|due|coming|submitted|under (?:review|contract)|in preparation|in progress|planned|next|soon|contracted|expected|out in|scheduled|is (?:to|being)|writing|at work on|proofs?|pre-?order)\b/i

/** Does the line that fits tell of nothing that is to come, or of something that is only handed in? */
export function asksToCome(
  facts: Facts,
  { folded, yesno }: Pick<Question, 'folded' | 'yesno'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
  now: number,
): boolean {
  if (yesno || !ASKED.test(folded)) return false
  const line = lineOf(facts, best)
  if (line === undefined || TO_COME.test(line.unit.text)) return false
  const year = Math.floor(now / 12)
  return !line.unit.text.includes(String(year)) && !line.unit.text.includes(String(year + 1))
}
