/** 'When was she on parental leave?': the time of the one leave that is named; of other breaks in a career nothing is asked. */
import type { Facts } from '../../facts/facts.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { findDates, monthsOf, sayLength } from '../../text/dates.ts'
import { toldBreaks } from './career-breaks.ts'
import { planOf, type Overview } from '../planner.ts'

const PARENTAL = '(?:parental|parent|maternity|paternity|adoption|family|childcare)'
const LEAVE = `(?:(?:${PARENTAL}|sick|medical|unpaid|study) leave)`
export const LEAVE_ASKED = exactly(
  [
    `(?:(?:from )?when|how long|for how long|in (?:what|which) years?|until when) (?:was|were|is|are|did|does|has|have|had) ${WHO} (?:been |be |go |gone |take |taken |have |had |spend |spent )?(?:off )?(?:on |in )?(?:(?:a|an|the|${WHOSE}) )*${LEAVE}`,
    `(?:when|how long) (?:was|were|is|did) (?:(?:the|${WHOSE}) )*${LEAVE}(?: last)?`,
    `(?:when did ${WHO} )?(?:start|end|dates?|length|duration|begin|return from|come back from) (?:of )?(?:(?:the|${WHOSE}) )*${LEAVE}`,
  ].join('|'),
)
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    new RegExp(`\\b${PARENTAL} leave`),
    new RegExp(`\\b${PARENTAL}[ -](?:and \\p{L}+ )?(?:leave|time|year|break)`, 'iu'),
  ],
  [/\b(?:sick|medical) leave/, /\b(?:sick|medical) leave/i],
  [/\bunpaid leave/, /\bunpaid leave/i],
  [/\bstudy leave/, /\bstudy leave/i],
]

/** Null where no dated one is told: the rankers look. */
export function planLeave(facts: Facts, folded: string, now: number): Overview {
  const said = KINDS.find(([asked]) => asked.test(folded))?.[1]
  if (said === undefined) return null
  const told = toldBreaks(facts).filter(({ text, units }) =>
    [text, ...units.map((at) => facts.units[at]?.unit.text ?? '')].some((one) => said.test(one)),
  )
  const dated = told.filter(({ text }) => findDates(text).length > 0)
  const plan = planOf(dated.slice(0, 2))
  const lead = plan === null || !LENGTH.test(folded) ? null : lengthOf(dated, now)
  return plan === null || lead === null ? plan : { ...plan, lead }
}

const LENGTH = /\b(?:how long|length|duration)\b/
/** The line says itself how long it was. */
const SAID = /\b(?:years?|months?|weeks?|days?)\b/i

/** How long the one that is told was; null where there are more, or it says so itself. */
function lengthOf([one, ...others]: readonly PlanPart[], now: number): string | null {
  const [range, more] = findDates(one?.text ?? '')
  if (range === undefined || range.single || more !== undefined || others.length > 0) return null
  if (SAID.test(one?.text ?? '')) return null
  const length = sayLength(monthsOf(range, now), range.exact)
  return Number.isFinite(range.to) ? length : `${length} so far`
}
