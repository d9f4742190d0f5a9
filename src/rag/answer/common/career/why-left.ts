/** 'Why did she leave her last job?', 'reason for leaving', 'why is she looking?': only what is told as a reason. */
import { type Entry, isPost } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { goesOn } from '../../posts/held.ts'
import { isOfPost } from '../../posts/entry-body.ts'
import { isTold } from '../../posts/timeline-entries.ts'
import { oncePer } from '../../text/once-per.ts'
import { fold } from '../../text/text.ts'
import { HEADED, LOOKING, NOT, NOTED, OTHERS, PLAINLY, REASON, SUMMED_UP, TO_END } from './leaving-words.ts'
import { linesOf, partOfLine, partsOfLines, type Line } from '../own-lines.ts'
import { silentOn } from '../own-terms.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { OF_REASONS } from '../terms-open.ts'

const JOB =
  '(?:jobs?|posts?|positions?|employers?|compan(?:y|ies)|roles?|work|workplace|firms?|employment|place of work)'
/** Where one works, by the kind of house. */
const HOUSE =
  '(?:school|college|university|hospital|clinic|practice|surgery|restaurant|kitchen|hotel|studio|agency|office|shop|bank|institute|laboratory|lab|theatre|museum|library|paper|newspaper|orchestra|district|team|boss|corporation|organi[sz]ation|business)'
const LAST = '(?:last|latest|previous|former|most recent|old|prior|past)'
const LEAVE =
  '(?:leave|left|quit|resign(?:ed)?(?: from)?|gone from|give up|given up|stop(?:ped)? working (?:at|for|in)|exit|part(?:ed)? (?:ways )?with|finish)'
const PRESENT = '(?:current|present|existing|new|another|other|different|next)'
export const WHY_LEFT_LAST = exactly(
  [
    `(?:and )?why (?:did|has|have|had) ${WHO} ${LEAVE}(?: (?:${WHOSE} )*${LAST} ${JOB})?`,
    `(?:what (?:is|was|were) )?(?:${WHOSE} )*(?:reasons?|motives?|grounds) (?:for|of|why) (?:leaving|quitting|${WHO} left|${WHO} leaving|departure from) (?:${WHOSE} )*(?:last|latest|previous|former|most recent|old) (?:job|post|position|employer|company|role)`,
    `how did (?:${WHOSE} )*(?:last|previous) (?:job|post|position|role|employment) end|why did (?:${WHOSE} )*(?:last|previous) (?:job|post|position|role|employment) end`,
  ].join('|'),
)
export const WHY_LEFT = exactly(
  [
    `(?:(?:what (?:is|was|are|were)|tell me|give|list|any|explain|about) )?(?:${WHOSE} )*(?:reasons?|motives?|grounds) (?:for|of) (?:leaving|quitting|resigning|departure|termination|(?:${WHOSE} )*departures?)(?: (?:(?:${WHOSE}|each|every|a|any) )*(?:${LAST} )?${JOB})?`,
    `why (?:did|has|have|does|do) ${WHO} (?:leave|left|quit|change[ds]?|switch(?:ed|es)?)(?: (?:each|every|${WHOSE}|so many|so often|from))* ${JOB}(?: so often)?`,
    `(?:was|were|has|have) ${WHO} (?:ever )?(?:been )?(?:fired|dismissed|made redundant|laid off|let go|sacked)(?: before| from a job)?`,
  ].join('|'),
)
export const WHY_LOOKING = exactly(
  [
    `why (?:is|are) ${WHO} (?:currently |now )?(?:looking|searching|hunting|applying|job[ -]hunting|leaving|seeking|changing|on the market|available|open to)(?: (?:for|to|work|jobs?))*(?: (?:an? )?${PRESENT} ${JOB}| (?:an? )?${JOB}| opportunities| (?:${WHOSE} )*${PRESENT} ${JOB}| a change| move)*`,
    `why (?:does|do|would|did) ${WHO} (?:want|wish|like|plan|intend|need)(?: to)?(?: (?:leave|change|switch|move on|move|find|get|have|quit))?(?: (?:an? )?${PRESENT} ${JOB}| jobs?| (?:${WHOSE} )*(?:${PRESENT} )?${JOB}| a change)?`,
    `why (?:does|do|would) ${WHO} (?:leave|quit)(?: (?:${WHOSE} )*(?:${PRESENT} )?${JOB})?`,
    `why (?:does|do|would|is|are) ${WHO} (?:want|wish|like|plan|intend|need|looking|planning|going|hoping|trying|keen|ready|about)? ?(?:to )?(?:leave|leaving|quit|quitting|move on from|moving on from|get out of|give up|giving up|change|changing) (?:${WHOSE} )*${PRESENT} (?:${JOB}|${HOUSE})(?: now)?`,
    `(?:what (?:is|are) )?(?:${WHOSE} )*(?:reasons?|motives?|motivation) (?:for|of|behind) (?:(?:${WHOSE}|a) )*(?:job (?:change|search|hunt)|looking|changing jobs|change|move|search|looking for (?:a )?new (?:job|role|post)|leaving (?:${WHOSE} )*(?:current|present) ${JOB})`,
  ].join('|'),
)

const MOST = 3

