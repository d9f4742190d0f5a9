/** Posts are read alike however they are written down: the same careers in some ninety layouts, under headings known and unknown. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { HOUSES, TABLES, type House } from '../../support/layouts/many-posts.ts'
import { LINES } from '../../support/layouts/one-paragraph.ts'
import { BELOW, SECTIONS } from '../../support/layouts/one-post.ts'
import { BEFORE, CAREERS, DATES, type Post } from '../../support/layouts/posts.ts'

const HEADINGS = ['## Experience', '## Where I have worked', '## The long road']

const cvOf = (career: string): string => `# Ada Marsh

ada@marsh.example

## Profile

I like building things that last.

${career}

## Education

- BSc Physics, University of Harrow, 2008 – 2011

## Languages

English (native), Dutch (B1)
`

interface Said {
  readonly title: string | null
  readonly house: string | null
  readonly years: readonly [number, number | null]
}

const yearOf = (months: number): number | null => (Number.isFinite(months) ? Math.floor(months / 12) : null)

/** What is read, latest first. */
function read(career: string): Said[] {
  const { entries } = buildFacts(parseDocument(cvOf(career)))
  return entries
    .flatMap(({ kind, title, org, range }): Said[] =>
      kind === 'experience' && range
        ? [{ title, house: org?.split(', ')[0] ?? null, years: [yearOf(range.from) ?? 0, yearOf(range.to)] }]
        : [],
    )
    .sort((a, b) => b.years[0] - a.years[0])
}

const meant = (posts: readonly Post[]): Said[] =>
  posts.map(({ title, house, from, to }) => ({ title, house, years: [from[0], to?.[0] ?? null] }))

/** Each form of dates with one career. */
const CASES = Object.values(DATES).flatMap((dates, i) => {
  const careers = Object.entries(CAREERS)
  const [field, posts] = careers[i % careers.length] ?? []
  return field === undefined || posts === undefined ? [] : [{ field, posts, dates }]
})

/** The second house had the person twice. */
function housesOf(field: string, [latest, middle, first]: readonly [Post, Post, Post]): House[] {
  const before = BEFORE[field]
  const end = before === undefined ? null : ([before.from[0] - 1, 5] as const)
  const earliest: Post = { ...first, from: [first.from[0] - 2, first.from[1]], to: end }
  return [[latest], before === undefined ? [middle] : [middle, before], [earliest]].map((held) => ({
    house: held[0]?.house ?? '',
    place: held[0]?.place ?? '',
    posts: held,
  }))
}

/** What may stand below what was done at a post, and is no post. */
const PARTS: Readonly<Record<string, (post: Post) => string>> = {
  'lines in bold that gather others': () => '\n\n**Key achievements**\n\n- Saved 12%.',
  'labels in bold': () => '\n\n**Tools:** Go, Docker',
  'a project with its dates': ({ from: [year] }) =>
    `\n\n*Project: Quiet Rooms (${year + 1} to ${year + 2}).* With partners.`,
  'dated items in bold': ({ from: [year] }) =>
    `\n\n- **Fleet tool** (${year + 1}): a dashboard for the night shift\n- **Harvest**: an app`,
}

describe('a career', () => {
  it.each([...Object.entries(BELOW), ...Object.entries(LINES)])(
    'of entries written as %s',
    (name, layout) => {
      for (const heading of HEADINGS)
        for (const { posts, dates } of CASES) {
          const entries = posts.map((post) => layout(post, dates(post)))
          expect(read(`${heading}\n\n${entries.join(name.startsWith('i_') ? '\n' : '\n\n')}`)).toEqual(
            meant(posts),
          )
        }
    },
  )

  const withPart = (posts: readonly Post[], part: (post: Post) => string): Post[] =>
    posts.map((post) => ({ ...post, tasks: [...post.tasks.slice(0, 1), `Kept records.${part(post)}`] }))
  const listed = Object.entries(BELOW).filter(([name]) => !/^i_|^n_|run|lab$|prose|item/.test(name))

  it.each(Object.entries(PARTS))('of posts with %s', (_, part) => {
    for (const [, layout] of listed)
      for (const { posts, dates } of CASES) {
        const entries = withPart(posts, part).map((post) => layout(post, dates(post)))
        expect(read(`## The long road\n\n${entries.join('\n\n')}`)).toEqual(meant(posts))
      }
  })

  it.each(Object.entries(SECTIONS))('of sections written as %s', (_, layout) => {
    for (const { posts, dates } of CASES)
      expect(read(posts.map((post) => layout(post, dates(post))).join('\n\n'))).toEqual(meant(posts))
  })

  it.each(Object.entries(TABLES))('in a table written as %s', (_, layout) => {
    for (const heading of HEADINGS)
      for (const { posts, dates } of CASES)
        expect(read(`${heading}\n\n${layout(posts, dates)}`)).toEqual(meant(posts))
  })

  it.each(Object.entries(HOUSES))('with two posts at a house, written as %s', (name, layout) => {
    for (const heading of name.startsWith('m_h2') ? [''] : HEADINGS)
      for (const { field, posts, dates } of CASES) {
        const houses = housesOf(field, posts)
        const written = houses
          .map((house) => layout(house, dates))
          .join(name.startsWith('m_i_') ? '\n' : '\n\n')
        expect(read(`${heading}\n\n${written}`)).toEqual(meant(houses.flatMap((house) => house.posts)))
      }
  })
})
