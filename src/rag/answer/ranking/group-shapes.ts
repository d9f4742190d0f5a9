/** What no question changes of groups of items: made once with the groups. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'

export interface Shape {
  readonly group: Group
  /** Its place among the groups. */
  readonly index: number
  /** The units of all its items, and where those of each item end. */
  readonly units: Int32Array
  readonly ends: Int32Array
  /** The unit that is its section's heading; -1 when there is none. */
  readonly heading: number
  /** Shares of the items that are headers of entries, and that stand below one. */
  readonly entry: number
  readonly under: number
  /** Whether its items stand below a post, and are not posts themselves. */
  readonly isBody: boolean
  /** Whether most of its items are figures. */
  readonly isFigures: boolean
  /** Logarithms of how many items and characters it has. */
  readonly items: number
  readonly chars: number
}

export interface Shapes {
  readonly all: readonly Shape[]
  /** Groups by the stems of their headings. */
  readonly byHeading: ReadonlyMap<string, readonly number[]>
}

const known = new WeakMap<readonly Group[], Shapes>()

export function shapesOf(facts: Facts, groups: readonly Group[]): Shapes {
  const found = known.get(groups)
  if (found) return found
  const headings = new Map<number, number>()
  for (const { unit } of facts.units)
    if (unit.kind === 'heading' && !headings.has(unit.section)) headings.set(unit.section, unit.index)
  const byHeading = new Map<string, number[]>()
  groups.forEach(({ headingStems }, index) => {
    for (const stem of headingStems) {
      const list = byHeading.get(stem)
      if (list) list.push(index)
      else byHeading.set(stem, [index])
    }
  })
  const made = {
    all: groups.map((group, index) => shapeOf(facts, group, index, headings.get(group.section) ?? -1)),
    byHeading,
  }
  known.set(groups, made)
  return made
}

function shapeOf(facts: Facts, group: Group, index: number, heading: number): Shape {
  const { items } = group
  const isUnder = (u: number): boolean => facts.units[u]?.entry !== null && facts.units[u]?.isHeader === false
  let end = 0
  return {
    group,
    index,
    units: Int32Array.from(items.flatMap((item) => item.units)),
    ends: Int32Array.from(items, (item) => (end += item.units.length)),
    heading,
    entry: items.filter((i) => i.units.some((u) => facts.units[u]?.isHeader)).length / items.length,
    under: items.filter((i) => i.units.some(isUnder)).length / items.length,
    isBody: items.every((i) => i.units.every(isUnder)),
    isFigures: items.filter((i) => /^[\d€£$+~]/.test(i.label)).length * 2 > items.length,
    items: Math.log(items.length),
    chars: Math.log(1 + items.reduce((a, i) => a + i.label.length + 2, 0) / 100),
  }
}
