import { describe, expect, it } from 'vitest'
import { namesDecades } from '../../../src/rag/answer/document/heading-kinds.ts'
import { hoursNow } from '../../../src/rag/answer/common/terms/hours-now.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const CV = `# Ann Lee

## The 2020s

**Catering Manager, Selworth Academy** (secondary school, 640 pupils). January 2022 to today.

Team of nine, three of them part-time.

**Relief cook, county catering pool.** March to August 2020. Seven schools in five months.

## The 2010s and before

**Kitchen Supervisor, Harbour View Care Home, Perran.** February 2008 to May 2011.

48 residents.

**Chef de partie, Castle Arms, Looe.** 2004 to 2008. Hotel with 32 rooms; fish and sauces.
`

describe('posts below headings that name a decade', () => {
  it.each([
    'The 2010s',
    '2010s',
    'The 2000s and before',
    '1990s to 2000s',
    'The nineties',
    "In the '90s",
    'From the 1980s to today',
  ])('%s names one', (heading) => {
    expect(namesDecades(heading)).toBe(true)
  })

  it.each(['2010 – 2015', 'The 2010s at Acme', 'Since 2010', 'Thirties style furniture', '90 jobs'])(
    '%s names more or less',
    (heading) => {
      expect(namesDecades(heading)).toBe(false)
    },
  )

  it('are read each with its own dates, and without the sentence behind them', () => {
    const { entries } = buildFacts(parseDocument(CV))
    expect(entries.map(({ kind, title, org, dates }) => [kind, title, org, dates])).toEqual([
      ['experience', 'Catering Manager', 'Selworth Academy', 'January 2022 to today'],
      ['experience', 'Relief cook', null, 'March to August 2020'],
      ['experience', 'Kitchen Supervisor', 'Harbour View Care Home', 'February 2008 to May 2011'],
      ['experience', 'Chef de partie', 'Castle Arms', '2004 to 2008'],
    ])
  })

  it('and how others work there tells nothing of the hours of the person', () => {
    const facts = buildFacts(parseDocument(CV))
    expect(hoursNow(facts, 'how many hours a week does she work', 2026 * 12)).toEqual([])
  })
})

describe('posts in the rows of a table below a heading that names none', () => {
  const { entries } = buildFacts(
    parseDocument(`# Ann Lee

## Career

### 2020 to date: Corrib Civil Works Ltd, Galway
#### Senior Project Manager
I look after two to three sites at once.

1. **Salthill flood wall** (2022–2024). 1.4 km of wall, finished six weeks early.
2. **Tuam Road bus depot** (2020–2022). Four months late.

### 2008–2014: various

| When | What | Where |
|---|---|---|
| 2011–2014 | Site Engineer | Brennan Groundworks, Limerick |
| 2008–2011 | Graduate engineer, redundant when the firm closed | Moyne Structures, Sligo |
`),
  )

  it('are read with the house of each row', () => {
    expect(entries.slice(-2).map(({ title, org, dates }) => [title, org, dates])).toEqual([
      ['Site Engineer', 'Brennan Groundworks', '2011–2014'],
      ['Graduate engineer', 'Moyne Structures', '2008–2011'],
    ])
  })

  it('and dated things done in a post whose house has the dates are no posts', () => {
    expect(entries.slice(0, -2).map(({ title, org, dates }) => [title, org, dates])).toEqual([
      [null, 'Corrib Civil Works Ltd', '2020 to date'],
      ['Senior Project Manager', 'Corrib Civil Works Ltd', '2020 to date'],
    ])
  })
})
