/** Posts whose heading is the title and whose first line is labelled, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Brynja Valdemar

Geothermal engineer, Akureyri.

## Work

### Head of Wells
- **Employer:** Heitavatn hf, Akureyri · **Period:** 05/2018 – today
- **Team:** six engineers; hired four since 2020
- **Results:**
  - Drilled nine wells, none of them dry.

### Drilling Engineer
- **Employer:** Terra Calda Srl, Pisa · **Period:** 03/2011 – 04/2018
- **Also:** safety officer since 2014
- **Reason for leaving:** came home when my mother fell ill

## Conditions

- Availability: two months to the end of a month
- Place: Akureyri only

## Studies

- BSc Geology, University of Hvammur, 2007 – 2010
`

const ask = askingOf(CV)

describe('posts told by labels below their titles', () => {
  it.each([
    ['Current position and company?', ['Head of Wells', 'Heitavatn'], 'Calda'],
    ['What was she in 2015?', ['Drilling Engineer', 'Terra Calda'], 'Head of Wells'],
    ['Why did she leave Terra Calda?', ['mother fell ill'], 'Heitavatn'],
    ['Who has employed her so far?', ['Heitavatn', 'Terra Calda'], 'Hvammur'],
    ['Summarise her last two jobs', ['Head of Wells', 'Drilled nine wells', 'Drilling Engineer'], 'Results.'],
    ['What is her notice period?', ['two months'], 'Calda'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    for (const one of said) expect(answer).toContain(one)
    expect(answer).not.toContain(unsaid)
  })

  it('finds no doctorate', async () => {
    expect(await ask('When did she finish her doctorate?')).toMatch(/^The CV does not/)
  })
})
