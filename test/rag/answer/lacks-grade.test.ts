/** A grade, a sum or a field that no line tells is declined; how long something lasted is told however it is asked. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ottmar Brasted

Land surveyor, Kendal

## Experience

**Surveyor, Fellgate Partners, Kendal**, March 2018 – present

- Set up the branch office at Orton and negotiated its lease.

**Junior Surveyor, Marrick District Council**, June 2013 – February 2018

- Surveyed 40 km of footpaths.

## Education

- MSc Geodesy, University of Tarnby, 2013, distinction
- BSc Geography, University of Tarnby, 2011
- Diploma in Rural Valuation, Ryder College, 2016
- Certificate in Drone Flight, Ryder College, 2019, merit

**2009 – 2011, MRes in Map History, Fjell University.** Supervisor: Dr Rosa Vane. Mark 18 of 20. Dissertation on names of drowned villages.
`)
const SAYS_NOTHING = /^The CV does not/

describe('what no line tells', () => {
  it.each([
    'What mark did he get for the Diploma in Rural Valuation?',
    'BSc grade',
    'What is the rent of the office at Orton?',
  ])('declines %s', async (question) => {
    expect(await ask(question)).toMatch(SAYS_NOTHING)
  })

  it.each([
    ['What grade did he get for the MSc in Geodesy?', /distinction/],
    ['What mark did he get in his MRes and what was its dissertation about?', /18 of 20.*drowned villages/],
    ['What grade did he get for the Certificate in Drone Flight?', /merit/],
    ['Duration of his employment at Marrick District Council?', /4 years and 9 months/],
  ])('tells %s', async (question, told) => {
    expect(await ask(question)).toMatch(told)
  })
})
