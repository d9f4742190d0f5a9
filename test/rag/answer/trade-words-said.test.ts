/** Where a question's everyday words are put as the CV has them, and where they stay. */
import { expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts.ts'
import { inTradeWords } from '../../../src/rag/answer/trade-words.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const said = (cv: string, query: string): string => inTradeWords(buildFacts(parseDocument(cv)), query)

it.each([
  ['No HGV entitlement.', 'Can he drive a lorry?', 'Can he drive an HGV?'],
  ['Drove a lorry; no HGV entitlement.', 'Can he drive a lorry?', 'Can he drive a lorry?'],
  ['Drove a van.', 'Can he drive a lorry?', 'Can he drive a lorry?'],
  ['Acting head, 2019.', 'Has she stood in for a boss?', 'Has she been acting for a boss?'],
  ['Acts for tenants.', 'Has she stood in for a boss?', 'Has she stood in for a boss?'],
  ['A two-day walkout.', 'What did she do at Strike Capital?', 'What did she do at Strike Capital?'],
])('%s %s', (cv, query, expected) => {
  expect(said(`# Ada Birk\n\n## Work\n\n- ${cv}\n`, query)).toBe(expected)
})
