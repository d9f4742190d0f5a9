/** The units of each section, in reading order, put together once for a document. */
import type { Unit } from './units.ts'

const known = new WeakMap<readonly Unit[], ReadonlyMap<number, readonly Unit[]>>()
const NONE: readonly Unit[] = []

export function unitsOf(units: readonly Unit[], section: number): readonly Unit[] {
  let found = known.get(units)
  if (found === undefined) {
    const sections = new Map<number, Unit[]>()
    for (const unit of units) {
      const list = sections.get(unit.section)
      if (list) list.push(unit)
      else sections.set(unit.section, [unit])
    }
    found = sections
    known.set(units, found)
  }
  return found.get(section) ?? NONE
}
