/** 'Over how many months did the move stretch?', where a line says from when to when: how long that is, computed. */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { turnAsked } from '../question/turn-asked.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { findDates, monthsOf, sayLength, type DateRange } from '../text/dates.ts'
import { leadLine } from './lead-line.ts'

const OFF = /\b(?:leaves?|breaks?|gaps?|sabbaticals?|absences?)\b/
const ASKED =
  /^(?:and )?how (?:long|many (?:years|months|weeks)) (?:was|were) (?:\S{1,30} ){0,5}?(?:leaves?|breaks?|gaps?|sabbaticals?|absences?|time off|off|away|ill|sick)\b|^(?:and )?(?:(?:over|for|in|within|across) )?how (?:long|many (?:years|months|weeks))\b.*\b(?:last(?:ed)?|took|take|stretch(?:ed)?|spread|run|ran|go on|went on|keep|kept|been|extend(?:ed)?|span(?:ned)?)\b/
/** What is to come, and what no line of a CV spans. */
const OTHERWISE = /\b(?:notice|valid|expir\w+|ago|experience|before|until|commut\w+|will|would|must)\b/
/** The line tells a length itself. */
const LENGTH =
  /\b(?:\d+|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) ?(?:-|– )?(?:years?|months?|weeks?|days?|hours?|yrs?|mos?)\b|\b(?:took|lasted|for|within|in) (?:about |just |over |almost |nearly )?(?:a|one|half a) (?:year|month|week|day|quarter|season|decade)\b|\bfortnight/i
const SINCE = /^(?:since|registered since|member since|held since)$/i

/** Null where no length is asked for, or the likeliest line is a post's or does not span one time. */
export function planLength(
  facts: Facts,
  ranked: readonly Candidate[],
  reading: Reading,
  now: number,
): Plan | null {
  const { folded, yesno } = reading.question
  const first = inTurn(facts, ranked, reading) ?? ranked[0]
  const found = first?.unit == null ? undefined : facts.units[first.unit]
  if (yesno || !ASKED.test(folded) || OTHERWISE.test(folded) || first?.unit == null || !found) return null
  const { text } = found.unit
  const span = spanOf(facts, first.unit)
  const { time } = reading.question
  if (span !== null && time !== null && OFF.test(folded) && (span.from > time.to || span.to < time.from))
    return null
  if (span === null || LENGTH.test(text) || !isNamed(found, reading.terms)) return null
  const length = sayLength(monthsOf(span, now), span.exact)
  const lead = Number.isFinite(span.to) ? length : `${length} so far`
  return leadLine(facts, first, reading, lead)
}

/** 'Her second leave': of the lines that rank with the first, tell from when to when and name it as well, the second by date; or the one of that year. */
function inTurn(facts: Facts, ranked: readonly Candidate[], reading: Reading): Candidate | null {
  const turn = turnAsked(reading.question.folded)
  const top = facts.units[ranked[0]?.unit ?? -1]
  const { time } = reading.question
  if ((turn === null && time === null) || top === undefined) return null
  const alike = ranked.flatMap((one) => {
    const unit = facts.units[one.unit ?? -1]
    const span = unit === undefined ? null : spanOf(facts, unit.unit.index)
    const isAlike = unit?.unit.section === top.unit.section && isNamed(unit, reading.terms, 1)
    return isAlike && span !== null ? [{ one, span }] : []
  })
  const then = alike.filter(({ span }) => time !== null && span.from <= time.to && span.to >= time.from)
  if (turn === null) return then.length === 1 ? (then[0]?.one ?? null) : null
  const sorted = alike.sort((a, b) => a.span.from - b.span.from)
  const found = sorted.at(turn)?.one
  return found === undefined || sorted.length < 2 ? null : found.withChance(ranked[0]?.chance ?? found.chance)
}

/** Does a line hold half of what is asked about, or as much as is said, in whatever words? */
function isNamed({ stems, context }: UnitFacts, terms: readonly Term[], share = HALF): boolean {
  const about = terms.filter(({ self, word }) => !self && !AROUND.test(word.text))
  const held = about.filter((term) => holdsTerm(stems, term, LIKE) || holdsTerm(context, term, LIKE))
  return held.length > 0 && held.length >= about.length * share
}
const HALF = 0.5
const LIKE = 0.5
const AROUND =
  /^(?:\d{4}|1st|2nd|3rd|first|second|third|latest|recent|long|many|years?|months?|weeks?|last(?:ed)?|took|take|stretch(?:ed)?|spread|run|ran|go|went|keep|kept|been|extend(?:ed)?|span(?:ned)?|now|far)$/

/** Set off from what is said, or led by a word of time: not 'records of 2001–2010', nor 'the 2017–2020 programme'. */
function standsApart(text: string, { start, end }: DateRange): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  if (/^(?:from|between)\b/i.test(text.slice(start))) return true
  return (
    /(?:^|[(,;:|·–—-]\s*|\b(?:from|between|during|in|over) )$/.test(before) &&
    /^\s*(?:$|[),;:.|·–—-])/.test(behind)
  )
}

/** The one period of a line, or what a column says that it goes on since. */
function spanOf(facts: Facts, index: number): DateRange | null {
  const unit = facts.units[index]?.unit
  if (unit === undefined) return null
  const [span, more] = findDates(unit.text).filter(({ single }) => !single)
  if (span !== undefined) return more === undefined && standsApart(unit.text, span) ? span : null
  const cell = cellsOf(facts.document, unit)?.find(({ header }) => SINCE.test(header.trim()))
  const [since] = findDates(cell?.text ?? '')
  return since === undefined ? null : { ...since, to: Infinity, open: true, single: false }
}
