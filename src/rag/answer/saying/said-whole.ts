/**
 * 'What is Tern written in?', where one item of a list says both words and its neighbours neither: these are said of
 * other things, and are no second guess.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'

const SAME = 0.8
/** Words that one item holds by chance. */
const LEAST = 2
/** Share of the candidates from which on the best is rather the answer than not. */
const LIKELY = 0.4

/** Whether a candidate is but a neighbour of the best one. */
export function neighboursOf(
  facts: Facts,
  top: Candidate | undefined,
  { question, terms }: Reading,
): (next: Candidate) => boolean {
  const line = facts.units[top?.unit ?? -1]
  const asked = terms.filter(({ self }) => !self)
  const names = asked.some(({ named }) => named) || asked.length > LEAST
  const isOne = !question.lists && !question.counts && !question.yesno
  if (line === undefined || !isOne || !names || asked.length < LEAST || (top?.chance ?? 0) < LIKELY)
    return () => false
  if (!isItem(line) || !asked.every((term) => holdsTerm(line.stems, term, SAME))) return () => false
  const isOther = (unit: number): boolean => {
    const other = facts.units[unit]
    return (
      other !== undefined &&
      other !== line &&
      isItem(other) &&
      other.unit.section === line.unit.section &&
      other.unit.parents.length === line.unit.parents.length &&
      !asked.some((term) => holdsTerm(other.stems, term, SAME))
    )
  }
  return ({ unit, group }) =>
    unit === null
      ? group?.items.some(({ units }) => units.includes(line.unit.index)) === true &&
        group.items.every(({ units }) => units.every((one) => one === line.unit.index || isOther(one)))
      : isOther(unit)
}

const isItem = ({ unit }: UnitFacts): boolean => unit.kind !== 'heading' && unit.line
