/**
 * 'Has the ferry been delivered?', of 'Member of the newbuilding team for the ferry. Delivery was due in 2025, now put
 * off.': the sentence behind the best one tells what that lacks.
 */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'

/** How well a sentence must name a word for it to be there, and below which it is not. */
const NAMES = 0.8
const LACKS = 0.3

/** The sentence behind it in the same paragraph that has a word of a yes-no question which the best one lacks; null where none has. */
export function nextTelling(facts: Facts, { question, terms }: Reading, best: number): PlanPart | null {
  const [own, next] = [facts.units[best], facts.units[best + 1]]
  if (!question.yesno || own === undefined || next === undefined) return null
  if (own.unit.block === null || own.unit.block !== next.unit.block || next.unit.kind !== 'sentence')
    return null
  const asked = terms.filter(({ self, named }) => !self && !named)
  const lacking = asked.filter(
    (term) => !holdsTerm(own.stems, term, LACKS) && !holdsTerm(own.context, term, LACKS),
  )
  if (lacking.length === 0 || lacking.length === terms.length) return null
  if (!lacking.every((term) => holdsTerm(next.stems, term, NAMES))) return null
  return { text: next.unit.text, units: [best + 1] }
}
