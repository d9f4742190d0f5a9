/** Tables as questions about their columns need them: what the columns are called, a name for each row, the row of totals apart. */
import type { Cells } from '../document/row-cells.ts'
import { words } from '../text/text.ts'
import type { Facts } from './facts.ts'
import type { Group } from './groups.ts'
import { cellsIn } from './item-cells.ts'

export interface TableRow {
  readonly unit: number
  readonly cells: Cells
}

export interface HeadedTable {
  readonly group: Group
  /** Heads of the columns without what stands in brackets, '' where a column has none. */
  readonly heads: readonly string[]
  readonly rows: readonly TableRow[]
  /** The row that says what the others come to. */
  readonly total: TableRow | null
}

/** Rows that say what others come to, or a part of one. */
export const SUMMED =
  /^(?:(?:grand |sub-?|over)?totals?\b|all together\b|altogether\b|sum\b|of which\b|thereof\b)/i

/** What a column is called: 'Result (EUR m)' is the result. */
const headOf = (header: string): string => header.replace(/\s*\([^()]*\)\s*$/, '').trim()

/** The stems of the words of a head or a cell that say something. */
export const stemsOf = (text: string): string[] =>
  words(text).flatMap(({ stem, stop }) => (stop ? [] : [stem]))

/** The tables of a CV whose columns are called something; of two below one heading each is one. */
export function headedTables(facts: Facts, groups: readonly Group[]): HeadedTable[] {
  return groups.flatMap((group) => {
    if (!group.id.startsWith('rows:')) return []
    const tables = new Map<string, TableRow[]>()
    for (const item of group.items) {
      const cells = cellsIn(facts, item)
      const [unit] = item.units
      if (unit === undefined || cells.length < 2 || cells.every(({ header }) => header.trim() === ''))
        continue
      const key = cells.map(({ header }) => header).join('|')
      const rows = tables.get(key)
      if (rows) rows.push({ unit, cells })
      else tables.set(key, [{ unit, cells }])
    }
    return [...tables.values()].map((all) => {
      const sums = all.filter(({ cells }) => SUMMED.test(cells[0]?.text.trim() ?? ''))
      return {
        group,
        heads: (all[0]?.cells ?? []).map(({ header }) => headOf(header)),
        rows: all.filter((row) => !sums.includes(row)),
        total: sums.length === 1 ? (sums[0] ?? null) : null,
      }
    })
  })
}
