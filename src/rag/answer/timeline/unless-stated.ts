/** A length that the CV states itself of what is asked goes before one that is computed and says something else. */
import type { Plan } from '../plan/plan.ts'
import { specifics, type TimelineContext } from '../posts/timeline-entries.ts'
import { capital } from '../text/text.ts'
import { sayLength } from '../text/dates.ts'
import { statedLength } from './stated-length.ts'

/** A length up to today, or of a time that is over; not of what is to come, nor of a part of it. */
const ASKED =
  /\bhow (?:long|many (?:years|months))(?: of| in total| altogether| now)?\b(?!.*\b(?:before|after|until|between|notice|valid|ago|will|would|should|must|left|each|take|took|per|abroad|last(?:ed)?)\b)/
/** 'Freelance full time': how it was worked. */
const WAY = /\b(full|part)[ -]time\b/
/** Words of such a question that name nothing. */
const AROUND =
  /^(?:full|part|time|experience|use[ds]?|using|worked|working|has|have|been|total|serv(?:e|ed|ing)|far|already|altogether|long)$/
/** Lengths that are so near say the same. */
const SAME = 12

/** @param computed what the entries tell */
export function unlessStated(
  { facts, question, terms, now }: TimelineContext,
  computed: Plan | null,
): Plan | null {
  if (!ASKED.test(question.folded) || question.time !== null) return computed
  const way = WAY.exec(question.folded)
  const thing = specifics(terms).filter(({ word }) => !AROUND.test(word.text))
  const stated = statedLength(facts, thing, way === null ? null : (way[0] ?? '').replace('-', ' '), now)
  if (stated === null || Math.abs(monthsSaid(computed?.lead) - stated.months) < SAME) return computed
  const part = { text: stated.text, units: [stated.unit] }
  const { range, months } = stated
  const length = range === null ? '' : capital(sayLength(months, range.exact))
  const lead = range === null ? {} : { lead: range.to === Infinity ? `${length} so far` : length }
  return { ...lead, parts: [part], list: false, chance: 0.9, fact: true }
}

/** Infinity where none is said. */
function monthsSaid(lead: string | undefined): number {
  const [years] = /\d+(?= years?)/.exec(lead ?? '') ?? []
  const [months] = /\d+(?= months?)/.exec(lead ?? '') ?? []
  return years === undefined && months === undefined
    ? Infinity
    : Number(years ?? 0) * 12 + Number(months ?? 0)
}
