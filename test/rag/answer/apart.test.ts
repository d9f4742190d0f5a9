import { describe, expect, it } from 'vitest'
import { askedApart, fitsApart } from '../../../src/rag/answer/ranking/apart.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { analyse } from '../../../src/rag/answer/question/question.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const CV = `# Ann Lee

## Education

### MSc Chemistry, University of Oslo, 2012

- Thesis: "Slow salts"

### BSc Chemistry, Amherst, MA, 2009

- Thesis: "Quick salts"

## Certificates

- Food safety level 4, valid until 2028
- Food safety level 3, valid until 2026
- Module 12 of the cellar course
`
const facts = buildFacts(parseDocument(CV))

/** What the lines are in the light of a question, by a word of theirs. */
const fits = (question: string, word: string): number => {
  const unit = facts.units.find(({ unit }) => unit.text.includes(word))
  return unit ? fitsApart(facts, askedApart(analyse(question)), unit) : NaN
}

describe('telling apart', () => {
  it.each([
    ["What was her master's thesis?", 'Slow', 1],
    ["What was her master's thesis?", 'Quick', -1],
    ['title of the BSc dissertation', 'Quick', 1],
    ['title of the BSc dissertation', 'Slow', -1],
    ['What is her MA in?', 'Quick', -1],
    ['What was her thesis about?', 'Slow', 0],
    ['Her bachelor and her master: which theses?', 'Slow', 0],
    ['Until when is food safety level 4 valid?', '2028', 1],
    ['Until when is food safety level 4 valid?', '2026', -1],
    ['Until when is food safety valid?', '2026', 0],
  ])('%s: %s is %i', (question, word, expected) => {
    expect(fits(question, word)).toBe(expected)
  })

  it.each([
    'Did she work in Boston, MA?',
    'Quelle est ma formation ?',
    'Has she flown with BA?',
    'In May 12 people came',
  ])('takes no state, no word of another language and no month for one: %s', (question) => {
    const { degree, numbered } = askedApart(analyse(question))
    expect([degree, numbered]).toEqual([null, []])
  })
})
