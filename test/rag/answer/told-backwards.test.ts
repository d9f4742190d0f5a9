/** A career told backwards below headings: the present post below its house, then 'Before that, in Leiden' above a sentence that tells of one. */
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { findDates } from '../../../src/rag/answer/text/dates.ts'

const CV = `# Berit Solheim

*Conservator of paper*

## Why this letter of a CV

I mend maps, and I would like to mend yours.

## Fjordvik County Archives, Bergen

*Head of Conservation, since March 2014*

The archives have four stores. I answer to the county archivist, Roar Lunde.

**The flood.** In 2019 we froze 3,400 volumes in two days.

## Before that, in Ghent

From the spring of 2006 until February 2014 I was paper conservator at the Scheldeland Museum of Cartography in Ghent. I also learned Dutch.

## Before that, in Hull

Pinfold Gallery, Hull, assistant conservator from June 2001 to January 2006. A small house.

## And at the very beginning

- Bench assistant, Wharram Bindery, 1998–2001
- Clerk, Tadby Papers Ltd, York, 1996–97

## Studies

Conservation, BA, Holderness College, 1993–1996.
`

describe('a career told backwards', () => {
  const ask = askingOf(CV)

  it.each([
    ['Where was she working in 2010?', /Scheldeland Museum/],
    ['Where does she work now?', /Head of Conservation.*Fjordvik County Archives/],
    ['Who is her boss?', /Roar Lunde/],
    ['How long was she in Ghent?', /^About [78] years.*Scheldeland/],
    [
      'Which employers has she had?',
      /Fjordvik County Archives.*Scheldeland Museum.*Pinfold Gallery.*Wharram Bindery/,
    ],
    ['Where did she work in 2003?', /Pinfold Gallery/],
  ])('%s', async (question, answer) => expect(await ask(question)).toMatch(answer))

  it('is in no house that is called for its time', () => {
    const cv = `# Berit Solheim\n\n## Posts\n\n### Clerk, Orrin Bank plc\n\n**Leeds, 2015 – now**\n\n- Ledgers\n\n### Earlier\n\nTrainee at the notaries Pell in Hull, 2009 – 2010. Summer jobs on a ferry.\n`
    const { entries } = buildFacts(parseDocument(cv))
    expect(entries.map(({ title }) => title)).toEqual(['Clerk', 'Trainee'])
    expect(entries.some(({ org }) => org === 'Earlier')).toBe(false)
  })

  it.each([
    'From the spring of 2006 until February 2014',
    'between the summer of 2008 and autumn 2010',
    'from the end of 2008 to the spring of 2011',
  ])('%s is one time', (text) => {
    const [range, more] = findDates(text)
    expect(range?.single).toBe(false)
    expect(more).toBeUndefined()
  })
})
