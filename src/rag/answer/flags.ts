/** Remembers which units of a CV match a pattern: patterns are the same for each question, the texts too. */
import type { Facts, UnitFacts } from './facts.ts'
import { splitParts } from './groups.ts'

const known = new WeakMap<Facts, Map<RegExp, Uint8Array>>()
const parts = new WeakMap<Facts, Uint8Array>()

/** Whether `pattern` (without the g flag) matches the text of a unit. */
export function flag(facts: Facts, pattern: RegExp, unit: number): boolean {
  let table = known.get(facts)
  if (!table) known.set(facts, (table = new Map()))
  let flags = table.get(pattern)
  if (!flags) {
    flags = Uint8Array.from(facts.units, (u) => (pattern.test(said(facts, u)) ? 1 : 0))
    table.set(pattern, flags)
  }
  return flags[unit] === 1
}

/** A unit's text; a row's with the headings of its columns, which say what its cells are. */
function said(facts: Facts, { unit }: UnitFacts): string {
  const cells = unit.kind === 'row' ? facts.document.blocks[unit.block ?? -1]?.cells : undefined
  if (!cells) return unit.text
  return `${cells
    .filter((c) => c.text !== '')
    .map((c) => c.header)
    .join(' ')} ${unit.text}`
}

/** How many parts the enumeration in a unit has; at most 255. */
export function partCount(facts: Facts, unit: number): number {
  let counts = parts.get(facts)
  if (!counts) {
    counts = Uint8Array.from(facts.units, (u) => Math.min(255, splitParts(u.unit.text).length))
    parts.set(facts, counts)
  }
  return counts[unit] ?? 1
}
