/** Months between two posts that nothing fills, by the dates of all that a CV lists. */
import { isPost } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { headline } from '../posts/headline.ts'
import { byStart, timeline } from '../posts/timeline-entries.ts'

/** Months from which on it is a gap. */
const LEAST = 6
/** Months and characters beyond which a header was not read for what it is. */
const MOST = 36
const LONG = 140

/** Null where there is none, or where the dates do not name months. */
export function computedGap(facts: Facts, now: number): Plan | null {
  const all = byStart(timeline(facts, ['experience', 'education', 'volunteering', 'teaching'])).filter(
    ({ range }) => range.from <= now,
  )
  const posts = all.filter(isPost)
  let best: { months: number; before: (typeof all)[number]; after: (typeof all)[number] } | null = null
  for (const after of posts) {
    const before = all.filter(({ range }) => range.from < after.range.from)
    const end = Math.max(...before.map(({ range }) => (range.single ? range.from : range.to)))
    const last = before.find(({ range }) => (range.single ? range.from : range.to) === end)
    if (last === undefined || !isPost(last) || !last.range.exact || !after.range.exact) continue
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
    if (months >= LEAST && months > (best?.months ?? 0)) best = { months, before: last, after }
  }
  if (best === null) return null
  const { months, before, after } = best
  return {
    lead: `${months} months between two posts`,
    parts: [before, after].map((post) => ({ text: headline(post), units: post.header })),
    list: true,
    chance: 0.8,
    fact: true,
  }
}
