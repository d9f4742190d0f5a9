/** Terms and wishes asked for in any words: what is asked, and who plans the answer. */
import type { Facts } from '../../facts/facts.ts'
import { ADDRESS_ASKED, planAddress } from '../reach/address-asked.ts'
import { firstAsked, type Asking } from '../asked-freely.ts'
import { CONTRACT_ASKED, OF_CONTRACT, planContract } from './contracts.ts'
import { HEALTH_ASKED, OF_CONDITION, planHealth } from './condition.ts'
import { FAILURE_ASKED, planFailure, planWeakness, WEAKNESS_ASKED } from './faults.ts'
import { OF_DRIVING, planDriving } from './driving.ts'
import {
  CAR_ASKED,
  CHILDREN_ASKED,
  HOME_ASKED,
  MOVE_ASKED,
  NOTICE_ASKED,
  PAY_ASKED,
  PERMIT_ASKED,
  START_ASKED,
  WHY_NOW_ASKED,
} from './known-terms-asked.ts'
import { LONG_RUN_ASKED, OF_LONG_RUN, OF_US, planLongRun, planWhyUs, WHY_US_ASKED } from './long-run.ts'
import { planHours, planRelocation, planRemote } from './moving.ts'
import { planPermit } from './origin.ts'
import { HOURS_ASKED, PART_TIME_ASKED, planPartTimeWanted } from './part-time.ts'
import { planPayAsked } from './pay-asked.ts'
import { planParent } from './person.ts'
import type { PlanPart } from '../../plan/plan.ts'
import type { Overview } from '../planner.ts'
import { OF_SHIFTS, ofShifts, planShifts, SHIFTS_ASKED } from './shifts.ts'
import { isOfTerms, tellsTerm } from '../own-terms.ts'
import { planNotice, planStart } from './start.ts'
import { OF_HOME, OF_MOVING, OF_PART, OF_PERMIT, OF_REASONS } from '../terms-open.ts'
import { OF_TRAVEL, planTravel, TRAVEL_ASKED } from './travel.ts'
import { CLEARANCE_ASKED, planClearance, planRecordCheck, RECORD_CHECK_ASKED } from './vetting.ts'
import { planTonguesNamed } from '../tongues/tongues-named.ts'
import { OF_WEB, planWeb, WEB_ASKED } from '../reach/web-asked.ts'
import { planWhyLooking } from '../career/why-left.ts'

type Plan = (facts: Facts, folded: string, now: number) => Overview

/** The first that is asked decides. With words without which nothing tells it, where there are such. */
const FREELY: readonly (readonly [Asking, Plan, RegExp | null])[] = [
  [ADDRESS_ASKED, planAddress, null],
  [WEB_ASKED, planWeb, OF_WEB],
  [RECORD_CHECK_ASKED, planRecordCheck, null],
  [CLEARANCE_ASKED, planClearance, null],
  [TRAVEL_ASKED, planTravel, OF_TRAVEL],
  [CONTRACT_ASKED, planContract, OF_CONTRACT],
  [LONG_RUN_ASKED, planLongRun, OF_LONG_RUN],
  [WHY_US_ASKED, planWhyUs, OF_US],
  [WEAKNESS_ASKED, planWeakness, null],
  [FAILURE_ASKED, planFailure, null],
  [HEALTH_ASKED, planHealth, OF_CONDITION],
  [SHIFTS_ASKED, planShifts, OF_SHIFTS],
  [PART_TIME_ASKED, planPartTimeWanted, OF_PART],
  [HOURS_ASKED, planHours, OF_PART],
  [HOME_ASKED, (facts, folded, now) => planRemote(facts, now, folded), OF_HOME],
  [MOVE_ASKED, planRelocation, OF_MOVING],
  [PAY_ASKED, planPayAsked, null],
  [NOTICE_ASKED, planNotice, null],
  [START_ASKED, planStart, null],
  [CAR_ASKED, planDriving, OF_DRIVING],
  [PERMIT_ASKED, planPermit, OF_PERMIT],
  [CHILDREN_ASKED, planParent, null],
  [WHY_NOW_ASKED, (facts, _folded, now) => planWhyLooking(facts, now), OF_REASONS],
]
const asked = firstAsked(FREELY.map((one) => [one[0], one] as const))

/** @param folded the question, folded, with the person's own name as 'she' */
export const planTermFreely = (facts: Facts, folded: string, now: number): Overview =>
  asked(folded)?.[1](facts, folded, now) ?? planTonguesNamed(facts, folded)

export const asksTerm = (folded: string): boolean => asked(folded) !== undefined

/** Wishes: what one did, studied or does for pleasure tells none. */
const WISHES: readonly unknown[] = [OF_TRAVEL, OF_CONTRACT, OF_SHIFTS, OF_PART, OF_HOME, OF_MOVING]

/** Whether a line may tell the term that is asked for; null where it is none, or told in any words. */
export function ofTermAsked(facts: Facts, folded: string): ((part: PlanPart) => boolean) | null {
  const one = asked(folded)
  const words = one?.[0] === SHIFTS_ASKED ? ofShifts(folded) : (one?.[2] ?? null)
  if (words === null) return null
  const isWish = one !== undefined && WISHES.includes(one[2])
  return (part) => tellsTerm(facts, part, words) && (!isWish || isOfTerms(facts, part))
}
