/** From when to when a sentence tells that one was: 'In February 2017 I came …, and left in May 2019'. */
import { findDates, type DateRange } from '../text/dates.ts'

/** Both dates of a sentence, as one time. */
export interface ProseTime {
  readonly range: DateRange
  readonly from: DateRange
  /** Null where it goes on. */
  readonly to: DateRange | null
}

/** What stands before the date of an end. */
const ENDS =
  /\b(?:until|till|up to|to)(?: (?:the )?(?:early|late|mid|end of|beginning of|spring of|summer of|autumn of))? $|\b(?:left|resigned|retired|finished|quit|gave (?:it|that|this) up|handed (?:it|that) over|moved on|departed)\b(?: (?:it|them|there|again|the \p{Ll}+)){0,2} (?:in|at the end of)(?: the (?:spring|summer|autumn|winter) of)? $/u
/** What goes on to this day. */
const STILL =
  /\b(?:still (?:am|is|there|here|do|work|hold|with them)|(?:am|is|works?|serves?|sits?) (?:there |here )?still|(?:have|has|been|stayed|remained|worked) (?:there |here )?(?:ever since|to this day))\b/

const FOUNDED = /\bI (?:then )?(?:founded|set up|opened)\b/

/** Null where it tells no such. */
export function proseRange(given: string): ProseTime | null {
  const dates = findDates(given)
  const [from, ...later] = dates
  // 'from May 2012 until I left in August 2015'
  const isBegun =
    from !== undefined && (from.single || (from.open && /^from\b/i.test(given.slice(from.start))))
  if (!isBegun || later.some(({ single, open }) => !single && !open)) return null
  const to = later.find(({ start, single }) => single && ENDS.test(given.slice(0, start)))
  if (to !== undefined && to.to >= from.from)
    return {
      range: { ...from, to: to.to, exact: from.exact && to.exact, single: false, open: false },
      from,
      to,
    }
  // 'In 2011 I founded Acme, since 2014 with three staff'
  const isOwn = FOUNDED.test(given) && later.length > 0 && later.every(({ open }) => open)
  return from.single && (isOwn || (later.length === 0 && STILL.test(given)))
    ? { range: { ...from, to: Infinity, exact: from.exact, single: false, open: true }, from, to: null }
    : null
}
