/** Headings that gather posts by their kind, and items below a post that name a role and a year: neither is a house or a post. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const postsOf = (cv: string): string[] =>
  buildFacts(parseDocument(cv))
    .entries.filter(({ kind }) => kind === 'experience')
    .map(({ title, org }) => `${title ?? '–'} @ ${org ?? '–'}`)

const frame = (posts: string): string => `# Ylva Thorne

## Experience

${posts}

## Education

BSc Geology, Leeds, 2004 – 2007

## Skills

Maps, levels

## Languages

- Welsh
`

describe('headings that gather posts', () => {
  it('are no employers, though a word of firms stands in them', () => {
    const posts = postsOf(
      frame(`### Survey roles

**Wexcombe Logistics** — Lead Surveyor (Mar 2019 – present)

- Leads five.

### Earlier engineering roles

**Orrin Tunnels** — Site Clerk (Jan 2013 – Feb 2019)

- Kept the books.

**Town of Halvmark** — Junior Surveyor (Aug 2009 – Dec 2012)

- Measured roads.

### Positions in logistics

#### Porter, Hollin Hotel

2007 – 2009`),
    )
    expect(posts).toEqual([
      'Lead Surveyor @ Wexcombe Logistics',
      'Site Clerk @ Orrin Tunnels',
      'Junior Surveyor @ Town of Halvmark',
      'Porter @ Hollin Hotel',
    ])
  })

  it('may be a field that posts with houses of their own stand below', () => {
    const posts = postsOf(
      frame(`### Energy

**Wexcombe** — Lead Surveyor (Mar 2019 – present)

- Leads five.

### Media & Telecom

**Orrin** — Site Clerk (Jan 2013 – Feb 2019)

- Kept the books.`),
    )
    expect(posts).toEqual(['Lead Surveyor @ Wexcombe', 'Site Clerk @ Orrin'])
  })

  it('is still the house where the lines below say what one was there', () => {
    const posts = postsOf(
      frame(`### Halvmark Engineering

**Lead Surveyor** (Mar 2019 – present)

- Leads five.

**Site Clerk** (Jan 2013 – Feb 2019)

- Kept the books.`),
    )
    expect(posts).toEqual(['Lead Surveyor @ Halvmark Engineering', 'Site Clerk @ Halvmark Engineering'])
  })
})

describe('an item with a role and a year', () => {
  it('is no post below a heading that says what one was', () => {
    const posts = postsOf(
      frame(`### Branch Manager, Wexcombe Group

*May 2016 – December 2019 · Leeds*

- Looked after five shops.
- Best branch manager of the group in 2018.`),
    )
    expect(posts).toEqual(['Branch Manager @ Wexcombe Group'])
  })

  it('is no post below one of several at a house', () => {
    const posts = postsOf(
      frame(`### Wexcombe Group

**Area Director** (January 2020 – present)

- Director of the year in 2022.

**Branch Manager** (May 2016 – December 2019)

- Trained as a coach in 2017.
- Mentor of two trainees since 2018`),
    )
    expect(posts).toEqual(['Area Director @ Wexcombe Group', 'Branch Manager @ Wexcombe Group'])
  })

  it('with a span of its own is a post', () => {
    const posts = postsOf(
      frame(`### Wexcombe Group

**Area Director** (January 2020 – present)

- Branch Manager (2016 – 2019)
- Trainee (2014 – 2016)`),
    )
    expect(posts).toContain('Branch Manager @ Wexcombe Group')
  })
})
