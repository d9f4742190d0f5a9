/** 'Achievements', 'what is she proudest of?': what the CV says so of, prizes that were won, and results in figures. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { itemsBelow, LONG } from './items-below.ts'
import { linesOf, partsOfLines, type Line } from '../own-lines.ts'
import { listOf, planOf, UNSAID, type Overview } from '../planner.ts'
import { ANY, OPENING } from '../wordings.ts'

const BEST =
  '(?:(?:greatest|biggest|best|most important|main|major|top|proudest|largest|finest|single|professional|career|key|notable|most significant|significant|outstanding|most impressive|impressive|most remarkable|remarkable|most notable) )*'
const DEED =
  '(?:achievements?|accomplishments?|success(?:es)?|feats?|moments?|results?|milestones?|career highlights?|highlights?|wins)'
export const ACHIEVEMENTS = exactly(
  [
    `${OPENING}(?:(?:main|major|key|top|notable|professional|career|work|significant|outstanding|some|most important|greatest|biggest|best) )*(?:achievements|accomplishments|successes|highlights|milestones|career highlights|results achieved|track record)(?: (?:in|of|from|during|at) (?:(?:${WHOSE}) )*(?:career|work|life|jobs?|professional life))?`,
    `(?:what|which) (?:${DEED}|things) (?:has|have|did|does|do) ${WHO} (?:achieved?|accomplish(?:ed)?|have|had|made?)(?: so far| in (?:(?:${WHOSE}) )*(?:career|work|jobs?|life))?`,
    `what (?:has|have|did) ${WHO} (?:achieved?|accomplish(?:ed)?|succeed(?:ed)? (?:in|at))(?: so far| professionally| in (?:(?:${WHOSE}) )*(?:career|work|jobs?|life|current job|last job))?`,
    `has ${WHO} (?:ever )?(?:achieved|accomplished) (?:anything|something)(?: special| great| notable)?`,
    `(?:does|do|did|has|have) ${WHO} (?:have |had |got )?${ANY}(?:notable |major |big |great |significant )?(?:achievements|accomplishments|successes)`,
  ].join('|'),
)
export const GREATEST = exactly(
  [
    `${OPENING}${BEST}(?:achievement|accomplishment|success|feat|moment|highlight|career highlight|win)(?: (?:so far|to date|ever|(?:in|of|from) (?:(?:${WHOSE}) )*(?:career|life|work|job|professional life)))?`,
    `(?:what|which) (?:is|are|was|were|makes?|achievements? (?:is|are)|thing is|things are|work is|projects? (?:is|are)) ${WHO} (?:the )?(?:most |particularly |especially |really |so |very )?(?:proud(?:est)?)(?: of| about)?(?: (?:most|in (?:(?:${WHOSE}) )*(?:career|work|life)))?`,
    `(?:what|which) (?:is|was) the (?:achievement|accomplishment|thing|work|project) (?:that )?${WHO} (?:is|are|was|were) (?:the )?most proud of`,
    `what (?:makes|made) ${WHO} (?:most |particularly )?proud(?:est)?`,
    `(?:what|which) (?:does|do|would) ${WHO} (?:consider|regard|see|call|think of as|name)(?: as)? (?:(?:${WHOSE}) )*${BEST}${DEED}`,
    `what (?:is|was) the (?:best|greatest|biggest|most important|most impressive) (?:thing|work) (?:that )?${WHO} (?:has|have|had|did)?(?: ever)?(?: done| achieved| made)?`,
    `(?:(?:what|which)(?:['’]?s| is| are| was) )?(?:${WHOSE} )*(?:achievements?|accomplishments?|success(?:es)?|work|thing|things) (?:that |which )?${WHO} (?:can |could |should |may |might )?(?:be|is|are) (?:the )?(?:most |particularly |especially )?proud(?:est)?(?: of)?`,
    `(?:name|describe|give|tell)(?: me| us)?(?: about)? (?:an? |one |some )${BEST}${DEED}`,
    `(?:is|are) ${WHO} proud of (?:anything|something)|proud(?:est)? of|proudest moment`,
  ].join('|'),
)
const HIRE =
  '(?:hire|employ|choose|pick|select|interview|invite|meet|take|consider|shortlist|recruit|want|hiring|employing|choosing|interviewing|inviting|meeting|considering|recruiting)(?: on)?'
const FOR_WHAT = '(?: (?:for|in|to) (?:us|(?:this|the|a|an|our) (?:\\w+ ){0,2}\\w+))?'
const FIGURES = '(?:(?:an? |the |some |any )?(?:figures?|numbers?|metrics?|percentages?))'
/** 'Her biggest achievement, with a figure please' */
export const IN_FIGURES = exactly(
  `${OPENING}${BEST}${DEED}(?: (?:so far|to date|(?:in|of|from) (?:(?:${WHOSE}) )*(?:career|life|work|job)))?,? (?:(?:with|and|in|by) ${FIGURES}|quantified|measured)(?:,? (?:please|if possible))?`,
)
/** What speaks for her. */
export const MERITS = exactly(
  [
    `why (?:should|would|must) (?:we|i|one|anyone|someone|anybody|somebody|a company|an employer|you) (?:want to )?${HIRE} ${WHO}${FOR_WHAT}`,
    `why (?:hire |employ |choose |pick )?${WHO}`,
    `what (?:makes|made) ${WHO} (?:stand out|special|different|unique|interesting|remarkable|valuable|the right (?:person|choice|candidate)|an? (?:(?:good|strong|great|interesting|valuable|ideal) )?(?:candidate|hire|fit|choice|addition))${FOR_WHAT}`,
    `what (?:sets|distinguishes) ${WHO}(?: apart)?(?: from (?:others|the others|the rest|other (?:people|candidates|applicants)))?`,
    `${OPENING}(?:me |us )?(?:(?:a few|two|three|four|five|good|best|the best|one) ){0,2}reasons? (?:why (?:we|i) should|to|for) ${HIRE} ${WHO}${FOR_WHAT}`,
    `what (?:would|could|can|will) ${WHO} (?:bring|offer|add|contribute)(?: (?:to )?(?:us|(?:to|into|with) (?:this|the|a|an|our|your) (?:\\w+ )?(?:table|team|company|firm|role|job|position|post|organi[sz]ation|business|department|group)))?`,
    `${OPENING}(?:(?:main|unique|best|strongest|biggest) )*(?:selling points?|usps?|merits)`,
    `what(?: is|'s| is so) (?:so |the most |most |particularly )?(?:special|remarkable|impressive|unusual|interesting|outstanding)(?: thing)? about ${WHO}`,
  ].join('|'),
)

