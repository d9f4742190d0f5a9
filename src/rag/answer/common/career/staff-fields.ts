/** 'People in my care: 212': a field of key facts that tells how many one leads. */
import type { Facts } from '../../facts/facts.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { goesOn } from '../../posts/held.ts'
import { planOf, type Overview } from '../planner.ts'
import { find, say, sayAll } from '../told.ts'

const LABEL =
  /^(?:(?:people|persons|staff|employees|colleagues)(?: (?:in (?:my|his|her) (?:care|charge|team|department)|under (?:me|him|her)|(?:managed|led|supervised)(?: now| today| at present)?|reporting to (?:me|him|her)|(?:i|he|she) (?:leads?|manages?)))?|(?:my |present |current )?(?:headcount|team size|(?:direct )?reports|span of control|staff numbers?)|people responsibility|personnel responsibility|leads|size of (?:my |the )?team)$/
const NUMBER = /:\s*(?:about |some |around |c\. ?|approx\. )?\d|^(?:about |some |around )?\d/i

export const staffFields = (facts: Facts): PlanPart[] =>
  say(
    facts,
    find(facts, [{ label: LABEL, kinds: ['practical', 'contact', 'summary', null] }]).filter(({ text }) =>
      NUMBER.test(text),
    ),
  )

/** What forms ask of each post: 'No. and kind of employees supervised by you: 14'. */
const OF_POST =
  /^(?:no|number)\.? (?:(?:and|&) (?:kind|type) )?of (?:employees|staff|people|persons|subordinates)(?: (?:directly )?(?:supervised|managed|led|reporting)(?: (?:by|to) (?:you|me))?)?$/

/** Of the post that goes on. */
export function planStaffNow(facts: Facts, now: number): Overview {
  const told = find(facts, [{ label: OF_POST, within: true }]).filter(({ text, units: [at] }) => {
    const range = facts.entries[facts.units[at ?? -1]?.entry ?? -1]?.range
    return NUMBER.test(text) && range != null && goesOn({ range }, now)
  })
  return planOf(sayAll(told, 1))
}
