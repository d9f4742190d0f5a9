/** Numbers of a CV's units that no question changes: made when one first asks for them, and kept with the facts. */
import { splitParts } from '../document/item-labels.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { oncePer } from '../text/once-per.ts'

const known = new WeakMap<Facts, Map<RegExp | string, Float64Array>>()

/** A number for each unit, in the order of the units; nobody may change them. `key` names what `of` tells. */
export function kept(facts: Facts, key: RegExp | string, of: (unit: UnitFacts) => number): Float64Array {
  let columns = known.get(facts)
  if (!columns) known.set(facts, (columns = new Map()))
  let column = columns.get(key)
  if (!column) columns.set(key, (column = Float64Array.from(facts.units, of)))
  return column
}

/** For each unit 1 or 0: whether `pattern` (without the g flag) matches its text. */
export function flags(facts: Facts, pattern: RegExp): Float64Array {
  return kept(facts, pattern, (unit) => (pattern.test(said(unit, facts)) ? 1 : 0))
}

/** How much each unit is of a kind, 0 to 1. */
export function ofKind(facts: Facts, kind: Kind): Float64Array {
  return kept(facts, `kind ${kind}`, ({ kinds }) => kinds.get(kind) ?? 0)
}

/** How many parts the enumeration in each unit has. */
export function partCounts(facts: Facts): Float64Array {
  return kept(facts, 'parts', ({ unit }) => Math.min(255, splitParts(unit.text).length))
}

/** A unit's text; a row's with the headings of its columns, which say what its cells are. */
const said = oncePer(({ unit }: UnitFacts, facts: Facts): string => {
  const cells = cellsOf(facts.document, unit)
  if (!cells) return unit.text
  return `${cells
    .filter((c) => c.text !== '')
    .map((c) => c.header)
    .join(' ')} ${unit.text}`
})
