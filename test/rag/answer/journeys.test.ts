/** Journeys for a post are none: what is told of field work, of expeditions, of seasons at a dig. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const TABLE = `| Years | Site | Days | What |
|---|---|---|---|
| 2023– | Rannock Cliffs, Scotland | 30 a year | ringing of fulmars |
| 2016–2017 | Isla Corva, Chile | 140 | penguins; alone |
| 2020 | Hallmar Bay, Iceland | 22 | eider ducks |
`
const cv = (heading: string): string => `# Dr Sunniva Okonjo

## 1. Appointments

**2021–present** · *Research Fellow*, Institute of Seabirds, Bergholm, Norway.

**2018–2020** · *Postdoctoral Researcher*, Universidad de Valdera, Chile.

**2014–2018** · *Doctoral Candidate*, University of Inverlay, Scotland.

## 2. ${heading}

${TABLE}
## 3. Languages

Norwegian, English
`

describe.each(['Fieldwork', 'Field seasons', 'In the field', 'Expeditions'])('%s', (heading) => {
  const ask = askingOf(cv(heading))

  it('is no post before another', async () => {
    const answer = await ask('Where was she employed directly before coming to Bergholm?')
    expect(answer).toContain('Universidad de Valdera')
    expect(answer).not.toContain('Hallmar')
  })

  it('answers for itself', async () => {
    expect(await ask('How many days did she spend on Isla Corva?')).toContain('140')
  })
})
