/** The figures that a question is about: of each row of a table, or of each line of a list, one number of one unit. */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import { SUMMED } from '../facts/headed-tables.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import type { Term } from '../ranking/terms.ts'
import { amountOf } from '../text/amounts.ts'
import { findDates } from '../text/dates.ts'
import { namesMoney } from '../text/money.ts'
import { words, stem } from '../text/text.ts'
import { type Asked, type Figures, isOf, keptOf, isAudience } from './asked.ts'
import { figuresInLines } from './line-figures.ts'
import { moneyInLines } from './line-money.ts'

/** Columns whose numbers say which, when or how good. */
export const NO_AMOUNT =
  /\b(?:years?|dates?|months?|since|from|until|to|volumes?|vol|issues?|numbers?|no|nr|pages?|ages?|ranks?|place|position|level|rating|self-rating|grades?|marks?|scores?|average|share|rate|gpa|season|edition|id)\b/i
/** 'Students a year' are students. */
const EACH = /\b(?:an?|per|each|every) (?:year|month|week|day|season)\b/i
/** The figures that may be meant, of each table and list that all words are said of. */
export function figuresOf(facts: Facts, groups: readonly Group[], asked: Asked): readonly Figures[] {
  const tables = groups.filter(({ id }) => id.startsWith('rows:'))
  const lists = groups.filter(({ id }) => /^(?:items|stacks|lines|named|nested):/.test(id))
  return [
    ...alikeIn(facts, tables).flatMap(
      (parts) =>
        columnOf(facts, parts, asked) ?? parts.flatMap((group) => figuresInLines(facts, group, asked) ?? []),
    ),
    ...lists.flatMap(
      (group) => figuresInLines(facts, group, asked) ?? moneyInLines(facts, group, asked) ?? [],
    ),
  ]
}

/** Tables of the same columns below one heading are one table in parts: 'Bridges' and 'Quays' of a list of projects. */
function alikeIn(facts: Facts, tables: readonly Group[]): (readonly Group[])[] {
  const parts = new Map<string, Group[]>()
  for (const group of tables) {
    const parent = facts.document.sections[group.section]?.parent ?? null
    const heads = headsOf(facts, group)
    const alone = parent === null || heads.every((head) => head === '')
    const key = alone ? group.id : [parent, ...heads].join('|')
    const list = parts.get(key)
    if (list) list.push(group)
    else parts.set(key, [group])
  }
  return [...parts.values()]
}

const headsOf = (facts: Facts, { items }: Group): readonly string[] =>
  (cellsIn(facts, items[0] ?? { units: [] }) ?? []).map(({ header }) => header)

/** The column that is meant, with the rows that all else is said of. */
function columnOf(facts: Facts, parts: readonly Group[], asked: Asked): Figures | null {
  const headers = parts.slice(0, 1).flatMap((group) => headsOf(facts, group))
  const { terms } = asked
  const kept = parts.flatMap((group) => {
    const about = terms.filter(
      (term) =>
        !isOf(group, term) &&
        !headers.some((one) => names(one, term) || measures(facts, group.items, one, term)),
    )
    return keptOf(facts, group, group.items, about, asked.goingOn)
  })
  if (kept.length < 2 || kept.some(({ full }) => SUMMED.test(full))) return null
  const columns = headers.flatMap((header) => {
    if (NO_AMOUNT.test(header.replace(EACH, ''))) return []
    const amounts = kept.map((item) => {
      const cell = cellsIn(facts, item).find((one) => one.header === header)
      return cell === undefined || isYear(cell.text) ? null : amountOf(cell.text)
    })
    if (!amounts.every((one) => one !== null)) return []
    const named = terms.find((term) => names(header, term) || measures(facts, kept, header, term))
    return [{ amounts, header, at: named?.word.start ?? Infinity }]
  })
  const named = columns.filter(({ at }) => at < Infinity).sort((a, b) => a.at - b.at)
  const sums = columns.filter(({ amounts, header }) => amounts[0]?.sign !== '' || isMoney(header))
  const column = named[0] ?? (asked.money && !asked.counts && sums.length === 1 ? sums[0] : undefined)
  if (column === undefined || headers.some((head) => isMoreThan(head, column.header, terms))) return null
  const { amounts, header } = column
  const isColumn = (term: Term): boolean =>
    (names(header, term) || measures(facts, kept, header, term)) && !parts.some((group) => isOf(group, term))
  return {
    items: kept,
    amounts,
    texts: kept.map((item) => sayOf(facts, item, header)),
    header,
    named: named.length > 0,
    rows: terms.some((term) => !isColumn(term)),
  }
}

/** Is another column called by all words of this one and more, which are said: a 'day rate' is no number of days? */
function isMoreThan(head: string, column: string, terms: readonly Term[]): boolean {
  const [own, less] = [head, column].map((one) => new Set(words(one).map(({ stem: key }) => key)))
  if (own === undefined || less === undefined || own.size <= less.size) return false
  const isSaid = [...own].every((key) => terms.some(({ word }) => word.stem === key))
  return isSaid && [...less].every((key) => own.has(key))
}

/** 'Euros', 'Sum (€)', 'Cost (million euros)' */
const isMoney = (header: string): boolean =>
  namesMoney(`1 ${header}`) || namesMoney(`1 ${/\(([^()]+)\)$/.exec(header)?.[1] ?? ''}`)

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text) || findDates(text).length > 0

const names = (header: string, { word }: Term): boolean =>
  words(header).some(
    ({ stem: own }) =>
      own === word.stem ||
      SYNONYMS.get(word.stem)?.has(own) === true ||
      // 'how many people attended', where a column counts participants
      isAudience(word.stem, own),
  )

/** 'Days', where every cell of a column says '2 days': its numbers are of that. */
const measures = (facts: Facts, items: readonly GroupItem[], header: string, { word }: Term): boolean =>
  items.every((item) => {
    const text = cellsIn(facts, item).find((cell) => cell.header === header)?.text ?? ''
    const unit = amountOf(text)?.unit ?? ''
    return unit !== '' && stem(unit.toLowerCase()) === word.stem
  })

/** A cell that names its row: in words, or as a model is called ('TW-70'). */
const NAMES = /\p{L}{3}|^\p{Lu}{1,4}[ -]?\d/u

/** What the row is, and its number. */
function sayOf(facts: Facts, item: GroupItem, header: string): string {
  const cells = cellsIn(facts, item)
  const main = cells.find(
    (cell) =>
      cell.header !== header &&
      NAMES.test(cell.text) &&
      findDates(cell.text).length === 0 &&
      amountOf(cell.text) === null,
  )
  const amount = cells.find((cell) => cell.header === header)?.text ?? ''
  // of a table with a row for each year that is what a row is called
  const name = main ?? cells.find((cell) => cell.header !== header && isYear(cell.text))
  return name === undefined ? amount : `${name.text} (${amount})`
}
