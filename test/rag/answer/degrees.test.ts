/** A degree is asked for by its letters or in full, whichever of them the CV has. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ottoline Farrow

Planner, Hull.

## Work

### Housing officer, Marfleet Homes (March 2018 – today)

- Let 140 flats a year.
- Gave a talk to MPA students on rents.

## Studies

- Master of Public Administration, Ridings University, 2016–2017
- BCom, Wold College, 2012–2015
`)

describe('degrees', () => {
  it.each([
    ['Where did she get her MPA?', 'Ridings'],
    ['when did she finish her mpa', '2017'],
    ['Where did she do her Bachelor of Commerce?', 'Wold'],
  ])('%s', async (query, told) => {
    expect(await ask(query)).toContain(told)
  })

  it.each(['Does she have an MBA?', 'Where did she get her Master of Laws?', 'Has she got an LLM?'])(
    'one that she does not have: %s',
    async (query) => {
      expect(await ask(query)).toMatch(/^The CV does not/)
    },
  )
})