const PROUD =
  /\b(?:proud(?:est)? (?:of|that|to)\b|proudest\b|prouder of\b|greatest (?:success|achievement)|biggest (?:success|achievement)|my best piece of work|best thing (?:I|she|he) (?:ever )?(?:did|made|built)|the one I would save)/i
const NOT_PROUD = /\bnot proud\b|\bone I am not\b|\bproudly\b|\bevery README\b/i
const PROUD_HEADING =
  /\bproud of\b|\b(?:achievements|accomplishments|successes|highlights)\b|\bthings that went well\b/i
const PRIZE_HEADING =
  /\b(?:prizes?|awards?|honou?rs|distinctions?|laurels|medals?|accolades|recognition|recognised|trophies|rosettes|gongs)\b/i
const PRIZE =
  /\b(?:prizes?|awards?|awarded|medals?|winner|won|honours?|honors?|trophy|of the year|first place|second place|third place|distinction|cum laude|best (?:paper|talk|poster|newcomer|thesis)|silver|gold|bronze|golden|scholar(?:ship)?|named|voted)\b/i
const NEAR =
  /\b(?:shortlist\w*|short list|nominat\w+|nominee|runner-?up|finalist|longlist\w*|refused|won nothing|did not win|not won|lost|went to|declined|turned down|unsuccessful|valid until|card|member of|board member|jury|fellow of)\b/i
