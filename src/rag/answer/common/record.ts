/** The career as a whole: people led, budgets, gaps, reasons for leaving, work abroad, own business, what she is proud of. */
import { BUDGET, planBudget } from './budgets.ts'
import { BREAKS, planBreaks } from './career-breaks.ts'
import { OWN_BUSINESS, planOwnBusiness } from './own-business.ts'
import { PEOPLE_COUNTED, PEOPLE_LED, planPeopleLed } from './people-led.ts'
import type { Planners } from './planner.ts'

export const RECORD_ASKED: Planners = [
  [PEOPLE_COUNTED, (facts) => planPeopleLed(facts, true)],
  [PEOPLE_LED, (facts) => planPeopleLed(facts, false)],
  [BUDGET, (facts, _groups, _now, folded) => planBudget(facts, folded)],
  [OWN_BUSINESS, (facts, _groups, _now, folded) => planOwnBusiness(facts, folded)],
  [BREAKS, (facts, _groups, now) => planBreaks(facts, now)],
]
