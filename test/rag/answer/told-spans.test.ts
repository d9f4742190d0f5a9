/** Times told in two fields, their beginning and their end; and what is asked of a part of a year, or of whom one left. */
import { describe, expect, it } from 'vitest'
import { toldSpan } from '../../../src/rag/answer/entries/told-span.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { inTimeWords } from '../../../src/rag/answer/lexicon/time-wordings.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'
import { entriesOf } from '../../support/entries.ts'

const postsOf = (markdown: string): unknown[] =>
  buildFacts(parseDocument(markdown))
    .entries.filter(({ kind }) => kind === 'experience')
    .map(({ title, org, place, range }) => [
      title,
      org,
      place,
      range && Math.floor(range.from / 12),
      range?.to,
    ])

const month = (year: number, at: number): number => year * 12 + at - 1

describe('a beginning and an end', () => {
  it.each([
    ['From', 'August 2015', 'To', 'March 2020', 'August 2015 – March 2020'],
    ['Start date', '01/2019', 'End date', 'present', '01/2019 – present'],
    ['Joined', '2013', 'Left', '2016', '2013 – 2016'],
    ['Started', 'April 2019', 'Until', 'still there', 'April 2019 – present'],
  ])('%s: %s, %s: %s', (from, begun, to, ended, said) => {
    const fields = [
      { header: from, text: begun },
      { header: to, text: ended },
    ]
    expect(toldSpan(fields)?.text).toBe(said)
  })

  it('are two fields', () => {
    expect(toldSpan([{ header: 'From', text: 'August 2015' }])).toBeNull()
    expect(
      toldSpan([
        { header: 'From', text: 'the ministry' },
        { header: 'To', text: 'the mayor' },
      ]),
    ).toBeNull()
  })
})

const NURSERIES = `# Ilse Brandvold

Lives in Aarhus.

## The nurseries

### Solhaven, Aarhus

- **Role:** Head of nursery
- **Start date:** 01/2019
- **End date:** present
- **House:** two floors, 84 children

Opened a second house in 2021.

### Little Otters, Leith

- **Role:** Deputy head
- **Start date:** 09/2014
- **End date:** 12/2018

Wrote the outdoor plan that the council copied in 2016.

### Before that

2010–2014 Nursery teacher, Kindergarten Am Wall, Bremen
2007 Camp leader, Camp Borre, Viborg

## Studies

BA Early Years, Bremen College, 2004–2007
`

