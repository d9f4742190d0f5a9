/** Careers told in whole sentences, paragraph by paragraph. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { headsProse, proseHeader } from '../../../src/rag/answer/entries/prose-header.ts'
import { proseRange } from '../../../src/rag/answer/entries/prose-times.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Orla Fenwick

## Career

I began in May 2004 as a ward clerk at the Brackwater Infirmary in Leeds, where I learned, mostly at night, what a form is for.

From June 2006 to the end of August 2011 I was records officer in the surgical department of Larkhill Hospital in York, a house with 1,900 new patients a year, where I also ran the Tuesday training for new clerks and sat on the working group that chose the archive system we still use today.

In October 2011 I came to Bergen as archivist at the Fjordside Clinic, at first for six months and then until March 2017. We scanned 84,000 files.

From April to June 2017 I was at home in Voss, looking after my father.

Since July 2017 I have been head of records at Havnelund Hospital in Oslo, and since 2021 also its deputy data officer. Four people work with me.

## Interests

I have been a member of the Harbour Choir since 2018.
`

describe('a career in prose', () => {
  const { entries, units } = buildFacts(parseDocument(CV))
  const posts = entries.filter(({ kind, org }) => kind === 'experience' && org !== null)

  it('is read as posts, each with what, whom, where and when', () =>
    expect(posts.map(({ title, org, place, dates }) => [title, org, place, dates])).toEqual([
      ['ward clerk', 'Brackwater Infirmary', 'Leeds', 'May 2004'],
      [
        'records officer in the surgical department',
        'Larkhill Hospital',
        'York',
        'From June 2006 to the end of August 2011',
      ],
      ['archivist', 'Fjordside Clinic', null, 'October 2011 – March 2017'],
      expect.arrayContaining(['From April to June 2017']),
      ['head of records', 'Havnelund Hospital', 'Oslo', 'Since July 2017'],
    ]))

  it('gives each paragraph to its post', () => {
    const scanned = units.find(({ unit }) => unit.text.startsWith('We scanned'))
    expect(entries[scanned?.entry ?? -1]?.org).toBe('Fjordside Clinic')
  })
})

describe('a sentence that heads no post', () => {
  it.each([
    'Since 2015 I have been captain of Elm Rovers.',
    'From 2005 to 2009 I studied at Leeds, then I was a nurse at Elm Hospital until 2014.',
  ])('%s', (text) => expect(headsProse(text)).toBe(false))
})

describe('the time of a post', () => {
  it('ends with the date behind until, whatever stands between', () => {
    const time = proseRange(
      'I joined Kobalt in May 2012 as cook, was made chef in June 2014, and stayed until March 2018.',
    )
    expect([time?.range.from, time?.range.to]).toEqual([2012 * 12 + 4, 2018 * 12 + 2])
    expect(time?.to?.from).toBe(2018 * 12 + 2)
  })
})

describe('a sentence', () => {
  it.each([
    [
      'Since 2015 I have been general manager of Hotel Vesterhus in Bergen.',
      'general manager',
      'Hotel Vesterhus',
    ],
    ['From 2001 to 2003 I worked as shift lead at Pell & Garrow in Hull.', 'shift lead', 'Pell & Garrow'],
    [
      'From 2010 to 2012 I was employed by Nordlys Film in Oslo, first as a subtitler.',
      'subtitler',
      'Nordlys Film',
    ],
    ['In 2020 I was Interim Head of Collections, with 14 staff.', 'Interim Head of Collections', null],
    [
      'From 2009 to 2015 I was one of five caretakers at Bram Academy.',
      'one of five caretakers',
      'Bram Academy',
    ],
    ['My apprenticeship was with Lucey Brothers in Mallow.', null, 'Lucey Brothers'],
    [
      'From 2008 to 2015 I was a teacher of German and Latin at Elm School.',
      'teacher of German and Latin',
      'Elm School',
    ],
    ['From 2010 to 2014 I was head of sales for Northern Europe at Kobalt.', 'head of sales', 'Kobalt'],
    [
      'From 2010 to 2014 I was a lecturer with Professor Adams at Durham University.',
      'lecturer',
      'Durham University',
    ],
  ])('tells of a post: %s', (text, title, org) => expect(proseHeader(text)).toMatchObject({ title, org }))

  it.each([
    'From June to December 2015 I was in Galway looking after my mother.',
    'From January 2021 to December 2021 I was not employed.',
    'I was on paternity leave from July to August 2019.',
    'Ran the sailing school at Tarbert Harbour for nine summers.',
    'From 2001 to 2004 my mother worked as a cook at Hotel Post and I was raised there.',
  ])('tells of none: %s', (text) => expect(proseHeader(text)).toBeNull())
})

describe('a house that one came to', () => {
  const ask = askingOf(`# Amina Otieno

Lawyer, Nairobi

## Career

### At present

Since July 2020 I have been a partner at Mwezi & Tana Advocates in Nairobi, where I head the disputes group.

### Before the partnership

I came to Mwezi & Tana as a senior associate in January 2016 and stayed in that post until June 2020. I wrote the manual on site diaries.

From March 2012 to December 2015 I was legal officer at the Union of Harbour Workers in Mombasa. I trained 340 stewards.

### Early on

My first real post was at Bahari Chambers in Kisumu, where from October 2009 to February 2012 I drafted leases.
`)
  it('is one of several posts below a heading', async () => {
    expect(await ask('Where was she working in 2018?')).toContain('Mwezi & Tana')
    expect(await ask('Where was she working in 2014?')).toContain('Union of Harbour Workers')
    expect(await ask('Where was she working in 2010?')).toContain('Bahari Chambers')
  })
})
