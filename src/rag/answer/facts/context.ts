/** What stands above a unit, as the model reads it before the unit's own text: each thing is named once. */
import { keepLast } from '../../last-texts.ts'
import type { Block, CvDocument } from '../../types.ts'
import { termOf } from '../document/definitions.ts'
import { cellsOf } from '../document/row-cells.ts'
import { aboveInRow } from '../document/row-parts.ts'
import type { Unit } from '../document/units.ts'
import { EMPLOYER } from '../entries/entry-headers.ts'
import type { Entry } from '../entries/entry.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'

/** Characters of headings and headers whose parts are kept. */
const KEPT = 2 ** 17
const LEAD = 100
/** What stands between the parts of a header: 'Engineer, Acme · Berlin (2016 – 2019)'. */
const BETWEEN = /[,;:|·•()[\]@/\n]|(?<=\s)-(?=\s)|\.(?=\s|$)/
const AT_EDGES = /^[\s,;|·•–—-]+|(?<![\s,;|·•–—-])[\s,;|·•–—-]+$/g

/**
 * Heading path, entry header and enclosing list items of a unit, without its own text.
 * @param entries those that it stands in, outermost first
 * @param title section whose heading is the name of the person and says nothing of what stands below it
 * @param name of the thing, in the first line of the paragraph, of which the unit's line tells
 */
export function contextOf(
  document: CvDocument,
  unit: Unit,
  entries: readonly Entry[],
  title: number | null,
  name?: string,
): string {
  const parts = pathOf(document, unit, title)
  for (const entry of entries) parts.push(headerAround(unit, entry))
  for (const parent of unit.parents) parts.push(document.blocks[parent]?.text ?? '')
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  // '**Lead-in** …' of the same block: later sentences of an item belong to its first
  if (
    block !== undefined &&
    unit.kind === 'sentence' &&
    !unit.first &&
    (block.kind === 'listItem' || opensMarked(block) || opensWithName(block.text) || termOf(block) !== null)
  ) {
    const lead = termOf(block) ?? block.text.slice(0, Math.min(unit.from, LEAD))
    // what is said already may begin with it, as it is cut off, or be its beginning
    if (!parts.some((part) => part.startsWith(lead.trimEnd()))) {
      const said = parts.filter((part) => !lead.startsWith(part))
      parts.splice(0, parts.length, ...said, lead)
    }
  }
  if (name !== undefined && !parts.some((part) => part.startsWith(name))) parts.push(name)
  const row = cellsOf(document, unit)
  if (row) parts.push(row.map((c) => c.header).join(' '))
  else if (block?.cells) parts.push(...aboveInRow(block))
  return onceEach(parts).join(' › ')
}

/** A number before a name that is set off: '(3) **Harvest Home** (2014), …', '12. *Low Water*: …'. */
const NUMBERED = /^[([]?\d{1,3}[)\].:]{1,2} {1,2}/

/** Characters of such a number. */
export const numberBefore = (text: string): number => NUMBERED.exec(text)?.[0].length ?? 0

/** '**Harvest Home** (2014), …': a name that is set off, numbered or not, of which the rest of the paragraph tells. */
export const opensMarked = ({ text, marks }: Pick<Block, 'text' | 'marks'>): boolean => {
  const start = marks[0]?.start
  return start !== undefined && (start === 0 || start === numberBefore(text))
}

/** 'Project: Pier Quarter, Swansea (2021 – 2023). …': a thing and its time, of which the rest of the paragraph tells. */
function opensWithName(text: string): boolean {
  const name = /^\p{Lu}[^.!?]{2,90}?(?=\.\s)/u.exec(text)?.[0]
  if (name === undefined || TELLS.test(name)) return false
  const [date, ...more] = findDates(name)
  return date?.single === false && more.length === 0 && date.start > 3 && name.slice(date.end) === ')'
}
const TELLS = /\b(?:I|my|[Ss]he|[Hh]e|was|were|is|are|has|have|had|since|until)\b/

/** The headings above, the unit's own left out. */
function pathOf(document: CvDocument, unit: Unit, title: number | null): string[] {
  const section = document.sections[unit.section]
  if (!section) return []
  const path =
    unit.kind === 'heading'
      ? section.path.slice(0, -1)
      : section.depth === 1 && !isChapter(document, section)
        ? []
        : [...section.path]
  if (title !== null && path[0] === document.sections[title]?.heading) path.shift()
  return path
}

/** Is it one of several sections of the highest level, and not the first, which is named as the person is? */
const isChapter = ({ sections }: CvDocument, section: CvDocument['sections'][number]): boolean =>
  sections.find(({ depth }) => depth === 1) !== section

/** An entry's header; for a line of this header what its other lines say. */
function headerAround(unit: Unit, entry: Entry): string {
  if (!entry.header.includes(unit.index)) return entry.text
  if (entry.header.length === 1) return ''
  const own = [unit.text, unit.text.replace(EMPLOYER, '')].find((text) => entry.text.includes(text))
  if (own === undefined) return entry.text
  const at = entry.text.indexOf(own)
  return [entry.text.slice(0, at), entry.text.slice(at + own.length)]
    .map((text) => text.replace(AT_EDGES, ''))
    .filter((text) => text !== '')
    .join(', ')
}

/** The parts of a header, to be compared with those of another. */
const namesOf = keepLast<ReadonlySet<string>>(
  KEPT,
  (text) =>
    new Set(
      fold(text)
        .split(BETWEEN)
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
)

/** The texts in their order, without those that another one holds: 'Acme' beside 'Engineer, Acme, 2016'. */
function onceEach(texts: readonly string[]): string[] {
  const names = texts.map(namesOf)
  return texts.filter((_, i) => {
    const own = names[i]
    if (own === undefined || own.size === 0) return false
    return !names.some(
      (other, j) =>
        j !== i &&
        (other.size > own.size || (other.size === own.size && j < i)) &&
        [...own].every((name) => other.has(name)),
    )
  })
}
