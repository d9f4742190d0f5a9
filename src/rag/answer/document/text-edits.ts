/** Texts of a document read otherwise than they are written, each character still knowing its place in the markdown. */
import type { Block, CvDocument } from '../../types.ts'

/** What a range of a text is read as. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly as: string
}

export interface EditedText {
  readonly text: string
  /** Does the white space at that place end a line of the markdown? */
  readonly endsLine: (at: number) => boolean
  /** Is it the text of a cell? */
  readonly isCell?: boolean
  /** Does the white space at that place stand for much of it in the line? */
  readonly isGap?: (at: number) => boolean
  /** Is the place inside code, which stays as it is? */
  readonly isCode: (at: number) => boolean
}

/** Edits of a text in order, which do not overlap. */
export type Editor = (text: EditedText) => readonly Edit[]

/** The document with its texts edited, headings too; the document itself where nothing is to be edited. What sections are called on the page stays. */
export function withEdits(document: CvDocument, editor: Editor): CvDocument {
  let changed = false
  const blocks = document.blocks.map((block) => {
    const edited = editedBlock(document, block, editor)
    changed ||= edited !== block
    return edited
  })
  const sections = document.sections.map((section) => {
    const heading = plain(section.heading, editor)
    changed ||= heading !== section.heading
    return heading === section.heading ? section : { ...section, heading }
  })
  return changed ? { ...document, sections, blocks } : document
}

const plain = (text: string, editor: Editor, isCell = false): string =>
  applied(text, editor({ text, isCell, endsLine: () => false, isCode: () => false }))

function applied(text: string, edits: readonly Edit[]): string {
  let out = ''
  let at = 0
  for (const { from, to, as } of edits) {
    out += text.slice(at, from) + as
    at = to
  }
  return out + text.slice(at)
}

function editedBlock({ markdown }: CvDocument, block: Block, editor: Editor): Block {
  const { text, offsets, marks, cells } = block
  const endsLine = (at: number): boolean =>
    text[at] === '\n' || (text[at] === ' ' && /[\r\n]/.test(markdown[offsets[at] ?? -1] ?? ''))
  const isCode = (at: number): boolean =>
    block.kind === 'code' || marks.some(({ kind, start, end }) => kind === 'code' && start <= at && at < end)
  const isGap = (at: number): boolean =>
    text[at] === ' ' && /^[ \t\u00A0]{4,}$/.test(markdown.slice(offsets[at], offsets[at + 1]))
  const edits =
    cells === undefined ? editor({ text, endsLine, isCode, isGap }) : editsOfCells(text, cells, editor)
  if (edits.length === 0) return block
  const places: number[] = []
  // where each character of the old text stands in the new one
  const moved = new Uint32Array(text.length + 1)
  let at = 0
  const keepUntil = (end: number): void => {
    for (; at < end; at++) {
      moved[at] = places.length
      places.push(offsets[at] ?? 0)
    }
  }
  for (const { from, to, as } of edits) {
    keepUntil(from)
    for (; at < to; at++) moved[at] = places.length
    for (let i = 0; i < as.length; i++) places.push(offsets[from] ?? 0)
  }
  keepUntil(text.length)
  moved[text.length] = places.length
  places.push(offsets[text.length] ?? block.span.end)
  return {
    ...block,
    text: applied(text, edits),
    offsets: Uint32Array.from(places),
    marks: marks
      .map((mark) => ({ ...mark, start: moved[mark.start] ?? 0, end: moved[mark.end] ?? 0 }))
      .filter(({ start, end }) => end > start),
    ...(cells && {
      cells: cells.map((cell) => ({
        ...cell,
        header: plain(cell.header, editor),
        text: plain(cell.text, editor, true),
      })),
    }),
  }
}

/** A row is edited cell by cell: what stands alone in one stays there. */
function editsOfCells(text: string, cells: NonNullable<Block['cells']>, editor: Editor): Edit[] {
  let at = 0
  return cells.flatMap((cell) => {
    const begin = cell.text === '' ? -1 : text.indexOf(cell.text, at)
    if (begin < 0) return []
    at = begin + cell.text.length
    const edits = editor({ text: cell.text, isCell: true, endsLine: () => false, isCode: () => false })
    return edits.map(({ from, to, as }) => ({ from: from + begin, to: to + begin, as }))
  })
}
