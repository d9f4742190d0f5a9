/** Dates, ranges and durations as people write them in CVs. Months count from year 0: year × 12 + month (0–11). */
import { keepLast } from '../../last-texts.ts'
import { withMonths } from './dashed-months.ts'
import {
  at,
  BARE_MONTH,
  month,
  MONTHS,
  NOW,
  point,
  readPoint,
  type DatePoint,
  type Groups,
} from './date-points.ts'
import type { DateRange } from './date-range.ts'
import { shortRanges } from './short-ranges.ts'
import { fold } from './text.ts'

export type { DateRange }

/** '2020/02 –' goes on since February: no year, where a month may be meant. */
const OPEN_MONTH = '(?<=/(?:0[1-9]|1[0-2]))\\s*(?:-{1,3}|→)\\s*(?:[)|\\]*_:]|$)'

/** 'From the autumn of 2005 until the spring of 2010' */
const ARTICLE = 'the (?=(?:spring|summer|autumn|fall|winter|early|end|beginning|start)\\b)'

const RANGE = new RegExp(
  `(?<![\\w])(?:` +
    `(?:(?:from|between) (?:${ARTICLE})?)?${point('A')}\\s*(?:'\\s*)?(?:-{1,3}|/|to|until|till|through|and|up to|thru|bis|->|-+>|→|⟶|…|\\.{2,3}|~(?!(?:0[1-9]|1[0-2])(?!\\d)|(?<=~\\d\\d~)[0-3]\\d(?!\\d)))\\s*(?:(?<nowB>${NOW})(?![a-z])|(?:\\(?(?:expected|anticipated|planned|due|probably):? (?:in )?|the end of |end of |${ARTICLE})?(?<expected>)${point('B')}|(?<shortB>\\d{2})(?!\\d|[./:,]\\d|${OPEN_MONTH}))` +
    `|(?:from |between )?${BARE_MONTH}\\s*(?:-{1,3}|to|until|till|through|and|->|-+>|→|⟶)\\s*${point('C')}` +
    `|(?<since>since|from|starting(?: in)?|started(?: in)?)(?: the)?(?: about| around)? ${point('D')}(?<onD> on(?:wards?)?)?` +
    `|${point('E')}(?:\\s*(?:-{1,3}|->|-+>|→|⟶)\\s*(?=[)|\\]*_,;:.]|$|\\n)| on(?:wards?)?\\b| ?\\+(?!\\d))` +
    `|${point('F')}` +
    `)`,
  'gi',
)

/** Every form above has a year, or two digits behind an apostrophe, a slash or a month; most sentences have none. */
const MAY_DATE = new RegExp(`(?:19[3-9]|20[0-7])\\d|['‘’/]\\d\\d|\\b(?:${MONTHS})\\.?[ -]\\d\\d\\b`, 'i')

/** A text is read many times over for a version. */
const datesOf = keepLast<readonly DateRange[]>(2 ** 20, readDates)

/** All dates and ranges of a text, in order, with their offsets in it. */
export function findDates(text: string): readonly DateRange[] {
  return MAY_DATE.test(text) ? datesOf(text) : []
}

/** A date or a period, and nothing else. */
export const isDateAlone = (text: string): boolean => dateAlone(text) !== null

/** From when to when, and nothing else. */
export const isPeriodAlone = (text: string): boolean => dateAlone(text)?.single === false

function dateAlone(text: string): DateRange | null {
  const [date, more] = findDates(text)
  if (date === undefined || more !== undefined) return null
  return /[\p{L}\d]/u.test(text.slice(0, date.start) + text.slice(date.end)) ? null : date
}

