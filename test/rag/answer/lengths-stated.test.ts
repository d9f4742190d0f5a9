/** A length is of what is asked: one that the CV states itself before a sum, and none of what only sounds like it. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const PLANNER = `# Odile Farrant

Town planner, Truro

## In short

- **Years in planning:** 14, of which 3 part time
- **Software:** Tessera (6 years), Plotline (2012 to 2017, not since), Quillmap
- Between jobs since 3 April 2026; looking for a planning officer's post

Until then, eight years at Carrick Borough Council.

## Posts

### 2021–2024 Planning Lead, Carrick Borough Council
Team of five.
### 2018–2021 Planning Officer, same place
No reports.
### 2013–2017 Receptionist / Survey Assistant, Hotel Morwen
- Survey Assistant only for the last ten months

## Family

Husband Piers, who was a ship's cook for eleven years.
`

describe('lengths that a CV states', () => {
  const ask = askingOf(PLANNER)
  it.each([
    ['How many years in planning does she have?', /^Years in planning: 14, of which 3 part time/],
    ['How many years of Tessera?', /Tessera \(6 years\)/],
    ['How long was she at Carrick Borough Council?', /eight years at Carrick/],
    ['How long has she worked in planning surveys?', /^2013–2017 Receptionist.*only for the last ten months/],
    ['How long was she a Survey Assistant?', /Survey Assistant only for the last ten months/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
  it('is no sum of what is not asked', async () => {
    expect(await ask('How long has she worked as a planning officer?')).not.toMatch(/so far: Between jobs/)
    expect(await ask('How many years has she worked on ships?')).not.toMatch(/^\d+ years|^About/)
  })
})

const NURSE = `# Anselma Quill

Veterinary nurse, Cork

## Employers

Fairhaven Vets (2022 –), Brackley Animal Hospital (2015 – 2021; left for family reasons), uncle's stables (2012 – 2014)
`

const SEAMAN = `# Anselmo Quiray

Marine engineer, Cork

## Sea service

| Vessel | Type | Rank | From | To | Company |
|---|---|---|---|---|---|
| MV Tansy | bulk carrier | 2/E | Jan 2010 | Jul 2010 | Norpac |
| MT Quoll | product tanker | 3/E | Mar 2009 | Oct 2009 | Norpac |
| LNG Sorrel | LNG carrier | Cadet | Apr 2008 | Aug 2008 | Strand Gas |

## Family

Wife Ines, cook on cruise ships with four years at sea.
`

describe('several houses on one line', () => {
  const ask = askingOf(NURSE)
  it.each([
    ['How long was she at Brackley Animal Hospital?', /^About 6 years: Brackley/],
    ['How long has she been at Fairhaven Vets?', /^About 4 years so far: Fairhaven/],
    ['How long was she at her uncle’s stables?', /^About 2 years: uncle's stables/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})

describe('posts below a heading that says what they are', () => {
  const ask = askingOf(SEAMAN)
  it.each([['How many years at sea does he have?', /^1 year and 8 months: LNG Sorrel.*MT Quoll.*MV Tansy/]])(
    '%s',
    async (question, answer) => {
      expect(await ask(question)).toMatch(answer)
    },
  )
  it('is of no ship of another type', async () => {
    expect(await ask('How many years has he worked on cruise ships?')).not.toMatch(/MV Tansy/)
  })
})

const DRIVER = `# Tibor Halloway

Veterinary surgeon, Hull

## Jobs

**Senior Vet** | Marrow Lane Clinic | 2020 – present

**Associate** | Ledbrook Equine | 2016 – 2020

**HGV Driver (agency)** | Tanager Hire | 2008 – 2012

**HGV Class 2 Driver** | Sorrel Chilled Ltd | 2012 – 2014

**Freelance** · writer · since 2014 (part time since 2021)
`

describe('all posts of what is asked', () => {
  const ask = askingOf(DRIVER)
  it.each([
    ['How long has he been a vet?', /^About 10 years so far: Associate.*Senior Vet/],
    ['How many years has he been driving HGVs?', /^About 6 years: HGV Driver.*HGV Class 2/],
    ['How long has he been a freelance part time?', /^About 5 years so far: Freelance/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})

describe('a column of years, and an engagement that a post tells of', () => {
  const ask = askingOf(`# Yasmin Oduya

Controller, Hull

Nine years of professional work, mostly Scala and Postgres.

## Skills

| Area | Tool | Years | Level |
|---|---|---|---|
| Languages | Scala | 6 | daily |
| Data | Kafka | 4 | good |

## Career

### Group Controller, Marrow Optics, London, June 2020 – present

Budgets.

### Audit Senior, Pell & Dray, Lagos, January 2011 – November 2015

Seconded to the firm's London office for five months in 2014.

## Projects

| Project | Client | Value (AED m) | Status |
|---|---|---|---|
| Crest Tower | Sand Estates | 1,100 | handed over |
| Palm Yard | Sand Estates | 210 | handed over |
`)
  it.each([
    ['How many years of Scala does she have?', /Scala, Years: 6/],
    ['How many years has she worked with Kafka?', /Kafka, Years: 4/],
    ['How long was her secondment to London?', /five months in 2014/],
    ['How long was she seconded to London?', /five months in 2014/],
    ['What is the value of the Crest Tower?', /AED m\) 1,100/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})
