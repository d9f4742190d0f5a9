/** A column beside a CV, exported before its first heading: 'Languages' or 'Top Skills' as plain lines, each with its lines below. */
import type { Block, CvDocument, Section } from '../../types.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { fold } from '../text/text.ts'
import { kindsOfHeading } from './heading-kinds.ts'
import { withHeadings, type HeadingLine } from './written-headings.ts'

/** Whole lines that are such labels, folded: in a sentence these words are none. */
const LABEL =
  /^(?:contact(?: (?:details|info|information|me))?|(?:top |key |core |main |technical |soft |hard |computer |it |language |other )*(?:skills|competenc(?:es|ies)|expertise|tools|software|technologies)|languages?|certificates|certifications?|licen[cs]es(?: (?:&|and) certifications)?|(?:honou?rs|awards|prizes)(?: ?[-&/] ?| and )?(?:honou?rs|awards|prizes)?|publications|patents|interests|hobbies|memberships?|volunteering|courses|references|links|profiles?|summary|about(?: me)?|education|training)\s*:?$/
/** Labels of different kinds, from which on they are taken for a column of them. */
const ENOUGH = 2

/** The document with such lines as headings; the document itself where there are none. */
export function withSidebarLabels(document: CvDocument): CvDocument {
  const title = document.sections.find(({ depth }) => depth > 0)
  if (title?.depth !== 1) return document
  const above = document.blocks.filter((block) => block.span.start < title.span.start)
  const labels = above.flatMap((block, i): HeadingLine[] => {
    const label = labelOf(document, block)
    if (label === null) return []
    // with nothing below it a label says nothing
    const next = above[i + 1]
    return label < block.text.length || (next && labelOf(document, next) !== next.text.length)
      ? [{ block, end: label }]
      : []
  })
  const kinds = new Set(labels.flatMap(({ block, end }) => kindOf(block.text.slice(0, end)) ?? []))
  if (kinds.size < ENOUGH) return document
  // what leads the column are ways to reach the person, as above any name
  const [first] = labels
  const leads = first !== undefined && kindOf(first.block.text.slice(0, first.end)) === 'contact'
  return withHeadings(document, leads && first.block === above[0] ? labels.slice(1) : labels)
}

/** Is it such a column's section, which stands before the heading that names the person? */
export function isBesideName({ markdown, sections }: CvDocument, section: Section | undefined): boolean {
  // almost every heading is marked as one: only then the others are looked at
  if (section === undefined || section.depth < 2 || markdown.startsWith('#', section.span.start)) return false
  const title = sections.find(({ depth }) => depth === 1)
  return title !== undefined && section.index < title.index
}

const kindOf = (label: string): Kind | undefined => [...kindsOfHeading(label).keys()][0]

/** Where the label ends that a block is, or that its first line is; null without one. */
function labelOf({ markdown }: CvDocument, { kind, text, marks, parents, offsets }: Block): number | null {
  if (kind !== 'paragraph' || parents.length > 0) return null
  let end = text.length
  for (let i = 0; i < text.length && end === text.length; i++)
    if (/[\r\n]/.test(markdown[offsets[i] ?? -1] ?? '')) end = i
  if (marks.some(({ start }) => start < end)) return null
  return LABEL.test(fold(text.slice(0, end))) && /^\p{Lu}/u.test(text) ? end : null
}
