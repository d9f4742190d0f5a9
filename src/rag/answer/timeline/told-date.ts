/**
 * 'In what year was the inquiry into the trust dropped?', where one sentence of a paragraph says 'the inquiry was dropped
 * in 2023' and another whose inquiry it was: all that is asked for stands in the paragraph, most of it beside the date.
 */
import type { Facts } from '../facts/facts.ts'
import { linesBeside } from '../facts/lines-by.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { findDates } from '../text/dates.ts'
import { words } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?(?:(?:in )?(?:what|which) (?:year|month)|(?:on )?(?:what|which) (?:date|day)|when|since when) (?:was|were|is|are|did|has|had|have|does|do)\b/
/** The time, and words that say little of what happened. */
const TIME =
  /^(?:year|month|date|dai|first|origin|final|offici|reach|happen|occur|take$|took$|place$|come$|came$|exact)/
/** 'When did the trial end?' is told by 'Trial from May to July 2021' */
const EDGE = /^(?:finish|end|conclud|start|begin|began|stop|run$)/
/** So well does a word of the CV answer to one of the question's. */
const HELD = 0.8
/** So much of what is asked about stands with the date, by weight. */
const SHARE = 0.5
/** A paragraph of more sentences tells of more than one thing. */
const MOST = 8

/** Does the likeliest line tell the date, in the very clause that tells of the event? */
export function tellsDate(facts: Facts, [best]: readonly Candidate[], reading: Reading): boolean {
  const { folded, yesno, counts, lists, time } = reading.question
  if (yesno || counts || lists || time !== null || !ASKED.test(folded)) return false
  const line = facts.units[best?.unit ?? -1]
  if (line === undefined || line.unit.kind === 'heading' || line.unit.kind === 'row') return false
  const asked = reading.terms.filter((t) => !t.self && !TIME.test(t.word.stem))
  // what happened is said last; one word alone says too little of what it happened to
  const last = asked.at(-1)
  if (last === undefined || asked.length < 2) return false
  const isEdge = EDGE.test(last.word.stem) && findDates(line.unit.text).some(({ single }) => !single)
  if (isEdge) asked.pop()
  const event = isEdge ? (asked[0] ?? last) : last
  const clauses = line.unit.text
    .split(/[;–—]\s|\.\s/)
    .filter((clause) => findDates(clause).length > 0)
    .map((clause) => new Set(words(clause).map(({ stem }) => stem)))
  const [clause, ...others] = clauses.filter((stems) => holds(stems, event))
  if (clause === undefined || others.length > 0) return false
  const beside = linesBeside(facts, line)
  if (beside.length > MOST) return false
  const isHeld = (term: Term): boolean =>
    holds(line.scope, term) || beside.some(({ stems }) => holds(stems, term))
  return asked.every(isHeld) && weightOf(asked.filter((t) => holds(clause, t))) >= SHARE * weightOf(asked)
}

const holds = (stems: ReadonlySet<string>, { matches }: Term): boolean =>
  [...matches].some(([key, value]) => value >= HELD && stems.has(key))

const weightOf = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0)

/** A line with those of its paragraph: another item of a list tells of something else. */
