/**
 * A CV that is one list: '- **WORK**' above its posts, '- **SCHOOL**' above its schools, all as nested items. The items
 * of the highest level are its headings, and what stands below them one level less deep.
 */
import type { Block, CvDocument } from '../../types.ts'
import { findDates } from '../text/dates.ts'
import { kindsOfHeading } from './heading-kinds.ts'
import { withHeadings } from './written-headings.ts'

/** Characters of a heading. */
const LONGEST = 45
/** Kinds of sections that the items must name between them, and headings proper from which on they are others. */
const [ENOUGH, KNOWS] = [3, 2]

/** The document with such items as sections; the document itself where there are none. */
export function withOutline(document: CvDocument): CvDocument {
  if (document.sections.filter(({ depth }) => depth > 0).length >= KNOWS) return document
  const above = new Set(document.blocks.flatMap(({ parents }) => parents))
  const tops = document.blocks.filter(({ kind, parents }) => kind === 'listItem' && parents.length === 0)
  const kinds = new Set(tops.flatMap(({ text }) => [...kindsOfHeading(text).keys()].slice(0, 1)))
  if (kinds.size < ENOUGH || !tops.every((top) => above.has(top.index) && isHeading(top))) return document
  const headings = new Set(tops.map(({ index }) => index))
  const headed = withHeadings(
    document,
    tops.map((block) => ({ block, end: block.text.length })),
  )
  const blocks = headed.blocks.map((block) => ({
    ...block,
    parents: block.parents.filter((parent) => !headings.has(parent)),
  }))
  return { ...headed, blocks }
}

/** Set in bold, italics or capitals, or by its words. */
function isHeading({ text, marks }: Block): boolean {
  if (text.length > LONGEST || text.includes('\n') || findDates(text).length > 0) return false
  const isMarked = marks.some(({ start, end }) => end - start >= text.replace(/:$/, '').length)
  return isMarked || text === text.toUpperCase() || /:$/.test(text) || kindsOfHeading(text).size > 0
}
