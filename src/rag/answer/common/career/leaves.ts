/** 'When was she on parental leave?': the time of the one leave that is named; of other breaks in a career nothing is asked. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { findDates } from '../../text/dates.ts'
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
export function planLeave(facts: Facts, folded: string): Overview {
  const said = KINDS.find(([asked]) => asked.test(folded))?.[1]
  if (said === undefined) return null
  const told = toldBreaks(facts).filter(({ text, units }) =>
    [text, ...units.map((at) => facts.units[at]?.unit.text ?? '')].some((one) => said.test(one)),
  )
  const dated = told.filter(({ text }) => findDates(text).length > 0)
  return planOf(dated.slice(0, 2))
}
