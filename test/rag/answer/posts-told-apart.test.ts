/** Posts whose house stands behind 'at', what is done in them, how many there are at one house, and what came next to them. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const postsOf = (markdown: string): (string | null)[][] =>
  buildFacts(parseDocument(`# Ada Moss\n\n## Employment\n\n${markdown}`)).entries.map(({ title, org }) => [
    title,
    org,
  ])

describe('a heading that says what one was, above the line of its dates', () => {
  it('names the house behind its sign, and has no posts among what was done', () => {
    expect(
      postsOf(`### Lead Engineer, Ledger Core @ Ternfield

*April 2021 – present · Turku*

- **Team:** lead six engineers in two squads; nobody has left since May 2023.
- **Audit:** led our first audit, passed in June 2022.

### Engineer, Hip Unit at Kestrel Works

*2016 – 2020 · Oulu*

- Wrote the planner.
`),
    ).toEqual([
      ['Lead Engineer', 'Ternfield'],
      ['Engineer', 'Kestrel Works'],
    ])
  })

  it('leaves a house alone that stands before another at', () => {
    expect(
      postsOf(`### Trainer, Kettle Training Ltd, next to the posts at Tern and Oriel

2019 – 2022
`),
    ).toEqual([['Trainer', 'Kettle Training Ltd']])
  })
})

it('reads a column of what one was and where as both', () => {
  expect(
    postsOf(`| When | What and where |
|---|---|
| 2015 – 2019 | **Quality Engineer**, Elmtal Ventile, Lund. Audits in Poland |
| 2012 – 2015 | **Test Engineer**, Elmtal Ventile, Lund |
`),
  ).toEqual([
    ['Quality Engineer', 'Elmtal Ventile'],
    ['Test Engineer', 'Elmtal Ventile'],
  ])
})

describe('posts by house, and next to one another', () => {
  const ask = askingOf(`# Ada Moss

## Employment

### Ternfield Foods plc

*Soups for supermarkets. Nine sites. Joined in 2011; promoted twice.*

#### Plant Director

*April 2019 to date, Turku head office*

- Two halls.

#### Shift Manager

*June 2014 to March 2019, Turku*

- Nights.

#### Shift Planner

*March 2011 to May 2014, Turku*

- Rotas.

### Oriel Relief, Conakry

#### Field Planner

*October 2008 to December 2010*

- Tents.

### Kestrel Hospital, Oulu

#### Porter

*August 2003 to August 2006*

- Beds.

## Degrees and qualifications

- 2017: Fellow of the Guild of Planners
- 2006–2008: MSc Logistics, University of Lorne
- 1999–2003: BSc Geography, Sarran College
`)

  it.each([
    [
      'How many different posts has she held at Ternfield Foods?',
      /^Three: .*Planner.*Manager.*Director/,
      /Porter|Soups/,
    ],
    [
      'What was she studying between the hospital in Oulu and the job in Conakry?',
      /MSc Logistics/,
      /BSc|Guild/,
    ],
    ['Name every company she has worked for, including internships.', /Ternfield.*Oriel.*Kestrel/, /Lorne/],
  ])('%s', async (query, holds, not) => {
    const answer = await ask(query)
    expect(answer).toMatch(holds)
    expect(answer).not.toMatch(not)
  })

  it('counts no posts at a house where there is one', async () => {
    expect(await ask('How many posts has she held at Kestrel Hospital?')).not.toMatch(/^(?:Two|Three)/)
  })
})

describe('projects by client', () => {
  const ask = askingOf(`# Ada Moss — freelance architect

## Client projects

### Halvor Shipping, Turku

10/2022 – 06/2024 | **Lead Architect** | team of 14

- Moved 40 systems.

### Brotal Direct, Oulu

03/2019 – 09/2022 | **Architect** | team of 11

- Cut the shop in nine.

### Ollen Utilities, Vaasa

09/2017 – 02/2019 | **Consultant** | team of 3

- A study.

## Before going freelance

2011 – 2017: **Systems Engineer**, Pexa Hosting, Lund.
`)

  it('says who came after one', async () => {
    const answer = await ask('Which client did you work for directly after Ollen Utilities?')
    expect(answer).toContain('Brotal Direct')
    expect(answer).not.toContain('Halvor')
  })
})
