/** What tells what a section without a telling heading holds: the headers of its parts, wherever their dates stand. */
import type { CvDocument } from '../../types.ts'
import { unitsOf } from '../document/by-section.ts'
import type { Unit } from '../document/units.ts'
import { datesAbove } from '../entries/dates-above.ts'
import { isSetOff, isStrong } from '../entries/entry-headers.ts'
import { tellsPosts } from '../entries/post-columns.ts'
import { tellsPart } from '../entries/post-parts.ts'
import { findDates } from '../text/dates.ts'
import { paragraphHeader, titleBehind } from './paragraph-headers.ts'

/** Characters of a line that tells dates, and hardly more. */
const DATE_LINE = 160
/** Of a header of several lines, at most so many. */
const LINES = 4
/** Sentences that tell of the house, between a header and what was done there. */
const TOLD = 2
/** Characters of a line that may say what one was somewhere, rather than tell of it. */
const TITLE_LINE = 70

/** Is it a line whose dates are those of a post, rather than of something told? */
export function isDateLine(text: string): boolean {
  return (
    text.length <= DATE_LINE &&
    findDates(text).some(
      (d) => !d.single && (d.start <= 6 || d.end >= text.length - 12 || (d.end - d.start) * 2 > text.length),
    )
  )
}

/** Lines below a header's first, up to that which tells the dates; none without dates. */
function upToDates(units: readonly Unit[], at: number): string[] {
  const lines = units
    .slice(at + 1, at + 1 + LINES)
    .filter(({ block }) => units[at]?.kind !== 'item' || block === units[at]?.block)
  const end = lines.findIndex(({ text }) => isDateLine(text))
  const header = lines.slice(0, end + 1)
  return header.every(({ kind, line, text }) => kind === 'sentence' && line && text.length <= TITLE_LINE)
    ? header.map(({ text }) => text)
    : []
}

/** Is it an item that begins with from when to when, and has items below it? */
function opensItem(unit: Unit, child: Unit | undefined): boolean {
  return (
    unit.kind === 'item' &&
    unit.first &&
    unit.parents.length === 0 &&
    child?.kind === 'item' &&
    unit.block !== null &&
    child.parents.includes(unit.block) &&
    unit.text.length <= DATE_LINE &&
    findDates(unit.text).some(({ single, start }) => !single && start <= 6)
  )
}

/**
 * For each section the headers of its parts, each as one text.
 *
 * @param texts of each section, without headings
 */
export function partsOfSections(
  document: CvDocument,
  units: readonly Unit[],
  texts: readonly (readonly string[])[],
): string[][] {
  const parts = document.sections.map(() => [] as string[])
  for (const { parent, heading, index } of document.sections) {
    const lines = (texts[index] ?? [])
      .slice(0, 2)
      .filter((text) => isDateLine(text) || text.length <= TITLE_LINE)
    if (parent !== null && (lines.some(isDateLine) || findDates(heading).some((d) => !d.single)))
      for (const around of [parent, chapterOf(document, parent)])
        if (around !== null) parts[around]?.push([heading, ...lines].join(', '))
  }
  units.forEach((unit, i) => {
    const child = units[i + 1]
    // '- '11–'16 Mill Theatre, Halifax' with '  - associate director' below it
    if (opensItem(unit, child)) parts[unit.section]?.push([unit.text, child?.text ?? ''].join(', '))
    if (unit.kind === 'heading' || !unit.first) return
    const inLines = tellsPart(document, unit) ? null : paragraphHeader(units, i)
    if (inLines !== null) {
      parts[unit.section]?.push(inLines)
      return
    }
    // '*Café Lune, '14–'16.* Assistant manager.': what one was may be told right behind it
    const next = units[i + 1]
    const behind = next?.block === unit.block && next.text.length <= DATE_LINE ? [next.text] : []
    // '**Shift supervisor, Lark & Larder**' above 'June 2019 to January 2021'
    const after = listBelow(units, i)
    const mayHead =
      unit.line && (isStrong(document, unit) || leadsList(unit, after)) && !tellsPart(document, unit)
    const below = mayHead && unit.text.length <= TITLE_LINE ? upToDates(units, i) : []
    const isDated = isDateLine(unit.text) && (isSetOff(document, unit) || leadsList(unit, after))
    if (!isDated && below.length === 0) return
    const said = isDated ? behind : [...below, ...titleBehind(units, i + 1 + below.length)]
    parts[unit.section]?.push([unit.text, ...said].join(', '))
  })
  for (const { cells, section } of document.blocks)
    if (cells && tellsPosts(cells)) parts[section]?.push(cells.map(({ text }) => text).join(', '))
  // below dates in a paragraph of their own
  parts.forEach((own, i) =>
    own.push(...datesAbove(document, unitsOf(units, i), undefined).map(({ text }) => text)),
  )
  return parts
}

/** The section around a house, whose own heading tells no dates: '## The long road' above '### Halden Robotics'. */
function chapterOf({ sections }: CvDocument, index: number): number | null {
  const section = sections[index]
  return section === undefined || section.depth < 3 || findDates(section.heading).length > 0
    ? null
    : section.parent
}

/** What stands below a paragraph, or, where that is one that tells of the house, below that: 'Part of the Marlow group.' */
function listBelow(units: readonly Unit[], at: number): Unit | undefined {
  const below = units.slice(at + 1, at + 1 + LINES + TOLD)
  const after = below.find(({ block }) => block !== units[at]?.block)
  const tells =
    after?.kind === 'sentence' &&
    after.section === units[at]?.section &&
    /[.!?]$/.test(after.text) &&
    findDates(after.text).every(({ single }) => single)
  return tells ? below.slice(below.indexOf(after)).find(({ block }) => block !== after.block) : after
}

/** A line by itself, right above the items that tell more of it. */
const leadsList = (unit: Unit, next: Unit | undefined): boolean =>
  unit.kind === 'sentence' &&
  unit.parents.length === 0 &&
  next?.kind === 'item' &&
  next.section === unit.section &&
  next.parents.length === 0
