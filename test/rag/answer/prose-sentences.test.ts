/** Sentences of many kinds that tell of a post, on CVs of this file alone. */
import { describe, expect, it } from 'vitest'
import { proseHeader } from '../../../src/rag/answer/entries/prose-header.ts'
import { proseRange } from '../../../src/rag/answer/entries/prose-times.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { posts } from '../../../src/rag/answer/posts/timeline-entries.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

describe('a sentence about a post', () => {
  it.each([
    [
      'From May 2001 to June 2004 I lived in Gdansk as resident carver of the Teatr Morski.',
      'resident carver',
      'Teatr Morski',
      'Gdansk',
    ],
    [
      'Beside the shop I have sat since 2021 as a part-time adjudicator for the Tidewater Board in Kiel.',
      'part-time adjudicator',
      'Tidewater Board',
      'Kiel',
    ],
    [
      'Since August 2013 I have held the chair of Night Studies at the Universidad del Lago Verde.',
      'chair of Night Studies',
      'Universidad del Lago Verde',
      null,
    ],
    [
      'My first post was as assistant buyer with Quill & Reed in Bath, from 2008 to 2010.',
      'assistant buyer',
      'Quill & Reed',
      'Bath',
    ],
    [
      'The years 2010 to 2014 belong to Orme Rail in Leeds, where I was a night clerk.',
      'night clerk',
      'Orme Rail',
      'Leeds',
    ],
    ['Next came Veldra, Ghent: a buyer, from 2010 to 2012.', 'buyer', 'Veldra', 'Ghent'],
    ['Two years at Veldra in Ghent followed (2011–2013), as a buyer.', 'buyer', 'Veldra', 'Ghent'],
    [
      'After her diploma she went straight to Orme Rail in Leeds as a fitter, from 2002 to 2006.',
      'fitter',
      'Orme Rail',
      'Leeds',
    ],
    [
      'Between May 2013 and December 2015 she worked as a grants officer for Orme Trust, Leeds.',
      'grants officer',
      'Orme Trust',
      'Leeds',
    ],
    [
      'In May 2012 I became Head of Budget and Treasury at Casa do Vento.',
      'Head of Budget and Treasury',
      'Casa do Vento',
      null,
    ],
    [
      'From 2004 to 2008 I was an apprentice and then a joiner in the workshops of the Teatr Morski.',
      'apprentice',
      'Teatr Morski',
      null,
    ],
  ])('%s', (text, title, org, place) => expect(proseHeader(text)).toEqual({ title, org, place }))

  it.each([
    'My brother worked as a cook at Hotel Orme from 2001 to 2004.',
    'In 2004 I was awarded the Silver Oar as best rower of the Tidewater Club.',
    'I spoke as a guest at the Northern Congress in York in 2016.',
  ])('is none: %s', (text) => expect(proseHeader(text)?.title ?? null).toBeNull())

  it('goes on where one is still there, and ends where one left', () => {
    expect(proseRange('I came to Veldra in 2019 as a buyer, and I am still there.')?.range.open).toBe(true)
    const left = proseRange('I was head of the desk from May 2012 until I left in August 2015.')
    expect([left?.range.from, left?.range.to]).toEqual([2012 * 12 + 4, 2015 * 12 + 7])
  })
})

const CV = `# Jarek Olsten

jarek@olsten.example

## My working life

Since September 2015 I have worked for myself under the name Rows & Reels, at first alone and, since 2020, together with Mona Brack.

Before that I was at Lexica Nord, a bureau of twenty people in Kiel. I started there in March 2008 as a junior translator, and left in August 2015. We were five on my desk.

Brinkhaus Books hired me in 2004 as a proofreader; I left in 2007. My wife was a nurse at Castle Hospital from 2005 to 2006.
`

describe('a career in such sentences', () => {
  const ask = askingOf(CV)

  it('has each post once, with whom it was', () =>
    expect(
      posts(buildFacts(parseDocument(CV))).map(({ title, org, range }) => [
        title,
        org,
        Math.floor(range.from / 12),
      ]),
    ).toEqual([
      [null, 'Rows & Reels', 2015],
      ['junior translator', 'Lexica Nord', 2008],
      ['proofreader', 'Brinkhaus Books', 2004],
    ]))

  it('tells where he was then', async () => {
    expect(await ask('Where did he work in 2010?')).toContain('Lexica Nord')
    expect(await ask('What did he do in 2005?')).toContain('proofreader')
  })
})
