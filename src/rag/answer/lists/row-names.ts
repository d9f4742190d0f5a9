/** What the rows of a table are called: the cell that tells one from the others, not its year or its number. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import { findDates } from '../text/dates.ts'
import { words } from '../text/text.ts'

const WHEN =
  /\b(?:when|years?|dates?|since|until|how (?:long|much|many|old)|months?|time|period|numbers?|amounts?|sums?)\b/
const NUMERIC = /^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,3}\b[^\p{L}]*)?$/u

/** Nothing but from when to when, or a number. */
function isMeasure(text: string): boolean {
  if (NUMERIC.test(text)) return true
  const dated = findDates(text).reduce((sum, { start, end }) => sum + end - start, 0)
  return dated * 2 > text.length
}

/** 'Which courses …?' is not answered by the years in which they were held, nor by the word that was asked. */
export function namesNothing(items: readonly GroupItem[], group: Group, question: Question): boolean {
  const head = question.head.at(-1)?.stem
  if (group.type !== 'column' || head === undefined || group.headingStems.has(head)) return false
  if (WHEN.test(question.folded)) return false
  const asked = new Set(question.words.map(({ stem }) => stem))
  return items.every(
    ({ label }) => isMeasure(label) || words(label).every(({ stem, stop }) => stop || asked.has(stem)),
  )
}

/** The rows of a column's items, each by the first cell that is no measure and is not the same in all. */
export function rowsNamed(
  { document, units }: Facts,
  group: Group,
  items: readonly GroupItem[],
): GroupItem[] {
  const all = [...new Set(group.items.flatMap((item) => item.units))]
  const cells = (unit: number): readonly string[] =>
    (cellsOf(document, units[unit]?.unit) ?? []).map(({ text }) => text)
  const count = Math.max(0, ...all.map((unit) => cells(unit).length))
  const names = Array.from({ length: count }, (_, column) => column).find((column) => {
    const texts = all.map((unit) => cells(unit)[column] ?? '')
    return texts.every((text) => text !== '' && !isMeasure(text)) && new Set(texts).size * 2 > texts.length
  })
  const rows = [...new Set(items.flatMap((item) => item.units))].sort((a, b) => a - b)
  return rows.map((unit) => {
    const own = cells(unit)
    const text = (names === undefined ? undefined : own[names]) ?? own.join(', ')
    return { label: text, full: own.join(', '), units: [unit] }
  })
}
