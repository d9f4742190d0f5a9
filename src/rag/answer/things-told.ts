/** The things that an answer told of: what 'the first one', 'there' and 'it' of the next question mean. */
import { labelOf } from './document/item-labels.ts'
import type { Entry } from './entries/entry.ts'
import type { Facts } from './facts/facts.ts'
import type { Group } from './facts/groups.ts'
import { lineAt } from './facts/lines-by.ts'
import { isRowOfSeveral } from './field-of-before.ts'
import type { Source } from '../types.ts'
import type { Composed } from './saying/compose.ts'
import { findDates } from './text/dates.ts'
import { words } from './text/text.ts'

/** One thing: a line, or what stands below a heading or in an entry. */
export interface Thing {
  /** The unit that names it. */
  readonly head: number
  /** All that tells of it. */
  readonly units: ReadonlySet<number>
  readonly name: string
  /** When it was, in months since year 0. */
  readonly from: number | null
}

/** The units that the first sentence of an answer rests on. */
export function unitsTold(facts: Facts, { kind, sources, citations }: Composed): number[] {
  if (kind === 'declined') return []
  return (citations[0]?.sources ?? [0]).flatMap((at) => unitOf(facts, sources[at]))
}

/** All units that an answer rests on. */
export const unitsCited = (facts: Facts, { sources }: Composed): number[] =>
  sources.flatMap((source) => unitOf(facts, source))

const unitOf = (facts: Facts, source: Source | undefined): number | readonly [] =>
  (source && lineAt(facts, source.start)?.unit.index) ?? []

/** The unit that the first sentence of an answer rests on; of a post, rather than of the firm above its posts. */
export function toldBy(facts: Facts, answer: Composed): number | null {
  const told = unitsTold(facts, answer)
  return told.find((unit) => facts.units[unit]?.entry != null) ?? told[0] ?? null
}

/** The things that an answer lists, in its order; fewer than two are no list. */
export function thingsTold(facts: Facts, answer: Composed): Thing[] {
  return distinct(unitsTold(facts, answer).map((unit) => thingAt(facts, unit)))
}

function distinct(things: readonly Thing[]): Thing[] {
  return things.filter(({ head }, i) => things.findIndex((other) => other.head === head) === i)
}

/** The list that a thing stands in, where it stands in one. */
export function thingsBeside(facts: Facts, groups: readonly Group[], { head }: Thing): Thing[] {
  const lists = groups.filter(
    ({ type, items }) =>
      type !== 'column' && items.length > 1 && items.some(({ units }) => units.includes(head)),
  )
  const [list] = lists.sort((a, b) => a.items.length - b.items.length)
  const heads = list?.items.flatMap(({ units: [unit] }) => unit ?? []) ?? entriesBeside(facts, head)
  return distinct(heads.map((unit) => thingAt(facts, unit)))
}

/** Headers of the entries of its section, where it is the header of one. */
function entriesBeside({ units, entries }: Facts, head: number): number[] {
  const own = entries[units[head]?.entry ?? -1]
  if (own === undefined || !own.header.includes(head)) return []
  const section = units[head]?.unit.section
  return entries.flatMap(({ header: [at = -1], kind }) =>
    kind === own.kind && units[at]?.unit.section === section ? [at] : [],
  )
}

/** The thing that a unit tells of. */
export function thingAt(facts: Facts, unit: number): Thing {
  const found = facts.units[unit]
  const entry = found?.entry == null ? undefined : facts.entries[found.entry]
  // of rows and of items below one heading each is a thing
  const isOfEntry = entry !== undefined && (entry.header.includes(unit) || !isItem(facts, unit, entry))
  if (entry !== undefined && isOfEntry) {
    const units = range(entry.from, entry.to)
    return {
      head: entry.header[0] ?? unit,
      units: new Set(units),
      name: nameOf(facts, entry),
      from: entry.range?.from ?? firstDate(facts, units),
    }
  }
  const units = [unit, ...below(facts, unit)]
  return {
    head: unit,
    units: new Set(units),
    name: shortName(found?.unit.text ?? ''),
    from: firstDate(facts, units),
  }
}

/** A line that has nothing to do with the entry above it: below a table, or a prize among others below their heading. */
function isItem(facts: Facts, unit: number, { kind, header }: Entry): boolean {
  const isOfTable = header.some((at) => facts.units[at]?.unit.kind === 'row')
  if (isOfTable && facts.units[unit]?.unit.kind === 'sentence') return true
  if (kind === 'experience' || kind === 'education') return false
  return isRowOfSeveral(facts, unit) || facts.units[unit]?.unit.kind === 'item'
}

/** What stands below an item of a list, or, of a heading, in its section. */
function below({ units }: Facts, at: number): number[] {
  const own = units[at]?.unit
  if (own === undefined) return []
  return units.flatMap(({ unit }) =>
    (own.kind === 'heading' && unit.section === own.section && unit.index !== at) ||
    (own.kind === 'item' && own.block !== null && unit.parents.includes(own.block))
      ? [unit.index]
      : [],
  )
}

function firstDate({ units }: Facts, own: readonly number[]): number | null {
  for (const at of own) {
    const [date] = units[at]?.dates ?? []
    if (date) return date.from
  }
  return null
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** 'Chlorate' of '"Chlorate", essay, printed in …': up to where more is told of it. */
function shortName(text: string): string {
  const label = labelOf(text, 60)
  const date = findDates(label)[0]?.start ?? 0
  const cut = label.split(date === 0 ? /: |; | \(/ : /: |, |; | \(/)[0] ?? label
  return words(cut).some(({ stop }) => !stop) ? cut : label
}

/** What tells an entry from the others. */
export function nameOf({ entries }: Facts, { title, org, kind, text }: Entry): string {
  const shared = entries.some((other) => other.org === org && other.kind === kind && other.title !== title)
  if (org === null) return title ?? text
  return shared && title !== null ? `${title} at ${org}` : org
}

/** Things by their time, the earliest first; null where some have none. */
export function byTime(things: readonly Thing[]): Thing[] | null {
  if (things.some(({ from }) => from === null)) return null
  return [...things].sort((a, b) => (a.from ?? 0) - (b.from ?? 0))
}

/** All that tells of a thing: of a post also what stands elsewhere below a heading that names its house. */
export function scopeOf(
  { units, document, entries }: Facts,
  { head, units: own }: Thing,
): ReadonlySet<number> {
  const entry = entries[units[head]?.entry ?? -1]
  const house = new Set(words(entry?.org ?? '').flatMap(({ stop, stem }) => (stop ? [] : stem)))
  const headed = document.sections.filter(({ heading, index }) => {
    const named = words(heading).filter(({ stop }) => !stop)
    return (
      named.length > 0 && named.every(({ stem }) => house.has(stem)) && units[head]?.unit.section !== index
    )
  })
  const more = new Set(headed.map(({ index }) => index))
  return new Set([...own, ...units.flatMap(({ unit }) => (more.has(unit.section) ? unit.index : []))])
}
