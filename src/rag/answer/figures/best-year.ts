/**
 * 'In which year did she have the most days?', of a table with a row a year: the row with the most in the column that is
 * named, in that of totals, or in the only one.
 */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { headedTables, stemsOf, type HeadedTable } from '../facts/headed-tables.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { textOf } from '../saying/say-unit.ts'
import { amountOf } from '../text/amounts.ts'
import { standingOut } from '../text/standing-out.ts'

const ASKED =
  /\b(?:which|what) (?<time>year|season|month|quarter|term)\b.{1,60}\b(?:(?<most>most|highest|largest|biggest|greatest)|fewest|lowest|smallest|least)\b/
const TOTAL = /^(?:(?:grand |over)?total|sum|all|altogether|overall)\b/i
const FEWEST = 3

/** Null where several tables may be meant, or several rows have as much. */
export function planBestYear(
  facts: Facts,
  groups: readonly Group[],
  { question, terms }: Draft,
): Plan | null {
  const asked = ASKED.exec(question.folded)?.groups
  if (asked === undefined || question.time !== null || question.yesno) return null
  const time = asked['time'] ?? ''
  const stems = new Set(terms.flatMap(({ self, word }) => (self ? [] : [word.stem])))
  const found = headedTables(facts, groups).flatMap((table) => {
    const rows = table.rows.length >= FEWEST ? amountsOf(table, time, stems) : null
    const [at, ...others] = rows === null ? [] : (standingOut(rows, asked['most'] !== undefined) ?? [])
    const row = others.length > 0 ? undefined : table.rows[at ?? -1]
    return row === undefined ? [] : [row]
  })
  const [row, ...others] = found
  if (row === undefined || others.length > 0) return null
  const parts = [{ text: textOf(facts, row.unit), units: [row.unit] }]
  return { parts, list: false, chance: 0.9, fact: true }
}

/** What its rows hold of what is asked for; null where the table is of something else, or has no row a year. */
function amountsOf({ group, heads, rows }: HeadedTable, time: string, stems: ReadonlySet<string>) {
  const [first = ''] = heads
  if (!first.toLowerCase().startsWith(time)) return null
  const columns = heads.flatMap((head, at) => {
    const amounts = rows.flatMap(({ cells }) => amountOf(cells[at]?.text ?? '') ?? [])
    return at > 0 && amounts.length === rows.length ? [{ head, amounts }] : []
  })
  const isNamed = (head: string): boolean => {
    const own = stemsOf(head)
    return own.length > 0 && own.every((stem) => stems.has(stem))
  }
  const named = columns.filter(({ head }) => isNamed(head))
  const isOfIt = named.length > 0 || [...group.headingStems].some((stem) => stems.has(stem))
  if (!isOfIt) return null
  const totals = columns.filter(({ head }) => TOTAL.test(head))
  const [column, ...more] = named.length > 0 ? named : totals.length > 0 ? totals : columns
  return column === undefined || more.length > 0 ? null : column.amounts
}
