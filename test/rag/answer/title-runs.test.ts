/** Several titles in one line below a house, headers parted by arrows, what is meant by a house as a label. */
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'

const posts = (markdown: string): string[] =>
  buildFacts(parseDocument(markdown)).entries.map(
    ({ title, org, dates }) => `${title ?? '-'} | ${org ?? '-'} | ${dates}`,
  )

describe('titles that one line tells with their times', () => {
  it('are a post each', () => {
    const cv = `# Ottilie Brandvik

## Work

### Fjordside Pictures, Bergen
*Assistant producer (2012 – 2014), then producer (2014 – 2018)*

- Films about ferries.

### Larch Street Studio
Leeds. Senior Designer, *January 2008 – March 2011*; Designer, *May 2005 – December 2007*.

- Rooms.
`
    expect(posts(cv)).toEqual([
      'Assistant producer | Fjordside Pictures | 2012 – 2014',
      'producer | Fjordside Pictures | 2014 – 2018',
      'Senior Designer | Larch Street Studio | January 2008 – March 2011',
      'Designer | Larch Street Studio | May 2005 – December 2007',
    ])
  })

  it('are told of another house by themselves, and one title is one post', () => {
    const cv = `# Ottilie Brandvik

## Work

### Fjordside Pictures, Bergen
*Producer (2014 – 2018; on leave March 2016 – May 2016)*

- Films about ferries.
`
    expect(posts(cv)).toHaveLength(1)
  })
})

describe('a header parted by arrows', () => {
  it('tells house, title and time', () => {
    const cv = `# Ottilie Brandvik

## Before

**Wexcombe University** → Director, Office for Rivers → Feb 2018 – Jul 2021

Six people.

**Hospital Workers' Union, Branch 7** → Research Officer → 2013 – Jan 2018

Ten people.

**Same union** → Organiser → 2009 – 2013

Streets.

**Same Hill** → Clerk → 2006 – 2009

A village hall of that name.
`
    expect(posts(cv)).toEqual([
      'Director | Wexcombe University | Feb 2018 – Jul 2021',
      "Research Officer | Hospital Workers' Union | 2013 – Jan 2018",
      "Organiser | Hospital Workers' Union | 2009 – 2013",
      'Clerk | Same Hill | 2006 – 2009',
    ])
  })

  it('stays whole where they lead from title to title', () => {
    const cv = `# Ottilie Brandvik

## Employment

**Junior Developer → Developer → Lead Developer, Plumbline Ltd**, 2013 – 2018

Pipes.
`
    expect(posts(cv)[0]).toMatch(/→ Lead Developer/)
  })
})

describe('lines that begin a post', () => {
  it('may end with an open year, and only those in bold are', () => {
    const cv = `# Ottilie Brandvik

## Appointments

*Senior Fellow* | Institute for Rivers, Bergen | **2021–**
*Support Chemist* | Orrin Bank Observatory, Leeds | **2016–2021**
*Research Assistant* | Wexcombe University, Kent | **2013–2016**
`
    expect(posts(cv).map((post) => post.split(' | ')[2])).toEqual(['2021–', '2016–2021', '2013–2016'])
  })

  it('name the house by its kind', () => {
    const cv = `# Ottilie Brandvik

## Employment

### Night Porter
House: Mirador Bay, Porto
Period: 05/2019 – 01/2021

- Doors.

### Kitchen Porter
House: Villa Lind, Malmö
Period: 02/2016 – 04/2019

- Pans.
`
    expect(posts(cv)).toEqual([
      'Night Porter | Mirador Bay | 05/2019 – 01/2021',
      'Kitchen Porter | Villa Lind | 02/2016 – 04/2019',
    ])
  })
})

describe('houses below one title', () => {
  const cv = `# Rolf Addinall

## Work

**Forklift driver**
1998 – 2006
- Brennan Timber, days, 1998 – 2001
- Osk Chilled, nights: frozen fish, 2001 – 2006

**Warehouse manager**, Osk Chilled, 2006 – today
- Moved the racks in 2010 – 2011
- Two inspections
`
  it('are a post each, and a list of works is none', () => {
    expect(posts(cv)).toEqual([
      'Forklift driver | Brennan Timber | 1998 – 2001',
      'Forklift driver | Osk Chilled | 2001 – 2006',
      'Warehouse manager | Osk Chilled | 2006 – today',
    ])
  })
})

it('a title with a bracket of its own stands before the house with its town in one', () => {
  const cv = `# Una Birch

## Work

### Room Leader (Toddlers), Bright Meadow (Sale)
2009 – 2014

- Four staff

### Nurse, Little Boats (Hull)
2006 – 2009
`
  expect(posts(cv)).toEqual([
    'Room Leader | Bright Meadow | 2009 – 2014',
    'Nurse | Little Boats | 2006 – 2009',
  ])
})
