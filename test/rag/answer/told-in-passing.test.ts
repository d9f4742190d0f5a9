/** What is told in passing: a post that one leads without a title, a team one has, a share of a post, hobbies among the rest. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Leandro Farias

## The story so far

Right now (since April 2023) I head marketing at **Velopunt**, a bicycle subscription firm in Rotterdam with 38,000 riders. I have a team of seven and spend €2.6 million a year.

Before that, from January 2020 to March 2023, I was growth lead at **Casa Limpa**, a cleaning platform in Lisbon. There I learned to run tastings and to stop at two beers.

## Other

Bell ringer and tower captain at St Wilfrid's. Trustee of a hedgehog hospital from 2016 to 2022.

## Terms

Contract: permanent, 0.9 since January 2024 (Friday afternoons off for study).
`)

describe('what is told in passing', () => {
  it('is a post of somebody who heads something at a house', async () => {
    expect(await ask('Which employers has he had?')).toMatch(/Velopunt.*Casa Limpa/s)
    expect(await ask('Where was he working in 2024?')).toContain('Velopunt')
  })

  it('is a team that one has, and no beers that one stopped at', async () => {
    const answer = await ask('How big is his team?')
    expect(answer).toContain('team of seven')
    expect(answer).not.toContain('beers')
  })

  it('is a share of a post among the terms', async () => {
    expect(await ask('Does he work full time?')).toContain('0.9')
  })

  it('is a hobby in a section of what is left over', async () => {
    expect(await ask('What hobbies does he have?')).toContain('Bell ringer')
  })
})
