/** Leave to work under the names it has in several countries; how much of a week one post takes; who was whose boss. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const NURSE = `# Leela Varkey

| | |
|---|---|
| Phone | +353 86 555 0190 |
| Permission | Stamp 4, valid to 4 May 2029 |

## Work

### Ward sister, Saint Ita's Hospital, Galway, March 2021 – present (0.6 WTE since 2024)

- Ward of 24 beds
- Rota for 31 nurses

### Staff nurse, Lissadell Lodge, Sligo, May 2016 – February 2021

- A nursing home of 48 rooms by the sea
- Put in charge of nights when my chief, Mrs Nuala Breen, fell ill
- 30 hours a week

### Staff nurse, Mater Grove, Kochi, June 2012 – April 2016

- Surgical ward
`
const TESTER = `# Pham Bao

## Skills
Playwright, Postman

## Pass
Employment Pass, valid till 31 March 2028

## Work
**QA engineer, Tessel Pte Ltd, Singapore**, 2022 – present
Regression tests of the payment app.
`

const KEEPER = `# Rosa Quintero

## Practical matters

- Two months' notice
- I earn CAD 71,000 and would not move for less than 85,000.

## Work

**Intern**, Lago Labs, Toledo, June – August 2019
- Measured algae in three reservoirs

**Lab manager**, Orense Water, Vigo, 2020 – present
- Budget of €210,000
`

describe('terms of work', () => {
  const nurse = askingOf(NURSE)
  const tester = askingOf(TESTER)

  it.each([
    'Does she need a visa?',
    'What kind of work permit does she have?',
    'How long is her work permit good for?',
    'Is she allowed to work in Ireland?',
  ])('is allowed to stay under a name of its own: %s', async (query) => {
    expect(await nurse(query)).toContain('Stamp 4, valid to 4 May 2029')
  })

  it('reads the name of a pass below a heading', async () => {
    expect(await tester('When does her work permit run out?')).toBe(
      'Employment Pass, valid till 31 March 2028.',
    )
  })

  it.each([
    'Is she full time?',
    'Is she working part-time now?',
    "Is she full time at Saint Ita's Hospital?",
  ])('tells how much of a week her post takes: %s', async (query) => {
    expect(await nurse(query)).toContain('0.6 WTE since 2024')
  })

  it('tells it of the post that is named, and of no other', async () => {
    expect(await nurse('Was she full time at Lissadell Lodge?')).toContain('30 hours a week')
    expect(await nurse('Was she full time at Mater Grove?')).toBe('The CV does not say.')
  })

  it.each([
    'Who was her boss at Lissadell Lodge?',
    'Who was her boss at the nursing home?',
    'Who was her manager in Sligo?',
  ])('names the boss of a post by what its house is called or is: %s', async (query) => {
    expect(await nurse(query)).toContain('Nuala Breen')
  })

  const keeper = askingOf(KEEPER)
  it.each(['What is her salary expectation?', "What's the lowest salary she'd accept?"])(
    'a sum whose currency stands with what is earned: %s',
    async (query) => {
      expect(await keeper(query)).toContain('would not move for less than 85,000')
    },
  )

  it('tells what an internship was about by what was done in it', async () => {
    expect(await keeper('What was her internship about?')).toContain('Measured algae in three reservoirs')
  })
})
