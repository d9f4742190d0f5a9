/** What the common planners say of a CV, without the engine; today is a day in June 2026. */
import { compose } from '../../../../src/rag/answer/saying/compose.ts'
import { buildFacts } from '../../../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../../../src/rag/answer/facts/build-groups.ts'
import { isPlan } from '../../../../src/rag/answer/common/planner.ts'
import { planOverview } from '../../../../src/rag/answer/overview.ts'
import { parseDocument } from '../../../../src/rag/document.ts'

const NOW = 2026 * 12 + 5

/** The answer; 'unsaid' or 'nowhere' where the CV does not say; null where the question is left to the rankers. */
export function planned(cv: string): (question: string) => string | null {
  const facts = buildFacts(parseDocument(cv))
  const groups = buildGroups(facts)
  return (question) => {
    const plan = planOverview(facts, groups, question, NOW)
    return isPlan(plan) ? compose(facts, plan, plan.chance).answer : plan
  }
}
