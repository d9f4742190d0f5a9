/** What one line tells of what is named: paid or not, to whom it was sold, a paper that is called by letters and a number. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const INTERN = `# Tove Alder

Machinist, R2.4

## Papers

**Licence:** Board of Works, category R2.4, valid until 2031
**Category K9:** 9 of 13 modules passed, the rest planned for 2027

CS47 – attended the course in 2022 but failed the assessment

## Internships

**Intern, Communications** – Museo del Faro, Bilbao
*February – July 2016, full time, unpaid*

- Texts for the exhibition

**Intern, Market Research** – Kolibri Insights, Turin
*September – December 2015, three days a week*

- Interviews

## Experience

### Founder, Halden Pumps, Oslo, 2017 – 2022

Raised 4 million in 2018. The company was sold to Quarrel Marine in May 2022 for an undisclosed sum.

`

describe('what is named', () => {
  const ask = askingOf(INTERN)
  it('is told with what says the opposite, too', async () => {
    expect(await ask('Was her internship in Bilbao paid?')).toMatch(/Museo del Faro.*unpaid/)
  })
  it('was sold to whom, for how much', async () => {
    const line = 'The company was sold to Quarrel Marine in May 2022 for an undisclosed sum.'
    expect(await ask('Who bought Halden Pumps?')).toBe(line)
    expect(await ask('How much was Halden Pumps sold for?')).toBe(line)
  })
  it('is found by its code', async () => {
    expect(await ask('Does she have an R2.4 licence?')).toMatch(/category R2\.4, valid until 2031/)
    expect(await ask('Does she hold K9?')).toMatch(/9 of 13 modules passed/)
    expect(await ask('Does she hold CS47?')).toMatch(/failed the assessment/)
    expect(await ask('Does she hold CS48?')).toMatch(/^The CV does not/)
  })
})
