/** Ranges whose years are short: '10/19 – 03/21', ''16 – '19', 'Jan 19 – Mar 21', and those of school years: '2014/15 – 2016/17'. */
import { at, month, MONTHS, NOW } from './date-points.ts'
import type { DateRange } from './date-range.ts'

const SHORT_RANGE = new RegExp(
  `(?<![\\d/.])(?:(0?[1-9]|1[0-2])\\/|(?<!(?:${MONTHS})\\.? ?)')(\\d{2})\\s*(?:-|to|until)\\s*(?:(?:(0?[1-9]|1[0-2])\\/|')(\\d{2})(?![\\d/]|\\.\\d)|(present|now|today|current|ongoing))`,
  'gi',
)

/** 'Jan 19 – Mar 21', 'Jan-19 – present', set apart: in a sentence the numbers may be days. */
const MONTHS_RANGE = new RegExp(
  `(?<=^|[(|·,;:*\\n] ?|- )(${MONTHS})\\.?[ -](\\d{2})(?: ?-{1,2} ?| to | until )(?:(${MONTHS})\\.?[ -](\\d{2})|(?:${NOW})(?![a-z]))(?=\\s*(?:$|[)|·,;:*\\n]|- )(?!,? ?\\d{4}))`,
  'gi',
)

/** '2014/15 – 2016/17', '2014/15 to date' */
const SCHOOL_YEARS =
  /(?<![\d/.])(?:from )?((?:19|20)\d\d)[/-](\d\d)\s*(?:-|to|until)\s*(?:((?:19|20)\d\d)[/-](\d\d)(?!\d)|(?:present|now|today|current|ongoing|date)(?![a-z]))|since ((?:19|20)\d\d)\/(\d\d)(?!\d)/gi

/** '2014, June to August', '2014 June – August' */
const WITHIN_YEAR = new RegExp(
  `(?<![\\d/.])((?:19|20)\\d\\d),? (${MONTHS})\\.?(?: ?-{1,2} ?| to | until | till )(${MONTHS})(?![\\w'])(?!\\.?,? '?\\d)`,
  'gi',
)

const century = (two: string): number => Number(two) + (Number(two) > 60 ? 1900 : 2000)

type Ends = Pick<DateRange, 'from' | 'to' | 'exact'>

/** Those of a text with plain hyphens. */
export function shortRanges(plain: string): DateRange[] {
  const found = (pattern: RegExp, read: (m: RegExpExecArray) => Ends | null): DateRange[] =>
    [...plain.matchAll(pattern)].flatMap((m): DateRange[] => {
      const ends = read(m)
      if (ends === null || ends.to < ends.from) return []
      const { length } = m[0]
      return [{ ...ends, open: ends.to === Infinity, single: false, start: m.index, end: m.index + length }]
    })
  return [
    ...found(SHORT_RANGE, (m) => ({
      from: at(century(m[2] ?? '0'), m[1] === undefined ? 0 : Number(m[1]) - 1),
      to:
        m[5] !== undefined ? Infinity : at(century(m[4] ?? '0'), m[3] === undefined ? 11 : Number(m[3]) - 1),
      exact: m[1] !== undefined,
    })),
    ...found(MONTHS_RANGE, ([, m = '', y = '', lastMonth, lastYear]) => ({
      from: at(century(y), month(m)),
      to:
        lastMonth === undefined || lastYear === undefined
          ? Infinity
          : at(century(lastYear), month(lastMonth)),
      exact: true,
    })),
    ...found(WITHIN_YEAR, ([, year = '', from = '', to = '']) => ({
      from: at(year, month(from)),
      to: at(year, month(to)),
      exact: true,
    })),
    ...found(SCHOOL_YEARS, ([, from, next, to, last, since, then]) => {
      const first = from ?? since ?? ''
      const isYear = (year: string, two: string | undefined): boolean =>
        (Number(year) + 1) % 100 === Number(two)
      if (!isYear(first, next ?? then) || (to !== undefined && !isYear(to, last))) return null
      return {
        from: at(first, 0),
        to: to === undefined ? Infinity : at(Number(to) + 1, 11),
        exact: false,
      }
    }),
  ].sort((one, other) => one.start - other.start)
}