describe('houses below a heading of no known kind', () => {
  it('are read with their times, and what stands beside them', () => {
    expect(postsOf(NURSERIES)).toEqual([
      ['Head of nursery', 'Solhaven', 'Aarhus', 2019, Infinity],
      ['Deputy head', 'Little Otters', 'Leith', 2014, month(2018, 12)],
      ['Nursery teacher', 'Kindergarten Am Wall', 'Bremen', 2010, month(2014, 12)],
      ['Camp leader', 'Camp Borre', 'Viborg', 2007, month(2007, 12)],
    ])
  })

  const ask = askingOf(NURSERIES)
  it.each([
    ['Where was she working in 2017?', 'Little Otters'],
    ['What was her job before the Leith one?', 'Kindergarten Am Wall'],
    ['How many years did she spend in Leith?', '4 years'],
    ['Where was she working in the summer of 2016?', 'Little Otters'],
    ['Which job did she take up when she left Leith?', 'Solhaven'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })

  it('may be ships, with a rank and a company', () => {
    const ship = (name: string, rank: string, from: string, to: string): string =>
      `### ${name}\n\nRank: ${rank}\nCompany: Norrland Lines\nJoined: ${from}\nLeft: ${to}\n\n`
    const posts = postsOf(
      `# Jorge Palmer\n\n## Ships\n\n${ship('MV Calanthe', 'Chief cook', 'February 2020', 'to date')}${ship('MV Persis', 'Second cook', 'March 2016', 'January 2020')}## Certificates\n\nFood safety, 2013`,
    )
    expect(posts).toEqual([
      ['Chief cook', 'Norrland Lines', 'MV Calanthe', 2020, Infinity],
      ['Second cook', 'Norrland Lines', 'MV Persis', 2016, month(2020, 1)],
    ])
  })
})

describe('a heading that says what one was and with whom', () => {
  it('has its time from lines below it', () => {
    const post = (heading: string, lines: string): string =>
      `### ${heading}\n\n${lines}\n\n- Checked 40 culverts.\n\n`
    expect(
      postsOf(
        `# Tomasz Weir\n\n## Experience\n\n${post('Resident Engineer, Calder Structures, Leeds', 'From: March 2018\nTo: present')}${post('Design Engineer, Pont & Sons, Cardiff', 'From: June 2013\nTo: February 2018')}`,
      ),
    ).toEqual([
      ['Resident Engineer', 'Calder Structures', 'Leeds', 2018, Infinity],
      ['Design Engineer', 'Pont & Sons', 'Cardiff', 2013, month(2018, 2)],
    ])
  })

  it('may be a section, whatever other fields stand there', () => {
    expect(
      postsOf(
        '# Ada Marsh\n\n## Lead Surveyor, Hollin Borough Council\n\nWhen: May 2019 – present\nReports to: Owen Tarn\nTeam: six\n\nThe harbour wall.\n\n## Surveyor, Brindle Partners\n\nWhen: January 2014 – April 2019\nWhere: York office\nClients: two ports, a brewery\n\nSeven wharves.',
      ),
    ).toEqual([
      ['Lead Surveyor', 'Hollin Borough Council', null, 2019, Infinity],
      ['Surveyor', 'Brindle Partners', null, 2014, month(2019, 4)],
    ])
  })

  it('keeps what is headed below it', () => {
    expect(
      postsOf(
        '# Ada Marsh\n\n## Experience\n\n### Timetable planner, Halden Rail (2016 – 2021)\n\nPlanned the coast line.\n\n#### Night trains\n\nThree lines came back. The first ran in May 2018.\n\n#### The late hour\n\nI told the drivers myself.\n\n### Clerk, Orrin Bank (2012 – 2016)\n\nCounted.',
      ),
    ).toEqual([
      ['Timetable planner', 'Halden Rail', null, 2016, month(2021, 12)],
      ['Clerk', 'Orrin Bank', null, 2012, month(2016, 12)],
    ])
  })
})

describe('a question for a time', () => {
  it.each([
    ['Which theatre did Joris work for in 2011?', 'Which employer did Joris work for in 2011?'],
    ['Which post did she take up when she left Graz?', 'Which post came right after Graz?'],
    ['Where did he go after leaving Lantern Works?', 'Which employer came right after Lantern Works?'],
    ['Where was she in the autumn of 2012?', 'Where did she work in the autumn of 2012?'],
  ])('%s', (asked, said) => {
    expect(inTimeWords(asked)).toBe(said)
  })

  it('is left alone where it asks for what followed school', () => {
    const asked = 'Where did he go after leaving school?'
    expect(inTimeWords(asked)).toBe(asked)
  })
})

describe('posts told field by field below headings that say nothing', () => {
  const CV = `# Oda Brandvik

## now

Company: Vestbukt Port
Title: Harbour Manager
Since: 2022-05
Team: 5

## then

Company: Nordfar Line
Title: First Mate
Dates: 2018-02 .. 2022-04
Ship: Solveig

Company: Ansgar Ferries
Title: Deckhand
Dates: 2015-07 – 2018-01
`

  it('are posts, the one that has a beginning alone goes on', () => {
    expect(entriesOf(CV)).toEqual([
      ['experience', 'Harbour Manager', 'Vestbukt Port', expect.stringContaining('2022-05')],
      ['experience', 'First Mate', 'Nordfar Line', '2018-02 .. 2022-04'],
      ['experience', 'Deckhand', 'Ansgar Ferries', expect.stringContaining('2015-07')],
    ])
  })
})
