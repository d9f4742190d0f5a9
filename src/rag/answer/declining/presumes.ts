/** What a question takes for granted, and the CV has not: a role, a prize, something that befell somebody. */
import type { Vocabulary } from '../../answerer.ts'
import type { Facts } from '../facts/facts.ts'
import { withoutName } from '../question/by-name.ts'
import { analyse } from '../question/question.ts'
import { readWords } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { fold } from '../text/text.ts'
import { assumesNotWon } from './not-won.ts'
import { presumesFinished } from './not-finished.ts'
import { presumesDenied } from './premise-denied.ts'
import { presumesEvent } from './presumed-event.ts'
import { presumesNone } from './presumed-none.ts'
import { presumesPrize } from './presumed-prize.ts'
import { presumesRole } from './presumed-role.ts'

/** Of the question as it was put: a clause before what is asked may take it for granted. */
export function presumesUntold(facts: Facts, query: string, vocabulary: Vocabulary): boolean {
  const text = withoutName(facts, query)
  const folded = fold(text).replace(/\s+/g, ' ').trim()
  const terms = (): readonly Term[] => readWords(facts, analyse(text), vocabulary).terms
  return (
    assumesNotWon(facts, query, vocabulary) ||
    presumesRole(facts, folded) ||
    presumesEvent(facts, folded) ||
    presumesPrize(facts, folded, terms) ||
    presumesDenied(facts, folded, terms) ||
    presumesFinished(facts, folded, terms) ||
    presumesNone(facts, folded, terms)
  )
}
