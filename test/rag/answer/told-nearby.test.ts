/** What the sentence before says of a line that answers: whose paper the co-author's is, what was dropped in a year. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ann Roe

Chemist, Leeds. ann@roe.example

## Work

### Senior chemist, Acme Dyes, 2015 – present

- Ran the pilot plant. A complaint by the river board led to an audit of the effluent. The audit was closed in May 2019 without a finding.
- The tank at Hulme was replaced.

### Chemist, Brodie Inks, 2010 – 2015

- Tested inks for the Mint.
- Ran the two-year dyers' traineeship, with 12 trainees a year.

## Training

I do not have a degree.

- Level 4 Diploma in Colour Chemistry, Leeds College, 2014
- Spectrometry for beginners, three-day course, 2018
- First aid at work, renewed 2024

## Writing

- "Blue that stays", *Dyer's Journal*, 2019. Co-written with Tom Hale.
- "Red that fades", *Dyer's Journal*, 2021.
- "A short book of mordants", Peel Press, 2022. Co-authors: Jane Poe and Sam Low.
`)
const SAYS_NOTHING = /^The CV does not/

describe('co-authors', () => {
  it('are those of the title before them', async () => {
    expect(await ask('Who co-authored her book of mordants?')).toMatch(/^(?!.*Hale).*Jane Poe/)
    expect(await ask('Who co-wrote the piece on blue?')).toMatch(/^(?!.*Poe).*Tom Hale/)
  })
})

describe('the date of an event', () => {
  it('is told where what it happened to stands in another sentence of the paragraph', async () => {
    expect(await ask("In which year was the river board's audit closed?")).toContain('May 2019')
  })

  it('is not that of another item', async () => {
    expect(await ask('When was the audit at Hulme closed?')).toMatch(SAYS_NOTHING)
    expect(await ask('In what year was the audit by the Mint closed?')).toMatch(SAYS_NOTHING)
  })
})

describe('courses and certificates', () => {
  it('are all that was taken beside the work, and not that there is no degree', async () => {
    const said = await ask('Which courses and certificates has she completed since leaving school?')
    expect(said).toMatch(/Level 4 Diploma.*Spectrometry.*First aid/)
    expect(said).not.toContain('degree')
  })
})

describe('those who fail', () => {
  it('are not those who take part', async () => {
    expect(await ask("How many trainees fail the dyers' traineeship each year?")).toMatch(SAYS_NOTHING)
    expect(await ask("How many trainees take the dyers' traineeship each year?")).toContain('12 trainees')
  })
})
