/** 'List her bridges by length, longest first', 'his lectures, oldest first': all rows of a table in the order that is asked for. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { headedTables, stemsOf, type HeadedTable } from '../facts/headed-tables.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { isOf } from './asked.ts'
import { AROUND_SUMS } from './plan-sum.ts'
import { sizesIn } from './table-columns.ts'

const LISTS = /^(?:please )?(?:list|name|show|give|rank|sort|order|arrange|all|his|her|their|your)\b/
const BY_SIZE =
  /\b(largest|biggest|highest|greatest|smallest|lowest)(?: \p{L}+){0,2} first\b|\b(?:by|in order of) (?:size|value|amount|\p{L}{3,20})\b/u
const BY_TIME =
  /\b(?:chronological(?:ly)?|(?:by|in order of) (?:date|year)|(?:oldest|earliest|newest|latest|most recent) first)\b/
const FALLING_TIME = /\b(?:newest|latest|most recent|revers\w*|anti-?chronological\w*)\b/
const RISING_SIZE = /\b(?:smallest|lowest|ascending|rising|increasing)\b/
/** Said of the order. */
const AROUND =
  /^(?:list|name|show|give|rank|sort|order|arrang|first|largest|biggest|highest|greatest|smallest|lowest|size|valu|oldest|earliest|newest|latest|recent|chronolog|antichronolog|date|year|revers|ascend|descend|rise|fall|increas|decreas)/

export function planInOrder(facts: Facts, groups: readonly Group[], { question, terms }: Draft): Plan | null {
  const { folded, time } = question
  if (!LISTS.test(folded) || time !== null) return null
  const isTime = BY_TIME.test(folded)
  if (!isTime && !BY_SIZE.test(folded)) return null
  const asked = terms.filter(
    ({ self, word }) => !self && !AROUND.test(word.stem) && !AROUND_SUMS.has(word.stem),
  )
  if (asked.length === 0) return null
  const found = headedTables(facts, groups).flatMap((table) => {
    const keys = isTime ? timesIn(facts, table, asked) : valuesIn(table, asked)
    return keys === null ? [] : [{ table, keys }]
  })
  const [one, ...others] = found
  if (one === undefined || others.length > 0) return null
  const falling = isTime ? FALLING_TIME.test(folded) : !RISING_SIZE.test(folded)
  const parts = one.table.rows
    .map(({ unit, cells }, at) => ({ unit, cells, key: one.keys[at] ?? 0 }))
    .sort((a, b) => (falling ? b.key - a.key : a.key - b.key))
    .map(({ unit, cells }) => ({
      text: cells.flatMap(({ text }) => (text === '' ? [] : [text])).join(', '),
      units: [unit],
    }))
  return { parts, list: true, chance: 0.9, fact: true }
}

/** Sums of several currencies have no order. */
function valuesIn(table: HeadedTable, asked: readonly Term[]): readonly number[] | null {
  const amounts = sizesIn(table, asked, false)
  const [first] = amounts ?? []
  return first === undefined || amounts?.some(({ sign }) => sign !== first.sign)
    ? null
    : (amounts?.map(({ value }) => value) ?? null)
}

/** When each row began, in a table of what is asked for. */
function timesIn(facts: Facts, table: HeadedTable, asked: readonly Term[]): readonly number[] | null {
  const heads = table.heads.flatMap(stemsOf)
  if (!asked.every((term) => isOf(table.group, term) || heads.includes(term.word.stem))) return null
  const times = table.rows.flatMap(({ unit }) => facts.units[unit]?.dates.slice(0, 1) ?? [])
  return times.length < table.rows.length || times.length < 2 ? null : times.map(({ from }) => from)
}
