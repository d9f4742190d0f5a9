/** What stands between two entries that are named. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan } from '../plan/plan.ts'
import {
  byStart,
  dated,
  matchEntries,
  posts,
  specifics,
  STUDYISH,
  timeline,
  toldPart,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import { degreesIn } from '../ranking/apart.ts'
import type { Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'
import { STUDY_WORDS, type Spanned } from './anchors.ts'

/** 'After her first law degree', 'before his last voyage': of several that are named, the one at that end. */
export function ofOrder<T extends Spanned>(entries: readonly T[], said: string): readonly T[] {
  const sorted = byStart(entries)
  if (/\b(?:first|earliest)\b/.test(said)) return sorted.slice(0, 1)
  return /\b(?:last|latest|final|most recent)\b/.test(said) ? sorted.slice(-1) : entries
}

export const BETWEEN = /\bbetween\b.{2,200} and\b/

/** What stands between two entries that are named: 'between the bank and the museum', a break as well. */
export function between({ facts, question, terms }: TimelineContext): Plan | null {
  const at = question.folded.search(/\bbetween\b/)
  const named = specifics(terms.filter((t) => t.word.start > at))
  const pool = timeline(facts, ['experience', 'education', 'teaching', 'volunteering'])
  const [one = [], other = []] = [true, false].map((before) => {
    const and = question.folded.indexOf(' and ', at)
    const side = named.filter((t) => t.word.start < and === before)
    const said = before ? question.folded.slice(at, and) : question.folded.slice(and)
    const meant = side.length === 0 ? null : (studiesAt(facts, side, said) ?? endPost(facts, side, said))
    if (meant !== null) return meant
    const matched = matchEntries(facts, side, pool)
    const best = matched[0]?.score ?? 0
    if (best < 0.6) return heldAs(facts, side)
    return matched.filter((m) => m.score > best - 0.08).map((m) => m.entry)
  })
  if (one.length === 0 || other.length === 0 || one.some((e) => other.includes(e))) return null
  const [a, b] = [one, other].map((side) => side.filter(dated))
  if (a === undefined || b === undefined) return null
  const ends = (list: readonly DatedEntry[]): number => Math.max(...list.map((e) => e.range.to))
  const begins = (list: readonly DatedEntry[]): number => Math.min(...list.map((e) => e.range.from))
  const [from, to] = ends(a) <= begins(b) + 1 ? [ends(a), begins(b)] : [ends(b), begins(a)]
  if (from > to + 1) return null
  const studying = terms.some((t) => t.word.start < at && STUDYISH.has(t.word.stem))
  const found = byStart(timeline(facts, studying ? ['education'] : ['experience'])).filter(
    (e) => !a.includes(e) && !b.includes(e) && isWithin(e, from, to),
  )
  return found.length === 0
    ? linesBetween(facts, from, to)
    : { parts: found.slice(0, 4).map((e) => toldPart(facts, e)), list: false, chance: 0.85, fact: true }
}

/** Of these sections a line may tell what was done in a time that no entry fills. */
const TELLING: ReadonlySet<Kind | null> = new Set<Kind | null>([
  'experience',
  'education',
  'volunteering',
  null,
])

/** Where no entry fills that time, a line that is dated to just it: 'May 2015: looking for work, learning to weld'. */
function linesBetween(facts: Facts, from: number, to: number): Plan | null {
  const found = facts.units.filter(({ unit, dates, isHeader }) => {
    const [date, more] = dates
    return (
      unit.kind !== 'heading' &&
      unit.kind !== 'row' &&
      !isHeader &&
      TELLING.has(facts.mainKinds[unit.section] ?? null) &&
      date !== undefined &&
      more === undefined &&
      date.exact &&
      (date.start <= LEAD || unit.text.length - date.end <= LEAD) &&
      date.from >= from &&
      date.to <= to
    )
  })
  const [line] = found
  if (line === undefined || found.length > 1) return null
  return {
    parts: [{ text: line.unit.text, units: [line.unit.index] }],
    list: false,
    chance: 0.85,
    fact: true,
  }
}
/** Characters before dates that a line begins with, and behind those that it ends with. */
const LEAD = 10

/** 'Her PhD', 'the degree': the studies of that rank, where a side of 'between' names nothing else. */
function studiesAt(facts: Facts, side: readonly Term[], said: string): DatedEntry[] | null {
  if (!side.every((t) => STUDY_WORDS.has(t.word.stem) || STUDYISH.has(t.word.stem))) return null
  const degrees = degreesIn(said)
  if (degrees.length === 0) return null
  const taken = timeline(facts, ['education']).filter(({ text }) =>
    degrees.some((degree) => degreesIn(text).includes(degree)),
  )
  return taken.length === 0 ? null : taken
}

/** 'His first postdoc', 'her last job': the post at that end, of those of the title where one is named. */
function endPost(facts: Facts, side: readonly Term[], said: string): DatedEntry[] | null {
  if (!/\b(?:first|last|latest|current|present)\b/.test(said)) return null
  const title = side.filter((t) => !POST_WORDS.has(t.word.stem))
  const named = posts(facts).filter(({ title: own, text }) =>
    title.every((t) => words(own ?? text).some(({ stem }) => isAlike(t, stem))),
  )
  const found = ofOrder(named, said.replace(/\b(?:current|present)\b/, 'last'))
  return found.length === 0 ? null : [...found]
}

/** 'The apprenticeship': the post of an apprentice, which its title says though the question has another word of it. */
function heldAs(facts: Facts, [named, more]: readonly Term[]): DatedEntry[] {
  if (named === undefined || more !== undefined || named.word.stem.length < KIN) return []
  const kin = named.word.stem.slice(0, KIN)
  return posts(facts).filter(({ title }) => words(title ?? '').some(({ stem }) => stem.startsWith(kin)))
}
/** Letters that words of one family begin with. */
const KIN = 8

const POST_WORDS: ReadonlySet<string> = new Set(
  'first last latest current present job post posit role employ work'.split(' '),
)
const isAlike = ({ matches, word }: Term, own: string): boolean =>
  (matches.get(own) ?? 0) >= 0.8 || (word.stem.length >= 6 && own.startsWith(word.stem))

/** In that time, by the months; it may be told by its years alone. */
function isWithin({ range }: DatedEntry, from: number, to: number): boolean {
  const more = range.exact ? 1 : 11
  return range.from >= from - more && range.to <= to + more && range.to > from && range.from < to
}
