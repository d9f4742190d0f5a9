/** 'Which of his fellowships was the longest?': of things listed with how long each took, '10 months', that with the most. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import { words } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'

const LENGTH =
  /(?<![\p{L}\d.,-])(\d{1,3}(?:\.\d)?|\p{L}{2,9})[ -](day|week|month|year)s?(?!\p{L}| (?:old|notice))/giu
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 }

/** What is asked of them all. */
const AROUND: ReadonlySet<string> = new Set(
  words('longest shortest lasted last held took taken long short time').map(({ stem }) => stem),
)

/** Null where no one list is named so, or one of its items does not tell just one length. */
export function planLongestRow(
  facts: Facts,
  groups: readonly Group[],
  question: Question,
  most: boolean,
): Plan | null {
  const head = question.content.find(({ stem }) =>
    groups.some(({ type, headingStems }) => type === 'section' && headingStems.has(stem)),
  )?.stem
  if (head === undefined) return null
  const all = groups.filter(
    ({ type, headingStems, items }) => type === 'section' && headingStems.has(head) && items.length > 1,
  )
  // of 'Novels' and 'Short novels' that which is called so wholly
  const whole = all.filter(({ headingStems }) =>
    question.content.every(({ stem, text }) => headingStems.has(stem) || SUPERLATIVE.test(text)),
  )
  const [group, ...more] = whole.length > 0 ? whole : all
  if (group === undefined || more.length > 0) return null
  // 'his German fellowships' are some of them
  if (!question.content.every(({ stem }) => group.headingStems.has(stem) || AROUND.has(stem))) return null
  const column = columnOf(facts, group)
  const lengths = group.items.map(({ full }, i) => (column === null ? lengthIn(full) : (column[i] ?? null)))
  if (lengths.some((one) => one === null)) return null
  const known = lengths.flatMap((one) => one ?? [])
  const wanted = most ? Math.max(...known) : Math.min(...known)
  const parts = group.items.flatMap(({ full, units }, i) =>
    lengths[i] === wanted ? [{ text: full, units }] : [],
  )
  return parts.length > 2 ? null : { parts, list: false, chance: 0.9, fact: true }
}

const SUPERLATIVE = /^(?:longest|shortest)$/
const OF_TIME =
  /^(?:minutes?|mins?\.?|hours?|hrs?\.?|days?|weeks?|months?|duration|length|running time|runtime)\b/i

/** The numbers of the one column of a table that tells how long each thing is; null without one. */
function columnOf(facts: Facts, { id, items }: Group): readonly number[] | null {
  if (!id.startsWith('rows:')) return null
  const rows = items.map((item) => cellsIn(facts, item))
  const columns = (rows[0] ?? []).flatMap(({ header }, at) => {
    if (!OF_TIME.test(header.trim())) return []
    const values = rows.map(
      (cells) => /^(\d{1,4}(?:\.\d)?)(?: ?\p{L}{1,7}\.?)?$/u.exec(cells[at]?.text.trim() ?? '')?.[1],
    )
    const units = new Set(rows.map((cells) => (cells[at]?.text ?? '').replace(/[\d. ]/g, '')))
    return values.every((value) => value !== undefined) && units.size === 1 ? [values.map(Number)] : []
  })
  return columns.length === 1 ? (columns[0] ?? null) : null
}

/** Days of the one length that a text tells; null of none, or of several. */
function lengthIn(text: string): number | null {
  const found = [...text.matchAll(LENGTH)].flatMap(([, number = '', unit = '']) => {
    const value = /^\d/.test(number) ? Number(number) : NUMBER_WORDS.get(number.toLowerCase())
    return value === undefined ? [] : [value * (DAYS[unit.toLowerCase()] ?? 0)]
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
