/** What a CV lists, asked as recruiters do: mixed sections are told apart, and nothing near is given where there is none. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../../support/answers.ts'
import { planned } from './planned.ts'

const CV = `# Ida Fenwick

Process engineer, Leith

## What I can do

- Simulation
  - Aspen Plus, daily
  - Excel with VBA
- Not yet
  - Modelica

## Work

### Process Engineer, Harle Chemicals, Leith (2016 – present)

- Trained 18 volunteers for the open day. Took voluntary redundancy talks with the union.
- Rebuilt the solvent recovery line.

## Talks and writing

- "Cold columns", article in Plant Monthly, May 2021
- "Two valves too many", talk, Northern Process Days, Hull, 2023

## Certificates & prizes

- First aid, valid until May 2028
- Harle Safety Prize 2020, for the solvent line

## For nothing

- School governor, Leith Primary, since 2019
- **Night shelter**: cook, one evening a week

## Away from the plant

I sing alto in a choir and mend clocks.

## Ask them

- Dr Omar Sleight, Harle Chemicals
- Vera Lund, formerly of Nordkem
`
const NONE = `# Tom Ruddock

## Work

### Fitter, Brack Engines, Derby (2014 – present)

- Rebuilds gearboxes. Took no voluntary redundancy in 2020.
- Member of the works council.
`

describe('lists', () => {
  const ask = askingOf(CV)

  it('tells talks and articles of one section apart', async () => {
    for (const question of [
      'publications',
      'Has she published anything?',
      'List her publications',
      'Are there any publications?',
    ]) {
      const answer = await ask(question)
      expect(answer).toContain('Cold columns')
      expect(answer).not.toContain('Two valves')
    }
    expect(await ask('Has she spoken at conferences?')).toContain('Two valves')
    expect(await ask('talks given')).not.toContain('Cold columns')
  })

  it('gives prizes without the certificates beside them', async () => {
    const answer = await ask('Has she won any awards?')
    expect(answer).toContain('Harle Safety Prize 2020')
    expect(answer).not.toContain('First aid')
  })

  it('says nested skills with their labels, and not those that are not held', async () => {
    const answer = await ask('What are her main skills?')
    expect(answer).toContain('Simulation: Aspen Plus, daily, Excel with VBA')
    expect(answer).not.toContain('Modelica')
  })

  it('knows headings of the owner’s own words', async () => {
    expect(await ask('Does she do any voluntary work?')).toContain('Night shelter: cook')
    expect(await ask('volunteering')).not.toContain('redundancy')
    expect(await ask('What are her hobbies?')).toContain('mend clocks')
    const answer = await ask('Are references available?')
    expect(answer).toContain('Omar Sleight')
    expect(answer).toContain('Vera Lund')
  })
})

describe('a CV without lists', () => {
  const ask = askingOf(NONE)

  it('says that there is nothing rather than something near', async () => {
    for (const question of ['volunteering', 'Has he won any awards?', 'publications', 'hobbies'])
      expect(await ask(question), question).toMatch(/does not say/)
  })
})

describe('whole sections', () => {
  const other = planned(`# Bram Oduya

## Freelance work (alongside the posts)

- Wine tours for hikers, 2017 – 2019.

## Voluntary work

- Treasurer, Harbour Friends, since 2019
- Reader for Talking Papers, since 2012

## A year off the map

- Walked the coast of Galloway, drawing every day.

## Beyond the kitchen

I sing in a sea shanty group. I crew on the Stranraer lifeboat as a volunteer. I keep two hens.
`)
  it('of unpaid work', () => expect(other('list his voluntary roles')).toContain('Reader for Talking Papers'))
  it('of free time, and nothing beside the work or of a break', () =>
    expect(other('What does he get up to outside work?')).toBe(
      'I sing in a sea shanty group; I crew on the Stranraer lifeboat as a volunteer; I keep two hens.',
    ))
})
