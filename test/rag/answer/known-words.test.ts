/** What everybody asks, in words that no pattern knows, with the real model, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { answeringFrom } from '../../support/answers.ts'

const CV = `# Solveig Achterberg-Mbeki

solveig@achterberg.example

## Work

### Glaciologist, Polar Desk Tromsø (April 2019 – present)

- Leads a team of six.
- Taught the winter course in Longyearbyen.

### Surveyor, Ice & Rock Ltd, Bern (January 2011 – March 2019)

- Mapped 90 glaciers.
- Left the office in Thun to a colleague.

### Trainee, Ice & Rock Ltd, Bern (November 2010 – December 2010)

- Learned to survey.

### Guide, Aletsch Huts, Naters (June 2009 – October 2010)

- Took schools across the ice.

## Studies

- MSc Earth Sciences, University of Aarwangen, 2007 – 2009, with distinction

## Practical

- Notice: three months
- Would move within Norway
- Sings alto in the seamen's choir
- Plays the fiddle in the kitchen
`

const ask = answeringFrom(CV)

describe('a question of everybody in other words is answered as the plain one', () => {
  it.each([
    ['Who signs her paycheck these days?', 'Who is her current employer?', 'Polar Desk'],
    [
      'Which of the companies kept her the longest?',
      'At which employer did she stay the longest?',
      'Ice & Rock',
    ],
    ['With which post did she enter working life?', 'What was her first job?', 'Aletsch Huts'],
    ['Would she pull up stakes for a new post?', 'Is she willing to relocate?', 'within Norway'],
  ])('%s', async (asked, plain, told) => {
    const answer = await ask(asked)
    expect(answer.answer).toContain(told)
    expect(answer.answer).toBe((await ask(plain)).answer)
  })
})

describe('what is asked besides stays', () => {
  it('the time of all posts at one house', async () => {
    expect((await ask('How many years has she put in at Ice & Rock in all?')).answer).toMatch(/^8 years/)
  })
})

describe('what asks for less or for something else is left to what is found', () => {
  it('a word of the CV narrows it', async () => {
    expect((await ask('Who had the office in Thun before the colleague did?')).answer).not.toContain(
      'Aletsch Huts, Naters',
    )
  })

  it('a word of the question that the found line has, and the planners’ has not', async () => {
    const { answer } = await ask('Can she sing?')
    expect(answer).toContain('alto')
    expect(answer).not.toContain('fiddle')
  })

  it('a name that the CV lacks is not taken for one that it has', async () => {
    expect((await ask('Who had her on the payroll before Norvik Telecom did?')).kind).toBe('declined')
  })

  it('what the CV does not say is declined in any words', async () => {
    expect((await ask("What's her price tag, salary-wise?")).kind).toBe('declined')
    expect((await ask('Has she tied the knot?')).kind).toBe('declined')
  })
})
