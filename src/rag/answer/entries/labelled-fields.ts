/** Fields as forms have them: 'Position held: Clerk' in a line, several in one line, or a row of two cells. */
import type { CvDocument } from '../../types.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Unit } from '../document/units.ts'

export interface Field {
  /** What it is of. */
  readonly header: string
  readonly text: string
}

const LINE = /^([\p{L}][\p{L} /()&-]{1,70}?)\s*:\s+(\S.*)$/u

/** Between fields of one line. */
const BETWEEN = /\s+[·|•]\s+|;\s+(?=\p{Ll}\p{L}{2,20}:\s)/u

/** 'From: May 2015 To: June 2018' in one line. */
const FROM_TO = /^from: [^:]{4,24} (?:to|until|till): \S/i
const BEFORE_TO = / (?=(?:to|until|till): )/i

/** The fields that a line or a row of two cells tells. */
export function fieldsOf(document: CvDocument, unit: Unit): Field[] {
  const cells = cellsOf(document, unit)
  if (cells) {
    const [label, value] = cells
    return cells.length === 2 && label && value && label.text !== ''
      ? [{ header: label.text, text: value.text }]
      : []
  }
  const bold = boldFields(document, unit)
  if (bold !== null) return bold
  const several = unit.text.split(FROM_TO.test(unit.text) ? BEFORE_TO : BETWEEN).map(fieldIn)
  return several.every((field) => field !== null)
    ? several
    : [fieldIn(unit.text)].filter((field) => field !== null)
}

/** Fields of one line whose labels are in bold: '**Title:** Mate **Ship:** Sola'. */
function boldFields({ blocks }: CvDocument, unit: Unit): Field[] | null {
  const block = unit.block === null ? undefined : blocks[unit.block]
  if (block === undefined) return null
  const starts = block.marks
    .filter(
      ({ kind, start, end }) =>
        kind === 'strong' &&
        start >= unit.from &&
        end <= unit.to &&
        /:\s*$/.test(block.text.slice(start, end + 1)),
    )
    .map(({ start }) => start)
  if (starts.length < 2 || starts[0] !== unit.from) return null
  const fields = starts.map((start, i) =>
    fieldIn(
      block.text
        .slice(start, starts[i + 1] ?? unit.to)
        .replace(/\s+/g, ' ')
        .replace(/(?<![\s;])[\s;]+$/, ''),
    ),
  )
  return fields.every((field) => field !== null) ? fields : null
}

function fieldIn(line: string): Field | null {
  const [, header, text] = LINE.exec(line) ?? []
  return header !== undefined && text !== undefined ? { header, text } : null
}
