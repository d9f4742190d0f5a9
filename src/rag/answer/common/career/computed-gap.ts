/** Months between two posts that nothing fills, by the dates of all that a CV lists. */
import { type Entry, isPost } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import type { Plan } from '../../plan/plan.ts'
import { headline } from '../../posts/headline.ts'
import { byStart, timeline } from '../../posts/timeline-entries.ts'
import { sayMonths } from '../../text/dates.ts'

/** Months from which on it is a gap. */
const LEAST = 6
/** The same of years without months, of which these are the fewest that can lie between. */
const LEAST_OF_YEARS = 12
/** Months and characters beyond which a header was not read for what it is. */
const MOST = 36
const LONG = 140

/** Null where there is none, or where the dates leave it open. */
export function computedGap(facts: Facts, now: number): Plan | null {
  const all = byStart(timeline(facts, ['experience', 'education', 'volunteering', 'teaching'])).filter(
    ({ range }) => range.from <= now,
  )
  const posts = all.filter(isPost)
  let best: {
    months: number
    exact: boolean
    before: (typeof all)[number]
    after: (typeof all)[number]
  } | null = null
  for (const after of posts) {
    const before = all.filter(({ range }) => range.from < after.range.from)
    const end = Math.max(...before.map(({ range }) => (range.single ? range.from : range.to)))
    const last = before.find(({ range }) => (range.single ? range.from : range.to) === end)
    if (last === undefined || !isPost(last)) continue
    const exact = last.range.exact && after.range.exact
    const months = after.range.from - end - 1
    const filled = all.some(
      (one) => one !== last && one !== after && one.range.from < after.range.from && one.range.to > end,
    )
    if (
      filled ||
      months > MOST ||
      [last, after].some(({ text }) => text.length > LONG || /[.!?]$/.test(text))
    )
      continue
    if (months < (exact ? LEAST : LEAST_OF_YEARS) || months <= (best?.months ?? 0)) continue
    // what a sentence tells of those years may be work
    if (!exact && tellsOfTime(facts, end + 1, after.range.from - 1, [last, after])) continue
    best = { months, exact, before: last, after }
  }
  if (best === null) return null
  const { months, exact, before, after } = best
  return {
    lead: exact ? `${months} months between two posts` : `At least ${sayMonths(months)} between two posts`,
    parts: [before, after].map((post) => ({ text: headline(post), units: post.header })),
    list: true,
    chance: 0.8,
    fact: true,
  }
}

/** Does a line beside these two tell of that time? */
const tellsOfTime = ({ units }: Facts, from: number, to: number, beside: readonly Entry[]): boolean =>
  units.some(
    ({ unit, dates }) =>
      dates.some((date) => date.from <= to && date.to >= from) &&
      !beside.some(({ header }) => header.includes(unit.index)),
  )
