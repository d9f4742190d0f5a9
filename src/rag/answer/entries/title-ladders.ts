/**
 * Titles on one line with the time from which each was held: 'Clerk → Senior Clerk (2013) → Manager (2015)' below the
 * house and the years there, or beside them. Each is a post within those years.
 */
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { capital } from '../text/text.ts'
import type { Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** Characters of what one was, and of the line. */
const TITLE = 60
const LINE = 240
/** Lines below a header of which one may be such. */
const BELOW = 2
const MOST = 8

const ARROW = /→|⟶|->|=>/
/** What leads from one title to the next. */
const NEXT =
  /\s*(?:→|⟶|->|=>)\s*|\s*[,;] (?:and |but )?(?:then|later|afterwards|finally|promoted to)\s+|,? (?:and |then )?(?:promoted|rose|moved up) to (?:an? )?/i
/** 'Lecturer at Leeds Beckett': a house of its own. */
const AT_HOUSE = /\b(?:at|with|for|by) (?:the )?\p{Lu}/u

/** 'teller' between two titles. */
const SHORT = /^\p{L}[\p{L}'’-]{2,24}(?: [\p{L}'’-]{2,24}){0,2}$/u

interface Rung {
  readonly title: string
  readonly date: DateRange | null
  /** The time as it is written. */
  readonly dates: string
}

/** The years at a house, with the posts held in them behind; the entry alone where no line tells such. */
export function withLadder(units: readonly Unit[], entry: Entry): Entry[] {
  const { range, org, title } = entry
  if (entry.kind !== 'experience' || org === null || range === null || range.single) return [entry]
  const last = Math.max(...entry.header)
  const lines = [...entry.header, ...Array.from({ length: BELOW }, (_, i) => last + 1 + i)]
  for (const index of lines) {
    const unit = units[index]
    if (unit === undefined || (index > last && index >= entry.to)) continue
    if (unit.kind === 'row' || unit.text.length > LINE) continue
    const rungs = rungsIn(unit.text, range)
    // what one was and then became, at the head of a post, is that post's title
    if (rungs?.length === 2 && index <= last && !ARROW.test(unit.text)) continue
    if (rungs === null || (title !== null && !unit.text.includes(title))) continue
    return [houseOf(entry, unit, rungs), ...postsOf(entry, range, rungs, index)]
  }
  return [entry]
}

/** The years at the house, without the titles. */
function houseOf(entry: Entry, { index, text }: Unit, rungs: readonly Rung[]): Entry {
  const [first, last] = [rungs[0], rungs.at(-1)]
  const from = text.indexOf(first?.title ?? '')
  const title = text.lastIndexOf(last?.title ?? '')
  const told = text.slice(from, Math.max(title + (last?.title.length ?? 0), dateEnd(text, title, last)))
  const rest = entry.text
    .replace(told, '')
    .replace(TWICE, '$1')
    .replace(EDGE, '')
    .replace(/[\s,;:(–—-]{1,9}$/, '')
  const isWhole = text.length - told.length < EDGES && entry.header.length > 1
  return {
    ...entry,
    header: isWhole ? entry.header.filter((one) => one !== index) : entry.header,
    text: rest,
    parts: headerParts(rest, findDates(rest)),
    title: null,
  }
}
/** Separators that what stood between them has left. */
const TWICE = /(\s?[|,;·–—])(?:\s{0,3}[|,;·–—]){1,4}/g
const EDGE = /^[\s,;:.)–—-]+/
/** Characters beside the titles of a line that is nothing else. */
const EDGES = 4

function dateEnd(text: string, title: number, rung: Rung | undefined): number {
  if (rung === undefined || rung.dates === '') return 0
  const end = text.indexOf(rung.dates, title) + rung.dates.length
  return text[end] === ')' ? end + 1 : end
}

function postsOf(entry: Entry, whole: DateRange, rungs: readonly Rung[], line: number): Entry[] {
  const header = [...new Set([line, ...entry.header])]
  const where = [entry.org, entry.place].filter((part) => part !== null)
  return rungs.map(({ title, date, dates }, i): Entry => {
    const next = rungs[i + 1]?.date ?? null
    const said = date === null || date.single || date.open ? null : date
    const { months: _, ...rest } = whole
    const range: DateRange = said ?? {
      ...rest,
      from: date?.from ?? whole.from,
      to: next === null ? whole.to : next.from - 1,
      open: next === null && whole.open,
      exact: whole.exact && (date ?? next)?.exact === true,
    }
    return {
      ...entry,
      header,
      text: [dates === '' ? capital(title) : `${capital(title)} (${dates})`, ...where].join(', '),
      from: line,
      to: line,
      range,
      dates,
      parts: [capital(title), ...where],
      title,
      parent: entry.index,
    }
  })
}

/** Null unless every title but the first has the time in which it was come to, each later than the one before. */
function rungsIn(text: string, whole: DateRange): Rung[] | null {
  // '2018, January → 2021, July': from when to when
  if (findDates(text).some(({ start, end }) => ARROW.test(text.slice(start, end)))) return null
  const said = text.split(NEXT)
  if (said.length < 2 || said.length > MOST) return null
  const rungs = said.map((part, i) => rungOf(part, i === 0, i === said.length - 1, whole))
  let before = whole.from - 1
  const told: Rung[] = []
  for (const [i, rung] of rungs.entries()) {
    if (rung === null || (rung.date === null && i > 0)) return null
    const from = rung.date?.from ?? whole.from
    // of a year alone the first month is not known
    const isLater = from > before || (rung.date?.exact === false && rung.date.to > before)
    if (!isLater || from > whole.to) return null
    before = Math.max(from, whole.from)
    told.push(rung)
  }
  return told.filter(({ title }) => looksLikeTitle(title)).length * 2 >= told.length ? told : null
}

/** What stands before the first title, and behind the last one and its time, is no part of either. */
function rungOf(part: string, isFirst: boolean, isLast: boolean, whole: DateRange): Rung | null {
  const all = findDates(part)
  const isWhole = (date: DateRange): boolean => date.from === whole.from && date.to === whole.to
  const [date, more] = all.filter((one) => !isWhole(one))
  if (more !== undefined && !isLast) return null
  const names = headerParts(part, all)
  const [only = '', other] = names
  const title =
    (isFirst ? names.findLast(looksLikeTitle) : names.find(looksLikeTitle)) ??
    (other === undefined && SHORT.test(only) ? only : '')
  const isPlain = title !== '' && title.length <= TITLE && !AT_HOUSE.test(title)
  if (!isPlain || (!isLast && !isFirst && names.length > 1)) return null
  return {
    title: title.replace(/ (?:from|since|in)$/i, '').replace(/^(?:from|since|in) /i, ''),
    date: date ?? null,
    dates: date === undefined ? '' : part.slice(date.start, date.end).trim(),
  }
}
