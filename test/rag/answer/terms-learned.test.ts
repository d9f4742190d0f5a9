/** Terms of one's work in words that no pattern knows, and lines beside them that tell none. */
import { describe, expect, it } from 'vitest'
import { termOf } from '../../../src/rag/answer/common/terms/term-model.ts'
import { askingOf } from '../../support/answers.ts'
import { HELD_OUT } from '../../support/layouts/practical-held-out.ts'

const ask = askingOf(`# Runa Tveit

Boat builder, Ålesund

## Work

### Boat builder, Vik Slipway

May 2017 – today

- Relaid 14 decks in teak and larch.
- Half-time teacher for two apprentices in 2021.

### Joiner, Hareid Kitchens

2011 – 2017

- On the road with the fitting team for a year.

## For employers

- Hours: 37.5 a week, on-call in the storm season
- Start of a new post: not before September 2027
- On site only
- Travels up to a week a month
- Tied to the west coast until my mother's house is sold
- Licence: B and T (tractor)
- Own hand tools
`)

const silent = askingOf(`# Runa Tveit

Boat builder, Ålesund

## Work

### Boat builder, Vik Slipway

May 2017 – today

- Remote-controlled winches for two trawlers.
- Moved the whole yard to Hareid in ten weeks.

## For employers

- Non-smoker
- Own hand tools and a set of spars
- References from the yard
`)

describe('terms', () => {
  it.each([
    ['How many hours a week does she work?', '37.5'],
    ['What is the earliest she could begin?', 'September 2027'],
    ['What earliest date could she start with another employer?', 'September 2027'],
    ['Can she work remotely?', 'On site only'],
    ['Is she willing to travel?', 'up to a week a month'],
    ['Would she relocate?', 'Tied to the west coast'],
    ['Does she have a driving licence?', 'B and T'],
  ])('are told in words of their own: %s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })

  it.each([
    'Can she work remotely?',
    'Would she relocate?',
    'How many hours a week does she work?',
    'Is she willing to travel?',
  ])('are not told by what only has their words: %s', async (question) => {
    expect(await silent(question)).toMatch(/^The CV does not (?:say|state)/)
  })
})

describe('the model of terms', () => {
  const told = Object.entries(HELD_OUT).flatMap(([kind, { told }]) =>
    told.map((text) => ({ kind, found: termOf(text).told })),
  )
  const sure = told.filter(({ found }) => (found?.chance ?? 0) >= 0.5)

  it('knows most statements of a hand that it was not fitted on', () => {
    expect(sure.filter(({ kind, found }) => found?.term === kind).length / told.length).toBeGreaterThan(0.85)
  })

  it('takes hardly one for another term', () => {
    expect(sure.filter(({ kind, found }) => found?.term !== kind).length / told.length).toBeLessThan(0.02)
  })
})
