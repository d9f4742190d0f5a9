/**
 * Headers of posts that a typesetter set as small tables, '**Clerk**' at the left and '2014 -- 2018' at the right, as
 * pandoc leaves them: ruled with dashes, as rows with bars, or, where it could not read the columns, as a division with
 * their letters and '&' between the cells. They are read as lines with a bar between their cells, of the item or the
 * paragraph that they stand in.
 */
import { blank, gone } from './document-notes.ts'

/** A piece of markdown before a line's own words: the item that the table stands in. */
const LEAD = String.raw`( {0,12})(?:([-*+]|\d{1,2}[.)])( {1,4}))?`
const RULE = String.raw`-{2,120}(?: {1,8}-{2,120}){1,3}`
const RULED = new RegExp(`^${LEAD}${RULE}[ \\t]*$`)
const RULE_BELOW = new RegExp(`^ {1,16}${RULE}[ \\t]*$`)
/** A row of names above the others, all of them empty, as pandoc writes a table without any. */
const HEADLESS = new RegExp(String.raw`^${LEAD}\|(?:[ \t]{0,200}\|){2,4}[ \t]*$`)
const DELIMITER = /^ {0,16}\|(?: ?:?-{2,200}:? ?\|){2,4}[ \t]*$/
const ROW = /^ {0,16}\|.*\|[ \t]*$/
const TABULAR = String.raw`tabular(?:x|y|\\?\*)?|tabu|longtable|array`
const OPENS = new RegExp(
  String.raw`^${LEAD}(?::{3,12}[ \t]{0,4}\{?\.?(?:${TABULAR})\}?|<div class="(?:${TABULAR})">)[ \t]*$`,
)
const CLOSES = /^[ \t]{0,16}(?::{3,12}|<\/div>)[ \t]*$/
/** '0.97', '\[t\]', 'l@r', of which only the last says how many columns there are. */
const WIDTH = String.raw`(?:\d{0,2}(?:\.\d{1,3})?(?:\\?\[[tbc]\\?\])?[ \t\r\n]{0,60})`
const LETTERS = String.raw`(?:[lcrXp|!>]|\\?@){1,12}(?=[ \t\r\n])`
const COLUMNS = new RegExp(String.raw`^[ \t\r\n]{0,60}${WIDTH}(${LETTERS})[ \t\r\n]{1,20}`)
/** Lines of one such table, and of its division. */
const [ROWS, LINES] = [3, 16]
/** From when to when, as the right one of two cells tells it. */
const PERIOD =
  /\b(?:19|20)\d\d\b[^|\n]{0,12}?(?:-|–|—|to|until)[^|\n]{0,14}?(?:(?:19|20)\d\d\b|[Pp]resent|[Nn]ow|[Cc]urrent|[Tt]oday|[Oo]ngoing)/u

export const MAY_BE_TABULAR = new RegExp(
  `^${LEAD}(?:${RULE}[ \\t]*$|\\|[ \\t]*\\||:{3,12}[ \\t]{0,4}\\{?\\.?(?:tabu|longtable|array)|<div class="(?:tabu|longtable|array))`,
  'm',
)

/** The lines of a table, read otherwise; of the same length together. */
type Lines = readonly string[]

/** A string of the same length in which such tables are lines; the string itself where there are none. */
export function withoutTabulars(markdown: string): string {
  if (!MAY_BE_TABULAR.test(markdown)) return markdown
  const lines = markdown.split(/(?<=\n)/)
  let out = ''
  for (let i = 0; i < lines.length; i++) {
    const found = ruled(lines, i) ?? piped(lines, i) ?? divided(lines, i)
    out += found === null ? (lines[i] ?? '') : found.join('')
    i += found === null ? 0 : found.length - 1
  }
  return out
}

/** The first such line among so many behind another, or the end of the text; null without any. */
function nextLine(lines: Lines, at: number, most: number, is: (line: string) => boolean): number | null {
  for (let i = at + 1; i <= at + most; i++) {
    const line = lines[i]
    if (line === undefined) return lines.length
    if (is(line)) return i
  }
  return null
}

const bare = (line = ''): string => line.replace(/\r?\n$/, '')
const isEmpty = (line: string | undefined): boolean => (line ?? '').trim() === ''

/** '-   ------- ------' above '    **Clerk**     2014 -- 2018', and a rule below the last of such lines. */
function ruled(lines: Lines, at: number): Lines | null {
  const lead = RULED.exec(bare(lines[at]))
  if (lead === null) return null
  const end = nextLine(lines, at, ROWS + 1, (line) => isEmpty(line) || RULE_BELOW.test(bare(line)))
  if (end === null || isEmpty(lines[end]) || end === at + 1) return null
  const rows = lines.slice(at + 1, end)
  const cells = rows.map((row) => [...bare(row).matchAll(/\S+(?: \S+)*/g)].map(rangeOf))
  // outside of an item it is a table like others, but where it tells from when to when at the right
  if (lead[2] === undefined && !(isEmpty(lines[at - 1]) && isHeader(rows, cells))) return null
  return told(lead, lines.slice(at, end + 1), 1, cells)
}

