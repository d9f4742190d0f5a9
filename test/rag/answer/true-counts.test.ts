/** What is counted is such: what says of itself that it is not, is of another kind, or is a house again, is left out. */
import { describe, expect, it } from 'vitest'
import { standingOf } from '../../../src/rag/answer/lists/says-not.ts'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ottoline Varga

## Work

**Survey Lead**, Brackwater Mapping, 2021 – present

- Relaunched the tide atlas: sales up 12 %.
- Manage one draughtsman directly, and a student each summer.
- Budget £90k, down from £140k.
- Stood in for the director in spring 2023.

**Surveyor**, Brackwater Mapping, 2018 – 2021

- Measured 40 harbours.

**Junior Surveyor**, Pell & Tarn, 2014 – 2018

- Kept a caseload of about thirty boundary disputes between farmers and towns.

## Certificates

- Hydrography Level 1: 2016
- Hydrography Level 2: enrolled, assessment in January 2027
- Sea survival: expired May 2022
- Drone operator: 2019, renewed 2025
- Diving medical: failed 2021

## Languages

- Hungarian – native
- English – fluent
- Russian – from school, forgotten
- Estonian – no, but my crew speaks it

## Refereed papers

23 in all: 9 as first author, 3 as last author.

1. Varga O, Pell R. Silt and sound. Estuaries 2019.
2. Tarn L, Varga O. Sounding a fjord. Coasts 2021.

## Articles and talks

- "Mud that moves", article, Coast Review, 2022
- "Tides on paper", talk, Map Days, Riga, 2023
- "Where the quay was", article, Harbour Notes, 2024

## Prizes

- Silver Sextant, 2017, for the tide atlas
- Young Surveyor of the Year, 2019
- Silver Sextant, 2024, for the harbour plans
`)

describe('a number that is said of a list', () => {
  it.each([
    ['How many certificates does she hold?', /^Two: Hydrography Level 1.*Drone operator/],
    ['How many languages does she speak?', /^Two: Hungarian – native; English – fluent\.$/],
    ['How many employers has she had?', /^Two: /],
    ['How many articles has she published?', /^Two: "Mud that moves".*"Where the quay was"/],
    ['How many first-author papers does she have?', /^23 in all: 9 as first author/],
    ['How many Silver Sextants has she won?', /^Two: /],
    ['How many boundary disputes did she handle?', /caseload of about thirty/],
  ])('%s', async (question, told) => expect(await ask(question)).toMatch(told))

  it('is no number of the lines below a post', async () => {
    const answer = await ask('How many people does she manage?')
    expect(answer).toContain('one draughtsman')
    expect(answer).not.toMatch(/^(?:Three|Four|Five):|tide atlas/)
  })

  it('is not said of the one thing that the question names', async () => {
    expect(await ask('How many pages does Mud that moves have?')).not.toMatch(/^One:/)
  })
})

describe('what an item says of itself', () => {
  const now = 2026 * 12 + 5
  const held = 'how many certificates does she hold?'
  it.each([
    [held, 'Azure, retired before I sat it', 'none'],
    [held, 'Welding, application pending', 'none'],
    [held, 'First aid, no. 44, 2019', 'one'],
    [held, 'Crane, valid until 2020', 'none'],
    ['how many certificates does she have?', 'Crane, valid until 2020', 'unclear'],
    [
      'how many certificates does she have?',
      'Level 1 (2012). Level 3: class taken 2019, card never issued.',
      'unclear',
    ],
    ['how many languages does she speak?', 'Slovene: understood, not spoken', 'none'],
    ['how many books has she translated?', 'Nine Bridges, contracted, due August 2027', 'none'],
    ['how many projects does he maintain?', 'Used to maintain tidekit, archived in 2021', 'none'],
    ['how many companies has she worked for?', 'Pell & Tarn, closed 2019, planned sale failed', 'one'],
    ['how many films has she made?', '"Failed, not passed"; 2020', 'one'],
  ])('%s %s', (folded, said, standing) => expect(standingOf(folded, said, now)).toBe(standing))
})
