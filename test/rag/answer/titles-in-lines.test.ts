/** Layouts of posts: titles in lines below a house, and lists of houses among which a gap stands with its time. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('titles in the lines of one paragraph', () => {
  const ask = askingOf(`# Marta Lindqvist

## Work

**Orrin Hall**, Leeds
*Head of Events* — 2017 to 2019
*Events Officer* — 03/2014 to 12/2016

- Ran the book fair, 9,000 visitors

**Tarn & Sons**, York
*Receptionist* — June 2010 to February 2014

- Two switchboards
`)
  it('are posts at that house', async () => {
    expect(await ask('What was she in 2015?')).toMatch(/Events Officer/)
    expect(await ask('What did she do before she was Head of Events?')).toMatch(/^Events Officer.*Orrin Hall/)
    expect(await ask('How long was she at Orrin Hall?')).toMatch(/^About [56] years/)
  })
})

describe('houses in a list, with a gap among them', () => {
  const ask = askingOf(`# Sanele Dube

## Work

- Port Fire Service, Durban
  - Station officer, Bluff station: 1 May 2021 – current
    - 31 staff, four appliances
  - Firefighter, Point station: March 2013 – April 2021
- Umvoti Guarding, Greytown
  - Guard, nights: 2009 – February 2013
- Veld fire programme, Underberg
  - Crew member (seasonal): winters of 2006 and 2007
- Gap: January – December 2005
  - Helped on my uncle's farm
`)
  it('are read as posts, the gap as a gap', async () => {
    expect(await ask('What was he doing in 2015?')).toMatch(/Firefighter/)
    expect(await ask('Where does he work now?')).toMatch(/Station officer.*Port Fire Service/)
    expect(await ask('How long was he a guard at Umvoti?')).toMatch(/Guard/)
    expect(await ask('Are there gaps in his career?')).toMatch(/2005/)
  })
})
