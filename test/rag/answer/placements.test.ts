/** Contracts listed below an agency's record, as profiles are exported. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ada Moss

## Experience

Skerry Mutual
Data Analyst
May 2023 - Present
Oban, Scotland (Remote)

I count ferries and forecast queues.

Redpoll Staffing
Interim Analyst, sent to three firms
February 2020 - April 2023 (3 years 3 months)

- **Tide Bakery**, Hull, Feb - Nov 2020: stock forecasts for eleven shops, rebuilt twice because the first oven burnt down in summer.
- **Corrib Waterways**, Galway, Jan 2021 - Mar 2022: a lock-keeper's dashboard (Python).
- **Mill House Press**, remote, May 2022 - Apr 2023: print runs; waste down by a third.

Torre Library
Junior Analyst
August 2017 - December 2019 (2 years 5 months)
Bologna, Italy

- **Loans:** mapped 40,000 of them.

## Education

Harbour Institute
Higher diploma, Statistics · (2015 - 2017, evening course; final mark 8.7 of 10)

Torre College
Diploma, Bookkeeping · (2013 - 2015)
`

describe('contracts below an agency', () => {
  const { entries } = buildFacts(parseDocument(CV))
  const ask = askingOf(CV)

  it('are posts within the years at the agency, and leave other records theirs', () => {
    expect(entries.map(({ org, dates, parent }) => [org, dates, parent])).toEqual([
      ['Skerry Mutual', 'May 2023 - Present', null],
      ['Redpoll Staffing', 'February 2020 - April 2023', null],
      ['Tide Bakery', 'Feb - Nov 2020', 1],
      ['Corrib Waterways', 'Jan 2021 - Mar 2022', 1],
      ['Mill House Press', 'May 2022 - Apr 2023', 1],
      ['Torre Library', 'August 2017 - December 2019', null],
      ['Harbour Institute', '2015 - 2017', null],
      ['Torre College', '2013 - 2015', null],
    ])
  })

  it('answer who they were for', async () => {
    expect(await ask('How many firms did Redpoll Staffing send her to?')).toMatch(
      /^Three: Tide Bakery, Hull, Feb - Nov 2020; .*Corrib.*Mill House/,
    )
    expect(await ask('Where did she work in August 2021?')).toContain('Corrib Waterways')
    expect(await ask('How long was she with Redpoll Staffing?')).toContain('3 years and 3 months')
    expect(await ask('How many employers has she had?')).toBe(
      'Three: Skerry Mutual; Redpoll Staffing; Torre Library.',
    )
    expect(await ask('What was her final mark at the Harbour Institute?')).toContain('8.7 of 10')
  })

  it.each([
    [
      'that lie outside its years',
      CV.replace('Feb - Nov 2020', 'Feb - Nov 2012').replace('Jan 2021 - Mar 2022', '2011 - 2012'),
    ],
    [
      'that tell of the post',
      CV.replace(/\*\*Tide[^\n]*/, 'Led the move to Python (2020 - 2021).').replace(
        /\*\*Corrib[^\n]*/,
        'Ran the night shift (2021 - 2022).',
      ),
    ],
  ])('are none %s', (_, markdown) => {
    expect(buildFacts(parseDocument(markdown)).entries.filter(({ parent }) => parent !== null)).toEqual([])
  })
})
