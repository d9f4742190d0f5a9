/**
 * A CV that is one list: '- **WORK**' above its posts, '- **SCHOOL**' above its schools, all as nested items. The items
 * of the highest level, from the first with items below it on, are its headings; what stands below them is one level up.
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
  // what the person writes first, a birthday or a number, need not have a heading
  const heads = tops.slice(
    Math.max(
      0,
      tops.findIndex(({ index }) => above.has(index)),
    ),
  )
  const known = heads.filter(isHeading).length
  if (kinds.size < ENOUGH || known * 2 <= heads.length) return document
  if (!heads.every((top) => above.has(top.index) && isShort(top))) return document
  const headings = new Set(heads.map(({ index }) => index))
  const headed = withHeadings(
    document,
    heads.map((block) => ({ block, end: block.text.length })),
  )
  const blocks = headed.blocks.map((block) => ({
    ...block,
    parents: block.parents.filter((parent) => !headings.has(parent)),
  }))
  return { ...headed, blocks }
}

const isShort = ({ text }: Block): boolean =>
  text.length <= LONGEST && !text.includes('\n') && findDates(text).length === 0

/** Set in bold, italics or capitals, or by its words. */
function isHeading({ text, marks }: Block): boolean {
  const isMarked = marks.some(({ start, end }) => end - start >= text.replace(/:$/, '').length)
  return isMarked || text === text.toUpperCase() || /:$/.test(text) || kindsOfHeading(text).size > 0
}
