/** Whose thesis, which bid: what is put otherwise is found; what is still to come, nameless or of another year is declined. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Dr Helga Tornquist

Physicist, Lund

## Experience

**Senior lecturer, Lund Institute of Optics**, 2015 – present

- I examined 212 students in 2021 and 240 in 2023.
- Every third weekend I am on call for the telescope.

**Postdoc, Aarhus Photonics**, 2011 – 2015

- Ran the Saturday school for 60 pupils.

## Doctoral students

1. Pia Lindqvist, "Cold light in warm rooms", defended 2020
2. Omar Farouk (2023): slow pulses in glass. Now in Oslo
3. Tomas Berg, since 2024

## Funding

- Halland Research Fund, 2019: 3.1 million kronor
- An application to the Skagen Trust for a second telescope was turned down in 2022.

## Certificates

- Laser safety officer: passed in May 2018
- Chartered Physicist: applied for in 2026, decision due in autumn
- Project Leader, level B: booked for March 2027; level A passed in 2022
- Nordic Laser Society: applied for in 2020, admitted in 2021

## Education

- PhD in physics, University of Uppsala, 2011. Thesis: "Mirrors that forget"
- A levels: Physics (A), Maths (B), Art (C)

## Other

I sing alto in a choir, and play in the brass band Messing & Co.
`

const ask = askingOf(CV)

describe('what is told in other words', () => {
  it.each([
    ["What was Pia Lindqvist's thesis called?", 'Cold light in warm rooms'],
    ["What is Omar Farouk's doctorate about?", 'slow pulses in glass'],
    ['What was her own doctoral thesis called?', 'Mirrors that forget'],
    ['Which bid for money failed?', 'Skagen Trust'],
    ['What grade did she get in A-level Maths?', 'Maths (B)'],
    ['How many students did she examine in 2023?', '240'],
    ['When did she pass the laser safety officer exam?', 'May 2018'],
    ['When did she pass level A of the Project Leader?', '2022'],
    ['When was she admitted to the Nordic Laser Society?', '2021'],
    ['Which band does she play in?', 'Messing & Co'],
    ['Where was she working at Christmas 2013?', 'Aarhus Photonics'],
  ])('is found: %s', async (query, told) => {
    expect(await ask(query)).toContain(told)
  })
})

describe('what is not told', () => {
  it.each([
    "What is the title of Tomas Berg's thesis?",
    'How many students did she examine in 2022?',
    'When did she become a Chartered Physicist?',
    'Which choir does she sing in?',
    'Is she a chartered engineer?',
  ])('is declined: %s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})
