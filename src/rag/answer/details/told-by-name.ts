/** 'JAX experience?', 'Has she worked with JAX?', where the line that fits has the name: what it says is told. */
import type { Facts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'

/** All that may be asked besides the name. */
const AROUND =
  /^(?:experienc\w*|know\w*|us(?:e|es|ed|ing)|work(?:s|ed|ing)?|skill\w*|familiar\w*|background|exposure|proficien\w*|expertise|ever|hands-on|practical|prior|previous|much|good|well)$/
const ASKS =
  /\b(?:experience|knows?|used?|uses|using|work(?:s|ed)? with|familiar|skills?|background|exposure|proficien\w*|expertise)\b/
const OTHERWISE = /\b(?:who|whom|whose|where|when|why|how|which)\b/
/** Words of a name. */
const MOST = 2
const SAME = 0.95

/** Is nothing asked about but a name, and has the likeliest line all of it? */
export function isToldByName(
  facts: Facts,
  [first]: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  if (question.counts || question.time !== null || question.order !== null) return false
  if (!ASKS.test(question.folded) || OTHERWISE.test(question.folded)) return false
  const names = terms.filter(({ self, word }) => !self && !AROUND.test(word.text))
  const stems = first?.unit == null ? undefined : facts.units[first.unit]?.stems
  return (
    stems !== undefined &&
    names.length > 0 &&
    names.length <= MOST &&
    names.every((term) => term.named && holdsTerm(stems, term, SAME))
  )
}
