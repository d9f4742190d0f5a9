/** What happened in a year, and what was finished in it, where posts went on all the while. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Iver Holm

Marine engineer, Bergen

## Work

### Second Engineer, Nordhav Tankers, Bergen, 2020 – 2025

- Led the class renewal survey; budget 1.2 million dollars.
- In the power failure of 2022 ran the pumps by hand for eleven minutes.

### Third Engineer, Strathclyde Bulk, Glasgow, 2016 – 2020

- Failed an audit in 2018 over a wrong inventory; rebuilt it afterwards.

## Training

- Postgraduate course in cargo safety, 2021
- Marine engineering, South Tyne College, 2013 – 2016

## Publications

- "Pumps that stop", Deck and Engine, 2022
`)

describe('what happened in a year', () => {
  it('is what a line dates to it', async () => {
    expect(await ask('What happened in 2018?')).toMatch(/^Failed an audit in 2018/)
    const answer = await ask('What happened in 2022?')
    expect(answer).toContain('ran the pumps by hand')
    expect(answer).not.toContain('Pumps that stop')
  })

  it('is the post that went on, where no line dates anything to it', async () => {
    expect(await ask('What happened in 2017?')).toContain('Third Engineer')
  })

  it('leaves what is named beside the year to other rules', async () => {
    expect(await ask('What happened at the audit in 2018?')).toContain('Failed an audit in 2018')
  })
})

describe('what was finished in a year', () => {
  it('is a course or a study that ended then', async () => {
    expect(await ask('What did he finish in 2021?')).toBe('Postgraduate course in cargo safety, 2021.')
    expect(await ask('What did he complete in 2016?')).toContain('South Tyne College')
  })
})
