/** The units of each section, in reading order, put together once for a document. */
import { oncePer } from '../text/once-per.ts'
import type { Unit } from './units.ts'

const NONE: readonly Unit[] = []

export const unitsOf = (units: readonly Unit[], section: number): readonly Unit[] =>
  bySection(units).get(section) ?? NONE

const bySection = oncePer((units: readonly Unit[]): ReadonlyMap<number, readonly Unit[]> => {
  const sections = new Map<number, Unit[]>()
  for (const unit of units) {
    const list = sections.get(unit.section)
    if (list) list.push(unit)
    else sections.set(unit.section, [unit])
  }
  return sections
})
