/** What one says of one's terms, in lines about oneself; and whether any such line has a word that may tell it otherwise. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { PlanPart } from '../plan/plan.ts'
import { piecesOf } from './pieces.ts'
import { NOWHERE, planOf, UNSAID, type Overview } from './planner.ts'
import { find, say, sayAll, type Way } from './told.ts'

/** Sections in which one tells one's terms; null: those of a heading that tells no kind. */
export const OF_TERMS: NonNullable<Way['kinds']> = ['practical', 'contact', 'summary', 'certifications', null]
const MOST = 2

interface Terms {
  readonly ways: readonly Way[]
  /** Words without which no line tells it. */
  readonly open: RegExp
  /** What belongs to it where it stands beside. */
  readonly same?: RegExp
}

export function planTerm(facts: Facts, { ways, open, same }: Terms): Overview {
  const found = find(facts, ways)
  const told = same === undefined || found[0]?.column !== '' ? sayAll(found, MOST) : say(facts, found, same)
  return planOf(told) ?? silentOn(facts, open)
}

/** What a line is looked through for. */
export type Words = Pick<RegExp, 'test'>

/** Unsaid where a line has a word of it all the same; nowhere without one. */
export const silentOn = (facts: Facts, open: RegExp): typeof UNSAID | typeof NOWHERE =>
  piecesOf(facts).some(({ label, text, units }) =>
    tellsTerm(facts, { text: `${label}: ${text}`, units }, open),
  )
    ? UNSAID
    : NOWHERE

const PAST = /\b(?:was|were|did|had|until|left|closed|missed|wanted|moved|\d{4})\b/i
const HEADING = 30

/** Sections of works and of spare time: none tells on what terms one would work. */
const ELSEWHERE: ReadonlySet<Kind | null> = new Set<Kind>([
  'publications',
  'talks',
  'awards',
  'funding',
  'projects',
  'interests',
  'volunteering',
])

/** Does it stand where terms are told? What one did in a post that ended, studied or does for pleasure are none. */
export function isOfTerms(facts: Facts, { units: [first = -1] }: PlanPart): boolean {
  const line = facts.units[first]
  const entry = line?.entry == null ? undefined : facts.entries[line.entry]
  const isDated =
    entry !== undefined && entry.range !== null && (!entry.range.open || entry.kind === 'education')
  return !ELSEWHERE.has(facts.mainKinds[line?.unit.section ?? -1] ?? null) && !isDated
}

/** Has it a word of the term, itself or in the short heading above it? What was so in a post that ended is none. */
export function tellsTerm(facts: Facts, { text, units: [first = -1] }: PlanPart, open: Words): boolean {
  const line = facts.units[first]
  const entry = line?.entry == null ? undefined : facts.entries[line.entry]
  const heading = facts.document.sections[line?.unit.section ?? -1]?.heading ?? ''
  const hasEnded = entry?.kind === 'experience' && entry.range !== null && !entry.range.open
  const said = text.charAt(0).toLowerCase() + text.slice(1)
  return (
    (open.test(text) || open.test(said) || (heading.length <= HEADING && open.test(heading))) &&
    !(hasEnded && PAST.test(text))
  )
}
