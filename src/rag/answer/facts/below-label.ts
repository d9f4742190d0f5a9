/** A label that says nothing without what stands below it: 'Rotations:' above a list, '- Rusty' above its own items. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import type { Facts, UnitFacts } from './facts.ts'

/** Characters of a label without a colon, and of what is said of the items below one. */
const LONGEST = 40
const ROOM = 300
/** Characters of a label that is set off as one. */
const SET_OFF = 60

/** What comes behind these are examples of what has been said. */
const SAYS_ENOUGH = /\b(?:among (?:them|these)|including|such as|for (?:example|instance)|e\.g\.):$/i

/** The units below a bare label, in order, as many as may be said; none where the unit is no such label. */
export function belowLabel(facts: Facts, at: number): number[] {
  let length = 0
  const all = allBelow(facts, at)
  const cut = all.findIndex(
    (below, i) => (length += facts.units[below]?.unit.text.length ?? 0) > ROOM && i > 0,
  )
  return cut < 0 ? all : all.slice(0, cut)
}

/** All units below a bare label. */
export function allBelow({ document, units }: Pick<Facts, 'document' | 'units'>, at: number): number[] {
  const label = units[at]
  const first = units[at + 1]
  if (label === undefined || first === undefined || !isLabel(document, label, first)) return []
  const depth = first.unit.parents.length
  const below: number[] = []
  for (let next = at + 1; next < units.length; next++) {
    const { unit, isHeader } = units[next] ?? first
    const goesOn = unit.section === label.unit.section && unit.block !== null && !isHeader
    if (!goesOn || unit.parents.length < depth || (unit.kind !== 'item' && unit.first)) break
    if (!first.unit.parents.every((block, i) => unit.parents[i] === block)) break
    below.push(unit.index)
  }
  return below
}

/** Says nothing without what stands in the unit behind it. */
export function isLabel(
  document: CvDocument,
  { unit, isHeader, dates }: UnitFacts,
  { unit: next }: UnitFacts,
): boolean {
  if (isHeader || unit.block === null || unit.kind === 'row' || next.kind !== 'item') return false
  if (next.section !== unit.section || next.block === unit.block) return false
  if (SAYS_ENOUGH.test(unit.text)) return false
  const owns = next.parents.at(-1) === unit.block
  if (unit.text.endsWith(':')) return owns || next.parents.length === unit.parents.length
  // '**Concertos played**', a line by itself above a list
  if (isSetOffAlone(document, unit) && next.parents.length === unit.parents.length) return true
  // of an item that is a statement of its own those below it are the details
  return (
    owns && unit.first && unit.text.length <= LONGEST && dates.length === 0 && !/[.!?;,)]$/.test(unit.text)
  )
}

/** What stands below a label, as it is said behind it; with a sign that the list goes on where it is cut. */
export function sayBelow({ units }: Facts, below: readonly number[]): string {
  const said = below.map((at) => units[at]?.unit.text.replace(/[\s.;,]{1,6}$/, '') ?? '')
  const [first, last] = [units[below[0] ?? -1]?.unit, units[below.at(-1) ?? -1]?.unit]
  const next = last && units[last.index + 1]?.unit
  const goesOn =
    next?.kind === 'item' &&
    next.section === last?.section &&
    first?.parents.every((block, i) => next.parents[i] === block) === true
  return [...said, ...(goesOn ? ['…'] : [])].join('; ')
}

/** Is it a short line of its own that is all in bold or italics, and neither a sentence nor what tells figures of a house? */
function isSetOffAlone({ blocks }: CvDocument, { block, from, to, text }: Unit): boolean {
  const own = blocks[block ?? -1]
  const whole = own !== undefined && from === 0 && to === own.text.length && text.length <= SET_OFF
  return (
    whole &&
    !/[.!?;,]$|[;\d]/.test(text) &&
    own.kind !== 'listItem' &&
    own.marks.some(
      ({ kind, start, end }) => (kind === 'strong' || kind === 'em') && start <= 1 && end >= to - 1,
    )
  )
}
