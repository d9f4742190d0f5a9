/** What a CV tells in prose, without a section or an entry of its own, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Fenella Ostrowick

Theatre carpenter, Bristol. I tell it as it came.

## Now

Since April 2016 I have been workshop head at Corvid Scenery, with three carpenters. I run the hire of the van as well, and the hire income is £12,400 a year, which pays for our timber. Last spring a client sued us over a staircase that creaked. The claim was dropped in June, when their own joiner had been heard.

## Before

I was apprenticed to Mallender & Daughters from 1999 to 2003, and stayed until 2005. Then I built sets on my own account for four years, mostly for small tours; the best was a lighthouse that folded. When the recession came I had no work for five months, so I taught joinery at the Easton night shelter.

From May 2010 to March 2016 I was stage carpenter at the Redcliffe Playhouse, a house with 600 seats. The revolve had nine metres.

## Bits and pieces

I was raised in English, have fluent Welsh from my mother, and learned Italian on tour in Bologna. I have enough Catalan to order timber. I sold some German saws in 2012. For a second opinion: Ignatius Pell, director of Corvid Scenery, and Maud Trevanion, formerly of the Redcliffe Playhouse.
`

const ask = askingOf(CV)

describe('told aside', () => {
  it.each([
    ['Who are your referees?', ['Ignatius Pell', 'Maud Trevanion'], 'staircase'],
    ['Who are her references?', ['Ignatius Pell', 'Maud Trevanion'], 'staircase'],
    ['Apart from English, which languages does she speak?', ['Welsh', 'Italian', 'Catalan'], 'saws'],
    ['Which languages can she use besides English?', ['Welsh', 'Italian', 'Catalan'], 'saws'],
    ['hire income per year', ['12,400'], 'Redcliffe'],
    ['What did she do while unemployed?', ['night shelter'], 'Mallender'],
    ['What kept her busy when she was out of work?', ['night shelter'], 'Mallender'],
    ['What was she doing between 2005 and 2008?', ['on my own account'], 'Redcliffe'],
    ['Did the client win the claim over the staircase?', ['dropped'], 'Redcliffe'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    for (const one of said) expect(answer).toContain(one)
    expect(answer).not.toContain(unsaid)
  })

  it('declines what is no income of hers', async () => {
    expect(await ask('What is her yearly income?')).toMatch(/pay/)
  })

  it('takes the length of a thing for no time at the place', async () => {
    expect(await ask('How long was the revolve at the Redcliffe Playhouse?')).not.toMatch(/years/)
    expect(await ask('How long was her time at the Redcliffe Playhouse?')).toContain('5 years and 11 months')
  })
})
