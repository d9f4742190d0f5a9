/** 'Who published the Welsh edition?', where the CV says that it is in preparation. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { stem } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?(?:who|when|where|which|what|in which|how many)\b.{0,50}\b(?:published|printed|translated|issued|released|brought out|appear(?:ed)?|come out|sold|reviewed)\b.{0,20}?\b(?:of )?(?:the|his|her|their|its) (?<which>\p{L}+)(?:[- ]language)? (?:edition|translation|version)\b/u
const TO_COME =
  /\b(?:in preparation|in progress|in the works|under way|planned|forthcoming|to come|to appear|to follow|due|being prepared|being translated|expected|under negotiation)\b/i

/** Does every clause that has such an edition say that it is still to come? */
export function asksEditionToCome({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const which = ASKED.exec(folded)?.groups?.['which']
  if (which === undefined) return false
  const own = stem(which)
  const clauses = units.flatMap(({ stems, unit }) =>
    stems.has(own) && /\b(?:edition|translation|version)\b/i.test(unit.text)
      ? unit.text.split(/[.;] /).filter((clause) => clause.toLowerCase().includes(which))
      : [],
  )
  return clauses.length > 0 && clauses.every((clause) => TO_COME.test(clause))
}
