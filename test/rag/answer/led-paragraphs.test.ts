/** Posts told in prose, in paragraphs that begin with a name in bold. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'
import { entriesOf } from '../../support/entries.ts'

const CV = `# Ada Moss

## The sheds, in order

**Skerry Ropeworks, Oban.** I was a splicer there from May 2009 to June 2013. The shed had 14 people. I left when it burnt down.

**No shed at all.** From July 2013 to March 2014 I walked the coast and earned nothing.

**Harbour Loft, Hull.** Head rigger, April 2014 to December 2019. We rigged nine ships and lost one mast.

**Tide Mill, Goole.** I have been head miller there since January 2020.
`
const ask = askingOf(CV)

describe('paragraphs that begin with a name', () => {
  it('are a post each, and what is told of a time without one is no post’s', () => {
    expect(entriesOf(CV)).toEqual([
      ['experience', 'splicer', 'Skerry Ropeworks', 'from May 2009 to June 2013'],
      ['experience', 'Head rigger', 'Harbour Loft', 'April 2014 to December 2019'],
      ['experience', 'head miller', 'Tide Mill', 'since January 2020'],
    ])
  })

  it('answer where and how long one was', async () => {
    expect(await ask('Where did she work in 2011?')).toContain('Skerry Ropeworks')
    expect(await ask('What was she at Skerry Ropeworks?')).toContain('I was a splicer there')
    expect(await ask('What is her current job?')).toContain('head miller')
    expect(await ask('How long was she at Harbour Loft?')).toMatch(/5 years and 9 months/)
  })

  it.each([
    ['with one that tells no dates', CV.replace(' from May 2009 to June 2013', '')],
    ['with two posts in one', CV.replace('June 2013.', 'June 2013, and came back in May 2018.')],
    ['where but one begins so', CV.replace(/\*\*No shed[^]*/, '')],
  ])('are none %s', (_, markdown) => {
    expect(entriesOf(markdown).filter((one) => Array.isArray(one) && one[1] === 'splicer')).toEqual([])
  })
})

const APART = `# Ines Halloran

## The road so far

**Café Brenning, Tromsvik.** I have run the pastry section here since June 2020.

**A pause for my son.** Jonas was born in 2018 and I stayed at home from March 2018 to May 2020.

**Grand Hotel Vessel, Bodal.** I came in August 2013 as a commis baker and was made sous-chef in 2016. The kitchen fed 300 guests. I left in February 2018.

## Things I like

**The prize.** In 2022 the town gave us the Bread Prize.

**The school.** In 2021 I began a class for children on Sundays.
`
const askApart = askingOf(APART)

describe('dates that stand in sentences of their own', () => {
  it('are those of one post', async () => {
    expect(entriesOf(APART)).toContainEqual([
      'experience',
      'commis baker',
      'Grand Hotel Vessel',
      'August 2013 – February 2018',
    ])
    expect(await askApart('Where was she working in 2015?')).toContain('Grand Hotel Vessel')
  })

  it('leave a pause its reason, and make no post of what is no work', async () => {
    expect(await askApart('What was your career break for?')).toContain('A pause for my son')
    const posts = entriesOf(APART).filter((one) => Array.isArray(one) && one[0] === 'experience')
    expect(posts.flat()).not.toContain('The school')
  })
})

const OPEN = `# Jon Reed

## Jobs

**Slipway Yard, Troon.** I was hired in 2011 as a rigger. The yard went bankrupt after two years.

**Ferry Office, Largs.** I joined in 2015 as a clerk, and stayed in Ayr on weekdays until 2016.

**Mill Archive, Paisley.** I started in May 2018 as an archivist. The mill shut in 2020 and I was made redundant in March of that year.

**Harbour Trust, Oban.** I came in 2021 as a warden. I am still there.

**Before that.** I was a student helper in 2006.

**Languages.** I speak Gaelic.
`

const askStill = askingOf(OPEN)
const askOpen = askingOf(OPEN.replace(' I am still there.', ''))

describe('a beginning whose end is not told', () => {
  it('is no time up to the next post, nor up to today', () => {
    expect(entriesOf(OPEN).map((one) => (Array.isArray(one) ? one[3] : one))).toEqual([
      '2011',
      '2015',
      'May 2018 – March 2020',
      '2021 – present',
      '2006',
    ])
  })

  it('goes on only where a sentence says so', async () => {
    expect(await askStill('What is his current job?')).toMatch(/^Harbour Trust.*2021 – present/)
    expect(await askOpen('What is his current job?')).not.toMatch(/present|2021 –/)
  })
})