/** '-   |   |   |' and its delimiters above '    | **Clerk** | 2014 – 2018 |'. */
function piped(lines: Lines, at: number): Lines | null {
  const lead = HEADLESS.exec(bare(lines[at]))
  const delimiter = bare(lines[at + 1])
  if (lead === null || !DELIMITER.test(delimiter)) return null
  const after = nextLine(lines, at + 1, ROWS + 1, (line) => !ROW.test(bare(line)))
  if (after === null || after === at + 2) return null
  const rows = lines.slice(at + 2, after)
  const cells = rows.map((row) =>
    [...bare(row).matchAll(/(?:[^|\\]|\\.)+/g)].map(rangeOf).filter(({ from, to }) => to > from),
  )
  if (lead[2] === undefined && !(/-: ?\|[ \t]*$/.test(delimiter) && isHeader(rows, cells))) return null
  return told(lead, lines.slice(at, at + 2 + rows.length), 2, cells)
}

interface Range {
  readonly from: number
  readonly to: number
}
/** Without the blanks around it. */
const rangeOf = ({ 0: text, index }: { readonly 0: string; readonly index: number }): Range => ({
  from: index + text.length - text.trimStart().length,
  to: index + text.trimEnd().length,
})

/** Is it the header of something, with its time in the right one of two columns? */
const isHeader = (rows: readonly string[], cells: readonly (readonly Range[])[]): boolean =>
  rows.length < ROWS &&
  cells.every(({ length }) => length <= 2) &&
  rows.some((row, i) => {
    const [, right] = cells[i] ?? []
    return right !== undefined && PERIOD.test(row.slice(right.from, right.to))
  })

/** The lines of a table of which the first `above` say nothing, nor do those below its rows. */
function told(
  lead: RegExpExecArray,
  lines: Lines,
  above: number,
  cells: readonly (readonly Range[])[],
): Lines | null {
  if (cells.some(({ length }) => length === 0)) return null
  const [, indent = '', marker, pad = ''] = lead
  const begin = marker === undefined ? '' : indent + marker + pad
  let shifts = false
  const read = lines.map((line, i) => {
    const own = cells[i - above]
    const shift = shifts ? 1 : 0
    shifts = false
    if (own === undefined) return blank(line).slice(shift)
    const text = bare(line)
    const start = own[0]?.from ?? 0
    // what stands before an item's first line belongs to its marker
    let out = i === above ? begin + gone(text.slice(begin.length, start)) : blank(text.slice(shift, start))
    own.forEach(({ from, to }, k) => {
      out += text.slice(from, to)
      const next = own[k + 1]
      if (next !== undefined) out += between(next.from - to)
    })
    const rest = text.length - (own.at(-1)?.to ?? 0)
    const isLast = cells[i - above + 1] === undefined
    if (isLast || rest > 1) return out + ' '.repeat(rest) + line.slice(text.length)
    shifts = rest === 0
    return `${out}\\${line.slice(text.length)}`
  })
  return (cells[0]?.[0]?.from ?? 0) < begin.length ? null : read
}

/** A bar among so many blanks. */
const between = (width: number): string => (width < 3 ? '| '.slice(0, width) : ' |'.padEnd(width))

/** '::: tabular\*', '0.97', 'l@r **Clerk** & 2014 -- 2018\', ':::'. */
function divided(lines: Lines, at: number): Lines | null {
  const lead = OPENS.exec(bare(lines[at]))
  if (lead === null) return null
  const end = nextLine(lines, at, LINES, (line) => CLOSES.test(bare(line)))
  if (end === null || end === lines.length) return null
  const body = lines.slice(at + 1, end).join('')
  const [above = '', letters = ''] = COLUMNS.exec(body) ?? []
  const columns = letters.match(/[lcrXp]/g)?.length ?? 0
  if (columns === 0) return null
  const [, indent = '', marker, pad = ''] = lead
  const begin = marker === undefined ? '' : indent + marker + pad
  const line = above.slice(above.lastIndexOf('\n') + 1)
  if (line.length < begin.length) return null
  const rows = body
    .slice(above.length)
    .split(/(?<=\\\r?\n)/)
    .map((row) => withBars(row, columns))
    .join('')
  const open = blank(lines[at] ?? '')
  const before = blank(above.slice(0, above.length - line.length)) + begin + gone(line.slice(begin.length))
  const close = blank(lines[end] ?? '')
  const ended = rows.replace(/\\(?=\s*$)/, ' ')
  return (open + before + ended + close).split(/(?<=\n)/)
}

/** The last signs between cells of a row, but within what is set off: a firm may have one in its name. */
function withBars(row: string, columns: number): string {
  const signs: number[] = []
  let isSetOff = false
  for (const { 0: sign, index } of row.matchAll(/\*+|(?<=\s)&(?=\s)/g)) {
    if (sign !== '&') isSetOff = !isSetOff
    else if (!isSetOff) signs.push(index)
  }
  const cuts = columns === 1 ? [] : signs.slice(1 - columns)
  return row.replace(/&/g, (sign: string, index: number) => (cuts.includes(index) ? '|' : sign))
}
