/** A piece of a line that tells of something else is no home. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { planResidence } from '../../../src/rag/answer/places/residence.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const homeOf = (head: string): string | undefined =>
  planResidence(buildFacts(parseDocument(`# Ada Quill\n\n${head}\n`)))?.parts[0]?.text

describe('where she lives', () => {
  it.each([
    ['12 Ferry Row · Boise, ID 83702-1204 · (208) 555-0133 · ada@quill.example', 'Boise, ID 83702'],
    ['Boise, ID 83702 | 208.555.0133 | ada@quill.example | U.S. Citizen', 'Boise, ID 83702'],
    [
      '| | |\n|---|---|\n| Permanent address | 12 Ferry Row, Gosport |\n| Mail | ada@quill.example |',
      '12 Ferry Row, Gosport',
    ],
    ['**Education:**\n\nM.Sc. Surveying, University of Westford, Ireland, 2004', undefined],
    ['**Countries of work experience:** Kenya, Malawi', undefined],
    ['Representation: Halvmark Talent – Odd Sand – (212) 555-0148 – odd@halvmark.example', undefined],
    ['Director, M&A – Industrials | +44 20 7946 0182', undefined],
  ])('%s', (head, home) => expect(homeOf(head)).toBe(home))
})
