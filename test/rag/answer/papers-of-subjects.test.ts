/** A paper that is asked for by what it is of, where the CV has papers on other things alone. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Signe Aalto

Rope access technician, Oulu. signe@aalto.example

## Certificates

- Working at height, level 2, Nordrope, March 2023, valid to March 2026
- Tableau Associate, October 2021
- Fire watch, 2022
- Driving licence B, since 2014

## Work

### Technician, Kallio Wind, Oulu, 2019 – now

- Repaired the cladding of 14 towers. English at C1 with the client.
- Sat on a working party on safety at sea.

### Fitter, Hukka Metal, Raahe, 2014 – 2019

- Bent sheets for lift shafts.
`)
const NONE = /^The CV does not/

describe('papers of a subject', () => {
  it.each([
    'Which cladding repair certificate does she hold?',
    'When did she pass the Tableau Professional exam?',
    'When was she certified for lift shafts?',
    'Does she have a lorry driving licence?',
    'Does she hold a motorcycle licence?',
    'Which political party does she belong to?',
  ])('are not told by others: %s', async (query) => expect(await ask(query)).toMatch(NONE))

  it.each([
    ['Which fire watch certificate does she hold?', '2022'],
    ['When was she certified for working at height?', 'March 2023'],
    ['When did she pass the Tableau exam?', '2021'],
    ['Does she have a driving licence?', '2014'],
  ])('are told: %s', async (query, told) => expect(await ask(query)).toContain(told))
})
