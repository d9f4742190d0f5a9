/** 'When was the fire at Holm put out?', where the line that tells when of a fire is not about Holm, and another is. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { linesBeside } from '../facts/lines-by.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'

const ASKED =
  /^(?:when (?:was|were|did|is)|(?:in|on) (?:what|which) (?:year|month|date|day)|(?:what|which) year)\b/
/** So well does a word answer to a name. */
const NAMED = 0.8

/** Is a date asked of something by a name that stands in another item, and nowhere around the best line? */
export function datesAnother(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (!ASKED.test(question.folded)) return false
  const line = lineOf(facts, best)
  if (line === undefined || line.dates.length === 0) return false
  const names = terms.filter((t) => !t.self && t.named && t.reach >= NAMED && /^\p{Lu}/u.test(t.word.raw))
  if (names.length === 0) return false
  const holds = ({ stems, context }: UnitFacts, { matches }: Term, around: boolean): boolean =>
    [...matches].some(([stem, value]) => value >= NAMED && (stems.has(stem) || (around && context.has(stem))))
  const own = linesBeside(facts, line)
  return names.every(
    (name) =>
      !holds(line, name, true) &&
      !own.some((one) => holds(one, name, true)) &&
      facts.units.some(
        (one) =>
          !one.isHeader &&
          one.unit.kind === 'item' &&
          one.unit.block !== line.unit.block &&
          holds(one, name, false),
      ),
  )
}
