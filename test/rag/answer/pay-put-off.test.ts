/** Lines about pay that tell none: a sum is what is asked for. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const withTerms = (terms: string): string => `# Ulla Brandt

Dredging engineer, Emden · ulla@brandt.example

## Experience

### Dredge master, Harle & Sons, 2018 – today

- Runs two cutter dredgers.

### Surveyor, Ems Soundings, 2012 – 2018

- Sounded the fairway every spring.

## Terms

${terms}
`

describe('pay that is talked about later', () => {
  const ask = askingOf(withTerms('Salary talk: after the first interview. Notice: two months.'))

  it.each(['What salary does she expect?', 'Salary expectations?', 'What is her current salary?'])(
    '%s',
    async (query) => {
      expect(await ask(query)).toMatch(/^The CV does not/)
    },
  )
})

describe('a day rate alone', () => {
  const ask = askingOf(withTerms('- Day rate: €640\n- Notice: two months'))

  it('is what is paid for a day', async () => {
    expect(await ask('What is her day rate?')).toContain('€640')
  })

  it('is not what a post pays now', async () => {
    expect(await ask('What is her current annual salary?')).toMatch(/^The CV does not/)
  })
})

describe('what a post pays', () => {
  const ask = askingOf(withTerms('- Current salary: €71,000\n- Notice: two months'))

  it('is answered where a sum is told', async () => {
    expect(await ask('What is her current salary?')).toContain('€71,000')
  })
})
