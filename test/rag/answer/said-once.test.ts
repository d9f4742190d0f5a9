/** What two passages say in the same words is said once. */
import { expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { compose } from '../../../src/rag/answer/saying/compose.ts'
import { parseDocument } from '../../../src/rag/document.ts'

it('says a sentence once, with the sources of the first', () => {
  const facts = buildFacts(parseDocument('# Ines Rook\n\n## Work\n\n- Clerk, Halden\n- Porter, Union\n'))
  const part = (text: string, units: readonly number[]) => ({ text, units })
  const plan = {
    parts: [part('Clerk; Porter', [2]), part('Clerk; Porter', [3]), part('Porter', [3])],
    list: false,
    chance: 0.9,
    fact: true,
  }
  const { answer, citations } = compose(facts, plan, 0.9)
  expect(answer).toBe('Clerk; Porter. Porter.')
  expect(citations).toHaveLength(2)
})
