/** 'Whom does he report to?', where no line tells, or only lines on other posts than the one that is named. */
import { isUnderSomebody } from '../common/career/boss-in.ts'
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { flags } from '../ranking/flags.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { heldBy, NAMED } from './held-terms.ts'

/** Where 'under Ann Moor' tells of a superior; a section that is told may be called anything. */
const WHERE_ONE_WORKED: ReadonlySet<Kind | null> = new Set<Kind | null>(['experience', 'summary', null])

/** Is it whom the person reports to, of which no line tells? A person named beside the employer is no superior. */
export function asksUnknownSuperior(facts: Facts, { question, terms }: Reading): boolean {
  const topic = question.topics.find(({ name }) => name === 'superior')
  if (topic === undefined) return false
  const told = flags(facts, topic.tell)
  const tells = facts.units.filter(
    ({ unit }) =>
      told[unit.index] === 1 ||
      (WHERE_ONE_WORKED.has(facts.mainKinds[unit.section] ?? null) && isUnderSomebody(unit.text)),
  )
  const names = terms.filter((t) => !t.self && t.named && t.known >= NAMED)
  const holds = (stems: ReadonlySet<string>): boolean =>
    names.every((t) => [...t.matches].some(([key, value]) => value >= NAMED && stems.has(key)))
  const posts = facts.entries.filter(({ header }) =>
    holds(new Set(header.flatMap((unit) => [...(facts.units[unit]?.stems ?? [])]))),
  )
  // whom one reports to elsewhere is no answer for the post that is named
  if (names.length === 0 || posts.length === 0) return tells.length === 0
  const shortly = names.filter((t) => isOfNoOther(facts, posts, t))
  return !tells.some(
    ({ unit, stems }) =>
      holds(stems) ||
      shortly.some((t) => heldBy(t, stems)) ||
      posts.some(({ from, to }) => unit.index >= from && unit.index < to),
  )
}

/** A word of a longer name that no other post has: 'At Acme I report to …' is of Acme Robotics. */
const isOfNoOther = (facts: Facts, posts: readonly Entry[], term: Term): boolean =>
  !facts.entries.some(
    (entry) =>
      entry.kind === 'experience' &&
      !posts.includes(entry) &&
      entry.header.some((unit) => heldBy(term, facts.units[unit]?.stems ?? new Set())),
  )
