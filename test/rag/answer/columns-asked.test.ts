/** What a table's column says: of one row, of all rows, of those past a number, of the one that stands out. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const PILOT = `# Ragna Dahl

Glider and tow pilot

## Flight time

| Type | Solo | Dual | Total |
| --- | --- | --- | --- |
| K21 | 1,310 | 875 | 2,185 |
| DR400 | 640 | 120 | 760 |
| **Grand total** | **1,950** | **995** | **2,945** |

## Certification

Norwegian Gliding Licence #40771, valid until 06/2029
- Towing
- Aerobatics

Height: 180 cm Weight: 75 kg Hair: red Eyes: grey
`

describe('hours of a table of flights', () => {
  const ask = askingOf(PILOT)

  it.each([
    ['How many solo hours on the K21?', 'K21: Solo 1,310.'],
    ['How many dual hours?', 'Grand total: Dual 995.'],
    ['Total solo?', 'Grand total: Solo 1,950.'],
    ['How many hours in total?', 'Grand total: 2,945.'],
    ['How many hours on the DR400?', 'DR400: Total 760.'],
  ])('%s', async (question, answer) => expect(await ask(question)).toBe(answer))

  it('never counts the rows as hours', async () => {
    expect(await ask('How many night hours?')).not.toMatch(/^(?:Two|Three)/)
  })

  it('says the number of the one licence, and counts none', async () => {
    expect(await ask('License number?')).toMatch(/^Norwegian Gliding Licence #40771/)
  })

  it('says the one label of a line with several', async () => {
    expect(await ask('Which hair colour has she?')).not.toContain('Weight')
  })
})

const COLUMNS_ONLY = `# Ola Berg

Bush pilot

## Flight times

| PC-6 | C185F | DHC-2 |
| :-: | :-: | :-: |
| 1,480 | 1,248 | 900 |
`

describe('types beside each other with one row of hours', () => {
  const ask = askingOf(COLUMNS_ONLY)

  it.each([
    ['How many hours in the C185F?', 'C185F: 1,248.'],
    ['Hours in the DHC-2?', 'DHC-2: 900.'],
  ])('%s', async (question, answer) => expect(await ask(question)).toBe(answer))
})

const SHIPS = `# Marit Lund

## Sea service

| Vessel | Type | DWT | Rank | Owner | From | To |
| --- | --- | --- | --- | --- | --- | --- |
| Havørn | Tanker | 61,340 | Ch. Off. | Nordkyn | 03/2025 | 08/2025 |
| Terna | Bulker | 92,715 | 2nd Off. | Vardane | 02/2023 | 12/2023 |
| Lomvi | Coaster | 5,629 | 2nd Off. | Vardane | 05/2021 | 09/2021 |

Total service in rank Ch. Off.: 9 months 20 days

## Deals

| Year | Client | Matter | Value |
| --- | --- | --- | --- |
| 2024 | Skagen Rail | Lease | £210m |
| 2023 | Elvebakk | Takeover | €1,450m |
| 2018 | Zaragon | Bond | US$1.0bn |

## Books

- "Tides", 2019, 140 citations.
- "Ebb and flow", 2021.
`

describe('rows of a table by their numbers', () => {
  const ask = askingOf(SHIPS)

  it.each([
    ['Largest vessel?', /Terna/, /Havørn|Lomvi/],
    ['Which was the smallest ship by DWT?', /Lomvi/, /Havørn|Terna/],
    ['Which vessels over 60,000 DWT?', /Havørn.*Terna/, /Lomvi/],
    ['Largest deal?', /Elvebakk/, /Skagen|Zaragon/],
    ['Which deals over 1 billion?', /Elvebakk/, /Skagen|Zaragon/],
    ['List her vessels by DWT, smallest first.', /Lomvi.*Havørn.*Terna/, /not/],
    ['Longest contract?', /10 months.*Terna|11 months.*Terna/, /Lomvi/],
    ['Which is her most cited book?', /Tides/, /Ebb/],
  ])('%s', async (question, answer, not) => {
    const said = await ask(question)
    expect(said).toMatch(answer)
    expect(said).not.toMatch(not)
  })

  it('never says that the title of a column is not mentioned', async () => {
    expect(await ask('Who painted the DWT mark?')).not.toContain('not mention DWT')
  })

  it('leaves a rank whole', async () => {
    expect(await ask('How long was she at sea as Ch. Off.?')).not.toMatch(/^Off\./)
  })
})

const CREDITS = `# Ines Vidal

## Stage

| | | |
| --- | --- | --- |
| Night Ferry | Lead (Mrs Orr) | Quay Theatre / Dir. Bo Lind |
| Salt | Chorus | Opera Nord / Dir. Eva Roth |

## Qualifications

Stage combat (2016); Fencing, level 2 (2014); Rigging ticket – not held
`

describe('credits without heads, and what is not held', () => {
  const ask = askingOf(CREDITS)

  it('gives the row of the work for its role', async () => {
    expect(await ask('What was her role in Night Ferry?')).toMatch(/^Night Ferry, Lead \(Mrs Orr\)/)
    expect(await ask('Who did she play in Salt?')).toMatch(/^Salt, Chorus/)
  })

  it('says alone what is not held', async () => {
    expect(await ask('Does she have a rigging ticket?')).toBe('Rigging ticket – not held.')
  })
})

const BUILDINGS = `# Rune Falk

## Projects

| Project | Place | Area | Completed |
| --- | --- | --- | --- |
| Dye works | Moss | 4,900 m² | 2024 |
| Boathouse | Fjære | 640 m² | 2023 |
| Silo tower | Moss | 19,500 m² | 2020 |
`

describe('areas', () => {
  const ask = askingOf(BUILDINGS)

  it.each([
    ['Which is his biggest project?', /Silo tower/, /Dye|Boat/],
    ['Which project was completed first?', /Silo tower/, /Dye|Boat/],
    ['Total area of his projects?', /^25,040 m²/, /25,040 m:/],
    ['List his projects by area, largest first.', /Silo tower.*Dye works.*Boathouse/, /not/],
  ])('%s', async (question, answer, not) => {
    const said = await ask(question)
    expect(said).toMatch(answer)
    expect(said).not.toMatch(not)
  })
})
