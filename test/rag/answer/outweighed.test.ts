/** Where the words of a question suggest one thing and a line of the CV plainly tells another, the line is the answer. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Maren Holtby

Geographer · Leeds · maren.holtby@mail.example

## Experience

### Lecturer, Department of Geography, Calder University, 2019 – today

- Teaches glacial landforms to 90 students a year.
- On sabbatical from March 2026 to February 2027, at Tromsdal.

### Field officer, Pennine Peat Trust, 2012 – 2018

- I left the trust on 30 June 2018 to write my thesis up.
- Mapped 340 gullies with two volunteers.

### Map assistant, Oakrill Surveys, 2009 – 2011

- Drew contour sheets by hand.

## Education

- PhD Geography, Calder University, 2018
- BA Geography, University of Northmere, 2009

## Certificates

- Mountain First Aid at Work: March 2026, good for three years
- Drone pilot A2, 2024

## Practical

I would start somewhere else on 1 September 2027 at the earliest.

## Say hello to

Prof. Anselm Rook – a.rook@calder.example
Dr Idris Penn – i.penn@northmere.example
`)

describe('a line against what the words of a question suggest', () => {
  it.each([
    // neither the earliest post nor the years of one
    ['What is the earliest day we could have her?', '1 September 2027'],
    ['On what date did she leave the Pennine Peat Trust?', '30 June 2018'],
    // no word for being valid stands there
    ['Until when is her first aid certificate valid?', 'good for three years'],
    // no word for referees stands there
    ['Name her referees.', 'Anselm Rook'],
    ['Who would give her a reference?', 'Idris Penn'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })

  it.each([
    ['What was her job before Calder University?', 'Field officer'],
    ['What was her first job?', 'Oakrill Surveys'],
    ['How long was she at the Pennine Peat Trust?', '6 years'],
    ['Where is she based?', 'Leeds'],
  ])('%s: what they suggest stays where the CV tells it', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })

  it.each(['What is her salary?', 'Is she married?', 'Does she know Kubernetes?'])(
    '%s: nothing tells it',
    async (query) => {
      expect(await ask(query)).toMatch(/^The CV does not/)
    },
  )
})
