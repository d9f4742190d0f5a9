/** Sections that are posts themselves: '## Museum, Antwerp' with '*Head of Learning, since May 2019*' right below it. */
import type { CvDocument } from '../types.ts'
import { findDates } from './dates.ts'
import { isMarked } from './entry-headers.ts'
import { kindsOfHeading } from './heading-kinds.ts'
import { levelsOf } from './levels.ts'
import { looksLikeOrg, looksLikeTitle } from './lexicon/names.ts'
import type { Unit } from './units.ts'

/** Of so many sections alike, each is what the others are. */
const ALIKE = 2
/** Characters of a line that says what one was and when. */
const LINE = 120

/** '(Frankfurt, three days a week in the office)' */
const ASIDE = /^ ?\([^()]{1,80}\)$/

const known = new WeakMap<readonly Unit[], ReadonlyMap<number, string>>()

/** Such sections, by their index, each with its heading and the line below it. */
export function postSections(document: CvDocument, units: readonly Unit[]): ReadonlyMap<number, string> {
  const found = known.get(units) ?? read(document, units)
  known.set(units, found)
  return found
}

function read(document: CvDocument, units: readonly Unit[]): ReadonlyMap<number, string> {
  const levels = levelsOf(document)
  const tops = document.sections.filter(({ depth }) => depth === 1)
  // below the name, or beside it where all headings are of one depth
  const isSection = (section: number): boolean =>
    levels[section] === 2 || (tops.length > ALIKE && levels[section] === 1 && section !== tops[0]?.index)
  const found = new Map<number, string>()
  let telling = 0
  units.forEach((line, i) => {
    const heading = units[i - 1]
    if (heading?.kind !== 'heading' || heading.section !== line.section || !isSection(line.section)) return
    if (!isDateLine(document, line) || findDates(heading.text).length > 0) return
    const title = looksLikeTitle(line.text) || looksLikeTitle(heading.text)
    const org = looksLikeOrg(heading.text)
    if (kindsOfHeading(heading.text).size > 0 && !(title && org)) return
    // where more than the dates is set off, the lines below may be headers as well
    if (isDated(document, units, i + 1)) return
    if (title || org) telling++
    found.set(line.section, `${heading.text}, ${line.text}`)
  })
  return found.size >= ALIKE && telling * 2 >= found.size ? found : new Map()
}

/** A line of its own, set off or no sentence, that ends with from when to when. */
function isDateLine(document: CvDocument, line: Unit): boolean {
  if (!line.first || line.kind === 'item' || line.kind === 'row' || line.text.length > LINE) return false
  const block = line.block === null ? undefined : document.blocks[line.block]
  return (
    block !== undefined &&
    (isMarked(document, line) || (line.to >= block.text.length && !/[.!?]$/.test(line.text))) &&
    findDates(line.text).some(
      ({ single, end }) => !single && (end >= line.text.length - 12 || ASIDE.test(line.text.slice(end))),
    )
  )
}

/** Does another such line follow in the section? */
function isDated(document: CvDocument, units: readonly Unit[], from: number): boolean {
  const section = units[from - 1]?.section
  for (let i = from; units[i]?.section === section; i++) {
    const unit = units[i]
    if (unit !== undefined && unit.kind !== 'heading' && isDateLine(document, unit)) return true
  }
  return false
}
