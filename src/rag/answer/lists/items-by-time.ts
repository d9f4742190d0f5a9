/** Which items of a list are of the time that is asked for. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import { timeWithin } from '../question/time-within.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { asksForSeveral, latestFew } from './latest-ones.ts'
import { asksEnding, endingThen, inState, isEnd } from './list-state.ts'
import { isNotGot } from './not-got.ts'
import { timeOfList } from './time-of-list.ts'

/** Items of the time asked for ('in 2021'), the latest or first one, those that have run out or that go on. */
export function byTime(
  facts: Facts,
  items: readonly GroupItem[],
  question: Question,
  now: number,
): readonly GroupItem[] {
  const { order } = question
  const state = inState(facts, items, question, now)
  if (state !== null) return state
  const ending = asksEnding(question) ? endingThen(facts, items, question) : null
  if (ending !== null) return ending
  const dates = items.map((item) => item.units.flatMap((u) => facts.units[u]?.dates ?? []))
  const asked = timeOfList(question)
  if (asked !== null) {
    const isOf = (d: DateRange): boolean =>
      // of a time that is open at one end, what is told by its year alone is in it as a whole
      asked.open && d.single
        ? d.from >= asked.from && d.to <= asked.to
        : d.from <= asked.to && d.to >= asked.from
    const told =
      asked.open && !VALIDITY.test(question.folded) ? items.map((item) => begunIn(facts, item)) : dates
    const hits = items.filter((_, i) => told[i]?.some(isOf))
    if (hits.length > 0) return hits
    // where they say of when they are, none of them is of that time
    const own = dates.filter((one) => one.length > 0).length
    return own * 2 > items.length && (asked.open || timeWithin(question.folded) !== null) ? [] : items
  }
  if (
    (order !== 'last' && order !== 'first') ||
    question.counts ||
    dates.filter((d) => d.length > 0).length < items.length / 2
  )
    return items
  const told = items.map((item) => begunIn(facts, item))
  const isOut = (i: number): boolean => OF_PAPERS.test(question.folded) && isNotGot(items[i]?.full ?? '')
  const key = (i: number): number => {
    const found = isOut(i) ? [] : (told[i] ?? [])
    if (found.length === 0) return order === 'last' ? -Infinity : Infinity
    return order === 'last' ? Math.max(...found.map((d) => d.from)) : Math.min(...found.map((d) => d.from))
  }
  const keys = items.map((_, i) => key(i))
  const wanted = order === 'last' ? Math.max(...keys) : Math.min(...keys)
  const several = order === 'last' && asksForSeveral(question.folded) ? latestFew(keys) : null
  return items.filter((_, i) => several?.has(keys[i] ?? NaN) ?? keys[i] === wanted)
}

/** What one has once it is passed. */
const OF_PAPERS =
  /\b(?:certificat\w*|certs?|qualifications?|diplomas?|degrees?|exams?|examinations?|licen[cs]es?)\b/
const VALIDITY = /\b(?:valid\w*|expir\w*|laps\w*|runs? out|due|renew\w*|in force|active|held|hold)\b/

/** The dates of an item without those until which it is valid, where it has others. */
function begunIn(facts: Facts, { units }: GroupItem): readonly DateRange[] {
  const all = units.flatMap((at) => facts.units[at]?.dates ?? [])
  const begun = units.flatMap((at) => {
    const one = facts.units[at]
    const cells = cellsOf(facts.document, one?.unit)
    if (cells !== undefined)
      return cells.flatMap(({ header, text }) => (isEnd(`${header} `) ? [] : [...findDates(text)]))
    const text = one?.unit.text ?? ''
    return one?.dates.filter(({ start }) => !isEnd(text.slice(0, start))) ?? []
  })
  return begun.length > 0 ? begun : all
}
