/** 'How many firms did the agency send her to?': the contracts below the record of the agency. */
import { agencyOf } from '../../entries/placements.ts'
import type { Facts } from '../../facts/facts.ts'
import { capital, fold } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { listOf, type Overview } from '../planner.ts'

const ASKED =
  /^(?:(?<counts>how many)|which|what|to which|at which|with which) (?:firms|companies|clients|businesses|places|employers|customers|organi[sz]ations) (?:did|has|have) (?<agency>.{2,60}?) (?:send|sent|placed?|posted?|seconded?|lent|lend) (?:him|her|them|you)\b/

export function planPlacedAt(facts: Facts, folded: string): Overview {
  const { agency = '', counts } = ASKED.exec(folded)?.groups ?? {}
  if (agency === '') return null
  const placed = facts.entries.filter((entry) => {
    const above = agencyOf(facts.entries, entry)
    return above !== null && fold(above.text).includes(agency)
  })
  const plan = listOf(
    placed.map(({ text, header }) => ({ text: text.split(': ')[0] ?? text, units: header })),
  )
  return plan !== null && counts !== undefined ? { ...plan, lead: capital(numberWord(placed.length)) } : plan
}
