/** Table rows that head an entry: which do, and what of their cells is the header. */
import type { CvDocument } from '../../types.ts'
import { HEADER_MAX } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { withoutDates } from '../text/without-dates.ts'

/** A row's cells as one header; two cells that are dates alone make one range. */
export function rowHeader(cells: NonNullable<CvDocument['blocks'][number]['cells']>): string {
  const at = cells.findIndex(
    (cell, i) =>
      i + 1 < cells.length &&
      isDate(cell.text) &&
      (isDate(cells[i + 1]?.text ?? '') ||
        /^(?:present|now|today|current|ongoing|to date|[–—-]|)$/i.test(cells[i + 1]?.text ?? '')),
  )
  const end = cells[at + 1]?.text ?? ''
  if (
    at < 0 ||
    !/\b(?:to|until|end|ended|till|left|bis)\b/i.test(
      `${cells[at + 1]?.header ?? ''} ${isDate(end) ? 'to' : ''}`,
    )
  )
    return shortRow(cells)
  const merged = { text: `${cells[at]?.text ?? ''} – ${isDate(end) ? end : 'present'}` }
  return shortRow([...cells.slice(0, at), merged, ...cells.slice(at + 2)])
}

function isDate(text: string): boolean {
  const dates = findDates(text)
  const [date] = dates
  return dates.length === 1 && date !== undefined && date.single && text.length - (date.end - date.start) <= 3
}

/** A row without its description: cells up to the first that reads like sentences. */
function shortRow(cells: readonly { text: string }[]): string {
  const texts = cells
    .map((cell) => titleIn(cell.text.replace(/(?<=\p{L}{3})[.;]$/u, '')))
    .filter((text) => text !== '')
  const kept = texts.filter((text) => !isTold(text))
  const told = texts.find(isTold)
  // a column of dates, and one of all the rest
  if (told !== undefined && kept.every((text) => !/\p{L}{4}/u.test(text) || findDates(text).length > 0))
    return [...kept, openingOf(told)].join(', ')
  return kept.join(', ')
}

const isTold = (text: string): boolean => text.length > 60 && /[.;]/.test(text)

/** 'Harbour Hospital, Linz. Nurse in rotation: …': where it was, and what one was there. */
function openingOf(text: string): string {
  const [first = '', second = ''] = text.split(/(?<=\p{L}{3})[.;]\s+/u)
  const what = second.split(/[:;,]/)[0] ?? ''
  return !looksLikeTitle(first) && what.length <= 60 && looksLikeTitle(what) ? `${first}, ${what}` : first
}

/** 'Staff Engineer. Wrote the scheduler …': of a cell that says what one was and goes on to tell of it, the first. */
export function titleIn(text: string): string {
  const [, title] = /^(\p{Lu}[^.;:,]{2,50})[.;:]\s+\p{Lu}/u.exec(text) ?? []
  return title !== undefined && looksLikeTitle(title) && !/\b(?:Dr|Prof|St|Mr|Mrs|Ms)$/.test(title)
    ? title
    : text
}

/** A row below that of a post, with its first cell left empty and no cell of dates: more of what one did there. */
export const goesOnInRow = ({ cells }: CvDocument['blocks'][number]): boolean =>
  cells?.[0]?.text === '' &&
  !cells.some(({ text }) => text.length < HEADER_MAX / 4 && findDates(text).length > 0)

/** '2018 | 14 | 57 %': what was counted in a year, in no cell of which anything has a name. */
export const isOfFigures = ({ cells = [] }: CvDocument['blocks'][number]): boolean =>
  cells.length > 1 && !cells.some(({ text }) => /\p{L}{3}/u.test(withoutDates(text)))
