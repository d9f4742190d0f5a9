/** Single lines of a CV (a certificate, an award, a paper, a degree in a table) as JSON Resume tells them. */
import { isDefinition } from '../../rag/answer/document/definitions.ts'
import { lineBreaks } from '../../rag/answer/document/line-breaks.ts'
import { findDates, type DateRange } from '../../rag/answer/text/dates.ts'
import type { Entry } from '../../rag/answer/entries/entry.ts'
import { looksLikeOrg, looksLikeTitle } from '../../rag/answer/lexicon/names.ts'
import type { Block, CvDocument } from '../../rag/types.ts'

/** Characters of a line that is one thing of a list. */
const LINE = 100

/** A paragraph of short lines, 'French', 'Dutch', as one block each; anything else as it stands. */
export function linesOf(document: CvDocument, block: Block): Block[] {
  const { text, offsets } = block
  if (block.kind !== 'paragraph') return [block]
  const breaks = lineBreaks(document, block)
  const parting = breaks.filter((at, i) => !isDefinition(text, breaks[i - 1] ?? 0, at))
  const bounds = [-1, ...parting, text.length]
  const parts = bounds.slice(1).flatMap((end, i): [number, number][] => {
    const from = (bounds[i] ?? -1) + 1
    return text.slice(from, end).trim() === '' ? [] : [[from, end]]
  })
  if (parts.some(([from, end]) => end - from > LINE)) return [block]
  return parts.map(([from, end]) => ({
    ...block,
    text: text.slice(from, end).trim(),
    offsets: offsets.slice(from, end + 1),
    marks: [],
  }))
}

/** Month number as in DateRange (year × 12 + month) to 'YYYY-MM', or 'YYYY' when only the year is known. */
export function isoDate(month: number, exact: boolean): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  return exact ? `${year}-${String((month % 12) + 1).padStart(2, '0')}` : year
}

/** What stands before a date at which something ends; not the day that it was got. */
const ENDS =
  /\b(?:valid|expir\w{0,6}|renew\w{0,4}|lapse[sd]?|until|till|good (?:to|for)|runs? (?:out|to)|due)\b(?![^.;]{0,30}\b(?:from|since|issued|passed)\b)[^.;\d]{0,30}$/i
const ENDS_COLUMN = /\b(?:valid(?!.{0,10}from)|expir|until|renew)/i
const NEAR = 60

const isEnd = (text: string, date: DateRange): boolean =>
  date.single && ENDS.test(text.slice(Math.max(0, date.start - NEAR), date.start))

/** A line without the date that stands in it, where it stands apart, and that date; none when it only tells an end. */
export function dated(block: Block): { name: string; date: string } {
  const text = block.cells
    ? block.cells
        .filter((cell) => cell.text !== '' && !ENDS_COLUMN.test(cell.header))
        .map((cell) => cell.text)
        .join(', ')
    : block.text
  const date = findDates(text).find((found) => !isEnd(text, found))
  if (!date) return { name: text, date: '' }
  const before = text.slice(0, date.start).trimEnd()
  const after = text.slice(date.end).trimStart()
  // a date within a sentence is a part of it: 'the 2021 shortage', 'lapsed in 2021'
  const opens = before === '' || /[,;:|·–—([-]$/.test(before) || (isClosing(after) && endsInName(before))
  const closes = isClosing(after) || /^[,;:|·–—)\]-]/.test(after) || (before === '' && /^\p{Lu}/u.test(after))
  const name =
    opens && closes
      ? `${text.slice(0, date.start)}${text.slice(date.end)}`
          .replace(/\(\s*\)|\[\s*\]/g, '')
          .replace(/\s+/g, ' ')
          .replace(/ (?=[.,;:])/g, '')
          .replace(/([,;:|·–—])(?: ?[,;:|·–—])+/g, '$1')
          .replace(/^[\s,;:.|·–—-]+/, '')
          .replace(/(?<![\s,;:.|·–—-])[\s,;:|·–—-]{1,9}\.?$/, '')
      : text
  return { name: name || text, date: isoDate(date.from, date.exact) }
}

const isClosing = (after: string): boolean => /^[.)\]\s]*$/.test(after)
const endsInName = (before: string): boolean => /(?<![\p{L}\d])[\p{Lu}\d][\p{L}\d'’-]{0,40}$/u.test(before)

const ACADEMIC =
  /(?<![\p{L}\d])(?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|B\.?Eng|M\.?Eng|MBA|LL\.?[BM]|Ph\.?D|M\.?Phil|B\.?Ed|M\.?Ed|PGCE|PGDE|PGCert|Bachelor|Master (?:of|in)|Master's|Doctorate|Foundation Degree|A[ -][Ll]evels?|Abitur|Baccalaureate)(?![\p{L}\d])/gu

/** A degree that stands among certificates: what it was in and where it was got. */
export function degreeOf(block: Block): { area: string; institution: string; endDate: string } | null {
  if (block.text.length > 200 || [...block.text.matchAll(ACADEMIC)].length !== 1) return null
  const { name, date } = dated(block)
  const cells = block.cells?.filter((cell) => cell.text !== '' && findDates(cell.text).length === 0)
  const [area = '', ...rest] = cells?.map((cell) => cell.text) ?? name.split(/,\s+|\s[|·]\s/)
  if (area.search(ACADEMIC) < 0) return null
  const institution = cells ? rest[0] : rest.find((part) => looksLikeOrg(part))
  return { area, institution: institution ?? '', endDate: date }
}

/** One to four names: 'Leeds', 'Rio de Janeiro'; no task, no sentence. */
const PLACE =
  /^\p{Lu}[\p{L}.'’-]{0,30}(?:,? (?:(?:upon|on|of|de|da|do|del|la|le|am|an|der|the|under) ){0,2}\p{Lu}[\p{L}.'’-]{0,30}){0,3}$/u
const FORM = /^(?:Ltd|Inc|LLC|LLP|GmbH|AG|plc|PLC|Co|Corp|Sp|SA|BV|NV|AB|Oy|KG|S\.A)\.?(?: |$)/

const isPlace = (text: string): boolean =>
  PLACE.test(text) && !FORM.test(text) && !looksLikeTitle(text) && !looksLikeOrg(text)

/** Where a post was and with whom; `cells` when its header is a row, whose other cells tell of tasks. */
export function whereOf(
  entry: Entry,
  cells: Block['cells'],
): { name: string | null; location: string | null } {
  const org = entry.org ?? (entry.title === null ? (entry.parts[0] ?? null) : null)
  const name = org !== null && /[\p{L}\d]/u.test(org) ? org : null
  if (cells) {
    // told apart already, of one cell
    const { place } = entry
    const isOne = place !== null && cells.some(({ text }) => text.startsWith(`${org ?? ''}, ${place}`))
    if (isOne && isPlace(place)) return { name, location: place }
    const cell = cells.find(({ header }) => /\b(?:location|city|town|country|place)\b(?! of)/i.test(header))
    if (cell && cell.text !== org && isPlace(cell.text)) return { name, location: cell.text }
    const [, firm, town] = /^(.{2,120}), ([^,]{2,60})$/.exec(name ?? '') ?? []
    return firm !== undefined && town !== undefined && isPlace(town)
      ? { name: firm, location: town }
      : { name, location: null }
  }
  const { place } = entry
  const other = place !== null && place !== entry.title && !(name ?? '').includes(place) && isPlace(place)
  return { name, location: other ? place : null }
}
