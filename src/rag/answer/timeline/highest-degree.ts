/** 'The highest degree', 'the top qualification'. */
import type { Plan } from '../plan/plan.ts'
import { partOf, type TimelineContext } from '../posts/timeline-entries.ts'
import { degreesIn, type Degree } from '../ranking/apart.ts'
import { stem } from '../text/text.ts'

const stemsOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(stem))

const HIGHEST =
  /\b(?:highest|most advanced|top)\b.*\b(?:degrees?|qualifications?|education\w*|academic|diplomas?|schooling)\b/
const ABOUT_STUDIES = stemsOf(
  'highest most advanced top degree degrees qualification qualifications education educational academic level diploma schooling school university achieved attained obtained hold holds earned reached completed got formal attainment',
)
const RANK: Readonly<Record<Degree, number>> = { doctor: 3, master: 2, bachelor: 1 }
const UNFINISHED =
  /\b(?:abandon\w*|unfinished|without (?:a )?degree|dropped out|broke(?:n)? off|given up|gave up|not (?:finished|completed))\b/i

/** The studies with the highest degree that was taken. */
export function planHighestDegree({ facts, question, terms, now }: TimelineContext): Plan | null {
  if (!HIGHEST.test(question.folded)) return null
  if (terms.some((t) => !t.self && !ABOUT_STUDIES.has(t.word.stem))) return null
  const studies = facts.entries.filter(
    ({ kind, range, from, to }) =>
      kind === 'education' &&
      (range === null || range.to <= now) &&
      !facts.units.slice(from, to).some(({ unit }) => UNFINISHED.test(unit.text)),
  )
  const ranks = studies.map((entry) => Math.max(0, ...degreesIn(entry.text).map((degree) => RANK[degree])))
  const highest = Math.max(0, ...ranks)
  if (highest === 0) return null
  const parts = studies.filter((_, i) => ranks[i] === highest).map(partOf)
  return { parts: parts.slice(0, 3), list: false, chance: 0.85, fact: true }
}
