/** 'Was she a head cook?', where the only head cook of the CV is one of those who may be asked about her: it is not told of her. */
import type { Facts } from '../facts/facts.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'

const WHETHER =
  /^(?:is|was|were|are|has|have) (?:he|she|they|you) (?:ever |also |once |previously )?(?:(?:been |worked as |working as |employed as )?an? |been )/
const SAME = 0.8

/** Do lines about referees alone hold what is asked? */
export function isOfReferee(facts: Facts, { question, terms }: Pick<Reading, 'question' | 'terms'>): boolean {
  if (!WHETHER.test(question.folded)) return false
  const asked = terms.filter(({ self, named }) => !self && !named)
  if (asked.length === 0) return false
  const lines = facts.units.filter(({ stems }) => asked.every((term) => holdsTerm(stems, term, SAME)))
  return lines.length > 0 && lines.every(({ unit }) => facts.mainKinds[unit.section] === 'references')
}
