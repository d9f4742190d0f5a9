/** 'Is she a chartered tax adviser?', where nothing in the CV is chartered, or only something else. */
import type { Facts } from '../facts/facts.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'

const ASKED =
  /^(?:and |so )?(?:is|was|are) (?:\p{L}+ ){1,3}?(?:now |also |yet |already |really |currently )?(?:an? )?(?:fully )?chartered (?=\p{L})/u
/** 'CEng', 'FCA', 'MRICS', 'CPsychol': letters that say so. */
const LETTERS =
  /\b(?:C[A-Z]\p{Ll}{2,7}|[AFM]CI[A-Z]{1,5}|[AF]C(?:A|CA|MA|G|IS)|[FM]C(?:SP|SD|Optom)|[AFM]R(?:[A-Z]{2,3}|TPI)|CGMA|CA|CTA|CFA|CMA|CPFA|CIMA)\b/u
const SAME = 0.8

export function asksUnknownCharter(
  { units }: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  if (!ASKED.test(question.folded)) return false
  const office = terms.filter(({ self, word }) => !self && !/^charter/.test(word.stem))
  return (
    office.length > 0 &&
    !units.some(
      ({ unit, scope }) =>
        LETTERS.test(unit.text) ||
        (/\bcharter(?:ed|ship)\b/i.test(unit.text) && office.some((term) => holdsTerm(scope, term, SAME))),
    )
  )
}
