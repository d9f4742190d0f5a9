/** Columns of a table that a question wants added up. */
import { describe, expect, it } from 'vitest'
import { amountOf, sumOf } from '../../../src/rag/answer/text/amounts.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Oda Fennimore

## Harbours in figures

| Harbour | Quay | Cost | Finished | Part |
|---|---|---|---|---|
| Norring basin | 310 m | £41 m | 2014 | designer |
| Teal Point | 1.2 km | £9.5 m | 2018 | project manager |
| Old Ferry Stairs | 80 m | £2.5 m | 2021 | project manager |

## Teaching

| Term | Course | Students |
|---|---|---|
| Spring 2022 | Coastal works | 42 |
| Autumn 2023 | Soils under water | 28 |

## Grants

| Year | Project | Amount |
|---|---|---|
| 2019 | Silt | €95,000 |
| 2023 | Tides | €1.9 million |
`

describe('columns are added up', () => {
  const ask = askingOf(CV)
  it.each([
    ['What did the three harbours cost together?', /^£53 m: .*Teal Point \(£9\.5 m\)/],
    ['total cost of the harbours where she was project manager', /^£12 m: Teal Point .*; Old Ferry/],
    ['How many students did she teach in total?', /^70: /],
    ['How much grant money did she get altogether?', /^€1,995,000: /],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })

  it('but not numbers of several units, nor as many rows as there are not', async () => {
    expect(await ask('What is the total length of the quays?')).not.toMatch(/391|^\d+/)
    expect(await ask('What did the five harbours cost together?')).not.toContain('£53 m')
  })
})

const YARD = `# Bastiaan Okonjo

## Vanhelst Yachts

**Yard Manager**, since May 2019, Vlissingen
- **Crew:** three halls
  - Hull hall: seven welders, two crane drivers
  - Paint hall: three welders
  - Rig hall: twelve welders, one sailmaker
- **Budget:** €900,000 a year.

## Boats built

| Boat | For | Built | Price (€) | Berths |
| --- | --- | --- | ---: | ---: |
| Kittiwake | Dorsey Charter | 2017 | 410,000 | 8 |
| Petrel | Dorsey Charter | 2019 | 250,000 | 6 |
| Fulmar | Isle Rescue | 2021 | 1,200,000 | 4 |

## Evening classes

| Class | Pupils a year | Taught |
| --- | --- | --- |
| Knots | 30 | since 2018 |
| Splicing | 12 | 2015–2019 |
| Charts | 25 | since 2020 |

My classes are marked 8 out of 10 on average.

## Articles

1. "Steel in salt" (2016), *Slipway* 4. Downloaded 120 times.
2. "Quiet winches" (2019), *Slipway* 9. Downloaded 85 times.
3. "A hull a month" (2023), *Deck* 2. Downloaded 300 times.
`

describe('figures of the rows and lines that are meant', () => {
  const ask = askingOf(YARD)
  it.each([
    ['average price of the Dorsey Charter boats', /^€330,000 on average: Kittiwake .*; Petrel/],
    ['How much has come from Dorsey Charter altogether?', /^€660,000: Kittiwake/],
    ['How many welders does he currently have, all halls taken together?', /^22 welders: Hull hall/],
    ['How many pupils a year does he have in the classes he teaches at the moment?', /^55: Knots .*; Charts/],
    ['How often have the articles been downloaded, all added up?', /^505: /],
    ['Which boat was the cheapest?', /^Petrel/],
    ['Which boat has the most berths?', /^Kittiwake/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })

  it('but none where a line lacks the number, or the rows are not named', async () => {
    expect(await ask('How many sailmakers does he have, all halls taken together?')).not.toMatch(/^\d/)
    expect(await ask('What is the largest budget he has managed?')).toContain('€900,000')
  })
})

describe('amounts', () => {
  it.each([
    ['63 km', 63, 'km'],
    ['£284 m', 284_000_000, ''],
    ['$61.5M', 61_500_000, ''],
    ['about 180', 180, ''],
    ['8.4 million kroner', 8_400_000, 'kroner'],
  ])('%s', (text, value, unit) => {
    expect(amountOf(text)).toMatchObject({ value, unit })
  })
  it('say one number and nothing else', () => {
    for (const text of ['3 × 58 min', '2019–2021', '1.140', 'none', '17%']) expect(amountOf(text)).toBeNull()
  })
  it('of several units have no sum', () => {
    const sum = (...texts: string[]): string | null => sumOf(texts.flatMap((text) => amountOf(text) ?? []))
    expect(sum('€5', '£5')).toBeNull()
    expect(sum('3 km', '400 m')).toBeNull()
    expect(sum('$14.8M', '$7.9M')).toBe('$22.7M')
    expect(sum('about 20', '1,140')).toBe('about 1,160')
  })
})

const SHIPPED = askingOf(`# Odilia Barranco

