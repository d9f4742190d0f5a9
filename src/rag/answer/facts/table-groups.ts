/** A table as groups: its rows are one, and the cells of each column another, which a question may name by its head. */
import { cellsOf } from '../document/row-cells.ts'
import { words } from '../text/text.ts'
import type { Facts, UnitFacts } from './facts.ts'
import { rowItem, type Group, type GroupBase, type GroupItem } from './groups.ts'

export function tableGroups(facts: Facts, rows: readonly UnitFacts[], base: GroupBase): Group[] {
  const groups: Group[] = []
  groups.push({
    id: `rows:${base.section}`,
    type: 'section',
    ...base,
    items: rows.map((u) => rowItem(facts, u)),
  })
  const cells = cellsOf(facts.document, rows[0]?.unit) ?? []
  // a first column without a head names what the cells beside it are told of
  const isNamed = cells[0]?.header.trim() === '' && cells.length > 2
  cells.forEach((cell, column) => {
    const items = rows.flatMap((u): GroupItem[] => {
      const row = cellsOf(facts.document, u.unit)
      const text = row?.[column]?.text ?? ''
      const label = isNamed && column > 0 ? `${row?.[0]?.text}: ${text}` : text
      // a dash says that there is nothing
      return /^[–—-]*$/.test(text) ? [] : [{ label, full: text, units: [u.unit.index] }]
    })
    if (items.length > 1)
      groups.push({
        id: `column:${base.section}:${column}`,
        type: 'column',
        ...base,
        headingStems: new Set([...words(cell.header).map((w) => w.stem)]),
        items: unique(items),
      })
  })
  return groups
}

function unique(items: readonly GroupItem[]): GroupItem[] {
  // Thousands of rows may say the same: each is looked at once.
  const seen = new Map<string, { item: GroupItem; units: number[] }>()
  for (const item of items) {
    const known = seen.get(item.label)
    if (known) known.units.push(...item.units)
    else seen.set(item.label, { item, units: [...item.units] })
  }
  return [...seen.values()].map(({ item, units }) => ({ ...item, units }))
}
