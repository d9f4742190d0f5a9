/** 'Countries she has worked in as a physio': those of the posts whose headers say so. */
import { isPost } from '../../entries/entry.ts'
import { SAME } from '../../figures/asked.ts'
import type { Plan } from '../../plan/plan.ts'
import { specifics, type TimelineContext } from '../../posts/timeline-entries.ts'
import { planCountriesOf } from './work-abroad.ts'

const ASKS = /\b(?:countries|nations)\b.{0,40}\bwork\w*\b.{0,20} as (?:an? )?[\p{L} -]{3,40}$/u
const AROUND = /^(?:countr|nation|differ|variou|list|name|number|count|far|work|employ)/

/** Null where not all that is asked is said of some posts, or one of them is in a country that is not known. */
export function planCountriesAs({ facts, question, terms, now }: TimelineContext): Plan | null {
  const { folded, time, order, yesno, counts } = question
  if (yesno || time !== null || order !== null || !ASKS.test(folded.replace(/[?.!\s]+$/, ''))) return null
  const at = folded.lastIndexOf(' as ')
  const asked = specifics(terms).filter(({ word }) => !AROUND.test(word.stem))
  if (asked.length === 0 || asked.some(({ word }) => word.start < at)) return null
  const posts = facts.entries.filter(
    (entry) =>
      isPost(entry) &&
      asked.every(({ matches }) =>
        entry.header.some((unit) =>
          [...matches].some(([key, value]) => value >= SAME && facts.units[unit]?.stems.has(key)),
        ),
      ),
  )
  return posts.length < 2 ? null : planCountriesOf(facts, now, posts, counts)
}
