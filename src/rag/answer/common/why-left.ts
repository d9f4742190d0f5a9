/** 'Why did she leave her last job?', 'reason for leaving', 'why is she looking?': only what is told as a reason. */
import { type Entry, isPost } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import type { PlanPart } from '../plan/plan.ts'
import { goesOn } from '../posts/held.ts'
import { isOfPost } from '../posts/entry-body.ts'
import { isTold } from '../posts/timeline-entries.ts'
import { linesOf, partOfLine, partsOfLines, type Line } from './own-lines.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from './planner.ts'

const JOB =
  '(?:jobs?|posts?|positions?|employers?|compan(?:y|ies)|roles?|work|workplace|firms?|employment|place of work)'
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
    `(?:what (?:is|are) )?(?:${WHOSE} )*(?:reasons?|motives?|motivation) (?:for|of|behind) (?:(?:${WHOSE}|a) )*(?:job (?:change|search|hunt)|looking|changing jobs|change|move|search|looking for (?:a )?new (?:job|role|post)|leaving (?:${WHOSE} )*(?:current|present) ${JOB})`,
  ].join('|'),
)

const rx = (source: string): RegExp => new RegExp(source, 'iu')
const WHY = '(?:because|when|since|as|to|over|for|after|by|at|on|in order|,|together|with|:)'
/** Lines that begin with one's leaving: whatever else they name only says why. */
const PLAINLY = [
  rx(
    '^(?:reasons? for (?:leaving|departure|going|the change)|why (?:I|she|he) left|moved on)(?::| because(?!\\p{L}))',
  ),
  rx(
    `^(?:I |she |he |chose to |decided to |and )?(?:left|resigned|quit|gave (?:it |the post |the job )?up|leave)(?: (?:it|there|the (?:firm|company|post|house|city|school|trade)|on good terms|London|in \\p{L}+ \\d{4},?|in \\d{4},?|\\p{Lu}\\p{L}+)){0,2} ?${WHY}(?!\\p{L})`,
  ),
  // 'I went when': a way of leaving that says so only with a reason
  rx(
    '^(?:(?:I|she|he) )?(?:then )?(?:went|moved on|departed|parted ways|handed in my notice|stepped down|said goodbye)(?: (?:again|there|in \\p{L}+ \\d{4},?|in \\d{4},?))? (?:when|because|since|as|once|after) (?:the|my|our|it|its|they|we|there|a|an|no|his|her|both|half|most|\\p{Lu}\\p{L}+)(?!\\p{L})',
  ),
]
const REASON = [
  ...PLAINLY,
  rx(
    `(?<!\\p{L})(?:and|I|she|he) (?:left|resigned|quit)(?: (?:it|there|\\p{Lu}\\p{L}+|in \\p{L}+ \\d{4},?|after \\p{L}+ \\p{L}+))? ?(?:because|when|since|to|over|as the|as my)(?!\\p{L})`,
  ),
  rx(
    '^(?!.*\\b(?:trainees?|pupils?|students?|patients?|passed)\\b).*, and left the (?:service|company|firm|post|job|house|school|hospital|trade)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:made redundant|(?<!triple )redundancy(?! and)|laid off|dismissed (?:together|with|when|after)|were dismissed|(?:was|were|been) let go|let go (?:in|with)|lost my (?:job|post))(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:contract|post|job|internship|position|employment|role|it)(?: of [^.;]{3,20})? (?:was |has |had |could |were )?(?:then )?(?:ended|end|came to (?:an end|a close)(?= when| because| with| as| after)|ended early|expired|ran out|stopped (?=when|because)|(?:be |been )?cut|not (?:be |been )?(?:extended|renewed|prolonged)|abolished)(?: |,|:|$|\\.)(?!\\d)(?!last|by the)',
  ),
  rx(
    '^(?:not (?:renewed|extended)|fixed-term contract, not (?:extended|renewed)|position cut|post cut|ended when|closed when|closed in)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:compan(?:y|ies)|firm|studio|agency|office|site|shop|employer|paper|restaurant|hotel|school|department|unit|practice|start-?up|house|fund|desk|branch|daily|it|closed its)(?: \\p{L}+){0,2} (?:closed|shut|went (?:bankrupt|under|out of business)|bankrupt|filed for insolvency|was (?:closed|shut|dissolved|wound up|merged|moved|abolished|bought|sold)|were closed|folded|wound up|design office in)(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:went|came|moved) (?:back )?home (?:when|because|after)(?!\\p{L})|(?<!\\p{L})and with it my (?:post|job)(?!\\p{L})|^(?:fund )?wound up|(?<!\\p{L})is why I (?:left|came home|resigned|quit)(?!\\p{L})|(?<!\\p{L})ended my time',
  ),
]
const NOT =
  /\b(?:when|until|after|before|time|day|as) (?:I|she|he) (?:had )?left\b|\b(?:has|have|nobody|nothing|one|two|who|which|customers?|pupils?|someone|staff|founder\b[^.;]{0,30}|people) (?:has |have |had |ever |in \p{L}+ years? )?left\b|\bleft (?:it with|bank|hand|wing|over|a\b|with(?: a)?(?! the| half| \d)|academia)\b|\bnever left\b|\b(?:cut|bring|brought) (?:the|start|falls|from)\b|\bwe (?:closed|sold)\b|\bno \p{L}+ closed\b|\buntil it\b|\bour daily\b|\bshut down\b|\bhouse shut\b|\bleft \p{L}+ again\b|\bgave up (?:graded|\p{L}+ \p{L}+ \p{L}+)/iu
