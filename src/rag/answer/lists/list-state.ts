/** Items of a list that have run out, and those that go on: 'which certificates are still valid', 'which has expired'. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import { findDates } from '../text/dates.ts'
import { BROKEN_OFF } from './list-words.ts'
import { GOT, NEVER_GOT, NOT_HAD } from './not-had.ts'

const GONE =
  /\b(?:expired|lapsed|not renewed|ran out|(?:ha(?:s|ve|d)|having|already|since) (?:\S{1,30} ){0,5}?run out|out of date|no longer (?:valid|held|running|current|active|in force|good)|(?:not|n['’]t) (?:valid|in force|current|active) any ?(?:more|longer)|let (?:\S{1,30} ){0,4}(?:lapse|expire|run out)|been (?:retired|withdrawn|stopped|given up)|(?:has|have) (?:ended|stopped))\b/
const GOES_ON =
  /\b(?:still (?:be |remain |stay |hold )?(?:valid|in force|active|running|going|open|hold|holds|current)|not (?:yet )?(?:expired|lapsed)|unexpired|(?:is|are|be|remains?|stays?) (?:valid|in force|running|ongoing|active)|valid (?:now|today|at present|at the moment)|in force|(?<!latest )in date|ongoing|current(?:ly)?|at present|at the moment|nowadays|in current use)\b/
const NOT_GONE = /\bnot (?:yet )?(?:expired|lapsed|run out)\b/
/** What never ends: 'which never run out', 'which have no expiry date'. */
const ENDLESS =
  /\b(?:(?:never|not|don'?t|doesn'?t|won'?t|cannot|can'?t|without) (?:ever )?(?:expires?|expiring|run(?:s|ning)? out|laps(?:es?|ing)|(?:need|have) (?:renewing|renewal|to be renewed))|(?:no|without(?: an?| any)?) (?:(?:expiry|expiration|end)(?: date)?|date of (?:expiry|expiration)|time limit)|unlimited|indefinite(?:ly)?|for life|lifetime|(?:is|are) permanent(?:ly)?(?: valid)?)\b/
/** An item says that it never ends. */
const NO_END =
  /\b(?:expires?: (?:none|never|no)\b|(?:no|without(?: an?)?) (?:expiry|expiration|renewal|end date|date of (?:expiry|expiration)|(?:time )?limit)|(?:never|not|doesn[’']?t|don[’']?t) (?:expire|lapse|run out)s?|unlimited|indefinite(?:ly)?|for life|life-?time|permanent(?:ly valid)?|unbefristet)\b/i
/** What runs out at a time: 'which expire in 2027'. */
const ENDING =
  /\b(?<!(?:has|have|had|will have|already) )(?:expires?|expiring|runs? out|running out|lapses?|(?:due|up) for renewal|(?:to|must) be renewed)\b/
const EVERY =
  /\b(?:includ\w+|in total|altogether|or not|also|even|too|as well|plus|both|(?:expired|lapsed|past|former|old|previous) (?:or|and) (?:valid|current|active|present|new)|(?:valid|current|active|live|present) (?:or|and) (?:expired|lapsed|past|former|not|previous))\b/

