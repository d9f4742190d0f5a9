/** What a post was in below the heading of its house is no house; a part of a post has its own time. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const NURSE = `# Ada Quill

## Career history

### Tollan Royal Hospital, Leeds — July 2016 to date

**Lead Nurse** (January 2021 – to date)
- Heads a team of 28

**Senior Nurse, A&E and HDU** (March 2018 – December 2020)
- Ward rounds

**Staff Nurse, ICU and surgery** (July 2016 – February 2018)
- 35 charts a day

## Before that, in brief

| Years | Employer | Title |
| --- | --- | --- |
| Apr 2009 – June 2016 | Tarn Family Services | Care worker; acting team manager June 2013 – July 2014 |
| 2006 – 2009 | Shelter House | Youth worker |

## Skills

- Trained six volunteers as a practice mentor (nine months)
`

describe('posts', () => {
  const ask = askingOf(NURSE)
  it('in departments are of the house above them', async () => {
    expect(await ask('How long has she been at Tollan Royal Hospital?')).toMatch(/^10 years/)
    expect(await ask('Which roles has she held at Tollan Royal Hospital?')).toMatch(
      /Lead Nurse.*Senior Nurse, A&E and HDU.*Staff Nurse, ICU and surgery/,
    )
  })
  it('have parts of their own length', async () => {
    expect(await ask('How long was she acting team manager?')).toMatch(/^1 year and 2 months: /)
    expect(await ask('How long was she a practice mentor?')).toBe(
      'Trained six volunteers as a practice mentor (nine months).',
    )
    expect(await ask('How long did she work at Tarn Family Services?')).toMatch(/^7 years and 3 months/)
  })
})
