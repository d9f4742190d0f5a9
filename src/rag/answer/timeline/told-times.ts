/** Lines that tell of a time by themselves, beside the entries: 'January to June 2018: on leave'. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { partOf, type DatedEntry } from '../posts/timeline-entries.ts'
import { chronicleOf } from '../posts/told-posts.ts'

/** Months of a time that one line may be all about. */
const SHORT = 10
const LONGEST = 14

/** A line about just the time that is asked for ('January to June 2018: on leave'), before the post that went on. */
export function toldOf(
  facts: Facts,
  time: { from: number; to: number },
  entries: readonly DatedEntry[],
): Plan | null {
  if (time.to - time.from > SHORT) return null
  const lines = facts.units.flatMap(({ unit, dates, isHeader, entry }) => {
    const kind = facts.mainKinds[unit.section]
    if ((isHeader && entries.some((e) => e.index === entry)) || (kind != null && APART.includes(kind)))
      return []
    const shares = dates.map(({ from, to, single, exact }) => {
      if (single || !exact || to - from > LONGEST) return 0
      const both = Math.min(to, time.to) - Math.max(from, time.from) + 1
      return both <= 0 ? 0 : both / (Math.max(to, time.to) - Math.min(from, time.from) + 1)
    })
    const share = Math.max(0, ...shares)
    return share >= 0.2 ? [{ unit, share }] : []
  })
  lines.sort((a, b) => b.share - a.share)
  const [line] = lines
  if (line === undefined) return null
  const shorter = entries.some(
    ({ range }) => range.from <= time.from && range.to >= time.to && range.to - range.from <= LONGEST,
  )
  if (shorter) return null
  const post = entries.find(({ range }) => range.from <= time.from && range.to >= time.to)
  return {
    parts: [{ text: line.unit.text, units: [line.unit.index] }, ...(post ? [partOf(post)] : [])],
    list: false,
    chance: 0.85,
    fact: true,
  }
}

const APART: readonly Kind[] = [
  'certifications',
  'publications',
  'awards',
  'talks',
  'references',
  'contact',
  'languages',
]

/** Where no entry covers the time, a sentence that names one may: 'From 2012 to 2016 I played in …'. */
export function spokenOf(facts: Facts, time: { from: number; to: number }): Plan | null {
  const hits = facts.units.flatMap((u) => {
    const kind = facts.mainKinds[u.unit.section]
    // of a chapter's years the sentences below say more than its name
    if (u.unit.kind === 'heading' || (kind != null && APART.includes(kind))) return []
    const range = u.dates.find((d) => !d.single && d.from <= time.to && d.to >= time.from)
    return range ? [{ unit: u.unit, size: Math.min(range.to, time.to + 240) - range.from }] : []
  })
  if (hits.length === 0) return null
  hits.sort(
    (a, b) =>
      (facts.mainKinds[b.unit.section] === 'experience' ? 1 : 0) -
        (facts.mainKinds[a.unit.section] === 'experience' ? 1 : 0) || b.size - a.size,
  )
  return {
    parts: hits.slice(0, 2).map(({ unit }) => ({ text: unit.text, units: [unit.index] })),
    list: false,
    chance: 0.7,
    fact: true,
  }
}

/** Lines of a year that are said, and their characters. */
const LINES = 4
const ROOM = 480

/** Where a CV is told year by year: what stands below the one year that is asked for. */
export function yearTold(facts: Facts, time: { from: number; to: number }): Plan | null {
  if (time.from % 12 !== 0 || time.to - time.from !== 11) return null
  const section = chronicleOf(facts).years.get(time.from / 12)
  if (section === undefined) return null
  const parts: PlanPart[] = []
  let length = 0
  for (const { unit } of facts.units) {
    if (unit.section !== section || unit.kind === 'heading') continue
    length += unit.text.length
    if (parts.length === LINES || (parts.length > 0 && length > ROOM)) break
    parts.push({ text: unit.text, units: [unit.index] })
  }
  return parts.length === 0 ? null : { parts, list: false, chance: 0.85, fact: true }
}
