/** 'Was she a head cook?', where the only head cook of the CV is one of those who may be asked about her: it is not told of her. */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'

const WHETHER =
  /^(?:is|was|were|are|has|have) (?:he|she|they|you) (?:ever |also |once |previously )?(?:(?:been |worked as |working as |employed as )?an? |been )/
const SAME = 0.8

/** Is the best line among referees, and do lines about them alone hold what is asked? */
export function isOfReferee(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (!WHETHER.test(question.folded)) return false
  const line = lineOf(facts, best)
  const isTheirs = (section: number): boolean => facts.mainKinds[section] === 'references'
  if (line === undefined || !isTheirs(line.unit.section)) return false
  const [first] = terms.filter(({ self, named }) => !self && !named)
  return (
    first !== undefined &&
    facts.units.every(({ stems, unit }) => isTheirs(unit.section) || !holdsTerm(stems, first, SAME))
  )
}
