/** Sections that are the years at one house after another, where nothing else tells of posts. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const markdown = `# CHANGELOG for ada-moss

maintainer: Ada Moss, ada@moss.example

## [Unreleased]

### Planned
- a certificate in law

## [4.0.0] - March 2021 to present - Orrin Building Society, Leeds

Runs all that holds data.

### Added
- restore test, every month

## [3.0.0] - 2016-05 to 2021-02 - Quarrel Ltd, Hull

### Changed
- moved the ledger

## [2.1.0] - Jan 2013 to April 2016 - Tern Ambulance Trust, York

### Added
- night shifts

## [2.0.0] - Sept 2010 to Dec 2012 - same trust

### Added
- the service desk

## [1.0.0] - 2006 to 2010 - University of Velden

### Added
- MSc in geodesy

## Licence

Driving: B.
`

describe('a log of changes', () => {
  const ask = askingOf(markdown)

  it('has a post for each house', () => {
    expect(
      buildFacts(parseDocument(markdown))
        .entries.filter(({ kind }) => kind === 'experience')
        .map(({ org, place, dates }) => [org, place, dates]),
    ).toEqual([
      ['Orrin Building Society', 'Leeds', 'March 2021 to present'],
      ['Quarrel Ltd', 'Hull', '2016-05 to 2021-02'],
      ['Tern Ambulance Trust', 'York', 'Jan 2013 to April 2016'],
      ['Tern Ambulance Trust', 'York', 'Sept 2010 to Dec 2012'],
    ])
  })

  it('tells where one was when', async () => {
    expect(await ask('Where did she work in 2018?')).toContain('Quarrel Ltd')
    expect(await ask('Where does she work now?')).toContain('Orrin Building Society')
    expect(await ask('Where did she work before Quarrel?')).toContain('Tern Ambulance Trust')
    expect(await ask('How long was she at the ambulance trust?')).toContain('5 years and 8 months')
    expect(await ask('Which employers has she had?')).toMatch(/Orrin Building.*Quarrel.*Tern Ambulance/)
  })
})
