/**
 * From when to when a post was that a paragraph tells of, though each of its ends may stand in a sentence of its own. An
 * end that no sentence tells is none: it is neither what began next nor today.
 */
import type { Unit } from '../document/units.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { proseRange } from './prose-times.ts'
import { inFirstPerson } from './told-voice.ts'

type Span = Pick<DateRange, 'from' | 'to' | 'exact'>

export interface LedTime {
  /** The sentences that tell it, the first of them that of the beginning. */
  readonly told: readonly Unit[]
  readonly from: Span
  /** When it ended, where another sentence, or another date of this one, says so. */
  readonly to: Span | null
  /** Both ends stand as one time: 'from 2012 to 2015'. */
  readonly whole: boolean
  /** It is said to go on: 'I am still here'. */
  readonly goesOn: boolean
}

/** Sentences behind the name in which the time may stand. */
const BEHIND = 3
const BEGAN =
  /\bI (?:first |then |originally )?(?:began|started|joined|came|moved|arrived|was (?:hired|taken on|recruited|engaged|headhunted|employed|appointed))\b/
/** 'Stayed' with the house alone: in lodgings, in a town, one may have been for another time. */
const STAYED =
  '(?:stayed|remained)(?: on| there| here| with (?:it|them)| for [\\p{Ll} ]{1,20})*,? (?:until|till|up to)'
const LEFT = new RegExp(
  `\\bI (?:then |finally )?(?:left(?! (?:hand|side|over|behind|my|school))|resigned|quit|moved on|handed in my notice|was (?:made redundant|laid off|let go))\\b|\\b(?:I|and) ${STAYED}\\b|\\bmade redundant\\b|\\bcared for (?:\\p{Ll}+ ){1,2}until\\b`,
  'u',
)
/** Where one stayed that need not be the house. */
const STAYED_ELSEWHERE =
  /\bstayed (?:in|at|with|on) (?!(?:the|my|that|this) (?:post|job|role|house|firm|company)\b|it\b|them\b)/
const STILL =
  /\bI(?:'m|’m| am| have been)? still (?:am|work|there|here|hold|do (?:so|it)|lead|run|teach)\b|\bam still (?!in (?:touch|contact)\b|friends\b|owed\b|proud\b|an? \p{Ll}+ of\b)|\bstill am\b|\b(?:I|me) (?:[^.;]{0,60} )?(?:to (?:this day|date)|(?:there|here) (?:ever )?since)\b/u
/** What one does today: 'I run a team of four'; not 'I now work for myself'. */
const DOES =
  /\bI (?:now |currently |also )*(?:am (?:now |currently |also )*(?:the|an?|head|in charge|responsible)\b|(?:lead|run|manage|head|teach|work|supervise|oversee)\b)(?![^.;]{0,30}\b(?:elsewhere|myself|another|freelance|retired|(?:for|at) \p{Lu}))/u
/** Something ended, whatever is not told of its time. */
const ENDED =
  /\b(?:left|closed|shut(?: down)?|bankrupt|bankruptcy|insolvent|folded|wound up|ended|gave (?:it|them|that) up|retired|redundant|dismissed|until|sold (?:up|off)|no longer|moved on)\b/
const RETURNED = /\b(?:back|returned|again|rejoined)\b/
const AGAIN = /\b(?:came back|returned|rejoined|again)\b.*\b(?:19|20)\d\d\b/

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
)
/** 'in October of that year' */
const THAT_YEAR = new RegExp(`\\b(?:(${NAMES.join('|')})(?:,? of)? |in )(?:that|the same) year\\b`)

