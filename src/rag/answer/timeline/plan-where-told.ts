/** 'Where did she work when …', 'which employer was he with during …', 'at which firm did she …': the post that a line is told of. */
import { WHO } from '../lexicon/frames.ts'
import type { Plan } from '../plan/plan.ts'
import { headPart } from '../posts/entry-body.ts'
import { byStart, specifics, type TimelineContext } from '../posts/timeline-entries.ts'
import { toldIn } from './told-in.ts'

const WITH =
  '(?:employers?|compan(?:y|ies)|firm|organi[sz]ation|business|institution|work ?place|place of work|hospital|clinic|practice|agency|bank|museum|studio|restaurant|hotel|farm|plant|factory|office|school|university|orchestra|theatre|newspaper)'
const AS = '(?:jobs?|posts?|roles?|positions?|capacity|function|title)'
const AT = '(?:at|for|with|in|by)'
const WHEN = '(?:when|while|whilst|during|at the time of|at the time (?:that )?(?=(?:he|she|they)\\b))'
const WORK = '(?:working|work|employed|be|being|stationed|based)'
const DID = '(?:did|was|were|had|has|is|does)'
const ASKS = new RegExp(
  `^(?:and |so )?(?:${[
    `(?:where|(?:for |by |with )?whom?) ${DID} ${WHO} ${WORK}(?: ${AT})? ${WHEN}`,
    `${AT} (?:which|what) (?:of (?:his|her|their) )?(?:${WITH}|${AS}) ${DID} (?:it (?:that|when) )?${WHO}(?: ${WORK}(?: ${AT})? ${WHEN})?`,
    `(?:which|what) (?:${WITH}|${AS}) ${DID} ${WHO} (?:(?:${WORK}|hold|have) ?)?(?:${AT} )?${WHEN}`,
  ].join('|')}) (?=\\S)`,
)
/** Two posts at most may be meant by what is said of an employer. */
const MOST = 2

/** Null where no line of one post tells of all that is asked. */
export function planWhereTold({ facts, question, terms }: TimelineContext): Plan | null {
  const asks = ASKS.exec(question.folded)
  if (asks === null || question.counts || question.lists) return null
  const named = specifics(terms).filter((t) => t.word.start >= asks[0].length - 1)
  const told = toldIn(facts, named)
  if (told === null || told.entries.length > MOST) return null
  const { unit, dates } = facts.units[told.unit] ?? {}
  const { time } = question
  // 'Never taught in a prison' tells of no place where it was done
  if (unit !== undefined && /^(?:never|not?|none)\b/i.test(unit.text)) return null
  if (unit === undefined || (time !== null && !dates?.some((d) => d.from <= time.to && d.to >= time.from)))
    return null
  const posts = byStart(told.entries).toReversed().map(headPart)
  return {
    parts: [...posts, { text: unit.text, units: [told.unit] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}
