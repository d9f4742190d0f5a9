/** Lists of what was got, and of what one still has, without what says of itself that it is neither. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Rook

## Grants

- Lantern fund, 2022: 35,000 euros for a linter
- Harbour grant, 2024: 60,000 euros for a test library
- Optimist round, 2025: applied, turned down

## Lines I may drive

- Alder to Birch
- Birch to Cedar, by night only
- Held once, now lapsed: Cedar to Dogwood

## Tickets

| Ticket | Passed | Good until |
|---|---|---|
| Fork lift | 12/01/2018 | 11/01/2029 |
| Reach truck | 03/03/2018 | 02/03/2028 |
| Crane | 09/09/2021 | lapsed 08/09/2024 |
| Fire marshal | 02/2022 | no end date |

## Courses

- Team leader apprenticeship, Elm College: started September 2025, due to end June 2027
- Level 2 Business, Elm College, 2016
`)

describe('what one has got', () => {
  it('leaves out of what was awarded what was turned down', async () => {
    const answer = await ask('List the grants that were actually awarded, please.')
    expect(answer).toMatch(/Lantern.*Harbour/s)
    expect(answer).not.toContain('Optimist')
  })

  it('says them all where nobody asks which were got', async () => {
    expect(await ask('Which grants did she apply for?')).toMatch(/Lantern.*Harbour.*Optimist/s)
  })

  it('leaves out of what one has now what lapsed', async () => {
    const answer = await ask('Which lines may she drive at present?')
    expect(answer).toMatch(/Birch.*Cedar, by night/s)
    expect(answer).not.toContain('Dogwood')
  })

  it('knows what is in date', async () => {
    const answer = await ask('Which of her tickets are in date?')
    expect(answer).toMatch(/Fork lift.*Reach truck.*Fire marshal/s)
    expect(answer).not.toContain('Crane')
  })

  it('says no yes for what was lost', async () => {
    expect(await ask('Does she still have the crane ticket?')).toContain('lapsed 08/09/2024')
  })

  it.each(['Which ticket runs out first?', 'Which ticket expires next?'])(
    '%s of tickets, beside a course that ends sooner',
    async (question) => {
      const answer = await ask(question)
      expect(answer).toContain('Reach truck')
      expect(answer).not.toMatch(/Fork lift|apprenticeship/)
    },
  )
})
