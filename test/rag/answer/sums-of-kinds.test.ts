/** Sums of two things that have no names of their own, and of how long two projects took. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Birgit Okello

Saddler, Odense

## Experience

### Workshop lead, Fyn Leather, 2017 – today

- moved the cutting room to Assens in 7 months (Project TERN, done March 2020)
- moved the shop in 5 months (Project TEAL, done June 2022)
- wrote the rota in two days

## An ordinary month

| Job | Number |
|---|---|
| bridles | 14 |
| girths | 4 |
| repair | 6 |

## Awards

### Best Apprentice

- Date: 2011
- DKK 4,000

### Guild travel grant

- Date: 2013
- DKK 12,000 for three weeks in Walsall

## Money from others

- Assens entrance scholarship, 2009: €1,100
- Harbour Trust bursary, 2010: €700
- Loan from the bank, 2017: €30,000
`

describe('sums of two things', () => {
  const ask = askingOf(CV)

  it('adds up rows of a table of how many there are', async () =>
    expect(await ask('How many girth and repair jobs together does she do in an ordinary month?')).toMatch(
      /^Ten: .*girths.*repair/,
    ))

  it('adds up what two things brought that are called by a heading', async () =>
    expect(
      await ask('How much did she get in total from the apprentice award and the travel grant?'),
    ).toMatch(/^DKK 16,000/))

  it('tells one kind of money from the other', async () =>
    expect(await ask('How much scholarship and bursary money did she receive altogether?')).toMatch(
      /^€1,800/,
    ))

  it('adds up how long two projects took', async () => {
    expect(await ask('How many months did the TERN and TEAL projects take together?')).toMatch(
      /^(?:12|Twelve)/,
    )
    expect(await ask('How many months has she worked at Fyn Leather in total?')).not.toMatch(/^12|^Twelve/)
  })
})
