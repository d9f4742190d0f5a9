/**
 * Dates that stand above the heading of what they tell, as forms put them: '2014 – 2018', then '### Clerk'. They are
 * read below it.
 */
import type { Block, CvDocument, Section } from '../../types.ts'
import { findDates, isDateAlone } from '../text/dates.ts'

/** Characters of such a line. */
const LONGEST = 60
/** '06/2014, Oslo', '06/2014 – 08/2014 – Oslo, Norway': where it was, behind its dates. */
const PLACE_BEHIND = /^(?:,| [–—-]| \|)? ?\p{Lu}[\p{L}.'’ -]{1,28}(?:, \p{Lu}[\p{L}.'’ -]{1,28})?$/u

/** The document with such dates below their headings; the document itself where there are none. */
export function withDatesBelowHeadings(document: CvDocument): CvDocument {
  const moved = new Map<number, Block>()
  for (const { index } of document.sections)
    for (const [section, dates] of datesAbove(document, index)) moved.set(section, dates)
  if (moved.size === 0) return document
  const of = new Map([...moved].map(([section, { index }]) => [index, section]))
  return {
    ...document,
    // a section begins with its dates, so that they are not read before its heading
    sections: document.sections.map((section) => {
      const start = moved.get(section.index)?.span.start ?? section.span.start
      const end = moved.get(section.index + 1)?.span.start ?? section.span.end
      return { ...section, span: { start, end: Math.min(end, section.span.end) } }
    }),
    blocks: document.blocks.map((block) => ({ ...block, section: of.get(block.index) ?? block.section })),
  }
}

/** The dates above the headings right below one, where they stand so above each of them and below none. */
function datesAbove(document: CvDocument, around: number): [section: number, dates: Block][] {
  const below = document.sections.filter(({ parent, depth }) => parent === around && depth > 1)
  const [first] = below
  if (first === undefined || first.index !== around + 1) return []
  const found = below.flatMap((section): [number, Block][] => {
    const dates = lastAbove(document, section)
    return dates === null ? [] : [[section.index, dates]]
  })
  const ends = blocksOf(document, below.at(-1)).at(-1)
  const isAbove =
    found.length === below.length &&
    below.every(({ index, heading }) => {
      const [top, ...more] = blocksOf(document, document.sections[index])
      const isBelow =
        top !== undefined && tellsTime(top) && (more.length > 0 || index === below.at(-1)?.index)
      return findDates(heading).length === 0 && !isBelow
    })
  return isAbove && !(ends !== undefined && tellsTime(ends)) ? found : []
}

const blocksOf = ({ blocks }: CvDocument, section: Section | undefined): Block[] =>
  blocks.filter((block) => block.section === section?.index && block.text.trim() !== '')

/** The paragraph right above a heading, where it tells a time and no more than a place. */
function lastAbove(document: CvDocument, { index }: Section): Block | null {
  const above = blocksOf(document, document.sections[index - 1]).at(-1)
  return above !== undefined && tellsTime(above) ? above : null
}

function tellsTime({ kind, parents, text }: Block): boolean {
  if (kind !== 'paragraph' || parents.length > 0 || text.length > LONGEST) return false
  const [date, more] = findDates(text)
  if (date === undefined || more !== undefined || date.start > 0) return false
  return isDateAlone(text) || PLACE_BEHIND.test(text.slice(date.end))
}
