/** A document's texts without what is there for their looks only. */
import type { CvDocument } from '../../types.ts'
import { leftoverEdits } from './leftover-edits.ts'
import { pictogramEdits } from './pictograms.ts'
import { withEdits } from './text-edits.ts'
import { isTypeset, typesetEdits } from './typeset-commands.ts'

export function withPlainTexts(document: CvDocument): CvDocument {
  const set = isTypeset(document) ? withEdits(document, typesetEdits) : document
  return withEdits(withEdits(set, leftoverEdits), pictogramEdits)
}