function readDates(text: string): DateRange[] {
  // same length as the original, so that offsets hold
  // '2003-05' is May 2003, '2003–05' two years: an ISO date is told by its plain hyphen
  const plain = withMonths(text)
    .replace(/(?<=\b(?:19|20)\d\d)-(?=(?:0[1-9]|1[0-2])(?!\d))/g, '~')
    .replace(/(?<=~\d\d)-(?=[0-3]\d(?!\d))/g, '~')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\u00a0/g, ' ')
  const out: DateRange[] = shortRanges(plain)
  const short = [...out]
  for (const match of plain.matchAll(RANGE)) {
    const g: Groups = match.groups ?? {}
    const start = match.index
    // '2022 – (expected 2026)' ends with its bracket
    const closed = /\([^)]*$/.test(match[0]) && plain[start + match[0].length] === ')' ? 1 : 0
    const end = start + match[0].length + closed
    if (short.some((range) => range.start < end && start < range.end)) continue
    const before = plain.slice(Math.max(0, start - 2), start)
    if (/[\d€$£#][.,]?$/.test(before) || /^[\d]/.test(plain.slice(end, end + 1))) continue
    const exactPoint = (p: DatePoint): boolean => p.from === p.to
    const a = readPoint(g, 'A')
    if (a !== null) {
      if (g['nowB'] !== undefined) {
        out.push({ from: a.from, to: Infinity, exact: exactPoint(a), open: true, single: false, start, end })
        continue
      }
      let b = readPoint(g, 'B')
      if (b === null && g['shortB'] !== undefined) {
        const year = Math.floor(a.from / 12)
        const same = Math.floor(year / 100) * 100 + Number(g['shortB'])
        // '1998–02' goes beyond its century
        const full = same < year && year > 1979 && year < 2000 && same + 100 - year < 30 ? same + 100 : same
        b = full >= year ? { from: at(full, 0), to: at(full, 11) } : null
      }
      if (b !== null && b.to >= a.from) {
        out.push({
          from: a.from,
          to: b.to,
          exact: exactPoint(a) && exactPoint(b),
          open: false,
          single: false,
          start,
          end,
          ...lengthInDays(a, b),
        })
        continue
      }
      out.push({ from: a.from, to: a.to, exact: exactPoint(a), open: false, single: true, start, end })
      continue
    }
    const c = readPoint(g, 'C')
    if (c !== null) {
      const year = Math.floor(c.from / 12)
      out.push({
        from: at(year, month(g['bm'] ?? '')),
        to: c.to,
        exact: exactPoint(c),
        open: false,
        single: false,
        start,
        end,
      })
      continue
    }
    const d = readPoint(g, 'D')
    if (d !== null) {
      const open = fold(g['since'] ?? '') === 'since' || g['onD'] !== undefined
      out.push({
        from: d.from,
        to: open ? Infinity : d.to,
        exact: exactPoint(d),
        open,
        single: !open,
        start,
        end,
      })
      continue
    }
    const e = readPoint(g, 'E')
    if (e !== null) {
      out.push({ from: e.from, to: Infinity, exact: exactPoint(e), open: true, single: false, start, end })
      continue
    }
    const f = readPoint(g, 'F')
    // '2021–  Reader, Leeds': a dash right behind the year that a line begins with; one with space around only parts
    const dash = start === 0 ? (/^-{1,2}(?=\s+\p{Lu})/u.exec(plain.slice(end))?.[0].length ?? 0) : 0
    if (f !== null)
      out.push({
        from: f.from,
        to: dash > 0 ? Infinity : f.to,
        exact: exactPoint(f),
        open: dash > 0,
        single: dash === 0,
        start,
        end: end + dash,
      })
  }
  const all = short.length === 0 ? out : out.sort((one, other) => one.start - other.start)
  return all.map((range) => (range.single ? range : withLength(plain, range)))
}

/** How long it was, set behind from when to when: '(3 years)', '· 4 yrs 2 mos'. */
const LENGTH =
  /(?:about |approx\.? |c\.? ?)?\d{1,2}(?:\.\d|½)?\+? ?(?:yrs?|years?|y|mos?|mths?|months?)\.?(?:,? (?:and |& )?\d{1,2} ?(?:mos?|mths?|months?|m)\.?)?/
/** On which terms. */
const TERMS =
  '(?:full[- ]time|part[- ]time|contract|permanent|temporary|fixed[- ]term|freelance|interim|maternity cover|secondment)'
const LENGTH_BEHIND = new RegExp(
  `^(?:,? ?[(\\[](?:${LENGTH.source}|${TERMS})[)\\]]|(?:,| [·|•-]) (?:${LENGTH.source})(?=\\s*(?:$|[)\\]|·,:;\\n*])))`,
  'i',
)

/** The time with its length, which says nothing more. */
function withLength(plain: string, range: DateRange): DateRange {
  const [length = ''] = LENGTH_BEHIND.exec(plain.slice(range.end, range.end + 40)) ?? []
  return length === '' ? range : { ...range, end: range.end + length.length }
}

/** What tells a time, without its length: '2016 – 2019' of '2016 – 2019 (3 years)'. */
export const withoutLength = (dates: string): string =>
  dates.replace(
    new RegExp(`(?<=[\\p{L}\\d])(?:,? ?[(\\[]|,| [·|•–—-]) ?(?:${LENGTH.source}|${TERMS})[)\\]]?$`, 'iu'),
    '',
  )

const DAYS_OF_MONTH = 30.44

/** '29 July 2024 – 2 May 2025' is nine months, though eleven have a day of it. */
function lengthInDays(a: DatePoint, b: DatePoint): { months?: number } {
  if (a.day === undefined || b.day === undefined) return {}
  const months = Math.round(b.from - a.from + (b.day - a.day + 1) / DAYS_OF_MONTH)
  return months > 0 ? { months } : {}
}

/** Months a range covers, both end months counted where their days are not told; open ranges end at `now`. */
export function monthsOf(range: Pick<DateRange, 'from' | 'to' | 'exact' | 'months'>, now: number): number {
  if (range.months !== undefined && range.to <= now) return range.months
  const to = Math.min(range.to, now)
  if (range.exact || !Number.isFinite(range.to)) return Math.max(1, to - range.from + 1)
  // whole years: 2016–2019 is three years, not four
  const years = Math.floor(to / 12) - Math.floor(range.from / 12)
  return Math.max(1, years * 12)
}

/** '3 years and 6 months', '8 months'. */
export function sayMonths(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const y = years === 0 ? '' : years === 1 ? '1 year' : `${years} years`
  const m = rest === 0 ? '' : rest === 1 ? '1 month' : `${rest} months`
  return y && m ? `${y} and ${m}` : y || m
}

/** The same; of what is told by its years alone, no months are known: 'about 12 years'. */
export const sayLength = (months: number, exact: boolean): string =>
  exact ? sayMonths(months) : `about ${sayMonths(months < 12 ? months : months - (months % 12))}`
