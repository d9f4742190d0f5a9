/**
 * npm run eval:layouts: how often posts are read as what they are, however they are written down. Posts of the tuned
 * CVs, as they are read there, are written anew: each career in a share of the layouts of test/support/layouts, below
 * a heading and with a form of dates drawn at random (the same in every run). Printed is, by layout, heading and form of
 * dates, the share of posts that are found at all, and with both title and house; the worst first. What is never
 * read from its own CV is not among them: the figures tell of layouts, not of trades.
 */
import { parseArgs } from 'node:util'
import { random } from '../../bench/material.ts'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { TABLES } from '../support/layouts/many-posts.ts'
import { LINES as OF_PARAGRAPHS } from '../support/layouts/one-paragraph.ts'
import { BELOW } from '../support/layouts/one-post.ts'
import { DATES, monthOf, type Post } from '../support/layouts/posts.ts'
import { BY_SIGHT, DEFINED, LINES } from '../support/layouts/unnamed.ts'
import { begins, loadCareers } from './careers.ts'

const { values } = parseArgs({ options: { every: { type: 'string', default: '3' }, share: { type: 'string', default: '0.25' }, failed: { type: 'boolean', default: false } } })
const EVERY = Number(values.every)
const SHARE = Number(values.share)

const HEADINGS =
  'Experience,Work experience,Employment,Work,Jobs,Posts,The hotels,Kitchens,What I have done,Where I have worked,So far,Career,Professional life,The working years,Stations,Before now,My road,Places,On the job,Timeline,The long version,Service,Appointments held'.split(',')

const two = (month: number): string => String(month).padStart(2, '0')
const FORMS: Readonly<Record<string, (post: Post) => string>> = {
  ...DATES,
  iso: ({ from, to }) => `${from[0]}-${two(from[1])} → ${to ? `${to[0]}-${two(to[1])}` : 'today'}`,
  dots: ({ from, to }) => `${two(from[1])}.${from[0]} – ${to ? `${two(to[1])}.${to[0]}` : 'today'}`,
  days: ({ from, to }) => `1 ${monthOf(from)} – ${to ? `28 ${monthOf(to)}` : 'now'}`,
}

type Written = (posts: readonly Post[], dates: (post: Post) => string) => string
const LAYOUTS: Readonly<Record<string, Written>> = {
  ...Object.fromEntries(
    Object.entries({ ...BELOW, ...OF_PARAGRAPHS, ...DEFINED, ...LINES }).map(([name, one]): [string, Written] => [
      name,
      (posts, dates) => posts.map((post) => one(post, dates(post))).join(name.startsWith('i_') ? '\n' : '\n\n'),
    ]),
  ),
  ...TABLES,
  ...BY_SIGHT,
}

const cvWith = (heading: string, career: string): string => `# Ada Marsh

ada@marsh.example

## Profile

I like building things that last.

## ${heading}

${career}

## Education

- BSc Physics, University of Harrow, 2008 – 2011

## Languages

English (native), Dutch (B1)
`

interface Count {
  posts: number
  found: number
  named: number
}
const counts: readonly [string, Map<string, Count>][] = ['layout', 'heading', 'dates', 'all'].map((of) => [of, new Map()])

const next = random(5)
const drawn = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T

const careers = loadCareers(EVERY)
for (const career of careers)
  for (const [name, written] of Object.entries(LAYOUTS)) {
    if (next() > SHARE) continue
    const heading = drawn(HEADINGS)
    const [form, dates] = drawn(Object.entries(FORMS))
    const { entries } = buildFacts(parseDocument(cvWith(heading, written(career, dates))))
    const read = career.map(({ title, house, from }) => {
      const entry = entries.find(
        ({ kind, range, text }) =>
          kind === 'experience' &&
          range !== null &&
          Math.floor(range.from / 12) === from[0] &&
          [title, house].some((one) => text.toLowerCase().includes(one.toLowerCase())),
      )
      return { found: entry !== undefined, named: begins(entry?.title ?? null, title) && begins(entry?.org ?? null, house) }
    })
    const found = read.filter((one) => one.found).length
    const named = read.filter((one) => one.named).length
    for (const [[, of], key] of counts.map((count, i) => [count, [name, heading, form, 'all'][i] ?? ''] as const)) {
      const count = of.get(key) ?? { posts: 0, found: 0, named: 0 }
      of.set(key, { posts: count.posts + career.length, found: count.found + found, named: count.named + named })
    }
    if (values.failed && named < career.length)
      process.stdout.write(`${name}, ${heading}, ${form}: ${career.filter((_, i) => !read[i]?.named).map(({ title, house }) => `${title} @ ${house}`).join('; ')}\n`)
  }

process.stdout.write(`${careers.length} careers\n`)
for (const [of, byKey] of counts)
  for (const [key, { posts, found, named }] of [...byKey].sort(([, a], [, b]) => a.named / a.posts - b.named / b.posts))
    process.stdout.write(`${of.padEnd(8)} ${key.padEnd(28)} ${String(posts).padStart(6)} posts: found ${(found / posts).toFixed(3)}, with title and house ${(named / posts).toFixed(3)}\n`)
