/** Layouts that tell posts in few words: nested bullets, two columns, a section for each post, chapters of one '#'. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('bullets that begin with years, below a heading that says nothing', () => {
  const ask = askingOf(`# Ludo Farthing

## Houses
- '04–'06 **Pier Playhouse**, Hull
  - assistant director
  - 9 productions
- '11–'16 **Foundry Theatre**, Halifax
  - associate director
  - left: the grant was halved
- '17–'24 **Salt Stage**, Leeds
  - artistic director
  - 310 seats

## Off
- sea swimming
- mends accordions
`)
  it.each([
    ['Where did he work in 2014?', 'Foundry Theatre'],
    ['How long was he at Salt Stage?', '7 years'],
    ['What does he do in his free time?', 'accordions'],
  ])('%s', async (query, part) => expect(await ask(query)).toContain(part))
})

describe('a table of dates and of all the rest', () => {
  const ask = askingOf(`# Lebenslauf (English version)

Name: Petra Almgren

## Employment before

| When | What |
|---|---|
| 10/2011 – 04/2016 | Rehabilitation Centre Thalheim, Bad Thalheim. Physiotherapist, from 2013 head of the gym; wrote its handbook. |
| 08/2008 – 09/2011 | Hospital of the Three Wells, Linz. Physiotherapist in rotation: intensive care, neurology. Got patients out of bed. |
| 07/2007 – 07/2008 | Skiclub Hochau, Tyrol. Travelling physiotherapist of the juniors: 21 races, 96 nights away. |

## Languages

- English: C1, certificate of 2018
- French: school level, B1 at the time
`)
  it.each([
    ['Where was she employed in 2009?', 'Hospital of the Three Wells'],
    ['What was her first job as a physiotherapist?', 'Skiclub Hochau'],
    ['Which level of English do you have?', 'C1'],
  ])('%s', async (query, part) => expect(await ask(query)).toContain(part))
})

describe('a section for each post, and one chapter each', () => {
  const ask = askingOf(`Kwabena Thorn
=============

# Rhine Trade Bank

Lead Developer, Payments, April 2019 – today (Frankfurt, three days a week in the office)

I lead eight developers.

# Bankhaus Otter & Cie

Senior Developer, Market Risk, 2015 – March 2019 (Luxembourg)

- Values at risk for 60,000 positions.

# Invited talks

2026-05 · Budapest, Ledger Days

2025-07 · Edinburgh, Payments Week

2024-02 · Freiburg, workshop on queues

# Papers

1. "Queues that forget", with G. Pask. Annals of Ledgers 12 (2024).
2. "A counterexample in rank four". Journal of Queues 3 (2023).
`)
  it.each([
    ['Where did he work in 2017?', 'Otter'],
    ['Where did he give his most recent invited talk?', 'Budapest'],
    ['Where does he work?', 'Rhine Trade Bank'],
  ])('%s', async (query, part) => expect(await ask(query)).toContain(part))
})

describe('an address among people who may be asked', () => {
  const ask = askingOf(`# Delphine Marshall

## People who know my work

Gwil Prosser, head teacher, gwil@school.example. You can reach me at delphine@marshall.example.

## Otherwise

On Thursdays I run Button Club, an after-school sewing club. I keep two greyhounds.
`)
  it('is hers where she says so', async () => {
    expect(await ask('email address?')).toBe('delphine@marshall.example.')
  })
  it('is not asked for what came after', async () => {
    expect(await ask('Which after-school club does she run?')).toContain('Button Club')
  })
})