/** Of the post that ended last. */
export function planWhyLeftLast(facts: Facts, now: number): Overview {
  const here = facts.entries.flatMap(({ org, range }) =>
    org !== null && range !== null && goesOn({ range }, now) ? [fold(org)] : [],
  )
  const ended = facts.entries
    .filter(
      (entry) =>
        isPost(entry) &&
        entry.range !== null &&
        entry.range.to < now - 1 &&
        // whoever rose at the same house has not left it
        (entry.org === null || !here.includes(fold(entry.org))),
    )
    .sort((a, b) => (b.range?.to ?? 0) - (a.range?.to ?? 0))
  const [last] = ended
  if (last === undefined) return UNSAID
  const own = reasonsOf(facts).filter(
    ({ entry }) => entry !== null && (entry.index === last.index || entry.parent === last.index),
  )
  return planOf(own.slice(0, 1).map((line) => named(facts, line))) ?? UNSAID
}

const DISMISSED =
  /\b(?:let go|made redundant|redundan(?:cy|cies|t)|laid off|dismissed|fired|sacked|lost my (?:job|post))\b/i
/** Where somebody speaks of all posts at once. */
const ABOUT: readonly Line['kind'][] = ['summary', 'practical', 'contact', null]

export function planWhyLeft(facts: Facts, folded: string): Overview {
  const summed = linesOf(facts).filter(({ text, kind }) => ABOUT.includes(kind) && SUMMED_UP.test(text))
  const asksDismissed = /^(?:was|were|has|have)\b/.test(folded)
  if (summed.length > 0 && !asksDismissed) return planOf(partsOfLines(summed, 2))
  const reasons = reasonsOf(facts)
  // of a table of posts several tell why, and hardly one that somebody was let go
  const dismissed = asksDismissed ? reasons.filter(({ text }) => DISMISSED.test(text)) : []
  const lines = dismissed.length > 0 ? dismissed : reasons
  return planOf(lines.slice(0, MOST).map((line) => named(facts, line))) ?? UNSAID
}

/** Why one left the employer that is named: of its posts, in the order of time, the last that tells it. */
export function planWhyLeftThese(facts: Facts, posts: readonly Entry[]): Overview {
  if (posts.some((post) => isTold(facts, post))) return null
  const lines = reasonsOf(facts)
  for (const post of posts.toReversed()) {
    const own = lines.filter(
      ({ entry, unit }) => entry?.parent === post.index || isOfPost(facts, unit.unit.index, post),
    )
    if (own.length > 0) return planOf(partsOfLines(own, 1))
  }
  // one that stands in no post may be of these
  return lines.some(({ entry }) => entry === null) ? null : NOWHERE
}

/** Why the present post is to be left: a wish for another is no reason. */
export function planWhyLooking(facts: Facts, now: number): Overview {
  // forms ask it of each post, the present one too
  const asked = reasonsOf(facts).filter(
    ({ text, entry }) =>
      entry?.range != null && goesOn({ range: entry.range }, now) && PLAINLY[0]?.test(text) === true,
  )
  if (asked.length > 0) return planOf(partsOfLines(asked, 1))
  const toEnd = linesOf(facts).filter(
    ({ text, kind, entry }) =>
      TO_END.test(text) &&
      (isAbout(kind) || (entry?.range != null && goesOn({ range: entry.range }, now) && isPost(entry))),
  )
  if (toEnd.length > 0) return planOf(partsOfLines(toEnd, 2))
  const lines = linesOf(facts).filter(({ text, kind, unit }) => {
    const heading = facts.document.sections[unit.unit.section]?.heading ?? ''
    if (HEADED.test(heading)) return true
    return isAbout(kind) && LOOKING.some((one) => one.test(text))
  })
  return planOf(partsOfLines(lines, 2)) ?? silentOn(facts, OF_REASONS)
}

const isAbout = (kind: Line['kind']): boolean => ABOUT.includes(kind)

/** Whatever else is given up or left in such a line. */
const BECAUSE = /^(?:I |she |he )?left because /i

const reasonsOf = oncePer((facts: Facts): readonly Line[] => {
  const found = linesOf(facts).filter(
    ({ text, kind, entry }) =>
      (kind === 'experience' || (entry !== null && isPost(entry))) &&
      (!NOT.test(text) || BECAUSE.test(text)) &&
      (NOTED.test(text) || REASON.some((one) => one.test(text))) &&
      (!OTHERS.test(text) || PLAINLY.some((one) => one.test(text))),
  )
  // of several lines of one post the plainest
  const plain = ({ text }: Line): number => {
    const at = REASON.findIndex((one) => one.test(text))
    return at < 0 ? REASON.length : at
  }
  return found.filter(
    (line) =>
      line.entry === null ||
      line ===
        found.filter(({ entry }) => entry === line.entry).reduce((a, b) => (plain(b) < plain(a) ? b : a)),
  )
})

/** With the employer that was left, where the sentence does not name it. */
function named(facts: Facts, line: Line): PlanPart {
  const part = partOfLine(line)
  const org = orgOf(facts, line.entry)
  if (org === null || part.text.includes(org.name)) return part
  return { text: `${org.name}: ${part.text}`, units: [...part.units, ...org.entry.header] }
}

/** A name, not a number of a heading or the beginning of a sentence. */
const CLEAN = /^(?!(?:I|A|An|On|At|In|From)\b)[\p{Lu}][^[\](){}]*$/u

function orgOf(facts: Facts, entry: Entry | null): { name: string; entry: Entry } | null {
  if (entry === null) return null
  const name = entry.org ?? entry.title
  if (name !== null && name.length <= 60 && CLEAN.test(name)) return { name, entry }
  return entry.parent === null ? null : orgOf(facts, facts.entries[entry.parent] ?? null)
}
