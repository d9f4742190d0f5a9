/** The decliner's view of what was found: what it leaves unsaid, and whether it says it of what is asked about. */
import type { Candidate } from '../ranking/reader.ts'
import { greatest } from '../ranking/trees.ts'
import { bindingOf } from './binding.ts'
import type { Found } from './decline-found.ts'
import { SLOT_NAMES, type DeclineRow } from './decline-row.ts'
import { holds } from './held-terms.ts'
import { headMiss, nameless, quantityMiss } from './nameless.ts'
import { hasOtherSubject } from './other-subject.ts'

/** The weightiest thing asked about that none of the best units holds, by word or by meaning; and the gap it leaves. */
export function setUncovered(row: DeclineRow, { reading, candidates, units, covered }: Found): void {
  const best = bestUnits(candidates)
  let uncovered = 0
  let uncoveredNamed = 0
  for (const [t, term] of reading.terms.entries()) {
    if (term.self || covered.has(term)) continue
    let held = 0
    for (const u of best) held = Math.max(held, holds(reading, t, u))
    uncovered = Math.max(uncovered, term.weight * (1 - held))
    if (term.named) uncoveredNamed = Math.max(uncoveredNamed, term.weight * (1 - held))
  }
  row.set('uncovered', uncovered)
  row.set('uncoveredDate', reading.question.expects.has('date') ? uncovered : 0)
  row.set('uncoveredNamed', uncoveredNamed)
  const { slot, columns } = reading
  if (slot === null) return
  const filled = Math.max(...units.map((u) => columns.at('slot', u)))
  row.set('slotTop', filled)
  row.mark('slotMiss', filled === 0)
  row.set('slotAny', Math.max(0, ...best.map((u) => columns.at('slot', u))))
  row.set(SLOT_NAMES[slot], 1 - filled)
}

/** Whether it is said of what is asked about. */
export function setBinding(row: DeclineRow, { facts, reading, units }: Found): void {
  const binding = bindingOf(facts, reading, units)
  row.set('nameless', nameless(facts, reading, units))
  row.mark('subjectOther', hasOtherSubject(facts, reading.question))
  row.set('slotApart', binding.slotApart)
  row.set('reasonApart', binding.reasonApart)
  row.set('clauseCover', binding.clauseCover)
  row.mark('others', binding.others)
  row.mark('ordinalMiss', binding.ordinalMiss)
  row.set('headMiss', headMiss(reading, units))
  row.set('quantityMiss', quantityMiss(facts, reading, units))
  row.set(
    'coverElsewhere',
    greatest(reading.columns.get('coverAll')) -
      Math.max(0, ...units.map((u) => reading.columns.at('coverAll', u))),
  )
}

function bestUnits(candidates: readonly Candidate[]): number[] {
  return candidates
    .slice(0, 3)
    .flatMap((c) => (c.group ? c.group.items.flatMap((i) => i.units) : c.unit === null ? [] : [c.unit]))
}
