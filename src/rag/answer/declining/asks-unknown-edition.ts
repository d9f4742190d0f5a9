/** 'How many copies of the Polish edition were sold?', where the CV counts those of the book and only says that it went into Polish. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { fold, stem, words } from '../text/text.ts'

const ASKED =
  /\b(?:how many|number of)\b.*\bof (?:the|his|her|their|your|its) (\p{L}+)(?:[- ]language)? (?:edition|translation|version)\b/u
const CLAUSES = /[.;!?\n]\s*|,\s+(?!\d)|\s(?:and|but|which|while|with)\s/
const NUMBER = /(?<![\d.,])(?!(?:19|20)\d\d(?![\d.,]))\d/

/** Does the CV name such an edition, and no clause that does so hold a number? */
export function asksUnknownEdition({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const edition = ASKED.exec(folded)?.[1]
  if (edition === undefined) return false
  const own = stem(edition)
  const clauses = units.flatMap(({ stems, unit }) =>
    stems.has(own)
      ? fold(unit.text)
          .split(CLAUSES)
          .filter((clause) => words(clause).some((word) => word.stem === own))
      : [],
  )
  return clauses.length > 0 && !clauses.some((clause) => NUMBER.test(clause))
}
