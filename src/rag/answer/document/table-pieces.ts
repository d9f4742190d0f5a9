/** Tables as their cells: what each says, where it stands, and how rows and lists are made of them anew. */
import type { Block, CvDocument, Span } from '../../types.ts'

/** A cell with its text's places in the markdown. */
export interface Piece {
  readonly text: string
  readonly offsets: readonly number[]
  readonly marks: Block['marks']
  readonly span: Span
}

export interface Table {
  /** Its first block, and how many it has. */
  readonly at: number
  readonly section: number
  readonly parents: readonly number[]
  /** The head line; null where it is empty, or not to be found. */
  readonly head: readonly Piece[] | null
  readonly headers: readonly string[]
  readonly rows: readonly (readonly Piece[])[]
}

const DELIMITER = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?\|?[ \t]*$/

/** The tables of a document in pipes, in reading order. */
export function tablesIn({ blocks, markdown }: CvDocument): Table[] {
  const tables: Table[] = []
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at]
    if (first?.cells === undefined) continue
    let end = at + 1
    while (end < blocks.length && goesOn(markdown, blocks[end - 1], blocks[end])) end++
    const own = blocks.slice(at, end)
    const headers = first.cells.map(({ header }) => header)
    tables.push({
      at,
      section: first.section,
      parents: first.parents,
      head: headOf(markdown, first, headers),
      headers,
      rows: own.map(piecesOf),
    })
    at = end - 1
  }
  return tables
}

const goesOn = (markdown: string, before: Block | undefined, block: Block | undefined): boolean =>
  before?.cells !== undefined &&
  block?.cells !== undefined &&
  before.section === block.section &&
  before.cells.length === block.cells.length &&
  before.cells.every(({ header }, i) => header === block.cells?.[i]?.header) &&
  !/\n[ \t]*\r?\n/.test(markdown.slice(before.span.end, block.span.start)) &&
  !markdown.slice(before.span.end, block.span.start).includes('---')

function piecesOf({ cells = [], text, offsets, marks }: Block): Piece[] {
  let at = 0
  return cells.map((cell) => {
    const found = cell.text === '' ? at : text.indexOf(cell.text, at)
    const from = found < 0 ? at : found
    const to = from + cell.text.length
    at = to
    return {
      text: text.slice(from, to),
      offsets: [...offsets.slice(from, to)],
      span: cell.span,
      marks: marks
        .filter((mark) => mark.end > from && mark.start < to)
        .map((mark) => ({
          ...mark,
          start: Math.max(mark.start, from) - from,
          end: Math.min(mark.end, to) - from,
        })),
    }
  })
}

/** The cells of the line above the rule of dashes. */
function headOf(markdown: string, first: Block, headers: readonly string[]): Piece[] | null {
  if (headers.every((header) => header === '')) return null
  const begin = markdown.lastIndexOf('\n', first.span.start - 1)
  const rule = markdown.lastIndexOf('\n', begin - 1)
  const top = markdown.lastIndexOf('\n', rule - 1)
  if (begin < 0 || rule < 0 || !DELIMITER.test(markdown.slice(rule + 1, begin).trimEnd())) return null
  const line = markdown.slice(top + 1, rule)
  let at = 0
  const pieces: Piece[] = []
  for (const text of headers) {
    const found = line.indexOf(text, at)
    if (found < 0) return null
    at = found + text.length
    const start = top + 1 + found
    pieces.push({
      text,
      offsets: Array.from(text, (_, i) => start + i).slice(0, text.length),
      marks: [],
      span: { start, end: start + text.length },
    })
  }
  return pieces
}

type Made = Omit<Block, 'index' | 'section' | 'parents'>

/** A row without headers, of the cells that say something. */
export function rowOf(pieces: readonly Piece[]): Made | null {
  const said = pieces.filter(({ text }) => text !== '')
  const [first] = said
  if (first === undefined) return null
  let text = ''
  const offsets: number[] = []
  const marks: Block['marks'][number][] = []
  for (const piece of said) {
    if (text !== '') offsets.push(piece.offsets[0] ?? 0, piece.offsets[0] ?? 0)
    if (text !== '') text += ', '
    const from = text.length
    marks.push(...piece.marks.map((mark) => ({ ...mark, start: mark.start + from, end: mark.end + from })))
    text += piece.text
    offsets.push(...piece.offsets)
  }
  const span = { start: first.span.start, end: said.at(-1)?.span.end ?? first.span.end }
  return {
    kind: 'tableRow',
    span,
    text,
    offsets: Uint32Array.from([...offsets, span.end]),
    cells: said.map((piece) => ({ header: '', text: piece.text, span: piece.span })),
    marks,
  }
}

/** A cell by itself, as an item of a list. */
export const itemOf = ({ text, offsets, marks, span }: Piece): Made => ({
  kind: 'listItem',
  span,
  text,
  offsets: Uint32Array.from([...offsets, span.end]),
  marks,
})

/** The piece without its first characters. */
export const withoutFirst = ({ text, offsets, marks, span }: Piece, count: number): Piece => ({
  text: text.slice(count),
  offsets: offsets.slice(count),
  marks: marks
    .filter(({ end }) => end > count)
    .map((mark) => ({ ...mark, start: Math.max(0, mark.start - count), end: mark.end - count })),
  span: { start: offsets[count] ?? span.start, end: span.end },
})
