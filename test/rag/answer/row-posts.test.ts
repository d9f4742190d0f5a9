/** A table of periods and titles below a house with its years: each row is a post there. */
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Nuala Fennimore

## Employment

### Pinnacle Freight, Rotterdam (2010–2021)

| When | As what | Remarks |
|---|---|---|
| Apr 2017 – Aug 2021 | Depot manager | 40 lorries |
| Sep 2013 – Mar 2017 | Shift supervisor | nights |
| May 2010 – Aug 2013 | Dispatcher | the first with a degree |

Late deliveries fell by half.

### Harbour Canteen, Cork (Jan 2008 – Apr 2010)

| Years | Dish | Sold |
|---|---|---|
| 2008 – 2009 | Chowder | 9,000 |
| 2009 – 2010 | Cook's pie | 4,000 |
`

describe('a table of titles below a house', () => {
  const { entries } = buildFacts(parseDocument(CV))

  it('tells the posts there', () => {
    expect(entries.map(({ title, org, dates, parent }) => [title, org, dates, parent])).toMatchObject([
      [null, 'Pinnacle Freight', '2010–2021', null],
      ['Depot manager', 'Pinnacle Freight', 'Apr 2017 – Aug 2021', 0],
      ['Shift supervisor', 'Pinnacle Freight', 'Sep 2013 – Mar 2017', 0],
      ['Dispatcher', 'Pinnacle Freight', 'May 2010 – Aug 2013', 0],
      [null, 'Harbour Canteen', 'Jan 2008 – Apr 2010', null],
    ])
  })
})

describe('a row of it', () => {
  const ask = askingOf(CV)

  it('answers for its time', async () => {
    const answer = await ask('What position did she hold in early 2015?')
    expect(answer).toContain('Shift supervisor')
    expect(answer).toContain('Pinnacle Freight')
    expect(answer).not.toContain('Depot manager')
  })

  it('leaves the house its years', async () => {
    expect(await ask('How long was she with Pinnacle Freight?')).toContain('2010–2021')
  })
})
