/**
 * Posts told in two paragraphs: '**Quarrel Games, Leeds** — 2016 – 2019', or the house with its address, above
 * '**Developer**'; and posts whose dates stand in a line of their own: 'Dates Employed: 06/2012 – 08/2016'.
 */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isBreak } from '../lexicon/breaks.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { isSetOff } from './entry-headers.ts'
import { assemble, type Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'
import { isLabelAlone } from './post-parts.ts'

/** What labels a line that tells from when to when. */
const WHEN =
  /^(?:dates?(?: (?:employed|of (?:employment|service)|worked|held))?|(?:employment|service) (?:dates|period)|period(?: of employment)?|employed|duration|tenure)\s*:\s*/i
/** Lines of a house with its address, and characters of each. */
const LINES = 4
const LONGEST = 90
/** Lines below a title among which its dates may stand. */
const FIELDS = 8

/** The entries, each such post as one. */
export function withHousesAbove(
  document: CvDocument,
  units: readonly Unit[],
  entries: readonly Entry[],
): readonly Entry[] {
  const dropped = new Set<Entry>()
  const done = new Map<Entry, Entry>()
  entries.forEach((below, i) => {
    const above = entries[i - 1]
    const one =
      above === undefined || done.has(above) || dropped.has(above)
        ? null
        : joined(document, units, above, below)
    if (one !== null && above !== undefined) dropped.add(above)
    const post = one ?? withDatesBelow(document, units, below)
    if (post !== null) done.set(below, post)
  })
  if (done.size === 0) return entries
  const kept = entries.filter((entry) => !dropped.has(entry))
  const placeOf = new Map(kept.map(({ index }, place) => [index, place]))
  return kept.map((entry, index) => {
    const parent = entry.parent === null ? null : (placeOf.get(entry.parent) ?? null)
    return { ...(done.get(entry) ?? entry), index, parent }
  })
}

/** The post that a house and what one was below it tell; null where they are no such. */
function joined(document: CvDocument, units: readonly Unit[], above: Entry, below: Entry): Entry | null {
  if (above.kind !== 'experience' || below.kind !== 'experience') return null
  const [house, title] = [units[above.from], units[below.from]]
  if (above.to !== below.from || house === undefined || title?.section !== house.section) return null
  if (above.parent !== null || below.parent !== null || !isHouse(document, units, above, house)) return null
  if (!isTitle(document, title)) return null
  const when = datesBelow(units, title)
  if ((above.range === null) === (when === null)) return null
  const dates = when === null ? '' : `, ${when.text.replace(WHEN, '')}`
  const name = headerParts(title.text, []).find(looksLikeTitle) ?? title.text
  return assemble(
    {
      header: [...new Set([...above.header, title.index, ...(when === null ? [] : [when.index])])],
      text: `${title.text}, ${above.text}${dates}`,
      rows: [
        { header: 'title', text: name },
        { header: 'employer', text: above.org ?? '' },
      ],
    },
    { ...below, from: above.from },
  )
}

/** A house by itself, set off, with at most its address below it. */
function isHouse(document: CvDocument, units: readonly Unit[], entry: Entry, house: Unit): boolean {
  if (entry.title !== null || entry.org === null || isBreak(entry.parts) || entry.range?.single === true)
    return false
  const lines = units.slice(entry.from, entry.to)
  return (
    lines.length <= LINES &&
    isSetOff(document, house) &&
    !isLabelAlone(document, house) &&
    lines.every(
      ({ kind, line, block, text }) =>
        kind === 'sentence' &&
        line &&
        block === house.block &&
        text.length <= LONGEST &&
        !LABELLED.test(text),
    )
  )
}
const LABELLED = /^[\p{L} /]{2,30}:\s/u

/** What one was, set off on a line of its own. */
const isTitle = (document: CvDocument, unit: Unit): boolean =>
  unit.kind === 'sentence' &&
  unit.first &&
  unit.text.length <= LONGEST &&
  !/[.!?:]$/.test(unit.text) &&
  isSetOff(document, unit) &&
  findDates(unit.text).length === 0 &&
  headerParts(unit.text, []).some(looksLikeTitle)

/** A post without dates, with those that a line of its paragraph labels so. */
function withDatesBelow(document: CvDocument, units: readonly Unit[], entry: Entry): Entry | null {
  const { kind, title, org, header, from, to } = entry
  const top = units[Math.max(...header)]
  if (kind !== 'experience' || top === undefined || title === null) return null
  const isLabel = org !== null && WHEN.test(`${org}: `)
  if (entry.range !== null && !isLabel) return null
  const own = header.map((index) => units[index]).find((unit) => unit !== undefined && WHEN.test(unit.text))
  const when = own ?? datesBelow(units, top) ?? periodBelow(units, top, entry)
  if (when === null || when.index < from || when.index >= to) return null
  const said = entry.text.replace(when.text, '').replace(/,\s*$/, '')
  const rows = [{ header: 'title', text: title }]
  const house = isLabel || org === null ? [] : [{ header: 'employer', text: org }]
  return assemble(
    {
      header: [...new Set([...header, when.index])],
      text: `${said}, ${when.text.replace(WHEN, '')}`,
      rows: [...rows, ...house],
    },
    entry,
  )
}

/** '07/2004 – 07/2008 · Honourable discharge' right below the house and what one was: how it ended stands behind. */
function periodBelow(units: readonly Unit[], { index, block }: Unit, { org }: Entry): Unit | null {
  const next = units[index + 1]
  const [time, more] = next?.block === block && next?.line ? findDates(next.text) : []
  if (next === undefined || org === null || time === undefined || more !== undefined || time.single)
    return null
  return time.start === 0 && /^\s*(?:[·|,;(–—-]|$)/.test(next.text.slice(time.end)) ? next : null
}

/** The line of a paragraph, below one of it, that is labelled as dates. */
function datesBelow(units: readonly Unit[], { index, block }: Unit): Unit | null {
  const lines = units.slice(index + 1, index + 1 + FIELDS)
  const end = lines.findIndex((unit) => unit.block !== block || unit.kind !== 'sentence')
  return (
    lines
      .slice(0, end < 0 ? undefined : end)
      .find(({ line, text }) => line && WHEN.test(text) && findDates(text)[0]?.single === false) ?? null
  )
}
