/** 'Which software does the archive run on?', where 'I replaced the card index with a database' names none. */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { askedStems, isNameBeyond } from './names-beyond.ts'
import { sameLine } from './same-line.ts'

const ASKED =
  /^(?:and |so )?(?:(?:in|on|with|under|by) )?(?:which|what) (?:software|apps?|(?:computer|software) (?:programs?|programmes?|packages?|systems?)|database(?: software)?|cms|crm|erp|till system|booking system|platform) (?:does|did|do|is|was|are|were|has|have)\b/
/** Names that are written small, or told by what they are. */
const SMALL =
  /\b(?:excel|word|access|spreadsheets?|git|own|home-?(?:made|grown)|in-house|bespoke|self-(?:written|built|made)|wrote|written|built|open[- ]source|python|java|sql|linux|windows)\b|[.\d_/]\p{Ll}|\p{Ll}\d|["“«]/iu

/** Does the best line hold no name, nor the sentence behind it, but those that are asked about? */
export function asksUnnamedSoftware(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (!ASKED.test(question.folded)) return false
  const line = lineOf(facts, best)
  if (line === undefined) return false
  const asked = askedStems(terms)
  if (SMALL.test(line.unit.text)) return false
  // what it is called may be told in the next sentence
  const [own, next] = sameLine(facts, line).filter(({ unit }) => unit.index >= line.unit.index)
  return [own, next].every(
    (one) =>
      one === undefined ||
      one.words.every(
        (word) =>
          word.start === 0 ||
          !isNameBeyond(asked, word) ||
          /[.!?] $/.test(one.unit.text.slice(0, word.start)),
      ),
  )
}
