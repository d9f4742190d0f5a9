/**
 * Labels that nothing but bold type parts from what they lead to: '**Languages** English, Danish'. Where all paragraphs
 * of a section begin so, each is read with a colon behind its label.
 */
import type { Block, CvDocument } from '../../types.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { withEdits } from './text-edits.ts'

/** Characters of a label. */
const LONGEST = 30
/** So many paragraphs are no chance. */
const ENOUGH = 3
const LABEL = /^\p{Lu}[\p{L}'’/&-]*(?: [\p{L}'’/&-]+){0,3}$/u
/** What a label leads to begins anew; what goes on in small letters is the same sentence. */
const BEGINS = /^ (?=[\p{Lu}“"])/u

/** The document with such colons; the document itself where there are none. */
export function withBoldLabels(document: CvDocument): CvDocument {
  const bySection = new Map<number, Block[]>()
  for (const block of document.blocks)
    if (block.kind === 'paragraph' && block.parents.length === 0)
      bySection.set(block.section, [...(bySection.get(block.section) ?? []), block])
  const ends = new Map<string, number>()
  for (const blocks of bySection.values()) {
    const found = blocks.flatMap((block) => labelEnd(document, block) ?? [])
    if (found.length < ENOUGH || found.length < blocks.length) continue
    blocks.forEach(({ text }, i) => ends.set(text, found[i] ?? 0))
  }
  if (ends.size === 0) return document
  return withEdits(document, ({ text }) => {
    const at = ends.get(text)
    return at === undefined ? [] : [{ from: at, to: at, as: ':' }]
  })
}

/** Where the label ends that a paragraph begins with, in the line of what it leads to. */
function labelEnd({ markdown }: CvDocument, { text, marks, offsets }: Block): number | undefined {
  const mark = marks.find(({ kind, start }) => kind === 'strong' && start === 0)
  if (mark === undefined || mark.end > LONGEST) return undefined
  const label = text.slice(0, mark.end)
  if (!LABEL.test(label) || looksLikeTitle(label) || looksLikeOrg(label)) return undefined
  if (!BEGINS.test(text.slice(mark.end, mark.end + 2))) return undefined
  return /[\r\n]/.test(markdown[offsets[mark.end] ?? -1] ?? '') ? undefined : mark.end
}
