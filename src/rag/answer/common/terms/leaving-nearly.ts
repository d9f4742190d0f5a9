/**
 * 'Why did she give up nursing?', 'Why does she want out of Acme?', asked so that no planner answers: the reason for
 * leaving one post is none for another, and a wish is no reason. What the rankers find is told only where it may be it.
 */
import { isPost } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { WHO } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { goesOn } from '../../posts/held.ts'
import { words } from '../../text/text.ts'
import { HEADED, LOOKING, TO_END } from '../career/leaving-words.ts'
import { tellsTerm, type Words } from '../own-terms.ts'

const LEAVE =
  '(?:leave|leaving|quit|quitting|give up|giving up|resign|resigning|stop|walk(?:ing)? (?:out|away)|part(?:ing)? (?:ways|company)|mov(?:e|ing) on|get(?:ting)? out|want(?:s|ing)? out|chang(?:e|ing) (?:jobs?|employers?|compan(?:y|ies))|look(?:ing)? (?:around|elsewhere|for (?:a |an )?(?:new|another|other))|job[- ]hunting|on the market)'
const NOW_ASKED = new RegExp(
  `^(?:and )?(?:so )?(?:why|how come|for what reason|what makes)\\b(?: (?:is|are|does|do|would) ${WHO}| ${WHO})? .*?\\b${LEAVE}\\b`,
)
/** Nothing to be left for another. */
const PAST = /\b(?:arrangement|did|was|were|has|have|had)\b/
const THEN_ASKED = new RegExp(
  `^(?:and )?(?:why|how come|for what reason) (?:did|has|have|had) ${WHO} (?:really |then |actually )?(?:leave|left|quit|give up|given up|resign(?:ed)?|stop(?:ped)?(?: \\p{L}+ing)?|walk(?:ed)? (?:out|away)|part(?:ed)? (?:ways|company)|mov(?:e|ed) (?:on|away))(?: (?:of|from|as|with|at|in))? (?<thing>.{2,60})$`,
  'u',
)
/** What is no name of a post: 'her last job'. */
const NO_NAME =
  /^(?:the|an?|his|her|their|your|job|post|position|role|work|working|employer|company|firm|last|first|previous|former|old|there|and|in|at|of|for|with|to|after|before|\d+)$/

/** Another post is named than the one that was left. */
const BESIDE = /\b(?:before|after|between|for|prior|this one|than)\b/

/** Why one left is no reason for leaving again. */
const HAS_LEFT = /\b(?:I|she|he) (?:left|resigned|quit)\b|^(?:left|resigned|quit|made redundant)\b/i
const IS_LEAVING: Words = {
  test: (text) =>
    !HAS_LEFT.test(text) &&
    (LOOKING.some((one) => one.test(text)) ||
      TO_END.test(text) ||
      /\b(?:because|reasons?|tired of|bored|outgrown?|outgrew|no longer|nothing (?:left|more)|so that I|now that|instead of|enough of|miss(?:es|ed)?|merg(?:e|es|ing)|clos(?:es|ing)|is to (?:close|move|end)|mov(?:es|ing) (?:to|its|the)|(?:come|go|get|return) (?:back )?to|for sale|being (?:bought|sold|closed|moved|merged)|(?:ends?|expires|runs out) (?:in|on|at)|only)\b/i.test(
        text,
      )),
}
const OF_LEAVING =
  /\b(?:because|reasons?|leav(?:e|ing)|left|quit|gave (?:it |that |them )?up|given up|giv(?:e|ing) up|resigned|stopped|redundan\w+|closed?|ended|ran out|expired|sold|bought|moved|merged|bankrupt|insolven\w+|since|when|as|to|so|after|over|for|too|enough|wanted|missed|tired|no longer)\b/i

/** Whether a line may be what is asked for; null where no leaving is asked about. */
export function leavingNearly(
  facts: Facts,
  folded: string,
  now: number,
): ((part: PlanPart) => boolean) | null {
  const plain = folded.replace(/[?.!\s]+$/, '')
  if (NOW_ASKED.test(plain) && !PAST.test(plain))
    return (part) =>
      (tellsTerm(facts, part, IS_LEAVING) && !isOfEnded(facts, part, now)) || isHeaded(facts, part)
  const thing = THEN_ASKED.exec(plain)?.groups?.['thing']
  return thing === undefined ? null : ofThing(facts, thing)
}

const entryOf = (facts: Facts, { units: [first = -1] }: PlanPart): number | null =>
  facts.units[first]?.entry ?? null

function isOfEnded(facts: Facts, part: PlanPart, now: number): boolean {
  const entry = facts.entries[entryOf(facts, part) ?? -1]
  return entry !== undefined && isPost(entry) && entry.range !== null && !goesOn({ range: entry.range }, now)
}

function isHeaded(facts: Facts, { units: [first = -1] }: PlanPart): boolean {
  const section = facts.units[first]?.unit.section
  return HEADED.test(facts.document.sections[section ?? -1]?.heading ?? '')
}

/** Where some posts are called by what is named, lines of these and lines with its name. */
function ofThing(facts: Facts, thing: string): ((part: PlanPart) => boolean) | null {
  const stems = words(thing)
    .filter(({ text, stop }) => !stop && !NO_NAME.test(text))
    .map(({ stem }) => stem)
  if (stems.length === 0 || BESIDE.test(thing)) return null
  const isNamed = (unit: number): boolean => stems.some((stem) => facts.units[unit]?.stems.has(stem) === true)
  const own = facts.entries.filter((entry) => isPost(entry) && entry.header.some(isNamed))
  if (own.length === 0) return null
  return ({ text, units }) => {
    const isTheirs = own.some(({ from, to }) => units.some((unit) => unit >= from && unit < to))
    return OF_LEAVING.test(text) && (isTheirs || units.some(isNamed))
  }
}
