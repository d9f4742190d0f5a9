/** Titles that one header tells, posts after qualifying, another's address: with the real model, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Morag Whitlaw

Solicitor, Dundee. morag@whitlaw.example

## Employment

### Hesketh Water, Dundee

Title: Asset Manager (from 03.2018); Asset Analyst (10.2014 – 02.2018)
Dates: 10.2014 – 05.2022

Head of a team of four. My manager, Sunniva Larkin, left in 2021.

### Tarn Legal LLP, Perth

Title: Solicitor, later Senior Solicitor
Dates: 02.2009 – 09.2014

- Qualified as a solicitor in January 2009, after two years as a trainee.

### Pike & Rowan, Perth

Title: Trainee
Dates: 01.2007 – 01.2009

## Studies

LLB, University of Kinnoull, 2003–2006

## Persons who may be consulted

- Sunniva Larkin, formerly Hesketh Water: s.larkin@larkin.example
- Prof. Iain Doig, University of Kinnoull
`

const ask = askingOf(CV)

describe('titles of one header', () => {
  it('says when one came to the later', async () => {
    const answer = await ask('In what year did she become Asset Manager at Hesketh Water?')
    expect(answer).toContain('Asset Manager (from 03.2018)')
  })

  it('says which one was before', async () => {
    const answer = await ask('What was her title at Hesketh Water before she became Asset Manager?')
    expect(answer).toBe('Asset Analyst (10.2014 – 02.2018).')
  })

  it('takes the years of the whole post for those of no title', async () => {
    const answer = await ask('When did she become Senior Solicitor?')
    expect(answer).toContain('02.2009 – 09.2014')
  })
})

describe('what belongs to another time or person', () => {
  it('leaves out posts before she qualified', async () => {
    const answer = await ask('What was her first post after qualifying?')
    expect(answer).toContain('Tarn Legal')
    expect(answer).not.toContain('Pike')
  })

  it("gives the manager's address, not her own", async () => {
    const answer = await ask('Who was her manager at Hesketh Water, and what is his email address?')
    expect(answer).toContain('s.larkin@larkin.example')
    expect(answer).not.toContain('morag@')
  })

  it('lists all who agreed to act as referees', async () => {
    const answer = await ask('Name everyone who has agreed to act as her referee.')
    expect(answer).toContain('Sunniva Larkin')
    expect(answer).toContain('Iain Doig')
  })

  it('knows of no school before the university', async () => {
    const answer = await ask('Where did she go to school as a teenager?')
    expect(answer).toMatch(/does not (?:say|mention)/)
  })

  it('does not take a stone for a house of that name', async () => {
    const answer = await ask('What did she do at Waterstone Cellars?')
    expect(answer).toMatch(/does not (?:say|mention)/)
  })
})
