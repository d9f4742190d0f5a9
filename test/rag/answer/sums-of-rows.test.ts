/** Sums over rows and lines: of some years, of one year of a course, of things that are named. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Rook

## Audited savings at Halden

| Fiscal year | Savings | Target |
|---|---|---|
| FY2021 | $3.9M | $3.5M |
| FY2022 | $5.2M | $5.5M |
| FY2023 | $6.8M | $6.0M |

## Modules

| Year | Module | ECTS | Mark |
|---|---|---|---|
| 2 | Statistics | 5 | 61% |
| 3 | Soil Mechanics | 10 | 70% |
| 3 | Hydraulics | 5 | 58% |

## Continuing professional development

* 03/10/2025, Valve refresher, online, 6 h
* 14–15/05/2025, Pump diagnosis, London, 14 h
* 21/11/2024, Noise, Dublin, 3 h; lapsed in 02/2026

## Missions

### 04/2024 – 09/2024 · Adré, Chad
Role: Supply Coordinator | For: Havenkruis | Staff: 23 | Supply budget: €2.6m
- Brought 4,150 tonnes up from Douala.

### 06/2023 – 12/2023 · Port Sudan, Sudan
Role: Logistics Manager | For: Havenkruis | Staff: 14 | Supply budget: €1.9m
- Cleared 212 containers.

### 02/2022 – 06/2022 · Lublin, Poland
Role: Hub Coordinator | For: Relais | Staff: 9 | Supply budget: €0.7m
- Opened the hub.

## Gardens

### Tannery Park
**Client:** Harbour Trust. **Cost:** £6.1 million.

We capped the soil on the spot, which saved £740,000.

### Moor boardwalk
**Client:** Marrick Estate. **Cost:** £870,000.

Built by two people.

## Purchasing

### Corvane Works, Hull

- £9.3M savings in four years, £2.8M of it in 2019 alone.

### Tri-Lakes Packaging, Goole

- £1.4M savings in under three years.

## Supervision

- **Doctorates running:** Tomas Lund (since 2023), Hedda Birk (since 2024)
- **Doctorates finished:** Amara Lind (2022–2025)

## Grants

- Ethereum grant (Lanternfund), 2022-07: 35,000 USD for a library
- Arbitrum grant, 2024-01: 60,000 USD for tests; I wrote the application
- Optimism round, 2025: applied, turned down

## Voluntary work

| Year | Where | What |
|---|---|---|
| 2023 | Zomba, Malawi | two weeks with Sight Caravan, 612 people examined |
| 2025 | Mulanje, Malawi | two weeks with Sight Caravan, 455 people examined |
| 2026 | Lima, Peru | a week with Sight Caravan, 90 people examined |
`)

describe('sums of rows and lines', () => {
  it.each([
    ['What do her audited savings add up to over FY2021 to FY2022?', '$9.1M'],
    ['How many ECTS do her third-year modules come to?', '15'],
    ['How many hours of professional development has she done in 2025?', '20 hours'],
    ['What do the supply budgets of the two Havenkruis missions add up to?', '€4.5m'],
    ['What did Tannery Park and the Moor boardwalk cost together, in pounds?', '£6,970,000'],
    ['How much grant money has been awarded in total?', '95,000 USD'],
    ['What did she save in total at Corvane and Tri-Lakes combined?', '£10.7M'],
    ['How many people did she examine in Malawi over both trips together?', '1,067 people'],
  ])('%s', async (question, told) => {
    expect((await ask(question)).startsWith(`${told}: `)).toBe(true)
  })

  it('lists those who are guided now from the line that says so', async () => {
    const answer = await ask('Which PhD students is she supervising at the moment?')
    expect(answer).toContain('Tomas Lund')
    expect(answer).not.toContain('Amara Lind')
  })
})
