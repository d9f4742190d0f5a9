/** Posts told in paragraphs, each of which may say only when it began, on CVs of this file alone. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { posts } from '../../../src/rag/answer/posts/timeline-entries.ts'
import { toldStart } from '../../../src/rag/answer/posts/told-starts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ingrid Vallotton

Baker and teacher of bakers. Basel. ingrid@vallotton.example

## The long way here

I began as an apprentice in August 1998 at Bäckerei Rösti, a shop of six in Thun. In May 2003 I was hired by Pfister & Co as a shift baker. They closed in March 2008, and I was out of work that summer. In October 2008 I went to Lisbon for two years, at Padaria Estrela, a chain of eleven shops, and learned custard.

I came back in January 2011 and joined Confiserie Bachmatt in Zurich as head of viennoiserie. In 2014 I was made production manager, with 22 people under me. I left in June 2019, when the ovens went to Poland.

## Now

In September 2019 I joined the Bakers' School of Basel as a teacher. I teach three days a week.

## Other things

I sing alto. In 2017 I joined the Münster choir. My sister worked as a cook at Hotel Post from 2004 to 2009.
`

const month = (at: number): string =>
  Number.isFinite(at) ? `${String(Math.floor(at / 12))}-${String((at % 12) + 1)}` : 'now'

describe('posts told in paragraphs', () => {
  const ask = askingOf(CV)
  const found = posts(buildFacts(parseDocument(CV)))

  it('end where a sentence says so, or where the next one begins', () =>
    expect(
      found
        .sort((a, b) => a.range.from - b.range.from)
        .map(({ title, org, range }) => [title, org, month(range.from), month(range.to)]),
    ).toEqual([
      ['apprentice', 'Bäckerei Rösti', '1998-8', '2003-4'],
      ['shift baker', 'Pfister & Co', '2003-5', '2008-3'],
      [null, 'Padaria Estrela', '2008-10', '2010-12'],
      ['head of viennoiserie', 'Confiserie Bachmatt', '2011-1', '2014-1'],
      ['production manager', 'Confiserie Bachmatt', '2014-1', '2019-6'],
      ['teacher', "Bakers' School of Basel", '2019-9', 'now'],
    ]))

  it('answer where one was', async () => {
    expect(await ask('Where was she in 2009?')).toContain('Padaria Estrela')
    expect(await ask('Where did she work in 2005?')).toContain('Pfister & Co')
    expect(await ask('What was her title in 2016?')).toContain('production manager')
  })

  it('are counted, each house once', async () =>
    expect(await ask('How many employers has she had?')).toMatch(/^Five: /))
})

describe('a sentence of a paragraph', () => {
  it.each([
    ['I started in 2007 at Tramtik, a firm that built ticket machines.', null, 'Tramtik'],
    ['In March 2013 I moved to Lumio AB, where I ran the test team.', null, 'Lumio AB'],
    [
      'In 2015 I joined Corvane, which makes pumps, as manager of the Valves team.',
      'manager of the Valves team',
      'Corvane',
    ],
  ])('begins a post: %s', (text, title, org) => {
    const told = toldStart(text)
    expect(told).toMatchObject({ org, begins: true })
    if (title === null) expect(told?.title).toBeNull()
  })

  it.each([
    'In 2017 I joined the Münster choir.',
    'In March 2014 I moved to Lisbon, where I ran a shop.',
    'In 2018 I went to a conference at Stanford.',
    'From 2010 to 2012 I worked with Anna Berg on locks.',
  ])('begins none: %s', (text) => expect(toldStart(text)).toBeNull())
})
