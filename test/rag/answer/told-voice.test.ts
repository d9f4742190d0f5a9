/** Posts told without 'I', or of a she, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { posts } from '../../../src/rag/answer/posts/timeline-entries.ts'
import { inFirstPerson } from '../../../src/rag/answer/entries/told-voice.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const BARE = `# Jorun Aaltovik

Planner of harbours.

## Career

Joined Skerry Freight in 2006 as a dispatcher and learned the trade. Left in 2012 to move to Ghent.

From 2012 to 2017 worked at Brackwell Stores as a planning manager, with 14 people on two shifts.

Moved to Tarn Logistics in March 2017 as head of transport. Cut empty runs by a fifth.

Since 2021 runs operations at Kelp Parcel Hub, a depot of 80 people.
`
const OF_HER = BARE.replace('Joined', 'Jorun joined')
  .replace('Left', 'She left')
  .replace('worked', 'she worked')
  .replace('Moved', 'She moved')
  .replace('runs', 'she has run')

const month = (at: number): string => (Number.isFinite(at) ? String(Math.floor(at / 12)) : 'now')

describe('posts told without an I', () => {
  it.each([
    ['that is left out', BARE],
    ['of a she', OF_HER],
  ])('are read, %s', (_, cv) =>
    expect(
      posts(buildFacts(parseDocument(cv)))
        .sort((a, b) => a.range.from - b.range.from)
        .map(({ title, org, range }) => [title, org, month(range.from), month(range.to)]),
    ).toEqual([
      ['dispatcher', 'Skerry Freight', '2006', '2012'],
      ['planning manager', 'Brackwell Stores', '2012', '2017'],
      ['head of transport', 'Tarn Logistics', '2017', '2021'],
      [null, 'Kelp Parcel Hub', '2021', 'now'],
    ]),
  )

  it.each([
    ['Since 2019 runs the depot at Kelp.', 'Since 2019 I run the depot at Kelp.'],
    ['Promoted to foreman in 2009.', 'I was promoted to foreman in 2009.'],
    ['In May 2011 he became foreman.', 'In May 2011 I became foreman.'],
    ['My sister says she joined Acme.', 'My sister says she joined Acme.'],
    ['Cut empty runs by a fifth.', 'Cut empty runs by a fifth.'],
  ])('%s', (text, told) => expect(inFirstPerson(text)).toBe(told))
})
