/** A label that says nothing without what stands below it: 'Rotations:' above a list, '- Rusty' above its own items. */
import type { Facts, UnitFacts } from './facts.ts'

/** Characters of a label without a colon, and of what is said of the items below one. */
const LONGEST = 40
const ROOM = 300

/** What comes behind these are examples of what has been said. */
const SAYS_ENOUGH = /\b(?:among (?:them|these)|including|such as|for (?:example|instance)|e\.g\.):$/i

/** The units below a bare label, in order, as many as may be said; none where the unit is no such label. */
export function belowLabel({ units }: Facts, at: number): number[] {
  const label = units[at]
  const [first] = units.slice(at + 1, at + 2)
  if (label === undefined || first === undefined || !isLabel(label, first)) return []
  const depth = first.unit.parents.length
  const below: number[] = []
  let length = 0
  for (const { unit, isHeader } of units.slice(at + 1)) {
    const goesOn = unit.section === label.unit.section && unit.block !== null && !isHeader
    if (!goesOn || unit.parents.length < depth || (unit.kind !== 'item' && unit.first)) break
    if (!first.unit.parents.every((block, i) => unit.parents[i] === block)) break
    length += unit.text.length
    if (below.length > 0 && length > ROOM) break
    below.push(unit.index)
  }
  return below
}

function isLabel({ unit, isHeader, dates }: UnitFacts, { unit: next }: UnitFacts): boolean {
  if (isHeader || unit.block === null || unit.kind === 'row' || next.kind !== 'item') return false
  if (next.section !== unit.section || next.block === unit.block) return false
  if (SAYS_ENOUGH.test(unit.text)) return false
  const owns = next.parents.at(-1) === unit.block
  if (unit.text.endsWith(':')) return owns || next.parents.length === unit.parents.length
  // of an item that is a statement of its own those below it are the details
  return (
    owns && unit.first && unit.text.length <= LONGEST && dates.length === 0 && !/[.!?;,)]$/.test(unit.text)
  )
}

/** What stands below a label, as it is said behind it. */
export const sayBelow = ({ units }: Facts, below: readonly number[]): string =>
  below.map((at) => units[at]?.unit.text.replace(/[\s.;,]{1,6}$/, '') ?? '').join('; ')
