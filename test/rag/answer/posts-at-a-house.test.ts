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
