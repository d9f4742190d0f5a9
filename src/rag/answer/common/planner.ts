/** What answers a question that recruiters ask of everybody, recognised whole by its words. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { capital } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'

/** All of the CV was looked at, and it does not say so in words that are known: the decliner decides, and sooner. */
export const UNSAID = 'unsaid'

/** The same of what hardly has other words: not answered. */
export const NOWHERE = 'nowhere'

export type Silence = typeof UNSAID | typeof NOWHERE
/** A plan; that the CV does not say it; or null, which leaves the question to the rankers. */
export type Overview = Plan | Silence | null

export const isPlan = (overview: Overview): overview is Plan =>
  overview !== null && overview !== UNSAID && overview !== NOWHERE

/**
 * @param now months since year 0
 * @param folded the question as the pattern matched it: folded, without its mark, the person's name as 'she'
 */
export type Planner = (facts: Facts, groups: readonly Group[], now: number, folded: string) => Overview

/** Tried in order; the first pattern that matches decides. */
export type Planners = readonly (readonly [RegExp, Planner])[]

/** Sentences of their own; null without any. */
export function planOf(parts: readonly PlanPart[]): Plan | null {
  return parts.length > 0 ? { parts, list: false, chance: 0.9, fact: true } : null
}

/** Items of one list; null without any. */
export function listOf(parts: readonly PlanPart[]): Plan | null {
  return parts.length > 0 ? { parts, list: true, chance: 0.9, fact: true } : null
}

/**
 * The same planner, which says how many there are where that is asked.
 * @param count what the list has, where it is not its parts that count
 */
export const countedBy =
  (planner: Planner, count: (plan: Plan, facts: Facts) => number = ({ parts }) => parts.length): Planner =>
  (facts, groups, now, folded) => {
    const plan = planner(facts, groups, now, folded)
    if (!isPlan(plan) || !plan.list || plan.lead !== undefined || !/^how many\b/.test(folded)) return plan
    return { ...plan, lead: capital(numberWord(count(plan, facts))) }
  }
