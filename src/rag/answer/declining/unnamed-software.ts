/** 'Which software does the archive run on?', where 'I replaced the card index with a database' names none. */
import type { Facts } from '../facts/facts.ts'
import { isTime } from '../lexicon/quotable.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'

const ASKED =
  /^(?:and |so )?(?:(?:in|on|with|under|by) )?(?:which|what) (?:software|apps?|(?:computer|software) (?:programs?|programmes?|packages?|systems?)|database(?: software)?|cms|crm|erp|till system|booking system|platform) (?:does|did|do|is|was|are|were|has|have)\b/
/** Names that are written small, or told by what they are. */
const SMALL =
  /\b(?:excel|word|access|spreadsheets?|git|own|home-?(?:made|grown)|in-house|bespoke|self-(?:written|built|made)|wrote|written|built|open[- ]source|python|java|sql|linux|windows)\b|[.\d_/-]\p{Ll}|\p{Ll}\d|["“«]/iu

/** Does the best line, with what stands in the same paragraph, hold no name but those that are asked about? */
export function asksUnnamedSoftware(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (!ASKED.test(question.folded)) return false
  const line = lineOf(facts, best)
  if (line === undefined) return false
  const asked = new Set(terms.flatMap(({ word, matches }) => [word.stem, ...matches.keys()]))
  const beside = facts.units.filter(
    (one) => one === line || (one.unit.block !== null && one.unit.block === line.unit.block),
  )
  return beside.every(
    ({ unit, words }) =>
      !SMALL.test(unit.text) &&
      words.every(
        (word) =>
          word.start === 0 ||
          word.stop ||
          !/^\p{Lu}/u.test(word.raw) ||
          asked.has(word.stem) ||
          isTime(word) ||
          /[.!?] $/.test(unit.text.slice(0, word.start)),
      ),
  )
}
