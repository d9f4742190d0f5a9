/** A time told in two fields: 'Start date: 01/2019' and, in a line of its own, 'End date: present'. */
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'

/** The time, and those of the fields that tell it. */
export interface ToldSpan<T> {
  readonly text: string
  readonly told: readonly T[]
}

interface Said {
  readonly header: string
  readonly text: string
}

const BEGINS =
  /^(?:from|since|start(?:s|ed)?|start(?:ing)? date|began|beginning|commenced|commencement(?: date)?|joined(?: on)?|joining date|entry(?: date)?|signed on|first day|date (?:from|started|joined|of (?:joining|entry|commencement)))$/
const SINCE = /^since$/
const START = /^start date$/
const ENDS =
  /^(?:to|till|until|up to|ends?|ended|end(?:ing)? date|finish(?:ed)?(?: date)?|left(?: on)?|leaving date|signed off|last day|completed|completion(?: date)?|date (?:to|ended|left|finished|of (?:leaving|completion)))$/
/** Goes on, in words that no date has. */
const STILL =
  /^(?:still|present|now|today|current(?:ly)?|on-?going|(?:to )?date|not yet|n\/?a|none|null|open|[–—-])(?:$|[\s,(;/])/
/** Characters beside the date of a field that tells nothing else: 'on 1 ', '(end of contract)'. */
const BESIDE = 24

/** Does a line begin a time that the next one may end? */
const beginsSpan = ({ header }: Said): boolean => BEGINS.test(fold(header).trim())

/**
 * Null where the fields do not tell both ends, each once; 'since' needs no end.
 * @param goesOn whether a 'start date' needs none either: files of data leave out the end of a post that goes on
 */
export function toldSpan<T extends Said>(fields: readonly T[], goesOn = false): ToldSpan<T> | null {
  const [from, otherFrom] = fields.filter((field) => beginsSpan(field) && isDate(field.text))
  const [to, otherTo] = fields.filter(
    ({ header, text }) => ENDS.test(fold(header).trim()) && (isDate(text) || STILL.test(fold(text))),
  )
  // 'Since: May 2022' by itself goes on
  if (
    from !== undefined &&
    to === undefined &&
    otherFrom === undefined &&
    (SINCE.test(fold(from.header).trim()) || (goesOn && START.test(fold(from.header).trim())))
  )
    return { text: `since ${from.text}`, told: [from] }
  if (from === undefined || to === undefined || otherFrom !== undefined || otherTo !== undefined) return null
  const [date] = findDates(to.text)
  const end = date === undefined ? 'present' : to.text.slice(date.start, date.end)
  const [begun] = findDates(from.text)
  const text = `${from.text.slice(begun?.start, begun?.end)} – ${end}`
  return findDates(text)[0]?.single === false ? { text, told: [from, to] } : null
}

/** A day, a month or a year, and hardly more. */
function isDate(text: string): boolean {
  const [date, more] = findDates(text)
  return date?.single === true && more === undefined && text.length - (date.end - date.start) <= BESIDE
}
