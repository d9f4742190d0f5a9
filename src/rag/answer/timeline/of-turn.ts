/** 'The leave of 2020', 'her second leave': of several, the one that began or ended then, or that one by date. */
import { byStart, type DatedEntry } from '../posts/timeline-entries.ts'
import type { Question } from '../question/question.ts'
import { turnAsked } from '../question/turn-asked.ts'

/** @param alike entries that are named as well as the first of those */
export function ofTurn(
  several: readonly DatedEntry[],
  alike: readonly DatedEntry[],
  { folded, time }: Question,
): readonly DatedEntry[] {
  const turn = turnAsked(folded)
  const found = turn === null || alike.length < 2 ? undefined : byStart(alike).at(turn)
  if (found !== undefined) return [found]
  if (time === null || !OF_YEAR.test(folded)) return several
  const isThen = (month: number): boolean => month >= time.from && month <= time.to
  const then = alike.filter(({ range }) => isThen(range.from) || isThen(range.to))
  return then.length === 1 ? then : several
}
const OF_YEAR =
  /\b(?:leave|break|gap|sabbatical|contract|internship|placement|secondment|stint|spell|stay|job|post) (?:of|in|from) (?:19|20)\d\d\W*$/

/** A word that says which one, and names nothing. */
export const isTurn = (folded: string, word: string): boolean =>
  /^(?:second|third|[123](?:st|nd|rd))$/.test(word) && turnAsked(folded) !== null
