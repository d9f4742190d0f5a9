/** From when to when an entry was, of the dates that its header tells. */
import type { Kind } from '../lexicon/kinds.ts'
import type { DateRange } from '../text/dates.ts'

export function rangeOf(text: string, dates: readonly DateRange[], kind: Kind | null): DateRange | null {
  const isPost = kind === 'experience'
  return (
    (isPost ? sinceThen(text, dates) : undefined) ??
    (isPost ? wholeOf(text, dates) : dates.find(({ single }) => !single)) ??
    (isPost ? goingOn(text, dates[0]) : dates[0]) ??
    null
  )
}

/** From when to when; 'clerk, then manager since 1999 — 1995 to 2001' began and ended as the whole did. */
function wholeOf(text: string, dates: readonly DateRange[]): DateRange | undefined {
  const first = dates.find(({ single }) => !single)
  if (first?.open !== true) return first
  const isWhole = ({ from, to, open, single, start }: DateRange): boolean =>
    !open && !single && from < first.from && to > first.from && !/[;.]/.test(text.slice(first.end, start))
  return dates.find(isWhole) ?? first
}

/** 'Head of Reserving, from 1 July 2022': a post that is told so, and no end of it, goes on. */
function goingOn(text: string, date: DateRange | undefined): DateRange | undefined {
  const isBegun = date?.single === true && /^from\b/i.test(text.slice(date.start))
  return isBegun ? { ...date, to: Infinity, open: true, single: false } : date
}

/** What leads to what one was before, behind what one is. */
const EARLIER =
  /^[\s;,.)]*(?:(?:and )?(?:earlier|before (?:that|this|then)|previously|formerly|until then)\b)/i

/** 'Lead (from May 2018; earlier deputy, Jan 2015 – Apr 2018)': what is told first goes on, what ended was before it. */
function sinceThen(text: string, [first, next]: readonly DateRange[]): DateRange | undefined {
  const begun = goingOn(text, first)
  if (begun?.open !== true || first?.single !== true || next === undefined) return undefined
  // 'Keeper from May 2009; Head of Collections as well since June 2016': it began as the first
  if (next.open && next.from > begun.from) return begun
  const isBefore = !next.open && next.to <= begun.from && EARLIER.test(text.slice(first.end, next.start))
  return isBefore ? begun : undefined
}
