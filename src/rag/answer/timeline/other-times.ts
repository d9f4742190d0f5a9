/** Is what would be said of a year all of other years? 'Where did she work in 2017?' of somebody whose posts ended in 2016 and began in 2018. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { chronicleOf } from '../posts/told-posts.ts'
import type { TimeSpan } from '../question/question.ts'
import { timeWithin } from '../question/time-within.ts'
import { findDates, type DateRange } from '../text/dates.ts'

/** From these on something is so: 'In 2009 I moved to Norway' tells of 2010, too. */
const BEGINS =
  /\b(?:since|join\w*|went|moved?|came|became|become|beg[au]n|start\w*|took|taken|appointed|promot\w+|elected|opened|founded|set up|hired|bought|introduced|launched|registered|retired|now|then|later|next|follow\w*|years?|months?|ever|always|every|each|annual\w*|again)\b/i

const meets = (dates: readonly Pick<DateRange, 'from' | 'to'>[], { from, to }: TimeSpan): boolean =>
  dates.some((date) => date.from <= to && date.to >= from)

/** Of what a line tells: its own dates, those of the entries and of the headings that it stands under. */
function datesAround({ entries, units }: Facts, index: number): readonly Pick<DateRange, 'from' | 'to'>[] {
  const own = units[index]
  if (own === undefined) return []
  const { dates, contextText, entry, unit } = own
  // one line may be the header of several posts
  const around = entries.filter((one) => one.index === entry || one.header.includes(index))
  const parent = unit.parents.at(-1)
  const above =
    parent === undefined ? [] : units.filter((one) => one.unit.block === parent).flatMap((one) => one.dates)
  return [...dates, ...around.flatMap(rangeOf), ...findDates(contextText), ...above]
}

/** From when to when it went on; of a post that names but the month in which it began, its end stands elsewhere. */
function rangeOf({ kind, range }: Entry): readonly Pick<DateRange, 'from' | 'to'>[] {
  if (range === null) return []
  return [kind === 'experience' && range.single && range.exact ? { from: range.from, to: Infinity } : range]
}

/** Does a line, with what it stands under, have dates, none of which meets the time? */
function isOfOtherTime(facts: Facts, index: number, time: TimeSpan): boolean {
  const dates = datesAround(facts, index)
  if (dates.length === 0 || meets(dates, time)) return false
  const own = facts.units[index]
  return !(
    own?.unit.kind !== 'row' &&
    BEGINS.test(own?.unit.text ?? '') &&
    own?.dates.some(({ from }) => from < time.from)
  )
}

/** Is each part of an answer plainly of another time than the one that is asked about? */
export function tellsOfOtherTimes(facts: Facts, folded: string, { parts }: Pick<Plan, 'parts'>): boolean {
  const time = timeWithin(folded)
  // a CV that is told year by year says when a post began in one line, and nowhere how long it went on
  const isChronicle = chronicleOf(facts).posts.length > 0
  return (
    time !== null &&
    !isChronicle &&
    parts.length > 0 &&
    parts.every(
      ({ units }) =>
        units.some((unit) => isOfOtherTime(facts, unit, time)) &&
        units.every((unit) => isOfOtherTime(facts, unit, time) || datesAround(facts, unit).length === 0),
    )
  )
}
