/** 'Which publisher brought out The Ledger?': a work in a list is told by its title, its house and its year, a sentence each. */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'

/** Characters of a record that is said whole. */
const ROOM = 260
/** '[B2] The Ledger', '3. "Who paid?"' */
const OPENS = /^(?:\[\p{L}{0,2}\d{1,3}\]|\(?\d{1,3}[.)]|["“„«]) ?\S/u
/** What one asks of a work. */
const ASKS =
  /^(?:and |so |in |at |by |for )?(?:which|what|who|whom|whose|where|when)\b.*\b(?:publish\w*|press|printed|brought out|came out|prizes?|awards?|won|win|pages?|journal|magazine|year|translat\w*|edition|shortlist\w*|written|wrote)\b/

interface Around {
  readonly before: readonly PlanPart[]
  readonly behind: readonly PlanPart[]
}
const NONE: Around = { before: [], behind: [] }

/** The other sentences of the record that a sentence stands in. */
export function recordAround(facts: Facts, { folded, counts }: Question, unit: number): Around {
  const found = facts.units[unit]?.unit
  if (found?.kind !== 'sentence' || found.block === null || counts || !ASKS.test(folded)) return NONE
  if (facts.mainKinds[found.section] !== 'publications') return NONE
  const own = facts.units.filter((one) => one.unit.block === found.block && one.unit.kind === 'sentence')
  const [first] = own
  if (first === undefined || !OPENS.test(first.unit.text)) return NONE
  if (own.reduce((sum, one) => sum + one.unit.text.length, 0) > ROOM) return NONE
  const parts = (is: (index: number) => boolean): PlanPart[] =>
    own.filter((one) => is(one.unit.index)).map((one) => ({ text: one.unit.text, units: [one.unit.index] }))
  return { before: parts((index) => index < unit), behind: parts((index) => index > unit) }
}
