/** A section of which the content is plainly posts is a career, whatever its heading is; what only looks like it is not. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { CAREERS, DATES } from '../../support/layouts/posts.ts'
import { BY_SIGHT, DEFINED, LINES, UNNAMED } from '../../support/layouts/unnamed.ts'

const BEFORE = '# Ada Marsh\n\nada@marsh.example\n\n## Profile\n\nI like building things that last.\n\n'
const AFTER = '\n\n## Education\n\n- BSc Physics, University of Harrow, 2008 – 2011\n'

/** Title and house of each post that is read. */
function postsIn(sections: string): string[] {
  const { entries } = buildFacts(parseDocument(`${BEFORE}${sections}${AFTER}`))
  return entries
    .filter(({ kind, range }) => kind === 'experience' && range !== null)
    .map(({ title, org }) => `${title ?? '?'} @ ${(org ?? '?').split(', ')[0] ?? ''}`.toLowerCase())
}

const careers = Object.values(CAREERS)
const dates = Object.values(DATES)

describe('below a heading that says nothing', () => {
  const cases = UNNAMED.flatMap((heading, i) =>
    [careers[i % careers.length] ?? []].map((posts) => ({ heading, posts, when: dates[i % dates.length] })),
  )
  const meant = (posts: readonly { title: string; house: string }[]): string[] =>
    posts.map(({ title, house }) => `${title} @ ${house}`.toLowerCase())

  it.each(Object.entries({ ...DEFINED, ...LINES }))('posts are read, written as %s', (_, layout) => {
    for (const { heading, posts, when } of cases)
      expect(
        postsIn(`## ${heading}\n\n${posts.map((post) => layout(post, when?.(post) ?? '')).join('\n\n')}`),
      ).toEqual(meant(posts))
  })

  it.each(Object.entries(BY_SIGHT))('posts are read in a table of %s', (_, layout) => {
    for (const { heading, posts, when } of cases)
      expect(postsIn(`## ${heading}\n\n${layout(posts, (post) => when?.(post) ?? '')}`)).toEqual(meant(posts))
  })
})

describe('below a heading that has the words of projects', () => {
  it('posts are read, and what was made is none', () => {
    const posts =
      '### Halden Bank, Senior Developer\n*April 2022 to today, Lisbon*\n\n- Cut the start to a second.\n\n### Quarrel Games, Developer\n*May 2018 to March 2022, York*\n\n- Wrote the matchmaking.'
    const made =
      '### Tide Timer\nTide tables for swimmers. Launched June 2020, 41,000 downloads.\n\n### Knit Count\nA counter. 2021 to 2023, retired.'
    expect(postsIn(`## Shipped for others\n\n${posts}\n\n## Shipped for myself\n\n${made}`)).toEqual([
      'senior developer @ halden bank',
      'developer @ quarrel games',
    ])
  })
})

describe('what is no career', () => {
  const WORK = '## Experience\n\n### Clerk, Halden Bank (2012 – 2020)\n\n- Kept the books.\n\n'

  it('service to others stays what it is beside posts', () => {
    const service =
      '## Service\n\n- Treasurer, Village Hall Trust, 2014 – 2018\n- Secretary, Rowing Club, 2018 – 2021'
    expect(postsIn(WORK + service)).toEqual(['clerk @ halden bank'])
  })

  it('service in the army is a post', () => {
    const service =
      '## Service\n\n- Corporal, 3rd Signals Regiment, 2004 – 2008\n- Sergeant, 5th Signals Regiment, 2008 – 2011'
    expect(postsIn(WORK + service)).toHaveLength(3)
  })

  it('what was paid for by a fund is no post', () => {
    const paid =
      '## Drench and dung\n\n- Marlowe Fund, "Barcodes for beetles", 2021 – 2024, NZD 740,000. Principal investigator.\n- Grower Levy Board, "Wasps at work", 2022 – 2025, NZD 265,000. Principal investigator.\n- A letter.\n- A note.\n- A word.\n- A sum.\n- A plan.'
    expect(postsIn(WORK + paid)).toEqual(['clerk @ halden bank'])
  })

  it('terms of other definitions are no headings', () => {
    const members = '\n\nMember, Society of Rivers\n: 2014 – 2018\n\nFellow, Institute of Snow\n: 2016 – 2019'
    const { sections } = buildFacts(
      parseDocument(
        `${BEFORE}## Kit\n\nRadio\n: LoRa since 2022\n\nBoats\n: sail, 2014 – 2018${members}${AFTER}`,
      ),
    ).document
    expect(sections).toHaveLength(4)
  })
})
