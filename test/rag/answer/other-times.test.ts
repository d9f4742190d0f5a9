/** What is asked of a year of which the CV tells nothing is not answered with what is of other years. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Runa Eskelin

Stage designer, Turku

## Work

### Head of design, Theatre Aurajoki, Turku, 2018 –

- Runs a workshop of nine

### Set designer, Kolm Opera, Tallinn, 2012 – 2016

- Drew 31 sets

## Training

- MA Scenography, Brenholm School of Art, 2009 – 2011

## Talks

2024 · "Painting with fog" · Stage Light Days, Bergen
2022 · "The fourth wall is wood" · Nordic Set Forum, Oslo
2018 · "Rust" · Baltic Stage Week, Riga

## Awards

- Golden Hammer, Finnish Stage Guild
- Kolm Prize of the Friends of the Opera
`)

const NONE = /^The CV does not/

describe('a year of which nothing is told', () => {
  it('has no items of a list whose items are dated', async () => {
    expect(await ask('How many talks did she give in 2023?')).toMatch(NONE)
    expect(await ask('What talk did she give in 2020?')).toMatch(NONE)
    expect(await ask('How many talks did she give in 2022?')).toMatch(/^One: .*fourth wall/)
    expect(await ask('How many talks has she given?')).toMatch(/^Three/)
  })

  it('is in no post that ended before or began after it', async () => {
    expect(await ask('Where did she work in 2017?')).toMatch(NONE)
    expect(await ask('What was her job in 2017?')).toMatch(NONE)
    expect(await ask('What did she do at Kolm Opera in 2018?')).not.toContain('31 sets')
  })

  it('is not a year that a post, bare years or a study reach', async () => {
    expect(await ask('Where did she work in 2016?')).toContain('Kolm Opera')
    expect(await ask('Where did she work in 2021?')).toContain('Theatre Aurajoki')
    expect(await ask('What did she do in 2010?')).toContain('MA Scenography')
  })

  it('leaves a list without dates as it is', async () => {
    expect(await ask('Which awards did she win?')).toContain('Golden Hammer')
  })
})
