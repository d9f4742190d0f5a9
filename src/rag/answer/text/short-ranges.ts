/** Ranges of years in two digits: '10/19 – 03/21', ''16 – '19'. */
import { at } from './date-points.ts'
import type { DateRange } from './date-range.ts'

const SHORT_RANGE =
  /(?<![\d/.])(?:(0?[1-9]|1[0-2])\/|')(\d{2})\s*(?:-|to|until)\s*(?:(?:(0?[1-9]|1[0-2])\/|')(\d{2})(?![\d/]|\.\d)|(present|now|today|current|ongoing))/gi

/** Those of a text with plain hyphens. */
export function shortRanges(plain: string): DateRange[] {
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
