/** Posts below the name of a house with its years, one of the highest headings; a post held twice. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Jorunn Castellanos

*Cartographer · Bergen*

## Meridian Charts AS, Bergen (August 2011 – now)

Sea charts for fjords. Newest post first.

### Head of Soundings
*since March 2022*

- Six boats.

### Chart Editor, Harbours
*May 2015 – June 2018, and again January 2021 – February 2022*

- Redrew 40 harbours.

### Survey Planner, Coasts
*July 2018 – December 2020*

- Planned by tide tables.

### Draughtswoman
*Aug 2011 – April 2015*

- Contours.

## On stage

1. *The drowned village* — Kartdagen, Oslo, 14/09/2019.
2. *Depth is a guess* — Sea & Paper, Hull, May 2016.
`
const ask = askingOf(CV)

describe('a post at a house', () => {
  it.each([
    ['What was her role in September 2019?', 'Survey Planner', 'drowned village'],
    ['What position did she hold in May 2016?', 'Chart Editor', 'Depth is a guess'],
  ])('%s', async (query, told, not) => {
    const answer = await ask(query)
    expect(answer).toContain(told)
    expect(answer).not.toContain(not)
  })

  it('is held again when one comes back to it', async () => {
    expect(await ask('What was her role in June 2021?')).toContain('Chart Editor')
    expect(await ask('What was her role in June 2019?')).not.toContain('Chart Editor')
  })

  it('is not what was done in that month', async () => {
    expect(await ask('What did she do in September 2019?')).toContain('drowned village')
  })
})

describe('posts at a house, each on a line of its own below it', () => {
  const LINES = [
    '{title} ({dates})',
    '{title}, {dates}',
    '{title} | {dates}',
    '*{title}* — {dates}',
    '{dates}: {title}',
  ]
  const asks = LINES.map((form) => {
    const line = (title: string, dates: string): string =>
      form.replace('{title}', title).replace('{dates}', dates)
    return askingOf(`# Marta Vell

Buyer

## CAREER

### NORTHMERE RAIL, York

${line('Category Manager, Rolling Stock', 'February 2009 – August 2013')}

Key achievements:

- Managed £85 million of spend.

${line('Senior Buyer', 'June 2006 – January 2009')}

Bought seating fabrics and cleaning.

### PELLOW BISCUITS, Hull

${line('Graduate Buyer', 'September 2004 – May 2006')}

Bought packaging.
`)
  })
  it.each(LINES.map((form, i) => [form, i] as const))('%s', async (_, i) => {
    const ask = asks[i]
    expect(await ask?.('Which position did she hold before becoming Category Manager?')).toMatch(
      /Senior Buyer.*NORTHMERE|NORTHMERE.*Senior Buyer/s,
    )
    expect(await ask?.('What was her role in 2010?')).toContain('Category Manager')
  })
})