/** What else may end or be given up. */
const OTHERS =
  /\b(?:committee|course|degree|board|studies|university|cases?|claims?|complaint|norovirus|patients?|unit; we|case|trial|investigation|client|clients|convictions?|quarrel|resigned nine|minister|crunch|voluntary trustee)\b/iu
const LOOKING = [
  rx(
    '(?<!\\p{L})(?:tired of|I am leaving|she is leaving|he is leaving|leaving because|looking because|want(?:s)? to leave|leave because|would leave because|moving because|(?:my|the|her|his) (?:contract|post) (?:ends|runs out|expires)|contract ends|job is being|post is being|being (?:closed|cut|moved)|reason for (?:leaving|looking|the move))(?!\\p{L})',
  ),
  rx(
    '(?<!\\p{L})(?:looking|searching|want(?:s)? (?:a change|to move|to change|to return)|open to)(?!\\p{L})[^.;]{0,80}(?<!\\p{L})(?:because|since my|since our|as my|as our|now that)(?!\\p{L})',
  ),
]
/** A heading that asks it. */
const HEADED =
  /^why (?:i|this|now|am|we)\b.*\b(?:leav\w+|looking|mov\w+|chang\w+|now|search\w*)\b|^(?:reasons? for (?:leaving|looking|the move))/i
const MOST = 3

/** Of the post that ended last. */
export function planWhyLeftLast(facts: Facts, now: number): Overview {
  const ended = facts.entries
    .filter((entry) => isPost(entry) && entry.range !== null && entry.range.to < now - 1)
    .sort((a, b) => (b.range?.to ?? 0) - (a.range?.to ?? 0))
  const [last] = ended
  if (last === undefined) return UNSAID
  const own = reasonsOf(facts).filter(
    ({ entry }) => entry !== null && (entry.index === last.index || entry.parent === last.index),
  )
  return planOf(own.slice(0, 1).map((line) => named(facts, line))) ?? UNSAID
}

export function planWhyLeft(facts: Facts): Overview {
  const lines = reasonsOf(facts)
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
  return NOWHERE
}

/** Why the present post is to be left: a wish for another is no reason. */
export function planWhyLooking(facts: Facts, now: number): Overview {
  // forms ask it of each post, the present one too
  const asked = reasonsOf(facts).filter(
    ({ text, entry }) =>
      entry?.range != null && goesOn({ range: entry.range }, now) && PLAINLY[0]?.test(text) === true,
  )
  if (asked.length > 0) return planOf(partsOfLines(asked, 1))
  const lines = linesOf(facts).filter(({ text, kind, unit }) => {
    const heading = facts.document.sections[unit.unit.section]?.heading ?? ''
    if (HEADED.test(heading)) return true
    return (
      (kind === 'practical' || kind === 'summary' || kind === 'contact' || kind === null) &&
      LOOKING.some((one) => one.test(text))
    )
  })
  return planOf(partsOfLines(lines, 2)) ?? UNSAID
}

function reasonsOf(facts: Facts): Line[] {
  const found = linesOf(facts).filter(
    ({ text, kind, entry }) =>
      (kind === 'experience' || (entry !== null && isPost(entry))) &&
      !NOT.test(text) &&
      REASON.some((one) => one.test(text)) &&
      (!OTHERS.test(text) || PLAINLY.some((one) => one.test(text))),
  )
  // of several lines of one post the plainest
  const plain = ({ text }: Line): number => REASON.findIndex((one) => one.test(text))
  return found.filter(
    (line) =>
      line.entry === null ||
      line ===
        found.filter(({ entry }) => entry === line.entry).reduce((a, b) => (plain(b) < plain(a) ? b : a)),
  )
}

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
