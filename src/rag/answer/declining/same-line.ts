/** What stands in one line with a unit: of a paragraph that is broken into lines, its own sentences alone. */
import type { Facts, UnitFacts } from '../facts/facts.ts'

export function sameLine({ units }: Facts, { unit }: UnitFacts): UnitFacts[] {
  let from = unit.index
  let to = unit.index + 1
  const begins = (at: number): boolean => {
    const one = units[at]?.unit
    return one === undefined || one.block !== unit.block || one.first || one.line
  }
  while (from > 0 && !begins(from)) from--
  while (to < units.length && !begins(to)) to++
  return units.slice(from, to)
}
