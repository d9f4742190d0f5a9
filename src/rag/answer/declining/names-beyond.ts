/** Names in a line that the question does not have. */
import { isTime } from '../lexicon/quotable.ts'
import type { Term } from '../ranking/terms.ts'
import type { Word } from '../text/text.ts'

/** What words of the CV may answer to those of the question, by their stems. */
export const askedStems = (terms: readonly Term[]): ReadonlySet<string> =>
  new Set(terms.flatMap(({ word, matches }) => [word.stem, ...matches.keys()]))

/** Is the word written as a name, and neither a time nor one that is asked about? */
export const isNameBeyond = (asked: ReadonlySet<string>, word: Word): boolean =>
  !word.stop && /^\p{Lu}/u.test(word.raw) && !asked.has(word.stem) && !isTime(word)
