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
