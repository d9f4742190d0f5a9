/** What is near what is asked, and no answer: the money of a house for one's pay, another licence, another house's figure. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ragna Hollister

Harbour manager, Whitby.

## Work

### Harbour manager, Saltgate Harbour Trust (May 2019 – today)

- I run a trust with an income of £640,000 a year and nine staff.
- The average berth rate rose from £12 to £17.
- In 2022 I replaced the paper berth book with an electronic register.
- Salary on entry: £29,800.

### Deputy warden, Marsk Marina (April 2014 – April 2019)

- Looked after 210 berths in three basins.
- Built the fuel pontoon in nine days.

### Clerk, Osmotherley Yard (June 2012 – March 2014)

- Wrote the tide tables.

## Education

- BSc Oceanography, University of Tynemouth, 2008–2011
- Fire marshal certificate, valid until May 2028

## Prizes

- Runner-up, Coastal Verse Competition, 2020
- Quayside Essay Cup for "The slack hour", 2021

## Writing

- Author or co-author of 31 papers, most of them with the Harbour Silt Group.

## Expertise

- Schemes: final salary, career average, cash balance
`

const ask = askingOf(CV)
const SAYS_NOT = /^The CV does not/

describe('what is near it and no answer', () => {
  it.each([
    'How much does she earn as harbour manager?',
    'What salary does she want?',
    'What pay does she ask for?',
    'How much is she paid now?',
    'Does she have a diving licence?',
    'Has she got a forklift ticket?',
    'Which subject did she teach at the University of Tynemouth?',
    'Which poem won her the runner-up place in the Coastal Verse Competition?',
    'How many papers did she write as sole author?',
    'Which software does the electronic register at Saltgate run on?',
    'How many berths does Osmotherley Yard have?',
    'When did she work for the Coastal Police?',
    'Who was her successor at Marsk Marina?',
    'How many people applied for her present post?',
    'How many days of holiday does she have?',
    'Which party does she vote for?',
  ])('is declined: %s', async (query) => {
    expect(await ask(query)).toMatch(SAYS_NOT)
  })
})

describe('what is told', () => {
  it.each([
    ['What was her salary on entry at Saltgate Harbour Trust?', '29,800'],
    ['What is the income of the trust?', '640,000'],
    ['How many berths did she look after at Marsk Marina?', '210'],
    ['Which essay won her the Quayside Essay Cup?', 'The slack hour'],
    ['How many papers has she published?', '31'],
    ['Until when is her fire marshal certificate valid?', 'May 2028'],
    ['What did she study at the University of Tynemouth?', 'Oceanography'],
  ])('stays: %s', async (query, told) => {
    expect(await ask(query)).toContain(told)
  })
})
