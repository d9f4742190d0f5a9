/** Which items of a list are of the time that is asked for. */
import type { Facts } from '../facts/facts.ts'
import type { GroupItem } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import { timeWithin } from '../question/time-within.ts'
import { asksForSeveral, latestFew } from './latest-ones.ts'
import { asksEnding, endingThen, inState } from './list-state.ts'

/** Items of the time asked for ('in 2021'), the latest or first one, those that have run out or that go on. */
export function byTime(
  facts: Facts,
  items: readonly GroupItem[],
  question: Question,
  now: number,
): readonly GroupItem[] {
  const { time, order } = question
  const state = inState(facts, items, question, now)
  if (state !== null) return state
  const ending = asksEnding(question) ? endingThen(facts, items, question) : null
  if (ending !== null) return ending
  const dates = items.map((item) => item.units.flatMap((u) => facts.units[u]?.dates ?? []))
  if (time !== null) {
    const hits = items.filter((_, i) => dates[i]?.some((d) => d.from <= time.to && d.to >= time.from))
    if (hits.length > 0) return hits
    // where they say of when they are, none of them is of that time
    const own = dates.filter((one) => one.length > 0).length
    return own * 2 > items.length && timeWithin(question.folded) !== null ? [] : items
  }
  if (
    (order !== 'last' && order !== 'first') ||
    question.counts ||
    dates.filter((d) => d.length > 0).length < items.length / 2
  )
    return items
  const key = (i: number): number => {
    const found = dates[i] ?? []
    if (found.length === 0) return order === 'last' ? -Infinity : Infinity
    return order === 'last' ? Math.max(...found.map((d) => d.from)) : Math.min(...found.map((d) => d.from))
  }
  const keys = items.map((_, i) => key(i))
  const wanted = order === 'last' ? Math.max(...keys) : Math.min(...keys)
  const several = order === 'last' && asksForSeveral(question.folded) ? latestFew(keys) : null
  return items.filter((_, i) => several?.has(keys[i] ?? NaN) ?? keys[i] === wanted)
}
