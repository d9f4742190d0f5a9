/** 'Is there somebody at her present employer who could vouch for her?': of the referees those who are there. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO } from '../../lexicon/frames.ts'
import { fold } from '../../text/text.ts'
import { planReferees } from '../lists/referees.ts'
import { isPlan, planOf, type Overview } from '../planner.ts'
import { postsNow } from './post-now.ts'

const AT_PRESENT =
  '(?:at|from|in|of|with) (?:(?:his|her|their|your|the) )?(?:(?:present|current) (?:employer|company|firm|job|post|workplace|house|team|school|hospital|practice)s?|boss|employer)(?: now| today)?'
const SOMEBODY = '(?:someone|somebody|anyone|anybody|a person|people|who)'
const REFER =
  '(?:vouch for|recommend|speak for|(?:give|provide|write|be|act as) (?:us |me )?(?:an? )?(?:references?|referees?)(?: for)?)'
export const REFEREES_NOW = exactly(
  [
    `(?:is there |are there )?${SOMEBODY} ${AT_PRESENT} (?:(?:who|that) )?(?:can|could|will|would|may|might) ${REFER}(?: ${WHO})?`,
    `(?:can|could|will|would) ${SOMEBODY} ${AT_PRESENT} ${REFER}(?: ${WHO})?`,
    `(?:is|are) (?:any|one|some|which) (?:of (?:the|his|her|their) )?(?:referees?|references?) ${AT_PRESENT}`,
    `(?:which|who|is there an?|are there any|does ${WHO} have an?|has ${WHO} an?)(?: of (?:his|her|their|the))? (?:referees?|references?) (?:is |are |comes? |works? )?${AT_PRESENT}`,
  ].join('|'),
)
/** Somebody who was there tells of what was. */
const FORMERLY = /\b(?:former(?:ly)?|retired|until|ex-|previous(?:ly)?)\b/i

/** Those whom the CV puts into the house where she works now; null where it names none of it. */
export function planRefereesNow(facts: Facts, now: number): Overview {
  const plan = planReferees(facts)
  const houses = postsNow(facts, now).flatMap(({ entry: { org } }) => (org === null ? [] : [fold(org)]))
  if (!isPlan(plan) || houses.length === 0) return null
  const there = plan.parts.filter(
    ({ text }) => !FORMERLY.test(text) && houses.some((house) => fold(text).includes(house)),
  )
  return planOf(there)
}
