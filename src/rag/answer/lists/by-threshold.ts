/** 'In how many modules did she score 70 or more?': rows of a table by how their numbers compare with one. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { amountOf } from '../text/amounts.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'

const N = '([€£$]?\\d[\\d.,]{0,11}(?: ?(?:k|m|mn|bn|thousand|million|billion)\\b)?)(?![\\d:/])'
const UNIT = '(?: ?(?:%|per ?cent|points?|marks?))?'
const MORE = 'more|above|higher|better|over|up'
const LESS = 'less|fewer|below|lower|under|worse'
/** Whether the number itself is meant too, and which way. */
const COMPARED: readonly (readonly [RegExp, (value: number, limit: number) => boolean])[] = [
  [
    new RegExp(
      `\\b(?:at least|no (?:less|fewer|lower) than|a minimum of) ${N}|${N}${UNIT} (?:or|and) (?:${MORE})\\b|${N}\\+`,
    ),
    (value, limit) => value >= limit,
  ],
  [
    new RegExp(
      `\\b(?:at most|no (?:more|higher) than|a maximum of|up to) ${N}|${N}${UNIT} (?:or|and) (?:${LESS})\\b`,
    ),
    (value, limit) => value <= limit,
  ],
  [
    new RegExp(`\\b(?:(?:more|better|higher|greater|larger|bigger) than|above|over|exceeding|beyond) ${N}`),
    (value, limit) => value > limit,
  ],
  [
    new RegExp(`\\b(?:(?:less|worse|lower|smaller|fewer) than|below|under) ${N}`),
    (value, limit) => value < limit,
  ],
]
/** Rows in which the column must hold a number. */
const MOST = 0.6
/** How well what stands above a table must meet a name in the question. */
const NAMED = 0.5

/** '66.1%', '£1,200', '2,3', '€3 million' as a number; null where a text says more than that. */
function numberOf(text: string): number | null {
  if (!/^[~≈]?[€£$]?\s?\d[\d.,]*\s?(?:%|[€£$])?$/.test(text)) return amountOf(text)?.value ?? null
  const digits = text
    .replace(/[^\d.,]/g, '')
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
  const value = Number(digits)
  return Number.isFinite(value) ? value : null
}

const isYear = (value: number): boolean => Number.isInteger(value) && value > 1930 && value < 2080

/** The items of a table on the asked side of a number; null where no table, no column or no row is meant by it. */
export function planThreshold(facts: Facts, groups: readonly Group[], draft: Draft): Plan | null {
  const { question, terms } = draft
  const compared = comparedIn(question.folded)
  const head = question.head.at(-1)?.stem
  if (compared === null || head === undefined || !asksRows(question)) return null
  const tables = groups.filter((group) => group.id.startsWith('rows:') && isOf(facts, group, head))
  const named = terms.filter((t) => !t.self && t.named)
  const meant = tables.filter((group) =>
    named.every(
      (t) =>
        [...t.matches].some(([stem, value]) => value >= NAMED && group.headingStems.has(stem)) ||
        headsOf(facts, group).some((text) => words(text).some(({ stem }) => stem === t.word.stem)),
    ),
  )
  const [table] = meant
  if (table === undefined || meant.length > 1) return null
  const column = columnOf(facts, table, compared.limit, terms)
  const kept = table.items.flatMap((item, at) => {
    const value = column?.values[at]
    return value != null && compared.holds(value, compared.limit) ? [{ ...item, at }] : []
  })
  if (kept.length === 0) return null
  const parts = kept.map(({ label, units, at }) => ({
    text: withValue(label, column?.texts[at] ?? ''),
    units,
  }))
  const lead = question.counts ? { lead: capital(numberWord(kept.length)) } : {}
  return { ...lead, parts, list: true, chance: 0.9, fact: true }
}

function comparedIn(
  folded: string,
): { limit: number; holds: (value: number, limit: number) => boolean } | null {
  for (const [pattern, holds] of COMPARED) {
    const said = pattern
      .exec(folded)
      ?.slice(1)
      .find((one) => one !== undefined)
    const limit = said === undefined ? null : numberOf(said.replace(/[.,]+$/, ''))
    if (limit !== null && !isYear(limit)) return { limit, holds }
  }
  return null
}

/** Is one of a table's columns, or what stands above it, called by the word? */
function isOf(facts: Facts, group: Group, stem: string): boolean {
  const isSaid = (own: string): boolean => own === stem || SYNONYMS.get(stem)?.has(own) === true
  return (
    [...group.headingStems].some(isSaid) ||
    headsOf(facts, group).some((text) => words(text).some((word) => isSaid(word.stem)))
  )
}

function headsOf(facts: Facts, { items: [first] }: Group): string[] {
  return first === undefined ? [] : cellsIn(facts, first).map(({ header }) => header)
}

/** 'Which boats over 12 m?' and 'orders above £50,000' ask for rows as 'how many' does. */
const asksRows = ({ folded, counts, lists, keywords, yesno }: Draft['question']): boolean =>
  counts ||
  lists ||
  (!yesno && (keywords || /^(?:which|what) (?:(?:of )?(?:his|her|their|your|the) )?\p{L}+s\b/u.test(folded)))

interface Column {
  readonly values: readonly (number | null)[]
  readonly texts: readonly string[]
}

/** What a row is called, with the number that it was chosen for. */
const withValue = (label: string, value: string): string =>
  label.includes(value) ? label : `${label} (${value})`

/** The numbers of the one column that a question means: by its name, or because the number lies among them. */
function columnOf(facts: Facts, { items }: Group, limit: number, terms: readonly Term[]): Column | null {
  const rows = items.map((item) => cellsIn(facts, item))
  const columns = (rows[0] ?? []).flatMap(({ header }, at) => {
    const texts = rows.map((cells) => cells[at]?.text ?? '')
    const values = texts.map(numberOf)
    const numbers = values.filter((value) => value !== null)
    if (numbers.length < Math.max(2, rows.length * MOST) || numbers.every(isYear)) return []
    const own = words(header).map(({ stem }) => stem)
    const named = terms.some(({ word }) =>
      own.some((stem) => word.stem === stem || SYNONYMS.get(word.stem)?.has(stem) === true),
    )
    const among = Math.min(...numbers) <= limit && Math.max(...numbers) >= limit
    return named || among ? [{ values, texts, named }] : []
  })
  const [column, ...others] = columns.some(({ named }) => named)
    ? columns.filter(({ named }) => named)
    : columns
  return column === undefined || others.length > 0 ? null : column
}
