/**
 * 'Does she work full time?', 'How many hours a week does he work?', 'Was she part time at Acme?': told beside the post
 * that goes on, or that is named, '(0.8 FTE)', '28 hours a week'.
 */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import type { Question } from '../../question/question.ts'
import { textOf } from '../../saying/say-unit.ts'
import { entriesNamed } from '../named-entry.ts'
import { postsNow } from '../career/post-now.ts'

/** What is worked, and not what would be. */
const ASKED =
  /\b(?:does|do|is|are) (?:she|he|they|you) (?:\w+ )?(?:work|working|employed)\b|^(?:is|are) (?:she|he|they|you) (?:currently |now |still |actually |employed )?(?:on |in )?(?:an? )?(?:full|part|half)[- ]?time(?: (?:or|and) (?:full|part|half)[- ]?time)?(?: (?:now|currently|at present|at the moment|contract|post|job|role|position|employee))*\W*$/
/** Of one post. */
const ASKED_AT =
  /^(?:and )?(?:is|was|were|are|did|does|do|has|have) (?:she|he|they|you) (?:(?:been|work|worked|working|employed|still|now|currently) )*(?:on |in )?(?:an? )?(?:full|part|half)[- ]?time(?: (?:or|and) (?:full|part|half)[- ]?time)?(?: (?:post|job|role|position|contract))? (?:at|with|for|in) (?:the )?(?<house>.+?)\W*$/
const WISHED =
  /\b(?:want|wants|wish|like|prefer|willing|open|ready|able|available|looking|next|from home|remote|weekends?|nights?|shifts?)\b/
const EXTENT =
  /\b(?:full|part|half)[- ]time\b|\b(?:0[.,]\d{1,2}|1[.,]0|\d{2,3} ?%) ?(?:of an? |of a full(?:[- ]time)? )?(?:FTE|WTE|posts?|contracts?|positions?)\b|\b[FW]TE:? ?\d|\b\d{2}(?:[.,]\d)? ?(?:hours?|hrs?|h)(?: ?(?:a|per|each|\/) ?| )?(?:week|wk)|\b[2-9]0 ?(?:%|per ?cent)(?! of)|\b(?:\d|two|three|four|five) days a week\b(?! (?:in the office|in person|at home|from home|remote|on[- ]site))/i
/** 'Team of nine, three of them part-time', 'two part-time assistants': how others work there. */
const OF_OTHERS =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|some|several|most|half|many|both|all|\d{1,3})(?: of (?:them|whom|these))?,? (?:(?:are|is|were|was|working|on) )?(?:full|part|half)[- ]time\b|(?:full|part|half)[- ]time (?:staff|employees|assistants?|colleagues|workers|helpers|people|cooks|teachers|nurses|students))/i
/** Characters of a line that tells it beside a post. */
const LONGEST = 140

/** Where one post goes on that tells it, in its header or in a short line below. */
export function hoursNow(facts: Facts, folded: string, now: number): PlanPart[] {
  if (!ASKED.test(folded) || WISHED.test(folded)) return []
  return postsNow(facts, now).flatMap(({ entry }) => extentOf(facts, entry))
}

const postsAsked = (facts: Facts, folded: string): readonly Entry[] => {
  const house = ASKED_AT.exec(folded)?.groups?.['house']
  return house === undefined ? [] : entriesNamed(facts, house, ['experience'])
}

/** Is it asked of posts of which no line tells it? */
export function lacksHours(facts: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const posts = postsAsked(facts, folded)
  return (
    posts.length > 0 &&
    !facts.units.some(
      ({ unit, entry }) => posts.some(({ index }) => index === entry) && EXTENT.test(unit.text),
    )
  )
}

/** Null where no post is named that tells it. */
export function planHoursAt(facts: Facts, folded: string): Plan | null {
  const posts = postsAsked(facts, folded)
  const parts = posts.flatMap((entry) => extentOf(facts, entry))
  return parts.length === 0 ? null : { parts, list: parts.length > 1, chance: 0.9, fact: true }
}

/** The header of a post, or a short line of it, that tells how much of a week it takes. */
function extentOf(facts: Facts, entry: Entry): PlanPart[] {
  const lines = facts.units.filter(
    ({ unit, entry: own, isHeader }) =>
      (entry.header.includes(unit.index) ||
        (own === entry.index && unit.index <= Math.max(...entry.header) + 1)) &&
      (isHeader || unit.text.length <= LONGEST) &&
      EXTENT.test(unit.text) &&
      !OF_OTHERS.test(unit.text),
  )
  // as an answer says the header, the hours may be left out
  return lines.slice(0, 1).map(({ unit: { kind, text, index } }) => ({
    text: kind === 'row' ? textOf(facts, index) : text.replaceAll(' | ', ', '),
    units: [index],
  }))
}