const YEAR = /^\W*\d{4}\W*$/
/** A result: something rose, fell or was saved, in figures. */
const RESULT = [
  /\bfrom (?:[€£$]?\d|[a-z]+(?:teen|ty)?\b|about \d)[^.;]{0,40} to [€£$]?[\da-z]/i,
  /\b(?:cut|reduced|raised|increased|lowered|halved|doubled|tripled|saved|saves|saving|grew|fell|rose|dropped|improved|shortened|brought (?:down|in)|up|down)\b[^.;]{0,60}\d/i,
]
const VERB =
  /\b(?:cut|reduced?|raised?|increased?|lowered|halved|doubled|tripled|saved?|saves|grew|fell|rose|dropped|improved|shortened|brought|built|led|won|introduced|opened|launched|went|took|finished|wrote|moved|replaced|designed|recovered)\b/i
const BAD =
  /\b(?:staff turnover rose|lost|failed|budget|looking for|notice|salary|circulation fell|closed)\b/i
const MOST_PRIZES = 5
const MOST_RESULTS = 3

export function planGreatest(facts: Facts): Overview {
  const proud = proudOf(facts)
  if (proud.length > 0) return proud.length > 1 ? (listOf(proud) ?? UNSAID) : (planOf(proud) ?? UNSAID)
  // what was not won is told in figures
  return listOf(prizes(facts).slice(0, MOST_PRIZES)) ?? listOf(resultsOf(facts, MOST_RESULTS)) ?? UNSAID
}

/** What she is proud of where it is told in figures; else results that are; null where the rankers may find others. */
export function planInFigures(facts: Facts): Overview {
  const proud = proudOf(facts).filter(({ text }) => /\d/.test(text))
  return listOf(proud.length > 0 ? proud : resultsOf(facts, MOST_RESULTS))
}

export function planAchievements(facts: Facts): Overview {
  const proud = proudOf(facts)
  const won = [
    ...proud,
    ...prizes(facts).filter(({ units }) => !proud.some((one) => one.units[0] === units[0])),
  ]
  const results = resultsOf(facts, won.length > MOST_RESULTS ? 2 : MOST_RESULTS)
  return listOf([...won.slice(0, MOST_PRIZES - 1), ...results]) ?? UNSAID
}

function proudOf(facts: Facts): PlanPart[] {
  const said = linesOf(facts).filter(({ text }) => PROUD.test(text) && !NOT_PROUD.test(text))
  if (said.length > 0) return partsOfLines(said, 2)
  return itemsBelow(
    facts,
    (heading) => PROUD_HEADING.test(heading),
    () => true,
  ).slice(0, MOST_PRIZES)
}

/** What was won, not what was nearly won. */
const prizes = (facts: Facts): PlanPart[] =>
  itemsBelow(
    facts,
    (heading, kind) =>
      (kind === 'awards' && !YEAR.test(heading)) ||
      (kind !== 'interests' && kind !== 'experience' && PRIZE_HEADING.test(heading)),
    (text, heading, kind) =>
      !NEAR.test(text) &&
      (PRIZE.test(text) ||
        (kind === 'awards' && PRIZE_HEADING.test(heading) && !/\band\b|&|,/.test(heading))),
  )

/** Of as many posts as can be, the first result of each before a second one. */
function resultsOf(facts: Facts, most: number): PlanPart[] {
  const lines = linesOf(facts).filter(
    ({ text, kind, unit }) =>
      kind === 'experience' &&
      !unit.isHeader &&
      text.length <= LONG &&
      VERB.test(text) &&
      !BAD.test(text) &&
      RESULT.some((one) => one.test(text)),
  )
  const seen = new Map<number | null, number>()
  const ranked = lines.map((line): { line: Line; rank: number } => {
    const key = line.entry?.index ?? null
    const rank = seen.get(key) ?? 0
    seen.set(key, rank + 1)
    return { line, rank }
  })
  ranked.sort((a, b) => a.rank - b.rank)
  return partsOfLines(
    ranked.map(({ line }) => line),
    most,
  ).map(({ text, units }) => ({ text: text.replace(/[.;,:\s]+$/, ''), units }))
}
