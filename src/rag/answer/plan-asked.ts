/** What is computed, or found by rule, before the passages that rank best are looked at. */
import { planCountriesAs } from './common/career/countries-as.ts'
import { planHoursAt } from './common/terms/hours-now.ts'
import { planReachOf } from './common/reach/reach-other.ts'
import { planAtArrival } from './details/at-arrival.ts'
import { planBudgetOf } from './details/budget-of.ts'
import { planCoAuthor } from './details/co-author.ts'
import { planCodeHeld } from './details/code-held.ts'
import { planCredited } from './details/credited.ts'
import { planMemberOf } from './details/member-of.ts'
import { planNumberOf } from './details/number-of-thing.ts'
import { planOfEngagement } from './details/of-engagement.ts'
import { planOfNested } from './details/of-nested.ts'
import { planOfThem } from './details/of-them.ts'
import { planTitled } from './details/of-titled.ts'
import { planProduct } from './details/plan-product.ts'
import { planRoleIn } from './details/role-in.ts'
import { planSupplier } from './details/supplier-of.ts'
import { planSoldTo } from './details/sold-to.ts'
import { planTerseReason } from './details/terse-reason.ts'
import { planThesisOf } from './details/thesis-of.ts'
import { planToldAdjective } from './details/told-adjective.ts'
import { planGrade } from './details/told-grade.ts'
import { planCell } from './details/told-in-cell.ts'
import { planTold } from './details/told-plainly.ts'
import { planWhoDid } from './details/who-did.ts'
import { planWhomToAsk } from './details/whom-to-ask.ts'
import type { Facts } from './facts/facts.ts'
import type { Group } from './facts/groups.ts'
import { planBestYear } from './figures/best-year.ts'
import { planColumn } from './figures/column-asked.ts'
import { planInOrder } from './figures/in-order-asked.ts'
import { planLargest } from './figures/largest-of.ts'
import { planWinner } from './details/plan-winner.ts'
import { planNamedDifference } from './figures/plan-named-difference.ts'
import { planNamedSum } from './figures/plan-named-sum.ts'
import { planPlacings } from './figures/placings.ts'
import { planSum } from './figures/plan-sum.ts'
import { planBesides } from './figures/plan-besides.ts'
import { planKindsSum } from './figures/plan-kinds-sum.ts'
import { planThingsSum } from './figures/plan-things-sum.ts'
import { planToldFigures } from './figures/told-figures.ts'
import { planBestRated } from './lists/best-rated.ts'
import { planThreshold } from './lists/by-threshold.ts'
import { planMostCited } from './lists/most-cited.ts'
import { planMostOf } from './lists/most-of-items.ts'
import { planAtLevel } from './lists/plan-at-level.ts'
import { planClassed } from './lists/plan-classed.ts'
import { planEngagements } from './lists/plan-engagements.ts'
import { planFilled } from './lists/plan-filled.ts'
import { planHeaded } from './lists/plan-headed.ts'
import { planLabelled } from './lists/plan-labelled.ts'
import { planNamedItems } from './lists/plan-named-items.ts'
import { planPlacesTold } from './lists/plan-places-told.ts'
import { planProjectsAt } from './lists/plan-projects-at.ts'
import { planToCome } from './lists/plan-to-come.ts'
import { planValidity } from './lists/plan-validity.ts'
import { planWorks } from './lists/plan-works.ts'
import { planRefusedBids } from './lists/refused-bids.ts'
import { planToldInHeading } from './lists/told-in-heading.ts'
import { planRowsInState } from './lists/rows-in-state.ts'
import { planWhichWon } from './lists/which-won.ts'
import { planCities } from './places/plan-cities.ts'
import { planCountries } from './places/plan-countries.ts'
import type { Plan } from './plan/plan.ts'
import type { TimelineContext } from './posts/timeline-entries.ts'
import type { Draft } from './ranking/reader.ts'
import { planBecame } from './saying/told-next.ts'
import { planReturn } from './timeline/beside-break.ts'
import { planHowManyRoles } from './timeline/plan-roles.ts'
import { planWhereTold } from './timeline/plan-where-told.ts'
import { planSuperlative } from './timeline/superlatives.ts'
import { planGap } from './timeline/told-gap.ts'

/** A question whose words were looked up in the CV. */
interface Asked {
  readonly facts: Facts
  readonly groups: readonly Group[]
  readonly draft: Draft
  readonly dated: TimelineContext
}

