/** The column of a table that says how large its rows are: the one that a question names, or the only one that can. */
import type { HeadedTable } from '../facts/headed-tables.ts'
import { stemsOf } from '../facts/headed-tables.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import type { Term } from '../ranking/terms.ts'
import { amountOf, type Amount } from '../text/amounts.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { isOf } from './asked.ts'
import { NO_AMOUNT } from './figures.ts'
import { AROUND_SUMS } from './plan-sum.ts'

/** Columns that tell how large a thing is. */
const SIZES =
  /\b(?:value|amount|worth|size|area|budget|sum|costs?|price|volume|gr?t|dwt|tonnage|tonn?es|tons|capacity|length|surface|floor space|revenue|turnover|funding)\b/i

/** Does a word say it, or one that means the same? */
export const means = (stems: readonly string[], { word }: Term): boolean =>
  stems.some((one) => one === word.stem || SYNONYMS.get(word.stem)?.has(one) === true)

/**
 * The numbers of that column, one for each row; null where the table is not the one that is asked about, too.
 * @param asked words that name the things or the column
 * @param ofOne the question asks for one quality, which the column must be called
 * @param folded the question, which may say the head of a column in full
 */
export function sizesIn(
  table: HeadedTable,
  asked: readonly Term[],
  ofOne: boolean,
  folded = '',
): readonly Amount[] | null {
  if (table.rows.length < 2) return null
  const inFull = inFullWords(table, folded)
  if (inFull !== undefined) return amountsOf(table, inFull)
  const columns = table.heads.flatMap((head, at) => {
    const amounts = amountsIn(table, head, at)
    const own = stemsOf(head).filter((one) => !AROUND_SUMS.has(one))
    const said = own.length > 0 ? own : stemsOf(head)
    const named = said.length > 0 && said.every((one) => asked.some(({ word }) => word.stem === one))
    return amounts === null ? [] : [{ amounts, head, said, named }]
  })
  const named = columns.filter((one) => one.named)
  const sized = columns.filter(({ head }) => SIZES.test(head))
  const meant = named.length > 0 ? named : ofOne ? [] : columns.length > 1 ? sized : columns
  const [column, ...more] = meant
  if (column === undefined || more.length > 0) return null
  const heads = table.heads.flatMap(stemsOf)
  const rest = asked.filter(({ word }) => !heads.includes(word.stem))
  // where the column is named, the things may be called otherwise than the table calls them
  const strange = rest.filter((term) => !isOf(table.group, term) && !means(heads, term))
  const may = column.named && strange.every(({ general, named: isName }) => general || !isName) ? 1 : 0
  return strange.length > may ? null : column.amounts
}

/** The column whose head of several words the question says as it stands: 'day rate' is no number of days. */
function inFullWords({ heads }: HeadedTable, folded: string): number | undefined {
  const said = heads.flatMap((head, at) => {
    const own = fold(head).trim()
    const isSaid = /\S \S/.test(own) && ` ${folded} `.includes(` ${own}`)
    return isSaid || (POWERFUL.test(folded) && POWER.test(own)) ? [at] : []
  })
  return said.length === 1 ? said[0] : undefined
}

/** What says how powerful an engine is. */
const POWERFUL = /\b(?:most|least) powerful\b/
const POWER = /^(?:.*\b)?(?:kw|mw|hp|bhp|power|horsepower)(?:\b.*)?$/

/** One number in each row; null of years, and of what says which one rather than how much. */
function amountsIn({ rows }: HeadedTable, head: string, at: number): readonly Amount[] | null {
  return NO_AMOUNT.test(head) ? null : amountsOf({ rows }, at)
}

function amountsOf({ rows }: Pick<HeadedTable, 'rows'>, at: number): readonly Amount[] | null {
  const amounts = rows.flatMap(({ cells }) => {
    const text = cells[at]?.text ?? ''
    return isYear(text) ? [] : (amountOf(text) ?? [])
  })
  return amounts.length === rows.length ? amounts : null
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text) || findDates(text).length > 0
