/** From when to when a post was that a paragraph tells of, though each of its ends may stand in a sentence of its own. */
import type { Unit } from '../document/units.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { proseRange } from './prose-header.ts'
import { inFirstPerson } from './told-voice.ts'

export interface LedTime {
  /** The sentences that tell it, the first of them that of the beginning. */
  readonly told: readonly Unit[]
  readonly from: DateRange
  /** When it ended, where another sentence, or another date of this one, says so. */
  readonly to: DateRange | null
  /** Both ends stand as one time: 'from 2012 to 2015'. */
  readonly whole: boolean
  /** It goes on: 'I am still here'. */
  readonly goesOn: boolean
}

/** Sentences behind the name in which the time may stand. */
const BEHIND = 3
const BEGAN =
  /\bI (?:first |then |originally )?(?:began|started|joined|came|moved|arrived|was (?:hired|taken on|recruited|engaged|headhunted|employed|appointed))\b/
const LEFT =
  /\bI (?:then |finally )?(?:left(?! (?:hand|side|over|behind|my|school))|resigned|quit|moved on|handed in my notice|was (?:made redundant|laid off|let go))\b|\b(?:I|and) stayed\b|\bmade redundant\b/
const STILL = /\b(?:still (?:am|work|here|there|do)|am still|to this day)\b/i

/** Null where none of its first sentences tells since when, or one tells of two times. */
export function timeIn(behind: readonly Unit[]): LedTime | null {
  const first = behind.slice(0, BEHIND)
  for (const unit of first) {
    const periods = findDates(unit.text).filter(({ single }) => !single)
    // 'from 1998 to 2002, and came back in 2012' are two posts
    if (periods.length > 1 || (periods.length > 0 && AGAIN.test(unit.text))) return null
    const [period] = periods
    if (period !== undefined) return { told: [unit], from: period, to: null, whole: true, goesOn: false }
    const both = proseRange(unit.text)
    if (both !== null) return { told: [unit], from: both.from, to: both.to, whole: false, goesOn: false }
    const text = inFirstPerson(unit.text)
    const [from] = findDates(text)
    if (from === undefined || !BEGAN.test(text)) continue
    const own = [unit, ...behind.slice(behind.indexOf(unit) + 1)]
    for (const after of own) {
      const said = inFirstPerson(after.text)
      const left = LEFT.exec(said)
      const to = left === null ? undefined : findDates(said).find(({ start }) => start >= left.index)
      if (to !== undefined && to.from >= from.from)
        return { told: after === unit ? [unit] : [unit, after], from, to, whole: false, goesOn: false }
    }
    const goesOn = own.some(({ text: said }) => STILL.test(said))
    return { told: [unit], from, to: null, whole: false, goesOn }
  }
  return null
}

const AGAIN = /\b(?:came back|returned|rejoined|again)\b.*\b(?:19|20)\d\d\b/

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * The time in one, 'February 2008 – May 2012', where no sentence says it so; null where one does, or where it is not
 * known when it ended. What began last goes on; what began before it ended, at the latest, as the next one began.
 */
export function spanOf({ from, to, whole, goesOn }: LedTime, all: readonly LedTime[]): string | null {
  if (whole) return null
  const say = (month: number, { exact, from: first, to: end }: DateRange): string =>
    `${exact || first === end ? `${NAMES[month % 12] ?? ''} ` : ''}${String(Math.floor(month / 12))}`
  const later = all.map((one) => one.from).filter((one) => one.from > from.from)
  const next = later.reduce<DateRange | null>(
    (first, one) => (first === null || one.from < first.from ? one : first),
    null,
  )
  const end = to === null ? (goesOn || next === null ? 'present' : say(next.from, next)) : say(to.to, to)
  return `${say(from.from, from)} – ${end}`
}
