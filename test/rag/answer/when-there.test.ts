/** When one was at a house, of all the posts there, whichever way their headers are set. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('two posts at a house', () => {
  const ask = askingOf(`# Liesl Amann

Teacher, Graz

## Positions

**Head of Section, Years 7–9**\\
Auwald School, Graz\\
*January 2015 – June 2019*

- Led six teachers; I started the choir.

**Class Teacher (Year 4)**\\
Auwald School, Graz\\
*September 2011 – December 2014*

- Taught thirty pupils, before my year abroad.

**Assistant**\\
Seeblick Primary School, Linz\\
*2008 – 2011, in my studies*
`)
  it.each([
    'When did she work at Auwald School?',
    'When was she at Auwald School?',
    'In which years was she at the Auwald School?',
  ])('%s', async (query) => {
    const told = await ask(query)
    expect(told).toContain('January 2015 – June 2019')
    expect(told).toContain('September 2011 – December 2014')
  })
  it('are summed', async () => {
    expect(await ask('How long was she at Auwald School in total?')).toMatch(/^7 years and 10 months/)
    expect(await ask('Until when did she work at Auwald School?')).not.toContain('2011')
  })
})

describe('a house with a letter before it', () => {
  const ask = askingOf(`# Odile Marchand

Geologist, Pau

## Posts held

[A] **Aubisque Mining**, Chief Geologist, October 2020 – December 2023

[B] **Aubisque Mining**, Senior Geologist, January 2017 – September 2020

[C] **Hydrovent Consultants**, Hydrogeologist, June 2013 – December 2016
`)
  it('goes by its name', async () => {
    expect(await ask('How long was she with Aubisque Mining in total?')).toMatch(/^7 years:/)
  })
})
