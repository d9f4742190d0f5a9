/** 'People in my care: 212': a field of key facts that tells how many one leads. */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { find, say } from './told.ts'

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
