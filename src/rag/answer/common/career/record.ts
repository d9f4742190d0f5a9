/** The career as a whole: people led, budgets, gaps, reasons for leaving, promotions, work abroad, own business, what she is proud of. */
import {
  ACHIEVEMENTS,
  GREATEST,
  IN_FIGURES,
  planAchievements,
  planGreatest,
  planInFigures,
} from './achievements.ts'
import { BUDGET, planBudget } from './budgets.ts'
import { BREAKS, planBreaks } from './career-breaks.ts'
import { FREELANCE_ASKED, planFreelanceClients } from './freelance-clients.ts'
import { LEAVE_ASKED, planLeave } from './leaves.ts'
import { OWN_BUSINESS, planOwnBusiness } from './own-business.ts'
import { OWN_PLACES, planOwnPlaces } from './own-places.ts'
import { OFFICES_LED, planOfficesLed } from './headed-led.ts'
import { PEOPLE_COUNTED, PEOPLE_LED } from './people-asked.ts'
import { planPeopleLed } from './people-led.ts'
import type { Planners } from '../planner.ts'
import { planPostAbroad, POST_ABROAD } from './post-abroad.ts'
import { LAST_PROMOTED, planLastPromotion, planPromotions, PROMOTED } from './promotions.ts'
import { planStaffNow } from './staff-fields.ts'
import { planLargestTeam } from './reports-asked.ts'
import { planServices, SERVICES } from './services.ts'
import { LIVED_ABROAD, planLivedAbroad } from './stays-abroad.ts'
import { LEADING_STYLE, planLeadingStyle } from './styles.ts'
import { planTeamNow, TEAM_NOW } from './team-now.ts'
import {
  planWhyLeft,
  planWhyLeftLast,
  planWhyLooking,
  WHY_LEFT,
  WHY_LEFT_LAST,
  WHY_LOOKING,
} from './why-left.ts'
import { COUNTRIES_WORKED, planAbroad, planCountriesWorked, WORKED_ABROAD } from './work-abroad.ts'

export const RECORD_ASKED: Planners = [
  [TEAM_NOW, (facts, _groups, now, folded) => planTeamNow(facts, now, folded)],
  [
    PEOPLE_COUNTED,
    (facts, _groups, now, folded) =>
      planLargestTeam(facts, folded) ?? planStaffNow(facts, now) ?? planPeopleLed(facts, true),
  ],
  [LEADING_STYLE, (facts) => planLeadingStyle(facts)],
  [OFFICES_LED, (facts) => planOfficesLed(facts) ?? planPeopleLed(facts, false)],
  [PEOPLE_LED, (facts, _groups, _now, folded) => planPeopleLed(facts, false, folded)],
  [BUDGET, (facts, _groups, _now, folded) => planBudget(facts, folded)],
  [
    OWN_PLACES,
    (facts, _groups, _now, folded) =>
      planOwnPlaces(facts) ?? (OWN_BUSINESS.test(folded) ? planOwnBusiness(facts, folded) : null),
  ],
  [OWN_BUSINESS, (facts, _groups, _now, folded) => planOwnBusiness(facts, folded)],
  [FREELANCE_ASKED, (facts) => planFreelanceClients(facts)],
  [SERVICES, (facts) => planServices(facts)],
  [LEAVE_ASKED, (facts, _groups, now, folded) => planLeave(facts, folded, now)],
  [BREAKS, (facts, _groups, now, folded) => planBreaks(facts, now, folded)],
  [WHY_LEFT_LAST, (facts, _groups, now) => planWhyLeftLast(facts, now)],
  [WHY_LEFT, (facts, _groups, _now, folded) => planWhyLeft(facts, folded)],
  [WHY_LOOKING, (facts, _groups, now) => planWhyLooking(facts, now)],
  [LAST_PROMOTED, (facts) => planLastPromotion(facts)],
  [PROMOTED, (facts) => planPromotions(facts)],
  [ACHIEVEMENTS, (facts) => planAchievements(facts)],
  [IN_FIGURES, (facts) => planInFigures(facts)],
  [GREATEST, (facts) => planGreatest(facts)],
  [POST_ABROAD, (facts, _groups, now, folded) => planPostAbroad(facts, now, folded)],
  [LIVED_ABROAD, (facts, _groups, now, folded) => planLivedAbroad(facts, now, folded)],
  [WORKED_ABROAD, (facts, _groups, now) => planAbroad(facts, now)],
  [COUNTRIES_WORKED, (facts, _groups, now) => planCountriesWorked(facts, now)],
]
