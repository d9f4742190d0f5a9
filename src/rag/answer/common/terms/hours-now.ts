/** 'Does she work full time?', 'How many hours a week does he work?': told beside the post that goes on, '(0.8 FTE)', '28 hours a week'. */
import type { Facts } from '../../facts/facts.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { textOf } from '../../saying/say-unit.ts'
import { postsNow } from '../career/post-now.ts'

/** What is worked, and not what would be. */
const ASKED = /\b(?:does|do|is|are) (?:she|he|they|you) (?:\w+ )?(?:work|working|employed)\b/
const WISHED =
  /\b(?:want|wants|wish|like|prefer|willing|open|ready|able|available|looking|next|from home|remote|weekends?|nights?|shifts?)\b/
const EXTENT =
  /\b(?:full|part|half)[- ]time\b|\b(?:0[.,]\d{1,2}|1[.,]0|\d{2,3} ?%) ?(?:of an? )?FTE\b|\bFTE:? ?\d|\b\d{2}(?:[.,]\d)? ?(?:hours?|hrs?|h)(?: ?(?:a|per|each|\/) ?| )?(?:week|wk)|\b[2-9]0 ?(?:%|per ?cent)(?! of)|\b(?:\d|two|three|four|five) days a week\b(?! (?:in the office|in person|at home|from home|remote|on[- ]site))/i
/** Characters of a line that tells it beside a post. */
const LONGEST = 140

/** Where one post goes on that tells it, in its header or in a short line below. */
export function hoursNow(facts: Facts, folded: string, now: number): PlanPart[] {
  if (!ASKED.test(folded) || WISHED.test(folded)) return []
  const told = postsNow(facts, now).map(({ entry }) =>
    facts.units.filter(
      ({ unit, entry: own, isHeader }) =>
        (entry.header.includes(unit.index) ||
          (own === entry.index && unit.index <= Math.max(...entry.header) + 1)) &&
        (isHeader || unit.text.length <= LONGEST) &&
        EXTENT.test(unit.text),
    ),
  )
  return told.flatMap((lines) =>
    // as an answer says the header, the hours may be left out
    lines.slice(0, 1).map(({ unit: { kind, text, index } }) => ({
      text: kind === 'row' ? textOf(facts, index) : text.replaceAll(' | ', ', '),
      units: [index],
    })),
  )
}
