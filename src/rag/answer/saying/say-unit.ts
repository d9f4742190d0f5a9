/** A unit as an answer says it, and of a line that tells of several things alike the one that is asked for. */
import { cellsOf, type Cells } from '../document/row-cells.ts'
import { withAddresses } from '../document/link-addresses.ts'
import { isBareLabel } from '../document/run-in-labels.ts'
import type { Unit } from '../document/units.ts'
import { belowLabel, sayBelow } from '../facts/below-label.ts'
import { isAboutPerson } from '../facts/about-person.ts'
import type { Facts } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/lines-by.ts'
import { plainHeader } from '../posts/headline.ts'
import type { Reading } from '../ranking/reader.ts'
import { fieldTold } from './field-told.ts'
import { labelledPart } from './labelled-part.ts'
import { findDates } from '../text/dates.ts'
import { words } from '../text/text.ts'

/** The units that `textOf` takes its words from: a header may have several lines. */
export function saidBy(facts: Facts, unit: number): number[] {
  const found = facts.units[unit]
  const entry = found?.entry == null ? undefined : facts.entries[found.entry]
  const whole =
    found?.isHeader === true && entry && (entry.header.length > 1 || found.unit.kind === 'heading')
  if (whole) return [unit, ...entry.header.filter((h) => h !== unit)]
  if (found && isBareLabel(facts.document, found.unit, facts.units[unit + 1]?.unit)) return [unit, unit + 1]
  const label = labelAbove(facts, unit)
  return [...belowLabel(facts, unit), unit, ...(label === null ? [] : [label.index])]
}

/** A unit as an answer says it: rows with their headers, lines without loose ends. */
export function textOf(facts: Facts, unit: number): string {
  const found = facts.units[unit]
  if (!found) return ''
  const row = cellsOf(facts.document, found.unit)
  if (row) return sayRow(row.filter((cell) => cell.text !== ''))
  const entry = found.entry === null ? null : facts.entries[found.entry]
  if (found.isHeader && entry) {
    const field = fieldTold(facts, entry)
    if (field !== null && field.units[0] === unit) return field.text
    const text = plainHeader(entry.text)
    // a bare heading ('meterflow') says little: what stands first below it goes with it
    const next = facts.units[unit + 1]
    if (
      found.unit.kind === 'heading' &&
      entry.range === null &&
      next &&
      next.unit.section === found.unit.section
    )
      return `${text}: ${next.unit.text}`
    if (entry.header.length > 1 || found.unit.kind === 'heading') return text
  }
  const next = facts.units[unit + 1]?.unit
  if (next && isBareLabel(facts.document, found.unit, next)) return `${found.unit.text} ${next.text}`
  const label = labelAbove(facts, unit)
  const below = belowLabel(facts, unit)
  const own = (
    isAboutPerson(facts, found) ? withAddresses(facts.document, found.unit) : found.unit.text
  ).replace(/\s*[|·•]\s*/g, ', ')
  const text = below.length === 0 ? own : `${own.replace(LABEL_END, '')}: ${sayBelow(facts, below)}`
  return label === null ? text : `${label.text.replace(LABEL_END, '')}: ${text}`
}

/** Characters of a cell that says what it is. */
const PLAIN = 14

/** Cells with the heads of their columns where these are needed to know what is said; of two the first may be a label. */
function sayRow(cells: Cells): string {
  const [label, value, third] = cells
  if (label && value && third === undefined && /^\P{N}{2,40}$/u.test(label.text))
    if (/^(?:field|item|topic|category|area|entry|what|name|label|key|heading|)$/i.test(label.header))
      return `${label.text.replace(/:$/, '')}: ${value.text}`
  return cells
    .map(({ header, text }) => {
      const plain = /\p{L}{3}/u.test(text) && text.length > PLAIN
      return plain || header === '' || findDates(text)[0]?.single === false ? text : `${header}: ${text}`
    })
    .join(', ')
}

/** Characters of a line that is a label of what stands below it, and of what it is said with. */
const LABEL = 40
const LABELLED = 160
const LABEL_END = /[\s:–—-]+$/

/** The label that an item stands under, without which it may say the contrary: 'Not yet', with 'Angular' below it. */
export function labelAbove(facts: Facts, unit: number): Unit | null {
  const found = facts.units[unit]
  const own = found?.unit
  if (!own || own.text.length > LABELLED || found.isHeader) return null
  if (own.kind !== 'item') return null
  const block = own.parents.at(-1)
  if (block === undefined) return null
  const above = linesOfBlock(facts, block).findLast((one) => one.unit.index < unit)
  if (!above?.unit.first || above.isHeader || above.unit.text.length > LABEL) return null
  return /[.!?]$/.test(above.unit.text) || above.dates.length > 0 ? null : above.unit
}

