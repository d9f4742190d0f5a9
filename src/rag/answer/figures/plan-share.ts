/** 'What share of the bids were won?', where a line says '34 bids, 19 won' or '19 of the 34': the share, computed. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { partOfAll } from '../text/part-of-all.ts'
import { words } from '../text/text.ts'
import { leadLine } from './lead-line.ts'

const ASKED =
  /^(?:and )?(?:what|which) (?:share|proportion|percentage|fraction|percent)\b|\bhow (?:large|big|high) (?:a|was the|is the) (?:share|proportion|percentage)\b|^how many per ?cent\b|\bin per ?cent\W*$/
/** How well a word of the question must meet what is said of some. */
const LIKE = 0.5

/** Null where no share is asked for, or the likeliest line does not tell both numbers and no share. */
export function planShare(facts: Facts, [first]: readonly Candidate[], reading: Reading): Plan | null {
  const { folded, yesno } = reading.question
  const text = first?.unit == null ? undefined : facts.units[first.unit]?.unit.text
  if (yesno || !ASKED.test(folded) || first?.unit == null || text === undefined) return null
  const told = partOfAll(text)
  if (told === null) return null
  const { all, some, said } = told
  const share = some / all
  const stems = new Set(words(said).map(({ stem }) => stem))
  // 'won' is none of its terms
  const isMeant =
    reading.question.words.some(({ stem }) => stems.has(stem)) ||
    reading.terms.some((term) => !term.self && holdsTerm(stems, term, LIKE))
  if (!(share > 0 && share < 1) || !isMeant) return null
  const lead = `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })}%`
  return leadLine(facts, first, reading, lead)
}