const OVER = new RegExp(
  `\\b(?:${BROKEN_OFF}|expired|lapsed|not renewed|ran out|run out|retired|inactive|superseded|ended|closed down|no longer|formerly|let (?:it )?go|resigned|surrendered|revoked|struck off|(?:handed|given) back)\\b`,
  'i',
)
const UNTIL =
  /\b(?:until|till|(?:valid|held) (?:to|through)|exp(?:\.|ir(?:es|y|ation)(?: date)?)|ends?|runs out|renewal(?: is)?(?: due)?)(?: in| on| by)?:? ?$|(?:\(|(?:years?|months?), )to $/i

/** Does what stands before a date say that something ends then? */
export const isEnd = (before: string): boolean => UNTIL.test(before.slice(-24))

/** The day of a date that ends with the month of a year, or that is told by its numbers. */
const DAY =
  /(?:^|[^\d])(\d{1,2})(?:st|nd|rd|th)?(?:[./]\d{1,2}[./]\d{4}|\.? (?:of )?\p{L}{3,9}\.?,? \d{4})$|\p{L}{3,9}\.? (\d{1,2})(?:st|nd|rd|th)?, \d{4}$|\d{4}-\d\d-(\d\d)$/u

/** The day on which a date ends; without one the last of the month. */
function dayOf(date: string): number {
  const [, first, second, third] = DAY.exec(date) ?? []
  return Number(first ?? second ?? third ?? LAST)
}
const LAST = 31

/**
 * Does an item say that it ran out, in a word for it or by a date before today ('valid until June 2025')?
 * @param day of the month `now`; without it, what ends in this month goes on
 */
export function isOver(text: string, now: number, day = 0): boolean {
  if (OVER.test(text)) return true
  const dates = findDates(text)
  // 'secretary 2014–2017; chair since 2017': one of them goes on
  const goesOn = dates.some(({ to }) => to === Infinity)
  return dates.some(
    ({ start, end, to, single }) =>
      (to < now || (to === now && dayOf(text.slice(start, end)) < day)) &&
      (single ? isEnd(text.slice(0, start)) : !goesOn),
  )
}

/** The month until when an item goes on, as far as it says so. */
export function endOf(text: string): number | null {
  const ends = findDates(text)
    .filter(({ start, single }) => !single || isEnd(text.slice(0, start)))
    .map(({ to }) => to)
    .filter(Number.isFinite)
  return ends.length === 0 ? null : Math.max(...ends)
}

export const asksState = ({ folded, time }: Question): boolean =>
  GONE.test(folded) || GOES_ON.test(folded) || (time === null && ENDLESS.test(folded))

/** Is what never runs out asked for? */
export const asksEndless = ({ folded, time }: Question): boolean =>
  time === null && ENDLESS.test(folded) && !GONE.test(folded)

/** Does it say that it never ends? */
export const isEndless = (text: string): boolean => NO_END.test(text)

/** Is it asked for what runs out at a time that is named? */
export const asksEnding = ({ folded, time }: Question): boolean =>
  time !== null && ENDING.test(folded) && !ENDLESS.test(folded)

/** Items that say that they run out at the time that is asked for; null where none does. */
export function endingThen(
  facts: Facts,
  items: readonly GroupItem[],
  { time }: Question,
): readonly GroupItem[] | null {
  const found = items.filter((item) => {
    const end = endOf(saidOf(facts, item))
    return time !== null && end !== null && end >= time.from && end <= time.to
  })
  return found.length > 0 ? found : null
}

/** Is what has run out asked for, or what never does, where none of the items says so? */
export const noneGone = (
  facts: Facts,
  items: readonly GroupItem[],
  { folded, time, day }: Question,
  now: number,
): boolean => {
  if (time !== null || EVERY.test(folded)) return false
  if (GONE.test(folded))
    return !NOT_GONE.test(folded) && !items.some((item) => isOver(saidOf(facts, item), now, day))
  return ENDLESS.test(folded) && !items.some((item) => isEndless(saidOf(facts, item)))
}

/** One of two states, by itself. */
const VALID = /^(?:valid|active|live|present|past|former)$/

/** Is this word of a state that which is asked for beside the other ('lapsed ones too'), so that it rules out none? */
export const isEitherState = (question: Question, word: string): boolean =>
  asksState(question) &&
  EVERY.test(question.folded) &&
  (OVER.test(word) || GOES_ON.test(word) || VALID.test(word))

/** Does it say until when it goes on, or that it is over? */
export function tellsState(text: string): boolean {
  return (
    OVER.test(text) || findDates(text).some(({ start, single }) => !single || isEnd(text.slice(0, start)))
  )
}

/**
 * Items in the state that is asked for; null when none is, or when the items do not differ in it, unless a time is
 * named: that is when they are to be valid, not what their dates have to be.
 */
export function inState(
  facts: Facts,
  items: readonly GroupItem[],
  question: Question,
  now: number,
): readonly GroupItem[] | null {
  const { folded, time, day } = question
  if (asksEndless(question)) {
    const endless = items.filter((item) => isEndless(saidOf(facts, item)))
    return endless.length > 0 ? endless : null
  }
  const goesOn = GOES_ON.test(folded)
  const gone = GONE.test(folded) && !NOT_GONE.test(folded)
  if (!gone && !goesOn) return null
  // 'in total, expired ones included'
  if (EVERY.test(folded)) return items
  // 'by June 2027' is the time up to then
  const at = time === null ? now : time.from > 0 ? time.from : time.to + 1
  const over = items.map((item) => isOver(saidOf(facts, item), at, time === null ? day : 0))
  // what was never had neither goes on nor has run out
  const had = items.map((item) => !(GOT.test(folded) && isNotHad(saidOf(facts, item))))
  const wanted = items.filter(
    (_, i) =>
      over[i] === gone && had[i] === true && (!gone || !isEndless(saidOf(facts, items[i] ?? NOTHING))),
  )
  if (wanted.length === items.length && time !== null) return items
  return wanted.length > 0 && wanted.length < items.length ? wanted : null
}

const NOTHING: GroupItem = { label: '', full: '', units: [] }

/** Does it say that it was not got, or not yet: 'failed', 'waiting for a date', 'exam booked'? */
const isNotHad = (text: string): boolean =>
  (NOT_HAD.test(text) || NEVER_GOT.test(text)) && !RENEWED.test(text) && !isEndless(text)
/** Of what one has the next is to come. */
const RENEWED = /\b(?:renew\w*|refresh\w*|revalidat\w*|recertif\w*)\b/i

/** 'Lapsed', and not 'Valid and lapsed' */
const HEADS_ONE = /(?:\b(?:and|or)\b|[,;/&+]) ?/

/** The time that the other line of a post's header tells: 'Member, 2020 – 2024' below 'Harbour Panel'. */
function timeBeside(facts: Facts, { full, units }: Pick<GroupItem, 'full' | 'units'>): string {
  const [first, more] = units.map((at) => facts.units[at])
  const entry = facts.entries[first?.entry ?? -1]
  const isBeside = first?.isHeader === true && more === undefined && entry?.range != null
  return isBeside && findDates(full).length === 0 ? `; ${entry.dates}` : ''
}

/** An item with the headers of its cells, which say what a date is the end of; and with a heading that tells its state. */
export function saidOf(facts: Facts, item: Pick<GroupItem, 'full' | 'units'>): string {
  const { full, units } = item
  const section = facts.document.sections[facts.units[units[0] ?? -1]?.unit.section ?? -1]
  const state =
    section && OVER.test(section.heading) && !HEADS_ONE.test(section.heading) ? `${section.heading}: ` : ''
  const lines = units.flatMap((unit) => {
    const cells = cellsOf(facts.document, facts.units[unit]?.unit)
    return cells?.map(({ header, text }) => `${header}: ${text}`).join('; ') ?? []
  })
  return state + (lines.length > 0 ? lines.join('; ') : full) + timeBeside(facts, item)
}