/** In this order: the first that knows what is asked answers. What asks for more than one thing stands before what takes any. */
const PLANNERS: readonly ((asked: Asked) => Plan | null)[] = [
  ({ facts, draft }) => planReachOf(facts, draft.question),
  ({ facts, draft }) => planHoursAt(facts, draft.question.folded),
  ({ dated }) => planReturn(dated),
  ({ facts, draft }) => planOfEngagement(facts, draft),
  ({ facts, draft }) => planOfNested(facts, draft),
  ({ facts, draft }) => planSupplier(facts, draft.question.folded),
  ({ facts, draft }) => planCredited(facts, draft),
  ({ facts, draft }) => planCoAuthor(facts, draft),
  ({ facts, draft }) => planWhomToAsk(facts, draft),
  ({ facts, draft }) => planEngagements(facts, draft),
  ({ facts, groups, draft }) => planPlacings(facts, groups, draft),
  ({ facts, groups, draft }) => planThreshold(facts, groups, draft),
  ({ facts, groups, draft }) => planColumn(facts, groups, draft),
  ({ facts, groups, draft, dated }) => planSum(facts, groups, draft, dated.now),
  ({ facts, groups, draft }) => planInOrder(facts, groups, draft),
  ({ facts, groups, draft }) => planBestYear(facts, groups, draft),
  ({ facts, groups, draft }) => planLargest(facts, groups, draft),
  ({ facts, draft }) => planNamedSum(facts, draft),
  ({ facts, draft }) => planThingsSum(facts, draft),
  ({ facts, draft }) => planKindsSum(facts, draft),
  ({ facts, draft }) => planBesides(facts, draft),
  ({ facts, draft }) => planNamedDifference(facts, draft),
  ({ facts, draft }) => planWinner(facts, draft),
  ({ facts, groups, draft }) => planMostOf(facts, groups, draft),
  ({ facts, groups, draft }) => planBestRated(facts, groups, draft),
  ({ groups, draft }) => planMostCited(groups, draft.question.folded),
  ({ facts, draft }) => planBudgetOf(facts, draft),
  ({ groups, draft }) => planWhichWon(groups, draft.question),
  ({ facts, groups, draft }) => planRowsInState(facts, groups, draft),
  ({ facts, draft }) => planToldFigures(facts, draft),
  ({ facts, draft }) => planProduct(facts, draft),
  ({ facts, draft }) => planNumberOf(facts, draft),
  ({ facts, draft }) => planOfThem(facts, draft),
  ({ facts, draft }) => planGrade(facts, draft),
  ({ facts, draft }) => planAtArrival(facts, draft),
  ({ facts, draft }) => planBecame(facts, draft),
  ({ facts, draft }) => planTitled(facts, draft),
  ({ facts, draft }) => planThesisOf(facts, draft),
  ({ facts, draft }) => planRefusedBids(facts, draft),
  ({ facts, draft }) => planRoleIn(facts, draft),
  ({ facts, groups, draft }) => planAtLevel(facts, groups, draft),
  ({ facts, groups, draft }) => planFilled(facts, groups, draft),
  ({ facts, groups, draft }) => planNamedItems(facts, groups, draft),
  ({ facts, draft }) => planToCome(facts, draft),
  ({ facts, draft }) => planToldInHeading(facts, draft),
  ({ facts, draft }) => planProjectsAt(facts, draft),
  ({ facts, draft }) => planLabelled(facts, draft),
  ({ groups, dated }) => planWorks(dated, groups),
  ({ dated }) => planCountries(dated),
  ({ dated }) => planCountriesAs(dated),
  ({ dated }) => planCities(dated),
  ({ groups, dated }) => planValidity(dated, groups),
  ({ groups, dated }) => planSuperlative(dated, groups),
  ({ dated }) => planHowManyRoles(dated),
  ({ dated }) => planWhereTold(dated),
  ({ facts, draft }) => planToldAdjective(facts, draft),
  ({ facts, draft }) => planSoldTo(facts, draft),
  ({ facts, draft }) => planWhoDid(facts, draft),
  ({ facts, draft }) => planMemberOf(facts, draft),
  ({ facts, draft }) => planCodeHeld(facts, draft),
  ({ facts, draft }) => planTold(facts, draft),
  ({ facts, draft }) => planCell(facts, draft),
  ({ facts, draft }) => planTerseReason(facts, draft),
  ({ facts, draft }) => planGap(facts, draft.question),
  ({ facts, groups, draft }) => planHeaded(facts, groups, draft),
  ({ facts, draft }) => planPlacesTold(facts, draft),
  ({ facts, draft }) => planClassed(facts, draft),
]

/** The plan of the first that knows what is asked. */
export function planAsked(asked: Asked): Plan | null {
  for (const planner of PLANNERS) {
    const plan = planner(asked)
    if (plan !== null) return plan
  }
  return null
}
