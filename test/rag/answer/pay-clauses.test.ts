/** What one earns and what one would like to, in the words that owners and recruiters have for it. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const cv = (practical: string, inPost = ''): string => `# Ines Rook

## Experience

### Pricing Manager, Halden Tools, 2019 – present

${inPost}

- Owned list prices for 400 products; revenue €212 million.

### Analyst, Orrin Bank, 2014 – 2018

## Practical

${practical}
`
const NOW = [
  'What is her current salary?',
  'Present salary?',
  'How much does she earn at present?',
  'What is her current base pay?',
  'salary',
]
const WISHED = [
  'What salary is she hoping for?',
  'target base salary?',
  'How much does she want to earn?',
  'At what salary would she start?',
  'desired pay?',
]

describe.each([
  'Pay: €48,500 + bonus of 8%',
  'I currently earn €48,500 gross.',
  'I am paid €48,500 a year.',
  'Current base: €48,500; bonus 10%.',
  'Earning €48,500 at present.',
])('pay that goes on: %s', (line) => {
  const ask = askingOf(cv(line))
  it.each(NOW)('%s', async (question) => expect(await ask(question)).toContain('48,500'))
})

describe.each([
  'Target base CAD 61,000 plus equity.',
  'Would like €61,000 or near.',
  'I would move for €61,000.',
  'Expectation: €61,000 gross.',
  'From €61,000.',
  'Not under €61,000 a year.',
])('pay that is wished for: %s', (line) => {
  const ask = askingOf(cv(line))
  it.each(WISHED)('%s', async (question) => expect(await ask(question)).toContain('61,000'))
})

describe.each([
  'At the moment I earn €48,500 plus bonus; I would not move for less than €61,000.',
  'Pay: €48,500 + bonus of 8%; would move for €61,000',
  'Salary today €48,500; target €61,000.',
])('pay of both times: %s', (line) => {
  const ask = askingOf(cv(line))
  it.each([
    ['Present salary?', '48,500', '61,000'],
    ['What does she hope to earn?', '61,000', '48,500'],
  ])('%s', async (question, told, other) => {
    const answer = await ask(question)
    expect(answer).toContain(told)
    expect(answer).not.toContain(other)
  })
})

describe('pay of one year', () => {
  const ask = askingOf(cv('Free from 1 May. In 2019 I earned €40,300; I would start at €61,000.'))
  it.each([
    ['How much was she paid in 2019?', 'In 2019 I earned €40,300.'],
    ['Which salary would she start at?', 'I would start at €61,000.'],
  ])('%s', async (question, told) => expect(await ask(question)).toBe(told))
})

describe('pay told in the post', () => {
  const ask = askingOf(cv('Notice: six weeks.', 'Salary: $48,500 per annum'))
  it('is that of now', async () => {
    expect(await ask('What is her current base salary?')).toContain('48,500')
  })
})

describe('no pay', () => {
  const [without, put] = [askingOf(cv('Notice: six weeks.')), askingOf(cv('Salary last agreed in 2024.'))]
  it('is what a house takes in, nor a line without a sum', async () => {
    expect(await without('What does she earn?')).toBe('The CV does not state anything about pay.')
    expect(await put('How much does she earn now?')).not.toContain('2024')
  })
})
