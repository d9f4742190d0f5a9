/** Rows of a table by what a column says of some of them: what was won, what is good, what goes on. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Nora Quist

Landscape architect

## Work

**Senior designer, Fernhall Studio, Aarhus** (2016 – present)

- Parks and yards

## Competitions entered

| Entry | Town | Year | Outcome |
| --- | --- | --- | --- |
| Harbour meadow | Odense | 2018 | won |
| Mill race park | Vejle | 2019 | second prize |
| School yard Nord | Aarhus | 2020 | won |
| Fish market steps | Esbjerg | 2021 | not placed |
| Bishop's orchard | Ribe | 2022 | withdrawn, budget cut |

## Software

| Program | How well | Since |
| --- | --- | --- |
| Vectorlawn | expert | 2012 |
| PlantBase | good | 2015 |
| Q-Terrain | good | 2019 |
| Illustro | basic | 2010 |

## Courses

| Course | Year | Holds until |
| --- | --- | --- |
| Chainsaw work | 2021 | no limit |
| Pesticides | 2022 | March 2030 |
| Tree climbing | 2018 | expired 2023 |
`

describe('rows of which a column says it', () => {
  const ask = askingOf(CV)

  it.each([
    ['Which competitions did she win?', /^Harbour meadow; School yard Nord\.$/],
    ['Which of the competition entries in her table were won?', /^Harbour meadow; School yard Nord\.$/],
    ['How many of the competitions were won?', /^Two: /],
    [
      'How many of the competitions did she not win?',
      /^Three: Mill race park \(second prize\); Fish market steps \(not placed\); Bishop's orchard \(withdrawn, budget cut\)\.$/,
    ],
    ['Which entries were withdrawn?', /^Bishop's orchard \(withdrawn, budget cut\)\.$/],
    ['How many of the programs are rated good?', /^Two: PlantBase; Q-Terrain\.$/],
    ['Which courses have no expiry?', /^Chainsaw work[^;]*\.$/],
  ])('%s', async (question, answer) => expect(await ask(question)).toMatch(answer))

  it('is no row by what it is called, nor all of them without a word of a state', async () => {
    expect(await ask('How many competitions has she entered?')).toMatch(/^Five: /)
    expect(await ask('Which town was Mill race park in?')).toMatch(/Vejle/)
  })
})
