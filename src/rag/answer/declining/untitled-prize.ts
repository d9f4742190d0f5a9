/** 'Which poem won her the Salt Prize?', where 'Salt Prize, 2019' says nothing of the poem. */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { askedStems, isNameBeyond } from './names-beyond.ts'
import { sameLine } from './same-line.ts'

const WORK =
  '(?:poem|story|short story|song|film|book|novel|paper|essay|article|painting|photo(?:graph)?|picture|piece|play|drawing|sculpture|recipe|dish|cake|cheese|beer|wine|building|house|garden|design|thesis|report|translation|recording|album|programme|game|app|product|invention|video|poster)'
const ASKED = new RegExp(
  `^(?:and |so )?(?:(?:for|with) )?(?:which|what) ${WORK}(?: of (?:his|hers|theirs|yours))? (?:won|earned|gained|got|brought|secured|was (?:awarded|given|shortlisted|longlisted|nominated|honoured)|(?:did|was|has) (?:s?he|they|you) (?:win|won|given|awarded|get|gain|receive|shortlisted|longlisted|nominated|runner-up))\\b`,
)

/** Has the best line no name but those that the question has, and what stands in the same line and above it none, either? */
export function asksUntitledPrize(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  if (!ASKED.test(question.folded)) return false
  const line = lineOf(facts, best)
  if (line === undefined) return false
  const asked = askedStems(terms)
  const { parents } = line.unit
  const beside = facts.units.filter(
    (one) =>
      (one.unit.block !== null && parents.includes(one.unit.block)) ||
      (one.isHeader && one.entry !== null && one.entry === line.entry),
  )
  return [...sameLine(facts, line), ...beside].every(
    (one) =>
      !/["“”«»„‘*]/.test(one.unit.text) &&
      one.words.every((word, i) => i === 0 || !isNameBeyond(asked, word)),
  )
}
