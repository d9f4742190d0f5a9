/** 'What did she do in 2012?', 'where did he work from 2005 to 2009?': the entries that fill the time that is named. */
import { isPost, type Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import {
  heldIn,
  specifics,
  STUDYISH,
  timeline,
  toldPart,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import { followingOf } from '../saying/told-next.ts'
import { planWithinBreak } from './beside-break.ts'
import { kindsAsked, TEACHING } from './kinds-asked.ts'
import { spokenOf, toldOf, yearTold } from './told-times.ts'

/** Entries that are told of a time, and those of a list that is asked for: 'every firm since 2001'. */
const MOST = 3
const LISTED = 8

/** Months of a time that is told from one year to another. */
const SPAN = 13

const overlapOf = ({ range }: DatedEntry, time: { readonly from: number; readonly to: number }): number =>
  Math.min(range.to, time.to) - Math.max(range.from, time.from)

/** Short ones, of which one takes several. */
const COURSES =
  /\b(?:courses|(?<!\b(?:was|were|been) (?:s?he |they )?)training|trainings|workshops|seminars)\b/

export function atTime(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const rest = specifics(terms).filter((t) => !STUDYISH.has(t.word.stem))
  const time = question.time
  if (time === null) return null
  const live = rest.filter(
    (t) => !/^(?:live|teach|cook|plai|perform|train|nurs|serv|sail|base|locat)/.test(t.word.stem),
  )
  if (live.length > 0) return null
  const year = /\b(?:work|employ|job)/.test(question.folded) ? null : yearTold(facts, time)
  if (year !== null) return year
  const away = planWithinBreak(ctx, time)
  if (away !== null) return away
  const kinds = kindsAsked(question, terms)
  const taught = TEACHING.test(question.folded) ? heldIn(timeline(facts, ['teaching']), time) : []
  let found = taught.length > 0 ? taught : heldIn(timeline(facts, kinds.slice(0, 1)), time)
  // what stands in a list of courses is in no entry
  if (COURSES.test(question.folded) && facts.mainKinds.includes('certifications'))
    if (heldIn(timeline(facts, ['education']), time).length === 0) return null
  // of several years that no post fills, studies may
  const fills = (list: typeof found): boolean =>
    list.some((e) => overlapOf(e, time) * 2 > time.to - time.from)
  if (found.length === 0 || (time.to - time.from >= SPAN && kinds.length > 1 && !fills(found))) {
    const all = heldIn(timeline(facts, ['experience', 'education', 'volunteering', 'teaching']), time)
    if (found.length === 0 || fills(all)) found = all
  }
  const told = toldOf(facts, time, found)
  if (told !== null) return told
  if (found.length === 0) return spokenOf(facts, time) ?? followingOf(facts, time)
  if (/\b(?:work|employ|job)/.test(question.folded) && found.some(isPost))
    found = found.filter((e) => e.kind !== 'experience' || isPost(e))
  const overlap = (e: (typeof found)[number]): number => overlapOf(e, time)
  const full = overlap(found.reduce((a, b) => (overlap(b) > overlap(a) ? b : a)))
  // an entry that only touches the period (its last or first month) says less than one that fills it
  // and the years at an employer say less than the post held there
  const kept = found.filter(
    (e) => overlap(e) >= Math.min(1, full) && !found.some((other) => other.parent === e.index),
  )
  kept.sort((a, b) => overlap(b) - overlap(a) || a.index - b.index)
  const isList = question.lists && kept.length > MOST && kept.length <= LISTED
  return {
    parts: kept.slice(0, isList ? LISTED : MOST).map((e) => withHouse(facts, e, toldPart(facts, e))),
    list: isList,
    chance: 0.9,
    fact: true,
  }
}

/** With the house that stands above a post, where its own header does not name it. */
function withHouse({ entries }: Facts, { parent, org }: Entry, part: PlanPart): PlanPart {
  const house = parent === null ? undefined : entries[parent]
  const name = house?.org ?? null
  if (house === undefined || name === null || name === org || part.text.includes(name)) return part
  return { text: `${part.text}, ${name}`, units: [...part.units, ...house.header] }
}
