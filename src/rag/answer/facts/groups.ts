/** Things that stand together and answer as a list: a section's items, nested items, table rows, entries. */
import { labelOf } from '../document/item-labels.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Entry } from '../entries/entry.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Facts, UnitFacts } from './facts.ts'

export interface GroupItem {
  /** What the list says: a title, an employer, a line. */
  readonly label: string
  /** The whole text of the item. */
  readonly full: string
  /** Units it is taken from. */
  readonly units: readonly number[]
}

export interface Group {
  readonly id: string
  readonly items: readonly GroupItem[]
  readonly heading: string
  readonly headingStems: ReadonlySet<string>
  readonly kinds: ReadonlyMap<Kind, number>
  readonly section: number
  readonly type: 'section' | 'nested' | 'entries' | 'column'
}

/** What a group has of the section in which it stands. */
export type GroupBase = Pick<Group, 'heading' | 'headingStems' | 'kinds' | 'section'>

/** 'Title, Organisation' or the whole header when these were not told apart. */
export function entryLabel(entry: Entry): string {
  if (entry.title !== null && entry.org !== null) return `${entry.title}, ${entry.org}`
  return entry.text.length > 90 ? entry.parts.slice(0, 3).join(', ') : entry.text.replace(/[.,]$/, '')
}

export function rowItem(facts: Facts, unit: UnitFacts): GroupItem {
  const cells = cellsOf(facts.document, unit.unit) ?? []
  const filled = cells.filter((c) => c.text !== '')
  return {
    label: labelOf(filled.map((c) => c.text).join(', ')),
    full: filled.map((c) => c.text).join(', '),
    units: [unit.unit.index],
  }
}
