/** HTTP-dates (RFC 9110 §5.6.7): the form that is sent, and the two older ones that are still read. */

const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const TIME = String.raw`\d\d:\d\d:\d\d`
const DATED = new RegExp(String.raw`^${DAY}, \d\d ${MONTH} \d{4} ${TIME} GMT$`)
const RFC_850 = new RegExp(
  String.raw`^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d\d-${MONTH}-\d\d ${TIME} GMT$`,
)
const ASCTIME = new RegExp(String.raw`^${DAY} ${MONTH} [ \d]\d ${TIME} \d{4}$`)

/** Milliseconds since the epoch; NaN for what is no HTTP-date, which is to be read as if it were not there. */
export function parseHttpDate(text: string | undefined): number {
  if (text === undefined) return NaN
  if (DATED.test(text) || RFC_850.test(text)) return Date.parse(text)
  // It names no zone, and would be read as this machine's.
  return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : NaN
}

/** An HTTP-date has whole seconds: a time as one that was sent can be compared with. */
export const wholeSeconds = (time: Date): number => Math.floor(time.getTime() / 1000) * 1000
