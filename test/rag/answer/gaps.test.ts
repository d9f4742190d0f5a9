/** What explains a time without a post, however a CV tells of it. */
import { describe, expect, it } from 'vitest'
import { toldBreaks } from '../../../src/rag/answer/common/career/career-breaks.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Thorvald Abernethy-Quist

Bridge inspector, Inverness.

## Where I have worked

### Senior inspector, Strathgow Bridges, Inverness (May 2019 – present)

Inspects 140 bridges a year, most of them from a rope.

### March 2018 to April 2019

No work. I nursed my brother in Thurso and learned to splice rope.

### Inspector, Peatlaw Rail, Perth (June 2012 – February 2018)

Left when the Perth depot closed.

**October 2011 – May 2012** · no job. I looked after the twins and took a course in rope access.

**Carrow Docks**, Aberdeen · apprentice rigger · 09/2008 – 09/2011
Rigged cranes.

## Time away from work

October 2023 – January 2024: at home with our twin sons.

Away from the bridges I sing, badly.
`

const ask = askingOf(CV)

describe('the reason of a gap', () => {
  it.each([
    ['What was behind the gap in his working life in 2018?', 'nursed my brother', 'twins'],
    ['What explains the gap in 2012?', 'looked after the twins', 'brother'],
    [
      'why is there a hole in his cv between carrow docks and peatlaw rail',
      'looked after the twins',
      'brother',
    ],
    ['What did he do in the gap between Peatlaw Rail and Strathgow Bridges?', 'nursed my brother', 'twins'],
    ['How do you explain the gap in late 2023?', 'twin sons', 'sing'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })

  it.each(['What was his first job after the gap in 2018?', 'What was his job until the gap in 2018?'])(
    'is no matter of what stands beside it: %s',
    async (query) => expect(await ask(query)).not.toContain('nursed'),
  )
})

const OUTRIGHT = askingOf(`# Wilhelmina Oduya-Strand

## Posts

| From – to | House | Post |
|---|---|---|
| 06/2021 – now | Larkmoor Press | Editor |
| 02/2015 – 03/2021 | Vane & Daughters | Proofreader |

May 2021 is empty on purpose: I walked from Skye to Fife.

## Books seen through

- *The Lamp* (2016)
- *Year of Salt*, not a book. From Mar to Nov 2014 I took no work: a broken knee, then patience.
`)

describe('a gap that is told among other things', () => {
  it.each([
    ['Why is there a gap in May 2021?', 'walked from Skye'],
    ['What was the reason for the gap in 2014?', 'a broken knee'],
  ])('%s', async (query, said) => expect(await OUTRIGHT(query)).toContain(said))
})

it('what only sounds like a gap is none', () => {
  const facts = buildFacts(
    parseDocument(`# Ottoline Farr

## Experience

### Site manager, Quarrow Stone, Leeds (2015 – 2019)

- We had no work accidents between 2015 and 2019.
- From the end of May to the end of August 2016 I looked after the crew of the north quarry.

## Skills

- Maternity leave, sick pay and pensions of site staff
`),
  )
  expect(toldBreaks(facts)).toEqual([])
})
