/** 'What did she do before …': of the passages none that tells of a time after what is named, where that has a date. */
import type { Facts } from '../facts/facts.ts'
import { dated, matchEntries, specifics, timeline } from '../posts/timeline-entries.ts'
import type { Question } from '../question/question.ts'
import type { Candidate } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { firstAs, isOfEnd, ownAccount, studiesNamed, trainedAs, type Spanned } from './anchors.ts'

/** What somebody did, rather than what a thing was before. */
const ASKS =
  /^(?:(?:so|and),? )?(?:what|where|which|who|for whom|as what)\b.*?\b(?:he|she|they|you|his|her|their)\b.*?\b(?:before|prior to)\b/
/** How well a header names what is asked. */
const NAMED = 0.85

/** The candidates that do not begin with it or after it; all where it is not known when that was. */
export function beforeOnly(
  facts: Facts,
  candidates: readonly Candidate[],
  question: Question,
  terms: readonly Term[],
): readonly Candidate[] {
  if (question.order !== 'before' || question.yesno || !ASKS.test(question.folded)) return candidates
  const start = startOf(facts, question, terms)
  if (start === null) return candidates
  const isLate = (unit: number): boolean => {
    const one = facts.units[unit]
    const range = one?.entry == null ? undefined : facts.entries[one.entry]?.range
    const times = one === undefined || one.dates.length === 0 ? (range ? [range] : []) : one.dates
    return times.length > 0 && times.every(({ from }) => from >= start)
  }
  return candidates.filter(({ unit, group }) =>
    unit === null ? !group?.items.some(({ units }) => units.some(isLate)) : !isLate(unit),
  )
}

/** The month in which what is named behind 'before' began. */
function startOf(facts: Facts, question: Question, terms: readonly Term[]): number | null {
  const cut = question.folded.search(/\b(?:before|prior to)\b/)
  const said = question.folded.slice(cut)
  const named = specifics(terms.filter((t) => t.word.start > cut))
  const context = { facts, question }
  const studies = named.length === 0 ? null : studiesNamed(context, named)
  if (studies !== null && studies.length > 0 && isOfEnd(said))
    return Math.max(...studies.map(({ range }) => range.to))
  const meant: readonly Spanned[] =
    ownAccount(facts, said) ??
    (named.length === 0 ? [] : null) ??
    trainedAs(facts, said, named) ??
    studies ??
    firstAs(facts, said, named) ??
    headed(facts, named)
  return meant.length === 0 ? null : Math.min(...meant.map(({ range }) => range.from))
}

function headed(facts: Facts, named: readonly Term[]): readonly Spanned[] {
  const pool = timeline(facts, ['experience', 'education', 'teaching', 'volunteering'])
  return matchEntries(facts, named, pool)
    .filter(({ score }) => score >= NAMED)
    .map(({ entry }) => entry)
    .filter(dated)
}
