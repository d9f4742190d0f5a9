/** 'By how much did it fall?': the difference between two figures of a line, and sums of what is counted year by year. */
import { describe, expect, it } from 'vitest'
import { differenceOf, pairsIn } from '../../../src/rag/answer/figures/changes.ts'
import { seriesIn } from '../../../src/rag/answer/figures/year-series.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Runa Ostrander

## Work

### Depot Manager, Lindby Freight, 2016 – 2024

- Brought the yearly diesel bill from €340,000 to €265,000 with a new route plan.
- Loading time 95 minutes → 40; damaged pallets 4.5% → 1.2%.
- Staff on the night shift grew from nine drivers to 14.
- Inspections: 12 in 2019, 18 in 2020, 25 in 2021, 31 in 2022.

| Figure | Before | After |
|---|---|---|
| Stock value | £6.4m | £4.1m |
| Claims a year | 210 | 84 |

## Education

- Diploma in Logistics, Norring College, 2015
`

describe('a change', () => {
  const ask = askingOf(CV)
  it.each([
    ['By how much did the yearly diesel bill fall?', /^€75,000: Brought the yearly diesel bill/],
    ['By how many minutes did the loading time come down?', /^55 minutes: /],
    ['By what percentage did the claims a year drop?', /^60%: /],
    ['How much did the stock value fall?', /^£2\.3m: /],
    ['How many inspections did she do from 2019 to 2021 all told?', /^55: Inspections/],
    ['How many inspections in total?', /^86: /],
    ['How many inspections were there in 2020?', /18 in 2020/],
    ['How many inspections did she do in 2023?', /^The CV does not/],
    ['What did she do about the diesel bill?', /^Brought the yearly diesel bill/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})

describe('two figures of one unit', () => {
  const difference = (text: string): (string | null)[] =>
    pairsIn(text).map((pair) => differenceOf(pair, 'amount'))
  it.each([
    ['rose from 22,000 to 39,500 a year', ['17,500']],
    ['down from 19 to 13 hours; rejects from 6% to 1.5%', ['6 hours', '4.5 percentage points']],
    ['£3.05 → £2.71 per head', ['£0.34']],
    ['the manual: 140 pages cut to 38', ['102 pages']],
    ['turnover from CHF 1.2 m to CHF 3.4 m', ['CHF 2.2 m']],
    ['turnover from €900k to €1.2m', ['€300,000']],
    ['turnover from €1.2 to €3.4 million', ['€2.2 million']],
    ['moved from 2 to 3 sites', ['1 site']],
    ['from March 2014 to May 2016', []],
    ['2014 → 2016', []],
    ['from €20 to $30', []],
  ])('%s', (text, said) => {
    expect(difference(text)).toEqual(said)
  })
})

describe('what is counted year by year', () => {
  const values = (text: string): number[] => seriesIn(text).map(({ value }) => value)
  it.each([
    ['71 in 2021, 96 in 2022 and 118 audits in 2023', [71, 96, 118]],
    ['2021: €4,000, 2022: €5,500, 2023: €6,100', [4000, 5500, 6100]],
    ['71 in 2021 and 96 in 2022', []],
    ['71 in 2021, 96 in 2022, 90 in 2022', []],
    ['2021: 4%, 2022: 5%, 2023: 6%', []],
  ])('%s', (text, counted) => {
    expect(values(text)).toEqual(counted)
  })
})
