/** Where a thesis was written, languages that no list has, and papers that are no degrees, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Rosa Tanner

Chemist, Hull. rosa@tanner.example

## Languages

Ladin and Venetan (first languages), English (fluent), French (B2, rusty).

## Certificates

1. Associate in Process Safety, Harrow Institute, August 2021
2. First aid at work, Red Cross, February 2025

## Education

2013 to 2017. PhD, Chemistry, University of Lindale. Thesis: "Salt in glass". Supervisor: Prof. Ada Fenn.

2011 to 2012. MSc, Chemistry, Egerton College, York.
`)
const TONGUES = 'Ladin and Venetan (first languages); English (fluent); French (B2, rusty).'
const STUDIED = '2013 to 2017. PhD, Chemistry, University of Lindale.'

describe('studies and languages', () => {
  it.each([
    ['Where did she write her thesis?', STUDIED],
    ['At which university was her PhD thesis written?', STUDIED],
    ['What was her thesis called and where did she write it?', `${STUDIED} Thesis: "Salt in glass".`],
    ['What was her thesis called?', 'Thesis: "Salt in glass".'],
    ['Which languages does she speak?', TONGUES],
    ['How many languages does she speak?', `Four: ${TONGUES}`],
    ['What is her mother tongue?', 'Ladin and Venetan (first languages).'],
    ["What's your mother tongue?", 'Ladin and Venetan (first languages).'],
    [
      'Which certificates does she hold?',
      'Associate in Process Safety, Harrow Institute, August 2021; First aid at work, Red Cross, February 2025.',
    ],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toBe(said)
  })

  it("does not take a mother's for hers", async () => {
    expect(await ask('Where does her mother live?')).toMatch(/^The CV does not/)
  })
})
