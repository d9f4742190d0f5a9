/** Posts and studies as owners set them out: in forms, tables, below years, told on the way. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../../src/rag/answer/facts/facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { entriesOf } from '../../support/entries.ts'

const factsOf = (markdown: string): Facts => buildFacts(parseDocument(markdown))

describe('fields of a form', () => {
  const posts = [
    ['experience', 'Head of Laboratory', 'Acque S.p.A.', '01/09/2019 →'],
    ['experience', 'Process engineer', 'Hydroplan GmbH', '01/03/2014 – 31/08/2019'],
  ]
  it.each([
    ['rows', (label: string, value: string): string => `| ${label} | ${value} |\n`, '\n\n| | |\n|---|---|\n'],
    ['lines', (label: string, value: string): string => `${label}: ${value}\n`, '\n\n'],
    ['items', (label: string, value: string): string => `- **${label}:** ${value}\n`, '\n\n'],
  ])('are a post together: %s', (_, line, lead) => {
    const post = (dates: string, title: string, employer: string): string =>
      [
        line('Dates', dates),
        line('Occupation or position held', title),
        line('Main activities', 'Led 11 analysts; trained operators'),
        line('Name and address of employer', employer),
      ].join('')
    expect(
      entriesOf(
        `# Ada Moss\n\n## Work experience${lead}${post('01/09/2019 →', 'Head of Laboratory', 'Acque S.p.A., Via Brennero 98, Trento')}${lead}${post('01/03/2014 – 31/08/2019', 'Process engineer', 'Hydroplan GmbH, Innrain 40, Innsbruck')}`,
      ),
    ).toEqual(posts)
  })
})

describe('a section of service', () => {
  it('is of posts, whatever years its heading tells and whatever gathers them', () => {
    expect(
      entriesOf(`# Ada Moss

## Military service 1998-2018

**Appointments**

- Officer Commanding, 17 Port Squadron, Marchwood (2015-2018): 118 soldiers
- Troop Commander, 9 Regiment (1999-2003)

**Operational tours**

- Op HERRICK 12, Helmand, Apr-Oct 2010
- KFOR, Pristina, 2000
`).map((entry) => (entry as unknown[]).slice(0, 3)),
    ).toEqual([
      ['experience', null, 'Military service'],
      ['experience', 'Officer Commanding', '17 Port Squadron'],
      ['experience', 'Troop Commander', '9 Regiment'],
      ['experience', null, 'Op HERRICK 12'],
      ['experience', null, 'KFOR'],
    ])
  })
})

it('reads the title of a cell that goes on to tell of the post', () => {
  expect(
    entriesOf(
      '# Ada Moss\n\n## Work\n\n| When | Where | What |\n|---|---|---|\n| 2021-09 → now | Lumenforge | Staff Engineer. Wrote the isolate scheduler; cold start 38 ms to 6 ms |\n| 2018-02 → 2021-08 | Skeppsbro Systems AB | Backend Engineer. Port logistics, 40 terminals |\n',
    ),
  ).toEqual([
    ['experience', 'Staff Engineer', 'Lumenforge', '2021-09 → now'],
    ['experience', 'Backend Engineer', 'Skeppsbro Systems AB', '2018-02 → 2021-08'],
  ])
})

it('takes a row whose first cell is empty for more of the post above, unless it has dates of its own', () => {
  const table = (row: string) =>
    factsOf(
      `# Ada Moss\n\n## Work\n\n| When | Where | What |\n|---|---|---|\n| 2021 – now | Lumenforge | Staff Engineer |\n${row}\n| 2018 – 2021 | Skeppsbro Systems AB | Backend Engineer |\n`,
    ).entries.map(({ org }) => org)
  expect(table('| | | Moved the scheduler of 2015 and its forty terminals to new machines |')).toEqual([
    'Lumenforge',
    'Skeppsbro Systems AB',
  ])
  expect(table('| | 2021 – 2022 | Backend Engineer |')).toHaveLength(3)
})

it('reads a post below the years at one employer as a part of these', () => {
  const { entries } = factsOf(
    '# Ada Moss\n\n## Work\n\n### Ventoria S.A. (2011 – present)\n\n#### Director (Jan 2019 – present)\n\n#### Planner (2011 – 2018)\n',
  )
  expect(entries.map(({ parent }) => parent)).toEqual([null, 0, 0])
})

it('takes the name in the heading for the employer, not a place beside the title', () => {
  expect(
    entriesOf(
      '# Ada Moss\n\n## Work\n\n### Cloudmere\n\n**Staff Engineer**, April 2022 - present, Tallinn (remote)\n',
    ),
  ).toEqual([['experience', 'Staff Engineer', 'Cloudmere', 'April 2022 - present']])
})

describe('posts told on the way', () => {
  it('begin with a line in italics, whose short years end a sentence', () => {
    expect(
      entriesOf(`# Ada Moss

#### Earlier still

*Café Lune, Ghent, '14–'16.* Assistant manager. I opened the second house within nine weeks of the lease.

*Brasserie Ponto, Liège, '11–'14.* Waiter. Six months on, two months off, and a team of nine in summer.
`),
    ).toEqual([
      ['experience', 'Assistant manager', 'Café Lune', "'14–'16"],
      ['experience', 'Waiter', 'Brasserie Ponto', "'11–'14"],
    ])
  })

  it('are items that name the work first, and say in the next sentence where and when it was', () => {
    expect(
      entriesOf(`# Ada Moss

## Jobs before it

- *Tide Tables*, radio play in six parts, Harbour FM. Hull, 02/2021–05/2021. I planned the microphones for a quay, a ferry and a very patient flock of geese.
- *Low Water*, documentary, Mud & Sons. Goole, 06/2019–08/2019. Sole recordist on forty days, most of which were spent in waders and the others in a van.
`),
    ).toEqual([
      ['experience', null, 'Tide Tables', '02/2021–05/2021'],
      ['experience', null, expect.any(String), '06/2019–08/2019'],
    ])
  })

  it('are with those they were for, not where they were', () => {
    expect(
      entriesOf(`# Ada Moss

## Jobs

| When | What | For whom | Where |
| --- | --- | --- | --- |
| '18–'19 | *Eel Song*, documentary | Mud & Sons | Goole |
| '16–'17 | *Weir*, web series | Harbour FM | Hull |
`).map((one) => (one as unknown[])[2]),
    ).toEqual(['Mud & Sons', 'Harbour FM'])
  })

  it('stand below a heading of any name', () => {
    expect(
      entriesOf(
        '# Ada Moss\n\n## Track record\n\nBuyer, Skerry Cartons, May 2020 to now\n\n- I buy paper.\n',
      ),
    ).toEqual([['experience', 'Buyer', 'Skerry Cartons', 'May 2020 to now']])
  })

  it('leave a chapter with its years no employer', () => {
    expect(
      entriesOf(`# Ada Moss

## Finding my feet (2003–2009)

I grew up in Oban. From July 2005 to August 2008 I was a shift lead at Skerry House. I liked the nights.
`),
    ).toEqual([])
  })
})
