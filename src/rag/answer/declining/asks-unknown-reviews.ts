/** 'Which journals does she review for?', of a CV that only tells which ones she wrote in. */
import type { Facts } from '../facts/facts.ts'
import { flags } from '../ranking/flags.ts'
import type { Reading } from '../ranking/reader.ts'

const REVIEWS =
  /\bjournals?\b.*\b(?:reviews?|reviewed|reviewing|referees?|refereed|refereeing|edits?|edited)(?: for)?\b(?! by)/
const TELLS_OF_REVIEWS =
  /\breview(?:ers?|ing|s? for|ed for|s? ?:)|\brefere(?:es?|ed|eing)\b|\bpeer[- ]review(?!ed)|\bedit(?:or|ed|s|ing)/i

/** Is it which journals one reads papers for, of which no line tells? Those that one wrote in are no answer. */
export const asksUnknownReviews = (facts: Facts, { question }: Pick<Reading, 'question'>): boolean =>
  REVIEWS.test(question.folded) &&
  !/peer[- ]review/.test(question.folded) &&
  !flags(facts, TELLS_OF_REVIEWS).includes(1)
