/** What a line does not say, though its numbers tell it: sums, shares, rests, differences and lengths. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Rook

## Experience

### Bid Manager, Halden Works, Leeds, 2019 – present

- 40 bids written, 25 won; the largest was a depot in Selby.
- Cut the monthly power bill from £61,000 to £38,000 with new fans.
- Margin raised from 24% (2021) to 36% (2025); day rate from £218 to £297.
- Moved the archive to a new store (03/2022 to 10/2023).
- Apprentices taken on: 14 at Selby, 5 at Goole.

### Estimator, Tolland Rail, Hull, 2014 – 2019

- In the spring of 2016 alone I priced 41 bridges on the coast and 27 on the canals.

## Education

- Degree in surveying, begun 2021: 27 of the 120 credits so far.

## Besides

- Judge at the Selby kite contest, 2021, 2022 and 2024
- Backends of the bridge library in JAX and Fortran

## Competitions

### Marsh Memorial

Ours came second; the first prize went to Studio Halde.

## Plays lit

| Play | House | Cues |
|---|---|---|
| Salt Wives | Old Forge | 412 |
| Macbeth | Tin Chapel | 287 |
`)

describe('what is computed from a line', () => {
  it.each([
    ['What share of the bids were won?', '62.5%'],
    ['How many pounds a month did she save on the power bill?', '£23,000'],
    ['How many percentage points did the margin rise?', '12 percentage points'],
    ['Over how many months did the move of the archive stretch?', '1 year and 8 months'],
    ['How many apprentices has she taken on altogether?', '19'],
    ['How many bridges did she price altogether in the spring of 2016?', '68'],
    ['How many credits is she still missing for the degree in surveying?', '93'],
    ['How many times has she judged the kite contest?', 'Three times'],
    ['How many more cues did Salt Wives have than Macbeth?', '125'],
  ])('%s', async (question, told) => {
    expect((await ask(question)).startsWith(`${told}: `)).toBe(true)
  })

  it.each([
    ['How many bids did she write?', '40'],
    ['When did she judge the kite contest?', '2021'],
    ['Who won the Marsh Memorial competition?', 'Studio Halde'],
    ['JAX experience?', 'in JAX'],
    ['What was the power bill cut to?', '38,000'],
  ])('and what is told stays as it is: %s', async (question, told) => {
    const answer = await ask(question)
    expect(answer).toContain(told)
    expect(answer).not.toMatch(/^(?:[\d£.,%]+|Three times): /)
  })
})
