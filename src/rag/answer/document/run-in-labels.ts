/** Labels that run into their text, in bold or italics with a full stop: '**Notice.** Three months.' */
import type { CvDocument } from '../../types.ts'
import type { Unit } from './units.ts'

/** Characters of a label. */
const LONGEST = 40

export interface RunIn {
  /** Without its full stop. */
  readonly label: string
  /** What it labels in the same unit; '' where that is the next one. */
  readonly rest: string
}

/** The label that a unit begins with; null where it has none, or nothing stands behind it. With dates it is a header. */
export function runInOf({ blocks }: CvDocument, unit: Unit, next: Unit | undefined): RunIn | null {
  const block = unit.block === null ? undefined : blocks[unit.block]
  if (block === undefined || !unit.first || block.kind === 'tableRow') return null
  const mark = block.marks.find(({ kind, start }) => (kind === 'strong' || kind === 'em') && start <= 2)
  if (mark === undefined || mark.end - mark.start > LONGEST) return null
  const marked = block.text.slice(mark.start, mark.end)
  const end = marked.endsWith('.') ? mark.end : mark.end + 1
  const label = marked.replace(/\.$/, '')
  if (block.text[end - 1] !== '.' || !/^\p{L}[^.!?\d\n]*$/u.test(label)) return null
  const rest = block.text.slice(end, Math.max(end, unit.to)).replace(/\s+/g, ' ').trim()
  // alone on its line it heads what is below
  const goesOn = rest !== '' || (next?.block === unit.block && !next.line)
  return goesOn ? { label, rest } : null
}

/** The label alone, which its next unit is to be said with. */
export const isBareLabel = (document: CvDocument, unit: Unit, next: Unit | undefined): boolean =>
  runInOf(document, unit, next)?.rest === ''
