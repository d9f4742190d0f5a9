/** A document's texts without what is there for their looks only. */
import type { Block, CvDocument } from '../../types.ts'
import { alignedEdits } from './aligned-lines.ts'
import { leaderEdits } from './leader-edits.ts'
import { leftoverEdits } from './leftover-edits.ts'
import { pictogramEdits } from './pictograms.ts'
import { withEdits } from './text-edits.ts'
import { isTypeset, typesetEdits } from './typeset-commands.ts'

/** '[Untitled database](Projects%2099ab.csv)': where an exported page keeps the table that it shows. */
const isTableLink = ({ kind, marks: [link, ...more], text }: Block): boolean =>
  kind === 'paragraph' &&
  more.length === 0 &&
  link?.kind === 'link' &&
  link.start === 0 &&
  link.end === text.length &&
  /^(?![a-z]+:)[^?#]{1,200}\.csv$/i.test(link.href ?? '')

const emptied = (block: Block): Block =>
  isTableLink(block) ? { ...block, text: '', offsets: Uint32Array.of(block.span.end), marks: [] } : block

export function withPlainTexts(given: CvDocument): CvDocument {
  const document = given.blocks.some(isTableLink) ? { ...given, blocks: given.blocks.map(emptied) } : given
  const set = isTypeset(document) ? withEdits(document, typesetEdits) : document
  return [leftoverEdits, leaderEdits, pictogramEdits, alignedEdits].reduce(withEdits, set)
}
