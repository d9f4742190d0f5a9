/** Dates, ranges and durations as people write them in CVs. Months count from year 0: year × 12 + month (0–11). */
import { keepLast } from '../last-texts.ts'
import { fold } from './text.ts'

/** A point in time that may be a month, a season or a whole year: first and last month it may mean. */
export interface DatePoint {
  readonly from: number
  readonly to: number
}

export interface DateRange {
  /** First month, and the last month (Infinity when it goes on). */
  readonly from: number
  readonly to: number
  /** True when both ends name a month (not only years or seasons). */
  readonly exact: boolean
  readonly open: boolean
  /** One date only, not a range. */
  readonly single: boolean
  /** Where it stands in the text that was read. */
  readonly start: number
  readonly end: number
}

const MONTHS =
  'jan(?:uary)?|feb(?:r(?:uary)?)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const MONTH = new RegExp(`^(?:${MONTHS})$`)
/** Is the folded word a month's name? */
export const isMonth = (word: string): boolean => MONTH.test(word)

const SEASONS =
  'michaelmas|lent|trinity|hilary|spring|summer|autumn|fall|winter|early|mid|late|end of|beginning of|start of|christmas|easter'
const NOW =
  '(?:the )?present(?: day| time)?|now|today|heute|heden|till date|to date|date|current(?:ly)?|ongoing|onwards?|onward|still|until now|till now|to this day|continuing|this day'
const YEAR = '(?:19[3-9]\\d|20[0-7]\\d)'

