/** The time that the items of a list are asked for, where one end of it is open: 'before 2020', 'up to 2020', 'since 2020'. */
import type { Question, TimeSpan } from '../question/question.ts'
import { findDates, type DateRange } from '../text/dates.ts'

export interface ListTime extends TimeSpan {
  /** Whether one end of it is open, so that the year that is named only bounds it. */
  readonly open: boolean
}

const YEAR = '(?: the)?(?: (?:year|end of))? $'
const BEFORE = new RegExp(`\\b(?:before|prior to|earlier than)${YEAR}`)
const UP_TO = new RegExp(`\\b(?:until|till|up to|through|up until|not later than|no later than)${YEAR}`)
const AFTER = new RegExp(`\\b(?:after|later than)${YEAR}`)
const ONWARDS = /^,? (?:on(?:wards?)?|or later|and later|and after(?:wards)?|or after|or newer)\b/
const OR_EARLIER = /^,? (?:or|and) (?:earlier|before|older)\b/

/** Null where no time is asked for. */
export function timeOfList({ folded, time }: Question): ListTime | null {
  if (time === null) return null
  const [date, more] = findDates(folded)
  const span = date === undefined || more !== undefined ? null : spanBy(folded, date)
  return span === null ? { ...time, open: false } : { ...span, open: true }
}

function spanBy(folded: string, { start, end, from, to, single, open }: DateRange): TimeSpan | null {
  // 'since 2020' and 'from 2020 on' are read as times that go on
  if (!single) return open ? { from, to: Infinity } : null
  const [lead, rest] = [folded.slice(0, start), folded.slice(end)]
  if (BEFORE.test(lead)) return { from: 0, to: from - 1 }
  if (UP_TO.test(lead) || OR_EARLIER.test(rest)) return { from: 0, to }
  if (AFTER.test(lead)) return { from: to + 1, to: Infinity }
  return ONWARDS.test(rest) ? { from, to: Infinity } : null
}
