/** How long one was at a house altogether, or at several together, by the headers of all posts there. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Nerea Aldstone

## Appointments

#### Chandler, Pembry Ropes, Falmouth
*since October 2022*

Own boats and those of others.

#### Stores Manager, Marrable Vane, Bristol
*Jan 2011 – Mar 2018*

Ran two stores.

#### Stores Clerk, same firm
*September 2007 – December 2010*

Counted rope.

#### Reporter, Marrable Post, Bristol
*June 2018 – May 2020*

Wrote on boats.

#### Barista, then Head Barista, Tin Kettle Coffee
*February 2004 – April 2006 · Truro city centre*

#### Shop Manager, Tin Kettle Coffee
*May 2006 – August 2007 · Camborne, Cornwall*
`

describe('years at houses', () => {
  const ask = askingOf(CV)
  it.each([
    ['How long did you work for Marrable Vane altogether, both jobs?', /^10 years and 7 months: /],
    ['How many years in total did she work for Tin Kettle Coffee?', /^3 years and 7 months: /],
    [
      'How many years altogether did she work for Tin Kettle Coffee and Marrable Vane combined?',
      /^14 years and 2 months: /,
    ],
    [
      'Adding up Tin Kettle and Marrable Vane, how many years of work did she have before Pembry?',
      /^14 years and 2 months: /,
    ],
    ['how long was she with Marrable Post in total?', /^2 years: /],
    ['Where did she work in 2009?', /Marrable Vane|same firm/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})