const POINT = [
  `(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<dm>${MONTHS})\\.?,? (?<dy>${YEAR})`,
  `(?<mm>${MONTHS})\\.? (?<md>\\d{1,2})(?:st|nd|rd|th)?, (?<mdy>${YEAR})`,
  `(?:(?<part>early|mid|late) )?(?<m>${MONTHS})\\.?(?: of)?[ -/]'?(?<my>${YEAR})`,
  `(?<m2>${MONTHS})\\.? '(?<y2>\\d{2})(?!\\d)`,
  `(?<iy2>${YEAR})/(?<im2>0[1-9]|1[0-2])(?=\\s*(?:-|to|until|→|$|\\)|,))`,
  `[Qq](?<q>[1-4])[ /-]?(?<qy>${YEAR})`,
  `(?<iy>${YEAR})~(?<im>0[1-9]|1[0-2])(?:~(?<id>[0-3]\\d))?(?!\\d)`,
  `(?<dd>[0-3]?\\d)[./](?<dmo>0?[1-9]|1[0-2])[./](?<ddy>${YEAR})`,
  `(?<nm>0?[1-9]|1[0-2])[/.](?<ny>${YEAR})`,
  `(?<season>${SEASONS})[ -](?:term |semester |of )?(?<sy>${YEAR})(?:[/–-](?<sy2>\\d{2})(?!\\d))?`,
  // '2021 June - 2022 Aug', not 'in 2021 May 2019's report' nor 'in 2021 may'
  `(?<yfy>${YEAR}) (?<yfm>${MONTHS})\\.?(?=\\s*(?:[-:,;)|]|to\\b|until\\b|till\\b|→|$))`,
  `(?<y>${YEAR})(?!\\d|[.,]\\d{3})`,
]
const strip = (source: string, suffix: string): string => source.replace(/\(\?<(\w+)>/g, `(?<$1${suffix}>`)
const point = (suffix: string): string => `(?:${POINT.map((p) => strip(p, suffix)).join('|')})`
const BARE_MONTH = `(?<bm>${MONTHS})\\.?(?: \\d{1,2})?`

const RANGE = new RegExp(
  `(?<![\\w])(?:` +
    `(?:from |between )?${point('A')}\\s*(?:'\\s*)?(?:-{1,3}|/|to|until|till|through|and|up to|thru|bis|->|-+>|→|⟶|…|\\.{2,3}|~(?!(?:0[1-9]|1[0-2])(?!\\d)))\\s*(?:(?<nowB>${NOW})(?![a-z])|(?:expected |planned |probably |the end of |end of )?(?<expected>)${point('B')}|(?<shortB>\\d{2})(?!\\d|[./:,]\\d))` +
    `|(?:from |between )?${BARE_MONTH}\\s*(?:-{1,3}|to|until|till|through|and)\\s*${point('C')}` +
    `|(?<since>since|from|starting(?: in)?|started(?: in)?)(?: the)?(?: about| around)? ${point('D')}(?<onD> on(?:wards?)?)?` +
    `|${point('E')}(?:\\s*(?:-{1,3}|->|-+>|→|⟶)\\s*(?=[)|\\]*_,;:.]|$|\\n)| on(?:wards?)?\\b| ?\\+(?!\\d))` +
    `|${point('F')}` +
    `)`,
  'gi',
)

const MONTH_KEYS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = (name: string): number => MONTH_KEYS.indexOf(name.slice(0, 3).toLowerCase())
const at = (year: string | number, m: number): number => Number(year) * 12 + m

const SEASON_MONTHS: Readonly<Record<string, readonly [number, number]>> = {
  michaelmas: [8, 11],
  lent: [0, 3],
  hilary: [0, 3],
  trinity: [3, 6],
  spring: [2, 4],
  easter: [2, 3],
  summer: [5, 8],
  autumn: [8, 10],
  fall: [8, 10],
  winter: [0, 11],
  christmas: [11, 11],
  early: [0, 3],
  'beginning of': [0, 2],
  'start of': [0, 2],
  mid: [4, 7],
  late: [8, 11],
  'end of': [10, 11],
}

type Groups = Readonly<Record<string, string | undefined>>

function readPoint(g: Groups, suffix: string): DatePoint | null {
  const get = (name: string): string | undefined => g[name + suffix]
  const one = (value: number): DatePoint => ({ from: value, to: value })
  const pairs: readonly (readonly [string, string])[] = [
    ['dm', 'dy'],
    ['mm', 'mdy'],
    ['m', 'my'],
    ['yfm', 'yfy'],
  ]
  for (const [m, y] of pairs) {
    const name = get(m)
    const year = get(y)
    if (name !== undefined && year !== undefined) return one(at(year, month(name)))
  }
  const m2 = get('m2')
  const y2 = get('y2')
  if (m2 !== undefined && y2 !== undefined)
    return one(at(Number(y2) + (Number(y2) > 60 ? 1900 : 2000), month(m2)))
  const numeric: readonly (readonly [string, string])[] = [
    ['im', 'iy'],
    ['im2', 'iy2'],
    ['dmo', 'ddy'],
    ['nm', 'ny'],
  ]
  for (const [m, y] of numeric) {
    const number = get(m)
    const year = get(y)
    if (number !== undefined && year !== undefined) return one(at(year, Number(number) - 1))
  }
  const quarter = get('q')
  const qy = get('qy')
  if (quarter !== undefined && qy !== undefined) {
    const from = at(qy, (Number(quarter) - 1) * 3)
    return { from, to: from + 2 }
  }
  const season = get('season')?.toLowerCase()
  const sy = get('sy')
  if (season !== undefined && sy !== undefined) {
    const [a, b] =
      get('sy2') !== undefined && season === 'winter' ? [10, 11] : (SEASON_MONTHS[season] ?? [0, 11])
    return { from: at(sy, a), to: at(sy, b) + (get('sy2') === undefined ? 0 : 3) }
  }
  const y = get('y')
  return y === undefined ? null : { from: at(y, 0), to: at(y, 11) }
}

/** Every form above has a year, or two digits behind an apostrophe or a slash; most sentences have neither. */
const MAY_DATE = /(?:19[3-9]|20[0-7])\d|['‘’/]\d\d/

/** A text is read many times over for a version. */
const datesOf = keepLast<readonly DateRange[]>(2 ** 20, readDates)

/** All dates and ranges of a text, in order, with their offsets in it. */
export function findDates(text: string): readonly DateRange[] {
  return MAY_DATE.test(text) ? datesOf(text) : []
}

function readDates(text: string): DateRange[] {
  // same length as the original, so that offsets hold
  // '2003-05' is May 2003, '2003–05' two years: an ISO date is told by its plain hyphen
  const plain = text
    .replace(/(?<=\b(?:19|20)\d\d)-(?=(?:0[1-9]|1[0-2])(?!\d))/g, '~')
    .replace(/(?<=~\d\d)-(?=[0-3]\d(?!\d))/g, '~')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\u00a0/g, ' ')
  const out: DateRange[] = shortRanges(plain)
  for (const match of plain.matchAll(RANGE)) {
    const g: Groups = match.groups ?? {}
    const start = match.index
    const end = start + match[0].length
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
        const full = Math.floor(year / 100) * 100 + Number(g['shortB'])
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
    if (f !== null)
      out.push({ from: f.from, to: f.to, exact: exactPoint(f), open: false, single: true, start, end })
  }
  return out
}

const SHORT_RANGE =
  /(?<![\d/.])(?:(0?[1-9]|1[0-2])\/|')(\d{2})\s*(?:-|to|until)\s*(?:(?:(0?[1-9]|1[0-2])\/|')(\d{2})(?![\d/]|\.\d)|(present|now|today|current|ongoing))/gi

/** '10/19 – 03/21', ''16 – '19'. */
function shortRanges(plain: string): DateRange[] {
  const century = (two: string): number => Number(two) + (Number(two) > 60 ? 1900 : 2000)
  return [...plain.matchAll(SHORT_RANGE)].flatMap((m): DateRange[] => {
    const from = at(century(m[2] ?? '0'), m[1] === undefined ? 0 : Number(m[1]) - 1)
    const open = m[5] !== undefined
    const to = open ? Infinity : at(century(m[4] ?? '0'), m[3] === undefined ? 11 : Number(m[3]) - 1)
    if (to < from) return []
    return [
      {
        from,
        to,
        exact: m[1] !== undefined,
        open,
        single: false,
        start: m.index,
        end: m.index + m[0].length,
      },
    ]
  })
}

/** Months a range covers, both end months counted; open ranges end at `now`. */
export function monthsOf(range: Pick<DateRange, 'from' | 'to' | 'exact'>, now: number): number {
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
