/** 'What happened in 2018?', 'what did she finish in 2021?': what a CV tells of just that year, not the post that went on. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { dated, specifics, toldPart, type TimelineContext } from '../posts/timeline-entries.ts'

const HAPPENED = /\bwhat (?:else |all )?(?:happened|occurred|took place|changed|went wrong)\b/
const FINISHED =
  /\bwhat (?:\w+ )?(?:did|has|had) \w+(?: \w+)? (?:finish|complete|graduate (?:in|from|with)|qualify (?:in|as))(?:ed|d)?\b/
/** Stems of these verbs. */
const VERB = /^(?:happen|occur|took|take|place|chang|went|go|wrong|graduat|qualif|complet|finish)/
/** What comes out in a year, rather than happens to somebody. */
const APART: readonly Kind[] = ['publications', 'certifications', 'references', 'talks', 'languages']
const STUDIES: readonly Kind[] = ['education', 'certifications', 'projects']
/** What began then, or was only given out. */
const BEGAN = /\b(?:beg[au]n|since|from|started|joined|opened|launched|issued|licen[cs]ed?)\b/i
const MOST = 4

interface Time {
  readonly from: number
  readonly to: number
}

/** Null where nothing is told of just this time, or the question names something else beside it. */
export function planYearEvents(ctx: TimelineContext): Plan | null {
  const { facts, question, terms } = ctx
  const { time, folded } = question
  if (time === null || time.to - time.from > 11) return null
  const finished = FINISHED.test(folded)
  if (!finished && !HAPPENED.test(folded)) return null
  if (specifics(terms).some(({ word }) => !VERB.test(word.stem))) return null
  const parts = finished ? endedIn(facts, time) : toldOf(facts, time)
  return parts.length === 0
    ? null
    : { parts: parts.slice(0, MOST), list: parts.length > 1, chance: 0.8, fact: true }
}

const within = (date: Time, time: Time): boolean => date.from >= time.from && date.to <= time.to

/** Lines that date something to this time, those of posts before others. */
function toldOf(facts: Facts, time: Time): PlanPart[] {
  const lines = bodyLines(facts).filter(({ unit, dates }) => {
    const kind = facts.mainKinds[unit.section] ?? null
    return (kind === null || !APART.includes(kind)) && dates.some((date) => date.single && within(date, time))
  })
  const ofPosts = lines.filter(({ unit }) => facts.mainKinds[unit.section] === 'experience')
  return (ofPosts.length > 0 ? ofPosts : lines).map(partOf)
}

/** Studies, courses and projects that ended then. */
function endedIn(facts: Facts, time: Time): PlanPart[] {
  const ends = ({ to }: Time): boolean => to >= time.from && to <= time.to
  const entries = facts.entries
    .filter(dated)
    .filter(({ kind, range }) => kind !== null && STUDIES.includes(kind) && !range.open && ends(range))
  const told = new Set(
    entries.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  )
  const lines = bodyLines(facts).filter(({ unit, dates }) => {
    const kind = facts.mainKinds[unit.section] ?? null
    return (
      kind !== null &&
      STUDIES.includes(kind) &&
      !told.has(unit.index) &&
      dates.some((date) => !date.open && ends(date) && !BEGAN.test(unit.text.slice(0, date.start)))
    )
  })
  return [...entries.map((entry) => toldPart(facts, entry)), ...lines.map(partOf)]
}

const bodyLines = ({ units }: Facts): UnitFacts[] =>
  units.filter(({ unit, isHeader }) => unit.kind !== 'heading' && !isHeader)

const partOf = ({ unit }: UnitFacts): PlanPart => ({ text: unit.text, units: [unit.index] })
