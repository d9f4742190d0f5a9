/** 'What did the five schemes cost together?', 'How many students did he teach in total?': a column added up. */
import { amountOf, sumOf, type Amount } from './amounts.ts'
import { namesMoney } from './common/money.ts'
import { findDates } from './dates.ts'
import type { Facts } from './facts.ts'
import type { Group, GroupItem } from './groups.ts'
import { KINDS_BY_NOUN } from './lexicon/nouns.ts'
import { SYNONYMS } from './lexicon/synonyms.ts'
import type { Plan } from './plan.ts'
import { numbersIn } from './question.ts'
import type { Draft } from './reader.ts'
import { cellsIn } from './row-cells.ts'
import type { Term } from './terms.ts'
import { stem, words } from './text.ts'

const ADDED =
  /\b(?:in total|in all|in sum|altogether|all together|taken together|put together|together|all told|combined|the (?:sum|total) of|sum of|sum total|(?:grand |overall )?total|totals?|totall?ed|add(?:ed|s)? up|summed up)\b/
/** What is said around the rows and the column. */
const AROUND: ReadonlySet<string> = new Set(
  `total totals totalled totaled altogether together all sum summed sums combined combine add added adds taken put told overall grand table tables
  row rows entry entries listed list amount amounts figure figures number come came make made get got gotten given give get have has had been
  be do did each every were was much many worth value money received receive won raise raised bring brought run ran ever far career entire whole
  attend attended there count work worked item items how`
    .split(/\s+/)
    .map(stem),
)
const MONEY =
  /\b(?:how much|cost|costs|money|worth|budget|price|funding|spend|spent|sum|amounts?|value|euros?|pounds?|dollars?)\b/
/** Columns whose numbers say which, when or how good. */
const NO_AMOUNT =
  /\b(?:years?|dates?|months?|since|from|until|to|volumes?|vol|issues?|numbers?|no|nr|pages?|ages?|ranks?|place|position|level|rating|self-rating|grades?|marks?|scores?|average|share|rate|gpa|season|edition|id)\b/i
const SAME = 0.8

interface Column {
  readonly items: readonly GroupItem[]
  readonly amounts: readonly Amount[]
  readonly header: string
  /** Where the question names it; behind all of it where it does not. */
  readonly at: number
}

/** A plan where one column of one table is meant, every row of which says one number of the same unit. */
export function planSum(facts: Facts, groups: readonly Group[], { question, terms }: Draft): Plan | null {
  if (!ADDED.test(question.folded) || question.yesno || question.time !== null || question.order !== null)
    return null
  const said = numbersIn(question.words)
  const asked = terms.filter((t) => !t.self && !AROUND.has(t.word.stem) && numbersIn([t.word]).length === 0)
  const money = MONEY.test(question.folded)
  const sums = groups
    .filter(({ id }) => id.startsWith('rows:'))
    .flatMap((group) => {
      const column = columnOf(facts, group, asked, money, question.counts)
      const sum = column === null ? null : sumOf(column.amounts)
      // 'the five schemes' are as many as the rows
      const all = column !== null && said.every((number) => number === column.items.length)
      return column === null || sum === null || !all ? [] : [{ column, sum }]
    })
  const [found, ...others] = sums
  if (found === undefined || others.length > 0) return null
  const { column, sum } = found
  const parts = column.items.map((item) => ({ text: sayOf(facts, item, column.header), units: item.units }))
  return { lead: withUnit(sum, column.header), parts, list: true, chance: 0.9, fact: true }
}

/** The column that is meant, with the rows that all else is said of. */
function columnOf(
  facts: Facts,
  group: Group,
  asked: readonly Term[],
  money: boolean,
  counts: boolean,
): Column | null {
  const rows = group.items.map((item) => cellsIn(facts, item))
  const headers = (rows[0] ?? []).map(({ header }) => header)
  const about = asked.filter((term) => !isOfTable(group, headers, term))
  // what no heading says has to be said in rows
  const kept = group.items.filter((item) => about.every((term) => holds(facts, item, term)))
  if (kept.length < 2 || (asked.length > 0 && about.length === asked.length)) return null
  const columns = headers.flatMap((header): Column[] => {
    if (NO_AMOUNT.test(header)) return []
    const amounts = kept.map((item) => {
      const cell = cellsIn(facts, item).find((one) => one.header === header)
      return cell === undefined || isYear(cell.text) ? null : amountOf(cell.text)
    })
    if (!amounts.every((one) => one !== null)) return []
    const named = asked.find(({ word }) => names(header, word.stem))
    return [{ items: kept, amounts, header, at: named?.word.start ?? Infinity }]
  })
  const named = columns.filter(({ at }) => at < Infinity).sort((a, b) => a.at - b.at)
  if (named[0] !== undefined) return named[0]
  const sums = columns.filter(({ amounts, header }) => amounts[0]?.sign !== '' || namesMoney(`1 ${header}`))
  return money && !counts && sums.length === 1 ? (sums[0] ?? null) : null
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text) || findDates(text).length > 0

const names = (header: string, asked: string): boolean =>
  words(header).some(({ stem: own }) => own === asked || SYNONYMS.get(asked)?.has(own) === true)

/** Does a heading, a column or the kind of section say the word? */
function isOfTable(
  { headingStems, kinds }: Group,
  headers: readonly string[],
  { word, matches }: Term,
): boolean {
  if (headingStems.has(word.stem) || headers.some((header) => names(header, word.stem))) return true
  if ([...matches].some(([key, value]) => value >= SAME && headingStems.has(key))) return true
  return (KINDS_BY_NOUN.get(word.stem) ?? []).some(([kind]) => (kinds.get(kind) ?? 0) >= 0.5)
}

const holds = (facts: Facts, { units }: GroupItem, { matches }: Term): boolean =>
  units.some((unit) =>
    [...matches].some(([key, value]) => value >= SAME && facts.units[unit]?.stems.has(key)),
  )

/** What the row is, and its number. */
function sayOf(facts: Facts, item: GroupItem, header: string): string {
  const cells = cellsIn(facts, item)
  const main = cells.find(
    (cell) => cell.header !== header && /\p{L}{3}/u.test(cell.text) && findDates(cell.text).length === 0,
  )
  const amount = cells.find((cell) => cell.header === header)?.text ?? ''
  return main === undefined ? amount : `${main.text} (${amount})`
}

/** 'Spend (million euros)' says what a bare number is of. */
function withUnit(sum: string, header: string): string {
  const unit = /\(([\p{L} .€£$]{1,24})\)$/u.exec(header)?.[1]
  return unit === undefined || /\p{L}|[€£$]/u.test(sum) ? sum : `${sum} ${unit}`
}
