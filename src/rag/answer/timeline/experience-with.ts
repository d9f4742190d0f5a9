/** 'How many years of Rust experience does she have?': what the CV says of a thing that one has worked with. */
import { isPost } from '../entries/entry.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { partOf, specifics, type TimelineContext } from '../posts/timeline-entries.ts'
import { stem } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'

/** How well a line must name each word of the thing. */
const NAMES = 0.9

/** 'years of Rust experience', 'how long has she used Rust': no post tells how long, and no other thing's years do. */
export const WITH_THING =
  /\b(?:years|months|much|long)(?: of)? (?!(?:of )?experience\b)(?:\S{1,40} ){1,5}?experience\b|\bexperience (?:(?:does|do|did|has|have) (?:\S{1,40} ){1,3}?(?:have |got |had )?)?(?:with|in|of|using|on) |\b(?:has|have|did|does|do) \S{1,40}(?: \S{1,40})? (?:been using|used?|(?:been )?programm(?:ed|ing) in|(?:been )?cod(?:ed|ing) in)\b/
const USING: ReadonlySet<string> = new Set(
  'experience use used using professional practical hands-on industry business programming programmed coding coded'
    .split(' ')
    .map(stem),
)
/** A line that may tell since when, or how well. */
const TIME = /\b(?:years|months|long|since)\b/
const LENGTH = /\b(?:since|years?|months?|daily|weekly|expert|advanced|basic|good|fluent|(?:19|20)\d\d)\b/i
/** 'Eleven years of Python': of such a line no other is needed. */
const STATES = new RegExp(`\\b(?:\\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')})\\+? years?\\b`, 'i')

/** What the CV says of the thing, the lines that tell most first; null when it does not name it. */
export function withThing({ facts, question, terms }: TimelineContext): Plan | null {
  const thing = specifics(terms).filter((t) => !USING.has(t.word.stem))
  if (thing.length === 0) return null
  const capital = (raw: string): boolean => /^\p{Lu}/u.test(raw)
  const lines = facts.units.filter(
    ({ unit, words: own }) =>
      unit.kind !== 'heading' &&
      thing.every((t) =>
        own.some((w) => (t.matches.get(w.stem) ?? 0) >= NAMES && (!capital(t.word.raw) || capital(w.raw))),
      ),
  )
  if (lines.length === 0) return null
  const tells = ({ unit, isHeader }: (typeof lines)[number]): number => {
    const kind = facts.mainKinds[unit.section]
    return (
      (LENGTH.test(unit.text) ? 1 : 0) +
      (kind === 'skills' ? 2 : kind === 'experience' || kind === 'summary' ? 1 : kind == null ? 0 : -2) -
      (isHeader ? 1 : 0)
    )
  }
  const stated = lines.filter(({ unit, isHeader }) => !isHeader && STATES.test(unit.text))
  const best =
    stated.length > 0 ? stated.slice(0, 2) : [...lines].sort((a, b) => tells(b) - tells(a)).slice(0, 3)
  const asksTime = TIME.test(question.folded)
  const headers = new Set<number>()
  const parts = best.flatMap(({ unit, isHeader, entry }): PlanPart[] => {
    const post = entry === null ? undefined : facts.entries[entry]
    const own = { text: unit.text, units: [unit.index] }
    if (post === undefined) return [own]
    // the time stands in the header, not in the line
    const isDated = isHeader || (asksTime && isPost(post) && !STATES.test(unit.text))
    if (!isDated || headers.has(post.index)) return isHeader ? [] : [own]
    headers.add(post.index)
    return isHeader ? [partOf(post)] : [partOf(post), own]
  })
  return { parts, list: false, chance: 0.8, fact: true }
}
