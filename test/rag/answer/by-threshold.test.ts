/** Rows of a table by how their numbers compare with one that is asked for. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ada Moss

## Education

### BSc Hydrology, University of Torre

2018-09 to 2021-06

| Module | Year | Mark |
| --- | :-: | :-: |
| Rivers | 1 | 58 |
| Chemistry | 1 | 71 |
| Statistics | 2 | 66.5 |
| Groundwater | 2 | 80 |
| Field course | 3 | 70 |

## Experience

### Surveyor, Skerry Waters, 2021 – present

- I measure wells.
`

describe('rows past a number', () => {
  const ask = askingOf(CV)

  it.each([
    ['In how many BSc modules did she score 70 or more?', /^Three: Chemistry.*; Groundwater.*; Field course/],
    ['In how many modules did she get a mark above 70?', /^Two: Chemistry.*; Groundwater/],
    ['How many modules have a mark below 60?', /^One: Rivers/],
    ['Which modules did she pass with at least 71?', /^Chemistry.*; Groundwater/],
  ])('%s', async (question, answer) => expect(await ask(question)).toMatch(answer))
})