const OTHERS = /\b(?:besides|apart from|other|others|otherwise|except|else|also|beside|all|both)\b/
/** 'Which payroll and rota systems': a thing that has the one word leaves out those that are the other. */
const KINDS_JOINED =
  /^(?:which|what) (?:[\p{L}\d-]+,? ){1,4}(?:and|or|&) (?:[\p{L}\d-]+ ){0,2}[\p{L}-]+s (?:has|have|had|does|do|did|can|is|are|was|were)\b/u
/** 'Dutch (B2)', 'Product Tank London (2023)': one of several alike. */
const ONE = /^[^()]{2,60} ?\([^()]{1,80}\)\.?$/

/** 'the Tern in 2014', 'full member 2013', 'treasurer 2018 to 2020', 'Low Mill (2015, £2 million)' */
const DATED_ONE =
  /^[^()]{3,50}? (?:(?:in|since|from|until) )?(?:19|20)\d\d(?: ?(?:to|until|–|-) ?(?:(?:19|20)\d\d|today|now))?$|^[^()]{3,50} \([^()]{1,80}\)$/
/** Before a colon, whatever they are: 'I ported it to two boards: …' */
const TAIL = /^(.{4,300}: )([^:]{10,200}?)(?:\.$|\. .*$|$)/

/**
 * Where a date or a sum is asked for, and several things alike stand behind a colon, each with its own, the one that
 * alone is called as is asked.
 */
function oneDated(
  text: string,
  { expects, folded }: Reading['question'],
  terms: Reading['terms'],
): string | null {
  if (!expects.has('date') && !expects.has('money') && !/^(?:the )?(?:value|worth|price|cost)\b/.test(folded))
    return null
  const [, lead, tail] = TAIL.exec(text) ?? []
  if (lead === undefined || tail === undefined) return null
  const parts = tail.split(/(?:,|;|,? and) (?![^()]*\))/)
  if (parts.length < 2 || !parts.every((part) => DATED_ONE.test(part))) return null
  const said = parts.map((part) => new Set(words(part.replace(/\(.*/, '')).map((w) => w.stem)))
  const [kept, ...others] = parts.filter((_, i) =>
    terms.some(
      (t) =>
        !t.self &&
        t.known >= 0.8 &&
        said[i]?.has(t.word.stem) === true &&
        !said.some((stems, other) => other !== i && stems.has(t.word.stem)),
    ),
  )
  return kept === undefined || others.length > 0 ? null : lead + kept
}

/** 'None; confined spaces: no. Drives: 7.5 t (yes)' */
const LABELLED_AGAIN = /[.!?]\s+\p{Lu}[\p{L} ]{1,40}:\s/u

/** What an answer says of a unit: of parts alike ('English (C2), Dutch (B2), …') those that the question names. */
export function sayAsked(
  facts: Facts,
  unit: number,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): string {
  const text = textOf(facts, unit)
  if (question.lists || question.counts || OTHERS.test(question.folded)) return text
  if (KINDS_JOINED.test(question.folded)) return text
  const labelled = facts.units[unit]?.unit.kind === 'row' ? null : labelledPart(text, question, terms)
  if (labelled !== null) return labelled
  const lead = /^\p{L}[\p{L}\d '’/&-]{1,69}: /u.exec(text)?.[0] ?? ''
  // the label before the first sentence is none of what another one labels
  if (LABELLED_AGAIN.test(text.slice(lead.length))) return text
  const parts = text.slice(lead.length).split(/[,;]\s+(?![^()]*\))/)
  const alike = parts.filter((part) => ONE.test(part))
  if (parts.length < 3 || alike.length * 2 < parts.length)
    // the cells of a row tell of one thing
    return facts.units[unit]?.unit.kind === 'row' ? text : (oneDated(text, question, terms) ?? text)
  // what stands in brackets tells of the one that is named before them
  const said = parts.map((part) => new Set(words(part.replace(/\(.*/, '')).map((w) => w.stem)))
  const named = terms
    .filter((t) => !t.self && t.known >= 0.8)
    .map((t) => said.map((stems) => [...t.matches].some(([key, value]) => value >= 0.8 && stems.has(key))))
    .filter((held) => held.includes(true) && held.includes(false))
  const dates = parts.map((part) => findDates(part)[0])
  const { time, order } = question
  const inTime = dates.map(
    (date) => date !== undefined && time !== null && date.from <= time.to && date.to >= time.from,
  )
  const at = dates.flatMap((date) => date?.from ?? [])
  const end = order === 'last' ? Math.max(...at) : order === 'first' ? Math.min(...at) : null
  const kept =
    named.length > 0
      ? parts.filter((_, i) => named.some((held) => held[i]))
      : inTime.includes(true)
        ? parts.filter((_, i) => inTime[i])
        : end !== null && at.length === parts.length
          ? parts.filter((_, i) => dates[i]?.from === end)
          : parts
  const isChosen = kept.length < parts.length && kept.every((part) => alike.includes(part))
  return isChosen ? lead + kept.join(', ') : text
}