## Shipped

| Product | Maker | In shops since | Units (my last count) |
|---|---|---|---|
| Murmur | Otterbach | 2012 | 31,000 |
| LT-9 | lantern of Otterbach | 2016 | 9,500 |
| Thimble | Silverhain | 2021 | 4,000 |
`)

it('adds up what was sold, by a column that says more than its unit', async () => {
  expect(await SHIPPED('How many units of all three shipped products were sold together?')).toMatch(
    /^44,500: Murmur \(31,000\); LT-9 \(9,500\)/,
  )
})

describe('a column that is called as what is said around a sum', () => {
  const ask = askingOf(`# Ruta Vance

## Books

| Title | Year | Printed | Sold |
|---|---|---|---|
| Low Water | 2015 | 3,000 | 2,100 |
| The Weir | 2018 | 5,000 | 4,400 |
| Nets | 2022 | 2,000 | 1,300 |
`)

  it('is the one that is added up', async () => {
    expect(await ask('How many books were sold in total?')).toMatch(/^7,800/)
  })
})

describe('tables of the same columns below one heading are one', () => {
  const ask = askingOf(`# Oda Fennimore

## Projects

### Quays

| Job | Client | Value | Part |
|---|---|---|---|
| Norring basin | Kelder Ports | £4.1m† | designer |
| Old Ferry Stairs | Teal Council | £2.5m | manager |

### Locks

| Job | Client | Value | Part |
|---|---|---|---|
| Upper gate | Kelder Ports | £1.2m | designer |
| Sill 9 | Teal Council | £0.3m | designer |
`)
  it.each([
    ['total value of the two Kelder Ports jobs', /^£5\.3m: Norring basin .*; Upper gate/],
    ['What is the total value of the jobs where she was designer?', /^£5\.6m/],
    ['What were the two locks worth in total?', /^£1\.5m/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})

describe('columns are added up over a run of years', () => {
  const ask = askingOf(`# Runa Ostler

Allotment warden, Fernhill. I look after the plots and the water, and keep the waiting list.

## Plots let

| Year | Plots let | Complaints |
|---|---|---|
| 2018 | 14 | 3 |
| 2019 | 21 | 2 |
| 2020 | 40 | 9 |
| 2021 | 11 | 0 |

## Schooling

Fernhill Grammar, 1999.
`)
  it.each([
    ['How many plots did she let in total from 2018 to 2020?', /^75: 2018 \(14\)/],
    ['How many complaints were there between 2019 and 2021?', /^11: /],
    ['How many plots did she let altogether in 2018 and 2021?', /^25: /],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })

  it('but not over years that the table does not reach', async () => {
    expect(await ask('How many plots did she let in total from 2018 to 2024?')).not.toMatch(/86|^\d+:/)
  })
})

describe('figures of rows and lines that are named are added up', () => {
  const ask = askingOf(`# Torvald Imrie

Puppet maker, Leith. I carve heads and rig strings, and tour with what I make.

## Long shows

**The Salt Prince** · 2021 · 70 min · Quayside Players · sole maker, 12 weeks · two prizes

**Nine Crows** · 2019 · 45 min · Hallside House · sole maker · 7 weeks · toured

**The Tin Abbot** · 2017 · 50 min · Quayside Players · rigging, 3 weeks

## Tours

| Tour | Perf. given | House | Year |
|---|---|---|---|
| Winterwood | 31 | Hallside House | 2020 |
| Winterwood Small | 6 | Hallside House | 2022 |
| Ferryman | 12 | Quayside Players | 2018 |
`)
  it.each([
    ['How many weeks in total did he spend on The Salt Prince, Nine Crows and The Tin Abbot?', /^22: /],
    ['How many performances were given across the Winterwood and Winterwood Small tours?', /^37: /],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})
