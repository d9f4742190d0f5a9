/** Lines of markdown that are tables by their rules of dashes, by drawn cells, or by names side by side. */
import type { Span } from '../../types.ts'
import { namedColumns } from './named-columns.ts'

/** '---------' above and below a table, which may be indented. */
const RULE = /^ {0,12}-{3,}$/
/** '------ -----------': each run of dashes is a column. */
const COLUMNS = /^ {0,12}-{2,}(?: +-{2,})+$/
/** '+-----+-----+' */
const GRID = /^ {0,12}\+(?:[-=:]{2,}\+)+$/
/** Lines of one table. */
const LONGEST = 400

interface Line extends Span {
  readonly text: string
}
export interface Cell {
  text: string
  offsets: number[]
}
export interface Table {
  readonly span: Span
  readonly headers: readonly string[]
  readonly rows: readonly { readonly cells: readonly Cell[]; readonly span: Span }[]
}

export function tablesOf(markdown: string): Table[] {
  const lines: Line[] = []
  for (const { 0: text, index } of markdown.matchAll(/[^\r\n]+|(?<=\n)(?=\r?\n)/g))
    lines.push({ text: text.trimEnd(), start: index, end: index + text.length })
  const tables: Table[] = []
  for (let i = 0; i < lines.length; i++) {
    const text = lines[i]?.text ?? ''
    const found = COLUMNS.test(text)
      ? byColumns(lines, i)
      : GRID.test(text)
        ? byGrid(lines, i)
        : byNames(lines, i)
    if (found === null) continue
    tables.push(found.table)
    i = found.last
  }
  return tables
}

type Found = { readonly table: Table; readonly last: number } | null

/** A table by the line whose runs of dashes are its columns. */
function byColumns(lines: readonly Line[], at: number): Found {
  const starts = Array.from(lines[at]?.text.matchAll(/-+/g) ?? [], ({ index }) => index)
  let first = at
  while (first > 0 && isContent(lines[first - 1])) first--
  const head = lines.slice(first, at)
  // a rule above the headers says that rows may have several lines
  const opened = RULE.test(lines[first - 1]?.text ?? '') || (head.length === 0 && closesLater(lines, at))
  if (head.length === 0 && !opened) return null
  if (head.length > 1 && !opened) return null
  const rows: Line[][] = []
  let row: Line[] = []
  let end = at + 1
  for (; end < lines.length && end - at < LONGEST; end++) {
    const line = lines[end]
    if (line === undefined || RULE.test(line.text) || COLUMNS.test(line.text)) break
    if (line.text === '') {
      if (!opened) break
      if (row.length > 0) rows.push(row)
      row = []
    } else if (opened) row.push(line)
    else rows.push([line])
  }
  if (row.length > 0) rows.push(row)
  if (rows.length === 0) return null
  const closed = /-/.test(lines[end]?.text ?? '') && !isContent(lines[end])
  if (opened && !closed) return null
  // rows of one line each need no blank lines between them
  const apart =
    opened && rows.length === 1 && rows[0]?.every(isFull(starts)) ? rows[0].map((one) => [one]) : rows
  return made(
    lines,
    starts,
    head,
    apart,
    opened && head.length > 0 ? first - 1 : first,
    closed ? end : end - 1,
  )
}

const isContent = (line: Line | undefined): boolean =>
  line !== undefined && line.text.trim() !== '' && !RULE.test(line.text) && !COLUMNS.test(line.text)

/** Does a line begin a cell in the first column? */
const isFull =
  (starts: readonly number[]) =>
  ({ text }: Line): boolean =>
    text.slice(starts[0], starts[1]).trim() !== ''

/** A rule of columns without headers above it is a table's where another closes it. */
function closesLater(lines: readonly Line[], at: number): boolean {
  const own = lines[at]?.text
  return lines.slice(at + 1, at + LONGEST).some(({ text }) => text === own)
}

/** A table whose cells are drawn: '+----+----+', '| a  | b  |'. */
function byGrid(lines: readonly Line[], at: number): Found {
  const starts = Array.from(lines[at]?.text.matchAll(/\+(?=[-=:])/g) ?? [], ({ index }) => index + 1)
  const groups: Line[][] = []
  let group: Line[] = []
  let headed = false
  let end = at + 1
  for (; end < lines.length && end - at < LONGEST; end++) {
    const line = lines[end]
    if (line === undefined) break
    if (GRID.test(line.text)) {
      if (group.length > 0) groups.push(group)
      group = []
      if (line.text.includes('=') && groups.length === 1) headed = true
    } else if (/^ {0,12}\|.*\|$/.test(line.text)) group.push(line)
    else break
  }
  const head = headed ? groups[0] : []
  const rows = headed ? groups.slice(1) : groups
  return rows.length === 0 || group.length > 0 ? null : made(lines, starts, head ?? [], rows, at, end - 1)
}

/** People side by side, below a heading or a blank line. */
function byNames(lines: readonly Line[], at: number): Found {
  const above = lines[at - 1]?.text ?? ''
  if (above !== '' && !/^#{1,6} /.test(above)) return null
  const found = namedColumns(lines.slice(at, at + 10).map(({ text }) => text))
  if (found === null) return null
  // the names are a row as others: they are no titles of columns
  const rows = lines.slice(at, at + found.count).map((line) => [line])
  return made(lines, found.starts, [], rows, at, at + rows.length - 1)
}

function made(
  lines: readonly Line[],
  starts: readonly number[],
  head: readonly Line[],
  rows: readonly Line[][],
  first: number,
  last: number,
): Found {
  const span = { start: lines[first]?.start ?? 0, end: lines[last]?.end ?? 0 }
  return {
    table: {
      span,
      headers: cellsOf(head, starts).map(({ text }) => text),
      rows: rows.map((row) => ({
        cells: cellsOf(row, starts),
        span: { start: contentStart(row[0]), end: row.at(-1)?.end ?? span.end },
      })),
    },
    last,
  }
}

const contentStart = (line: Line | undefined): number =>
  line === undefined ? 0 : line.start + (line.text.length - line.text.trimStart().length)

/** The cells of a row, what their lines say joined with spaces, without markup. */
function cellsOf(row: readonly Line[], starts: readonly number[]): Cell[] {
  return starts.map((from, column) => {
    const cell: Cell = { text: '', offsets: [] }
    for (const line of row) {
      const part = line.text.slice(from, starts[column + 1])
      const said = part.trimEnd().replace(/\|$/, '').trimEnd()
      const lead = said.length - said.trimStart().length
      if (lead === said.length) continue
      if (cell.text !== '') addTo(cell, ' ', line.start + from + lead)
      for (let i = lead; i < said.length; i++) {
        const letter = said[i] ?? ''
        const markup = letter === '*' || (letter === '\\' && /[\p{P}\p{S}]/u.test(said[i + 1] ?? ''))
        if (!markup) addTo(cell, letter, line.start + from + i)
      }
    }
    return cell
  })
}

export function addTo(cell: Cell, letter: string, offset: number): void {
  cell.text += letter
  cell.offsets.push(offset)
}
