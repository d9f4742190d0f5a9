/** Posts of a life told in chapters, whose headings say from when to when, on CVs of this file alone. */
import { describe, expect, it } from 'vitest'
import { asJoined } from '../../../src/rag/answer/entries/told-hired.ts'
import { posts } from '../../../src/rag/answer/posts/timeline-entries.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Maren Tofte

Teacher of chemistry. Odense. maren@tofte.example

## Before school (1997–2004)

I studied chemistry at the University of Lund and graduated in 2001. I then spent two years as a trainee analyst with Belt Dairies.

## First classrooms (2004–2010)

From August 2004 I taught at Havrebjerg School, and kept one form for four years. I left in June 2010 because I wanted older pupils.

## The college (2010–2016)

Langesund Sixth Form College in Svendborg gave me its chemistry classes, and from 2012 the post of deputy head of science. A grant from the Brede Trust paid for the fume cupboards.

## At home (2016–2018)

In June 2016 I stopped work for two years. Our son had been born very early.

## Rosenholm (2018 to the present)

I came back in August 2018 as a chemistry teacher at Rosenholm High School. Two years later I became head of science.

## Marking (2011 to the present)

I began as a marker for Nordic Examinations in the summer of 2011.

## Qualifications

- BSc Chemistry, University of Lund, 2001
`

const month = (at: number): string =>
  Number.isFinite(at) ? `${String(Math.floor(at / 12))}-${String((at % 12) + 1)}` : 'now'

describe('a life told in chapters', () => {
  const ask = askingOf(CV)

  it('tells of posts whose dates the headings say', () =>
    expect(
      posts(buildFacts(parseDocument(CV))).map(({ title, org, range }) => [
        title,
        org,
        month(range.from),
        month(range.to),
      ]),
    ).toEqual([
      ['trainee analyst', 'Belt Dairies', '2001-1', '2003-1'],
      [null, 'Havrebjerg School', '2004-8', '2010-6'],
      [null, 'Langesund Sixth Form College', '2010-1', '2016-12'],
      ['chemistry teacher', 'Rosenholm High School', '2018-8', '2020-8'],
      ['head of science', 'Rosenholm High School', '2020-8', 'now'],
      ['marker', 'Nordic Examinations', '2011-6', 'now'],
    ]))

  it('says what came after graduating, and how long one was there', async () => {
    expect(await ask('What did she do right after graduating in 2001?')).toContain('Belt Dairies')
    expect(await ask('How many years did she teach at Langesund?')).toContain('bout 6 years')
    expect(await ask('Why is there a hole in her employment history?')).toContain('born very early')
  })

  it('names the schools, and no other house', async () => {
    const text = await ask('Which schools and colleges has she worked at as a teacher?')
    for (const school of ['Havrebjerg', 'Langesund', 'Rosenholm']) expect(text).toContain(school)
    expect(text).not.toMatch(/Belt Dairies|Nordic/)
  })

  it('is none where few headings have years', () =>
    expect(
      posts(
        buildFacts(
          parseDocument(`# Ann Lund

## Acme Works (2010–2015)

- Fitter. I mended lifts.

## Reading (2010–2015)

I read novels. Bell Press gave me a prize in 2012.
`),
        ),
      ).map(({ org }) => org),
    ).not.toContain('Bell Press'))
})

describe('a house that takes one on', () => {
  it.each([
    ['Acme, a maker of lifts, took me on as a fitter in 2006.', 'I joined Acme as a fitter in 2006.'],
    ['Acme Foods offered me the post of clerk.', 'I joined Acme Foods as clerk.'],
    ['I left school in 1992 and joined Acme as a clerk.', 'I joined Acme as a clerk in 1992.'],
    ['Acme gave me a scholarship in 2006.', 'Acme gave me a scholarship in 2006.'],
    [
      'Acme offered me a post as foreman in 2004, but I declined.',
      'Acme offered me a post as foreman in 2004, but I declined.',
    ],
    ['Acme hired my brother in 2006.', 'Acme hired my brother in 2006.'],
  ])('%s', (text, read) => {
    expect(asJoined(text)).toBe(read)
  })
})

describe('chapters beside what was done for others', () => {
  const CV = `# Odd Solheim

Boat builder and rigger

## Learning the trade (1998–2004)

I joined Bergen Slip as an apprentice in 1998. I left in 2004.

## Away from home (2004–2010)

Acme Timber offered me a post as foreman in 2004, but I declined. I joined Wessex Joinery as a bench hand in 2005.

## Settled (2010–2022)

In 2010 I started at Moor Boats as a foreman, and I still run the loft. My first employer was Bergen Slip.

## Work that people saw

**Lamp Walk** (2024)

- Role: Rigger
- Client: Tarn Council
- Audience: 9,400

**Lamp Walk** (2022)

- Role: Rigger
- Client: Tarn Council
- Audience: 12,000
`
  const own = askingOf(CV)

  it('tell all employers, none that was turned down, and no client', async () => {
    const text = await own('Which employers has he had?')
    for (const house of ['Bergen Slip', 'Wessex Joinery', 'Moor Boats']) expect(text).toContain(house)
    expect(text).not.toMatch(/Acme|Tarn|Lamp/)
    expect(await own('Where does he work now?')).toContain('Moor Boats')
  })

  it('do not say that it grew where it fell', async () =>
    expect(await own('By how much did the audience of the Lamp Walk grow?')).not.toContain('2,600'))
})
