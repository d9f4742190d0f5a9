/** Posts and studies as owners set them out: in lines, forms, bold type, tables, below years. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../../src/rag/answer/facts/facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { entriesOf } from '../../support/entries.ts'

const factsOf = (markdown: string): Facts => buildFacts(parseDocument(markdown))
describe('lines of one paragraph', () => {
  it('are a post each, when each has its dates', () => {
    expect(
      entriesOf(`# Ada Moss

## Appointments

2017–2022 | Lecturer in Botany | Skerry University
2014–2017 | Postdoctoral Fellow | Institut de la Mer, Brest
2006–2007 | Laboratory Technician | Fisheries Institute, Ostend

## Academic background

MBA | Lausanne School of Hotels | 2016 – 2018 (distance learning)
Bachelor of Arts in Modern Languages | Reno University, Bologna | 2006 – 2010
`),
    ).toEqual([
      ['experience', 'Lecturer in Botany', 'Skerry University', '2017–2022'],
      ['experience', 'Postdoctoral Fellow', 'Institut de la Mer', '2014–2017'],
      ['experience', 'Laboratory Technician', 'Fisheries Institute', '2006–2007'],
      ['education', 'MBA', 'Lausanne School of Hotels', '2016 – 2018'],
      ['education', 'Bachelor of Arts in Modern Languages', 'Reno University', '2006 – 2010'],
    ])
  })

  it('belong together, when dates, employer and role stand one below the other', () => {
    expect(
      entriesOf(`# Ada Moss

## Experience

**01.04.2018 – today**
**Nordwerk GmbH, Stuttgart**
Head of Design (since 01.07.2021)
Senior Design Engineer (01.04.2018 – 30.06.2021)

**15.09.2009 – 31.03.2018**
**Weissbach KG, Esslingen**
Design Engineer
`).slice(1),
    ).toEqual([
      ['experience', 'Head of Design', 'Nordwerk GmbH', 'since 01.07.2021'],
      ['experience', 'Senior Design Engineer', 'Nordwerk GmbH', '01.04.2018 – 30.06.2021'],
      ['experience', 'Design Engineer', 'Weissbach KG', '15.09.2009 – 31.03.2018'],
    ])
  })
})

describe('a bold line with dates', () => {
  it.each([
    ['**2015 – 2019: Fellow, University of Skerry, Oban**', 'Counted seals.'],
    ['**The Tern, Oban. Cook. May 2012 to June 2015.**', 'Small place with 20 seats.'],
  ])('heads the text below it: %s', (line, below) => {
    const { units } = factsOf(`# Ada Moss\n\n## Work\n\n${line}\n${below}\n`)
    expect(units.slice(2).map(({ unit }) => unit.text)).toEqual([line.replaceAll('*', ''), below])
  })
})

describe('plain lines', () => {
  const posts = [
    ['experience', 'Engineering Manager', 'Brightloom', 'Mar 2022 - Present'],
    ['experience', 'Software Engineer', 'Nordhavn Bank', 'Aug 2015 - Feb 2022'],
  ]

  it('are posts as a profile is exported: employer, title, dates and their length, place', () => {
    expect(
      entriesOf(`# Ada Moss

## Experience

Brightloom
Engineering Manager
Mar 2022 - Present · 4 yrs 9 mos
Copenhagen, Denmark · Hybrid
- Manage two squads of 13 engineers.

Nordhavn Bank
Software Engineer
Aug 2015 - Feb 2022 (6 years 7 months)
Aarhus, Denmark
- Wrote the rules in 2017 - 2018.
`),
    ).toEqual(posts)
  })

  it('are posts when each is a paragraph', () => {
    expect(
      entriesOf(
        '# Ada Moss\n\n## Experience\n\nBrightloom\n\nEngineering Manager\n\nMar 2022 - Present\n\nI manage two squads.\n\nNordhavn Bank\n\nSoftware Engineer\n\nAug 2015 - Feb 2022\n\nI wrote the rules.\n',
      ),
    ).toEqual(posts)
  })

  it('share the employer named once above them', () => {
    expect(
      entriesOf(
        '# Ada Moss\n\n## Experience\n\nBrightloom\n7 yrs 10 mos\n\nEngineering Manager\nMar 2022 - Present · 4 yrs 9 mos\n\nSoftware Engineer\nJan 2019 - Feb 2022 · 3 yrs 2 mos\n',
      ),
    ).toEqual([
      ['experience', 'Engineering Manager', 'Brightloom', 'Mar 2022 - Present'],
      ['experience', 'Software Engineer', 'Brightloom', 'Jan 2019 - Feb 2022'],
    ])
  })

  it('that tell of a post below its dates are no header', () => {
    expect(
      entriesOf(`# Ada Moss

## Employment history

Supply Planner
Harcombe Dairies plc, Ipswich
02/2016 - 05/2020
Planned milk and cream for three depots
Secondment to Cork, Ireland, 09/2018 - 02/2019

Warehouse Operative (agency)
StaffQuick
05/2013 - 09/2013
Night shifts at a parcel hub

## Education and training

BSc (Hons) Logistics, 2:1
University of Huddersfield
2010 - 2013

CIPS Diploma
2019
`),
    ).toEqual([
      ['experience', 'Supply Planner', 'Harcombe Dairies plc', '02/2016 - 05/2020'],
      ['experience', 'Warehouse Operative', 'StaffQuick', '05/2013 - 09/2013'],
      ['education', 'BSc', 'University of Huddersfield', '2010 - 2013'],
      ['education', 'CIPS Diploma', null, '2019'],
    ])
  })

  it('begin with a degree', () => {
    expect(
      entriesOf(
        '# Ada Moss\n\n## Education\n\n2007 PhD in Musicology, University of London. Thesis: "Breath". Supervisor: A. Hightower.\n2003 MA in Music (distinction), University of London\nMEng Electrical Engineering, Instituto do Tejo (1994–1999), with a term abroad\n',
      ),
    ).toEqual([
      ['education', 'PhD in Musicology', 'University of London', '2007'],
      ['education', 'MA in Music', 'University of London', '2003'],
      ['education', 'MEng Electrical Engineering', 'Instituto do Tejo', '1994–1999'],
    ])
  })
})

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

describe('headings that are only set off', () => {
  const body = (heading: (text: string) => string): string =>
    `# Ada Moss\n\nTurku\n\n${heading('About')}\n\nBeekeeper.\n\n${heading('Work experience')}\n\nCashier, Lody Anielka, 2019 – 2021\n\n${heading('Education')}\n\nBSc Botany, Turku University, 2022 – 2025\n`
  it.each([
    ['bold', (text: string): string => `**${text}**`],
    ['bold with a colon', (text: string): string => `**${text}:**`],
    ['capitals', (text: string): string => text.toUpperCase()],
  ])('open sections, with the slug of the heading around them: %s', (_, heading) => {
    const facts = factsOf(body(heading))
    expect(facts.document.sections.map(({ index, slug }) => [slug, facts.mainKinds[index]])).toEqual([
      ['ada-moss', 'contact'],
      ['ada-moss', 'summary'],
      ['ada-moss', 'experience'],
      ['ada-moss', 'education'],
    ])
    expect(facts.entries.map(({ title, org }) => [title, org])).toEqual([
      ['Cashier', 'Lody Anielka'],
      ['BSc Botany', 'Turku University'],
    ])
    const { markdown } = facts.document
    for (const { unit } of facts.units.slice(1))
      expect(markdown.slice(unit.span.start, unit.span.end)).toBe(unit.text)
  })

  it('leave alone a document that has headings, and bold lines that name something else', () => {
    for (const markdown of [
      '# Ada Moss\n\n## Work\n\n**Projects**\n\n## Skills\n\n**Languages**\n\n**Awards**\n',
      '# Ada Moss\n\n**Teaching assistant**\n\n**Torre Antica**\n\n**Skills**\n',
    ]) {
      const document = parseDocument(markdown)
      expect(buildFacts(document).document).toBe(document)
    }
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
      ['experience', null, 'Café Lune', "'14–'16"],
      ['experience', null, 'Brasserie Ponto', "'11–'14"],
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
