/** The figures that a question is about: of each row of a table, or of each line of a list, one number of one unit. */
import { amountOf, type Amount } from '../text/amounts.ts'
import { namesMoney } from '../common/money.ts'
import { findDates } from '../text/dates.ts'
import type { Facts } from '../reading/facts.ts'
import type { Group, GroupItem } from '../reading/groups.ts'
import { figuresInLines } from './line-figures.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import { cellsIn } from '../reading/row-cells.ts'
import type { Term } from '../ranking/terms.ts'
import { stem, words } from '../text/text.ts'

/** Columns whose numbers say which, when or how good. */
const NO_AMOUNT =
  /\b(?:years?|dates?|months?|since|from|until|to|volumes?|vol|issues?|numbers?|no|nr|pages?|ages?|ranks?|place|position|level|rating|self-rating|grades?|marks?|scores?|average|share|rate|gpa|season|edition|id)\b/i
/** 'Students a year' are students. */
const EACH = /\b(?:an?|per|each|every) (?:year|month|week|day|season)\b/i
/** Rows that say what others come to, or a part of one. */
const SUMMED = /^(?:(?:grand |sub-?|over)?totals?\b|all together\b|altogether\b|sum\b|of which\b|thereof\b)/i
export const SAME = 0.8
/** How well a heading must meet a word: 'In the classroom' what she teaches. */
const LIKE = 0.5

/** What a question says of them. */
export interface Asked {
  /** Words that say something of the rows or the column. */
  readonly terms: readonly Term[]
  /** It asks for money. */
  readonly money: boolean
  /** It names what is counted. */
  readonly counts: boolean
  /** Only what goes on at this month. */
  readonly goingOn: number | null
}

export interface Figures {
  readonly items: readonly GroupItem[]
  readonly amounts: readonly Amount[]
  /** What each item is, and its number. */
  readonly texts: readonly string[]
  /** Of the column, '' in a list. */
  readonly header: string
  /** Whether the question names the column, or what the numbers of the lines count. */
  readonly named: boolean
  /** Whether the question names the rows: their heading, their kind, something that is said in them. */
  readonly rows: boolean
}

/** The figures that may be meant, of each table and list that all words are said of. */
export function figuresOf(facts: Facts, groups: readonly Group[], asked: Asked): readonly Figures[] {
  const tables = groups.filter(({ id }) => id.startsWith('rows:'))
  const lists = groups.filter(({ id }) => /^(?:items|stacks|lines|named|nested):/.test(id))
  return [
    ...alikeIn(facts, tables).flatMap((parts) => columnOf(facts, parts, asked) ?? []),
    ...lists.flatMap((group) => figuresInLines(facts, group, asked) ?? []),
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

/** The items that all that no heading or column says is said of. */
export function keptOf(
  facts: Facts,
  group: Group,
  items: readonly GroupItem[],
  about: readonly Term[],
  goingOn: number | null,
): readonly GroupItem[] {
  return items.filter(
    (item) =>
      about.every((term) => holds(facts, item, term)) &&
      (goingOn === null || goesOn(facts, group, item, goingOn)),
  )
}

/** Does it, or the entry that it is told of, go on? */
function goesOn(facts: Facts, { items }: Group, { units }: GroupItem, now: number): boolean {
  const dates = (one: Pick<GroupItem, 'units'>): { to: number }[] =>
    one.units.flatMap((unit) => facts.units[unit]?.dates ?? [])
  if (items.some((item) => dates(item).length > 0)) return dates({ units }).some(({ to }) => to >= now - 1)
  const entry = facts.entries[facts.units[units[0] ?? -1]?.entry ?? -1]
  return entry?.range != null && entry.range.to >= now - 1
}

/** The column that is meant, with the rows that all else is said of. */
function columnOf(facts: Facts, parts: readonly Group[], asked: Asked): Figures | null {
  const headers = parts.slice(0, 1).flatMap((group) => headsOf(facts, group))
  const { terms } = asked
  const kept = parts.flatMap((group) => {
    const about = terms.filter((term) => !isOf(group, term) && !headers.some((one) => names(one, term)))
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
    const named = terms.find((term) => names(header, term))
    return [{ amounts, header, at: named?.word.start ?? Infinity }]
  })
  const named = columns.filter(({ at }) => at < Infinity).sort((a, b) => a.at - b.at)
  const sums = columns.filter(({ amounts, header }) => amounts[0]?.sign !== '' || isMoney(header))
  const column = named[0] ?? (asked.money && !asked.counts && sums.length === 1 ? sums[0] : undefined)
  if (column === undefined) return null
  const { amounts, header } = column
  const isColumn = (term: Term): boolean => names(header, term) && !parts.some((group) => isOf(group, term))
  return {
    items: kept,
    amounts,
    texts: kept.map((item) => sayOf(facts, item, header)),
    header,
    named: named.length > 0,
    rows: terms.some((term) => !isColumn(term)),
  }
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

const stemsOf = (said: string): ReadonlySet<string> => new Set(said.split(/\s+/).map(stem))
/** What people are called whom something is given for, whoever they are; and those who may be such. */
const AUDIENCE = stemsOf(
  'people persons participants attendees attendance audience audiences listeners viewers',
)
const ATTENDING = stemsOf(
  'students pupils trainees learners delegates guests visitors spectators heads members',
)

/** Do both words count those who came? One at least says no more of them. */
export const isAudience = (a: string, b: string): boolean =>
  (AUDIENCE.has(a) && (AUDIENCE.has(b) || ATTENDING.has(b))) || (ATTENDING.has(a) && AUDIENCE.has(b))

/** Does the heading or the kind of section say the word? */
export function isOf({ headingStems, kinds }: Group, { word, matches }: Term): boolean {
  if (headingStems.has(word.stem)) return true
  if ([...matches].some(([key, value]) => value >= LIKE && headingStems.has(key))) return true
  return (KINDS_BY_NOUN.get(word.stem) ?? []).some(([kind]) => (kinds.get(kind) ?? 0) >= 0.5)
}

const holds = (facts: Facts, { units }: GroupItem, { matches }: Term): boolean =>
  units.some((unit) =>
    [...matches].some(([key, value]) => value >= SAME && facts.units[unit]?.stems.has(key)),
  )

/** A cell that names its row: in words, or as a model is called ('TW-70'). */
const NAMES = /\p{L}{3}|^\p{Lu}{1,4}[ -]?\d/u

/** What the row is, and its number. */
function sayOf(facts: Facts, item: GroupItem, header: string): string {
  const cells = cellsIn(facts, item)
  const main = cells.find(
    (cell) => cell.header !== header && NAMES.test(cell.text) && findDates(cell.text).length === 0,
  )
  const amount = cells.find((cell) => cell.header === header)?.text ?? ''
  return main === undefined ? amount : `${main.text} (${amount})`
}
