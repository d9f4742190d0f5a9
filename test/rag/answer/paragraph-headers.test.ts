/** Sections of posts that the first lines of their paragraphs tell, and what looks like them below headings of one's own. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { Entry } from '../../../src/rag/answer/entries/entry.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const entriesOf = (section: string): readonly Entry[] =>
  buildFacts(parseDocument(`# Ada Marsh\n\nada@marsh.example\n\n${section}\n`)).entries

const posts = (section: string): (string | null)[][] =>
  entriesOf(section)
    .filter(({ kind }) => kind === 'experience')
    .map(({ title, org }) => [title, org])

describe('lines of a paragraph', () => {
  it('tell a post, with what one became in it', () => {
    const found = posts(
      '## My road\n\n**Hotel Linde, Oslo**\n2016 – 2020\nClerk, then Head Clerk (from May 2018)\nForty rooms.\n\n**Orrin Bank, Cork**\n2011 – 2016\nClerk\nTwo counters.',
    )
    expect(found).toEqual([
      ['Clerk', 'Hotel Linde'],
      ['Clerk', 'Orrin Bank'],
    ])
  })

  it('name a house that ends as firms of other countries do', () => {
    const found = posts(
      '## Experience\n\nChemist, Orrin Polymers s.r.o.\n2016 – 2020\n\n- Made films.\n\nAnalyst, Halden Lacke AG\n2012 – 2016\n\n- Made paints.',
    )
    expect(found.map(([, org]) => org?.replace(/\.$/, ''))).toEqual([
      'Orrin Polymers s.r.o',
      'Halden Lacke AG',
    ])
  })

  it.each([
    [
      'talks',
      '**The long tide**\nJune 2019\nHarbour Days, Lund\n\n**What rivers teach**\nMay 2018\nWater Week, Delft',
    ],
    [
      'pieces of work',
      '**Tide tables**\n2016 – 2018\nA paper almanac\n\n**Night buses**\n2012 – 2015\nA map for the pocket',
    ],
    [
      'studies',
      '**University of Harrow**\n2008 – 2011\nBSc Physics\n\n**Velden College**\n2006 – 2008\nA-levels in Art',
    ],
  ])('that tell of %s open no posts', (what, lines) => {
    const heading = what === 'pieces of work' ? 'Projects' : 'My road'
    expect(posts(`## ${heading}\n\n${lines}`)).toEqual([])
  })

  it('with when one was a member below a heading that says so are no posts', () => {
    expect(
      posts(
        '## Memberships\n\n**Harbour Society**\n2016 – 2020\nTreasurer\n\n**Tide Club**\n2012 – 2016\nSecretary',
      ),
    ).toEqual([])
  })
})

describe('a place below dates', () => {
  it('is no house where the heading names one', () => {
    const found = posts(
      '## Experience\n\n### Quarrel Games\n\nDeveloper\n2016 – 2020\nLeeds\n\n### Orrin Bank\n\nClerk\n2012 – 2016\nCork',
    )
    expect(found).toEqual([
      ['Developer', 'Quarrel Games'],
      ['Clerk', 'Orrin Bank'],
    ])
  })
})
