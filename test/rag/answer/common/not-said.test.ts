/** What recruiters ask of everybody, of a CV that is silent: what is only near to it is no answer. */
import { describe, expect, it } from 'vitest'
import { answeringFrom } from '../../../support/answers.ts'

const CV = `# Leocadia Brandt-Okello

Structural glazier, Linz

## Work

### Head of glazing, Donauglas AG, Linz (2018 – present)

- Heads a unit of fourteen, of whom nine are glaziers, three drivers and two clerks.
- Chair of the safety committee since 2021.

### Glazier, Traunfeld & Sons, Wels (2009 – 2018)

- Fitted the roof of the Wels winter garden, with too many panes to count.

## Terms

- Up to 30 days a year at other sites, but I will not move house before my son has left school
- Licence for cars and motorcycles
- Notice: six weeks

## Courses

- Two-day workshop on dry glazing, Graz, 2019
`
const ask = answeringFrom(CV)

describe('of a CV that is silent', () => {
  it.each([
    'What are her weaknesses?',
    'Can she work remotely?',
    'Who can we ask about her?',
    'Does she need a visa?',
  ])('%s', async (query) => expect((await ask(query)).sources).toEqual([]))

  it('what it says is told', async () => {
    expect((await ask('Is she willing to relocate?')).answer).toMatch(/will not move house/)
    expect((await ask('Does she have a driving licence?')).answer).toMatch(/cars and motorcycles/)
  })

  it('a number that is told is not added up anew', async () => {
    expect((await ask('How large a team does she lead?')).answer).toMatch(/^Heads a unit of fourteen/)
  })
})
