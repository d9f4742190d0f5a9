/** CVs in notes: a word for what came of a thing, why behind a comma, and look-alikes one below the other. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ferelith Okonkwo-Dray

Bell founder. I cast and tune bells, and hang them.

## Now
- Foundry hand, Mossgate Bells, since May 2019
- Reports to: Prof. Idony Strake
- Apprentices: 2

## Furnaces
1. Volta 40 (gas), fitted March 2016, lent by the guild
2. Volta 60 (electric), fitted 2021, bought second-hand
3. Ladle crane, 2012

## Bells hung
- **Larkholm church, 2022**
  - Surveyor: Tamsin Quayle
  - Six bells, 14 days
- **Larkholm church, 2017**
  - Surveyor: Rufus Ambery
  - Two bells, 5 days

## Patrons
- Names not given, NDA
- 2 noble houses
- Jubilee peal, June 2023
- Pub chain (name under NDA), 2024, one gong

## Learning
- Diploma: started 2009, left after one year, homesick
- Offer from Copperfield Works: declined, too far
- Norholm School, 2007

## Track
- Rowed for Norholm, 2003–2008
- Retired 2008, elbow

## Trainees
| Name | Level | Years | Now |
|---|---|---|---|
| Odile Marrow | MSc | 2019 | tuner |
| Piers Hallam | PhD (second guide) | 2020–24 | lecturer |
| Wren Tolley | PhD | 2022– | going on |
| Jude Farrow | apprentice | 2021 | here |

## Home
- Married, two grown nephews. Uncle: a baker
- Cpl Anselm Boyd and I ring on Sundays
`)

describe('of look-alikes one alone is said', () => {
  it.each([
    ['When was the Volta 40 fitted?', 'March 2016', '2021'],
    ['Who was the surveyor at Larkholm church in 2022?', 'Tamsin Quayle', 'Ambery'],
    ['Who does she report to?', 'Prof. Idony Strake', 'Apprentices'],
  ])('%s', async (query, holds, lacks) => {
    const answer = await ask(query)
    expect(answer).toContain(holds)
    expect(answer).not.toContain(lacks)
  })
})

it.each([
  ['Why did she turn down a post that she was offered?', 'too far'],
  ['Why did she not finish her diploma?', 'homesick'],
  ['What made her stop competing?', 'elbow'],
  ['Which corporal rings with her on Sundays?', 'Anselm Boyd'],
])('reads notes and letters: %s', async (query, holds) => {
  expect(await ask(query)).toContain(holds)
})

it.each([
  ['Where do her nephews live?'],
  ["What is her uncle's name?"],
  ['What is the name of the pub chain?'],
  ['Which noble houses has she served?'],
])('is silent on what is kept back: %s', async (query) => {
  expect(await ask(query)).toMatch(/does not/)
})

it('lists the rows of the level that is asked for', async () => {
  const answer = await ask('Which trainees did she guide at PhD level?')
  expect(answer).toMatch(/Piers Hallam.*Wren Tolley/)
  expect(answer).not.toMatch(/Odile|Jude/)
})
