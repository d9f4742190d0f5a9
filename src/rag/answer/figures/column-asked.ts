/**
 * 'How many solo hours on the K-21?', 'total solo hours?', 'dives in drysuit?': a table's column is named, with or
 * without one of its rows. The answer is the cell, that of the row of totals, or what the column comes to.
 */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { headedTables, stemsOf, SUMMED, type HeadedTable, type TableRow } from '../facts/headed-tables.ts'
import type { Plan } from '../plan/plan.ts'
import type { Question } from '../question/question.ts'
import type { Draft } from '../ranking/reader.ts'
import { amountOf, sumOf } from '../text/amounts.ts'
import { stem } from '../text/text.ts'
import { NO_AMOUNT } from './figures.ts'
import { ADDED, AROUND_SUMS } from './plan-sum.ts'
import { yearsAsked } from './years-asked.ts'

/** A number, and hardly more: '1,204', 'about 30', '12 %'. */
const FIGURE = /^(?:about |some |over |~ ?)?[€£$]? ?\d[\d.,\u00a0 ]*(?:[km%]| ?%| ?\p{L}{1,10})?$/iu
/** What is said around the two names: 'has he logged at'. */
const AROUND_COUNTS =
  /^(?:log|do|did|done|perform|record|list|handl|carri|complet|report|count|regist|achiev|score|year|far|date)/

/** What may be said of hours without a column that is called so: tables of flights, dives and shifts hold nothing else. */
const HOURS = stem('hours')
const OF_HOURS: ReadonlySet<string> = new Set(
  'hour hours time times flight flights flying flown logged logbook log experience'.split(' ').map(stem),
)
const TOTAL = stem('total')
const SEVERAL = /\band (?:how|what|which|where|when|who)\b/
const COMPARES = /\b(?:more|less|fewer|over|above|under|below|than|at least|at most|most|least|average|per)\b/

/** Null unless one table has what is said, all of it. */
export function planColumn(facts: Facts, groups: readonly Group[], { question, terms }: Draft): Plan | null {
  if (!mayAsk(question)) return null
  const said = terms.filter(({ self }) => !self).map(({ word }) => word.stem)
  const found = headedTables(facts, groups).flatMap((table) => answerOf(table, said, question) ?? [])
  return found.length === 1 ? (found[0] ?? null) : null
}

function mayAsk({ folded, counts, keywords, yesno, time, order }: Question): boolean {
  // figures of years are summed, or are those of one of them
  if (yearsAsked(folded) !== null) return false
  if (yesno || time !== null || order !== null || SEVERAL.test(folded) || COMPARES.test(folded)) return false
  return counts || keywords || /^(?:what(?:'s| is| are| was| were)|how much) /.test(folded)
}

function answerOf(table: HeadedTable, said: readonly string[], question: Question): Plan | null {
  const column = columnOf(table, said)
  if (column === null) return null
  const own = new Set(stemsOf(table.heads[column] ?? ''))
  const isHours = said.some((one) => OF_HOURS.has(one))
  const ofHours = [...table.group.headingStems, ...table.heads.flatMap(stemsOf)].some((one) =>
    OF_HOURS.has(one),
  )
  // 'hours in total' may be of anything; of what a column is called, or a row, they are that
  const isTotal = own.has(TOTAL)
  const rest = said.filter(
    (one) =>
      !own.has(one) &&
      !AROUND_SUMS.has(one) &&
      !AROUND_COUNTS.test(one) &&
      !OF_HOURS.has(one) &&
      !table.group.headingStems.has(one),
  )
  if (isTotal && !(isHours && (ofHours || rest.length > 0))) return null
  if (rest.length === 0) return ofAll(table, column, question, isHours)
  const rows = table.rows.filter(({ cells: [name] }) => {
    const stems = new Set(stemsOf(name?.text ?? ''))
    return rest.every((one) => stems.has(one))
  })
  const [row, ...others] = rows
  return row === undefined || others.length > 0 || column === 0 ? null : cellOf(table, row, column)
}

/** The one column that all words of are said; of 'total solo hours' the solo ones, of 'hours on the K-21' the total. */
function columnOf({ heads, rows }: HeadedTable, said: readonly string[]): number | null {
  const named = heads.flatMap((head, at) => {
    const own = stemsOf(head)
    return own.length > 0 && own.every((one) => said.includes(one)) ? [at] : []
  })
  const isTotal = (at: number): boolean => stemsOf(heads[at] ?? '').includes(TOTAL)
  const special = named.filter((at) => !isTotal(at))
  const [one, ...others] =
    special.length > 0
      ? special
      : named.length > 0
        ? named
        : said.includes(HOURS)
          ? heads.flatMap((_, at) => (isTotal(at) ? [at] : []))
          : []
  if (one === undefined || others.length > 0) return null
  const cells = rows.map((row) => row.cells[one]?.text ?? '')
  return cells.some((text) => FIGURE.test(text)) ? one : null
}

/** What is said of all rows: the row of totals, the only row, or the sum. */
function ofAll(table: HeadedTable, column: number, question: Question, isHours: boolean): Plan | null {
  if (table.total !== null) return cellOf(table, table.total, column)
  const [only, ...others] = table.rows
  // types beside each other, and one row of numbers below them
  if (only !== undefined && others.length === 0)
    return only.cells.every(({ text }) => FIGURE.test(text)) ? cellOf(table, only, column) : null
  const head = table.heads[column] ?? ''
  if (NO_AMOUNT.test(head) || !(isHours || ADDED.test(question.folded))) return null
  const told = table.rows.filter(({ cells }) => /\d/.test(cells[column]?.text ?? ''))
  const amounts = told.flatMap(({ cells }) => amountOf(cells[column]?.text ?? '') ?? [])
  const sum = amounts.length === told.length && told.length > 1 && column > 0 ? sumOf(amounts) : null
  if (sum === null) return null
  const parts = told.map(({ cells, unit }) => ({
    text: `${cells[0]?.text ?? ''} (${cells[column]?.text ?? ''})`,
    units: [unit],
  }))
  return { lead: sum, parts, list: true, chance: 0.9, fact: true }
}

/** What the figures of a column are in, in brackets at its head. */
const IN_UNITS =
  /\((?:in )?(?:[€£$¥]|\p{Lu}{3}\b|(?:m|k|bn|t|ha|kg|km|kw|mw|gwh?|kwh|mio|thousands?|millions?|billions?|%|years?|yrs|months|weeks|days|hours?|hrs?|people|fte)\b)[^()]{0,12}\)$/iu

function cellOf({ heads }: HeadedTable, { cells, unit }: TableRow, column: number): Plan | null {
  const text = cells[column]?.text ?? ''
  if (!FIGURE.test(text)) return null
  const head = heads[column] ?? ''
  const name = cells[0]?.text ?? ''
  const isNamed = column > 0 && !FIGURE.test(name)
  const isSum = SUMMED.test(name) && stemsOf(head).includes(TOTAL)
  // '(EUR m)' above the column is a part of what stands in it
  const own = cells[column]?.header.replace(/\s+/g, ' ').trim() ?? ''
  const whole = IN_UNITS.test(own) ? own : head
  const said = !isNamed ? `${whole}: ${text}` : isSum ? `${name}: ${text}` : `${name}: ${whole} ${text}`
  return { parts: [{ text: said, units: [unit] }], list: false, chance: 0.9, fact: true }
}