/** Null where none of its first sentences tells since when, or one tells of two times. */
export function timeIn(behind: readonly Unit[]): LedTime | null {
  for (const unit of behind.slice(0, BEHIND)) {
    const periods = findDates(unit.text).filter(({ single }) => !single)
    // 'from 1998 to 2002, and came back in 2012' are two posts
    if (periods.length > 1 || (periods.length > 0 && AGAIN.test(unit.text))) return null
    const [period] = periods
    if (period !== undefined) return { told: [unit], from: period, to: null, whole: true, goesOn: false }
    const both = proseRange(unit.text)
    if (
      both !== null &&
      both.to !== null &&
      !STAYED_ELSEWHERE.test(unit.text.slice(both.from.start, both.to.start))
    )
      return { told: [unit], from: both.from, to: both.to, whole: false, goesOn: false }
    const text = inFirstPerson(unit.text)
    const [from] = findDates(text)
    if (from === undefined || !BEGAN.test(text)) continue
    return endOf(from, unit, [unit, ...behind.slice(behind.indexOf(unit) + 1)])
  }
  return null
}

/** The time that began in the first of some sentences. */
function endOf(from: DateRange, first: Unit, own: readonly Unit[]): LedTime {
  const toldWith = (unit: Unit): readonly Unit[] => (unit === first ? [first] : [first, unit])
  const said = own.map(({ text }) => inFirstPerson(text))
  const left = said.findIndex((text, i) => leftIn(said, i, text, from) !== null)
  const still = said.findLastIndex((text) => STILL.test(text))
  const isBack = still >= 0 && (still > left || at(said[still], STILL) > at(said[left], LEFT))
  const leaving = own[left]
  const to = leaving === undefined ? null : leftIn(said, left, said[left] ?? '', from)
  const lasting = own[still]
  if (lasting !== undefined && isBack) {
    const back = to === null ? null : returnIn(own.slice(left, still + 1), to)
    if (back !== null)
      return { told: toldWith(back.unit), from: back.date, to: null, whole: false, goesOn: true }
    return { told: toldWith(lasting), from, to: null, whole: false, goesOn: true }
  }
  if (leaving !== undefined) return { told: toldWith(leaving), from, to, whole: false, goesOn: false }
  const now = said.findIndex((text) => DOES.test(text))
  const doing = said.some((text) => ENDED.test(text)) ? undefined : own[now]
  return { told: toldWith(doing ?? first), from, to: null, whole: false, goesOn: doing !== undefined }
}

const at = (text: string | undefined, pattern: RegExp): number =>
  text === undefined ? -1 : text.search(pattern)

/** When one left, as a sentence says. */
function leftIn(all: readonly string[], i: number, text: string, from: Span): Span | null {
  const left = LEFT.exec(text)
  if (left === null) return null
  const to = findDates(text).find(({ start }) => start >= left.index)
  if (to !== undefined) return to.from >= from.from ? to : null
  const [found, month] = THAT_YEAR.exec(text.slice(left.index)) ?? []
  if (found === undefined) return null
  const before = [...all.slice(0, i), text.slice(0, left.index)].flatMap((one) => findDates(one)).at(-1)
  if (before === undefined || !Number.isFinite(before.to)) return null
  const year = Math.floor(before.to / 12) * 12
  const exact = month !== undefined
  const first = exact ? year + NAMES.indexOf(month) : year
  return { from: first, to: exact ? first : year + 11, exact }
}

/** When one came back, after one had left. */
function returnIn(own: readonly Unit[], left: Span): { unit: Unit; date: DateRange } | null {
  for (const unit of own) {
    const back = at(unit.text, RETURNED)
    const date =
      back < 0 ? undefined : findDates(unit.text).find(({ start, from }) => start > back && from >= left.from)
    if (date !== undefined) return { unit, date }
  }
  return null
}

/**
 * The time in one, 'February 2008 – May 2012', where no sentence says it so; null where one does, or where it is not
 * told how it ended.
 */
export function spanOf({ from, to, whole, goesOn }: LedTime): string | null {
  if (whole || (to === null && !goesOn)) return null
  const say = (month: number, { exact, from: first, to: end }: Span): string =>
    `${exact || first === end ? `${NAMES[month % 12] ?? ''} ` : ''}${String(Math.floor(month / 12))}`
  return `${say(from.from, from)} – ${to === null ? 'present' : say(to.to, to)}`
}
