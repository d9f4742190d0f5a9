/** 'Is she paid for the seat on the board?', where the next sentence of the same item says 'Unpaid.': that tells it, of nothing else. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'

const ASKED =
  /^(?:and |so )?(?:is|was|are|were) (?:s?he|they|you) (?:being |getting )?paid (?:for|as|by|on) \S|^(?:and |so )?(?:does|do|did) (?:s?he|they|you) (?:get|receive|draw) (?:paid|money|an? (?:fee|stipend|salary|wage)) (?:for|as) \S/
/** A sentence that says no more than this. */
const TOLD =
  /^(?:(?:it is|this is|i am|an?|the post is|both|all)? ?)?(?:unpaid|paid|voluntary|honorary|pro bono|without pay|unremunerated|remunerated|for a fee|for no fee)\b.{0,40}$/i
/** The share that the line has of what the rankers give to all. */
const LIKELY = 0.5

/** The sentence beside the likeliest line; null without one. */
export function paidBeside(
  facts: Facts,
  [best]: readonly Candidate[],
  { question }: Pick<Reading, 'question'>,
): number | null {
  if (!ASKED.test(question.folded)) return null
  const line = lineOf(facts, best)
  if (best === undefined || line === undefined || line.unit.block === null) return null
  if ((best.chance ?? 0) < LIKELY) return null
  const tells = ({ unit }: UnitFacts): boolean => unit.block === line.unit.block && TOLD.test(unit.text)
  return facts.units.find((one) => one !== line && tells(one))?.unit.index ?? null
}
