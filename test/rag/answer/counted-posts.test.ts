/** Posts counted by house, by rank and by ship; years compared by what a table counts in each. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const MATE = `# Brun Okello

Chief officer

## Sea service

| From | To | Vessel | Rank | Company |
| --- | --- | --- | --- | --- |
| 02 Mar 2026 | 28 Aug 2026 | MT Silver Tern | Chief Officer | Quarrel Tankers AB |
| 05 Jun 2025 | 30 Nov 2025 | MT Silver Tern | Chief Officer | Quarrel Tankers AB |
| 11 Jul 2024 | 09 Jan 2025 | MT Silver Plover | Chief Officer | Quarrel Tankers AB |
| 03 Oct 2021 | 10 Jun 2022 | MT Luna | Second Officer | Tarn Shipping |
| 15 Nov 2019 | 22 Oct 2020 | MT Luna | Second Officer | Tarn Shipping |

## Days at sea

| Year | Tankers | Other | Total |
| --- | --- | --- | --- |
| 2022 | 84 | 31 | 115 |
| 2023 | 92 | 36 | 128 |
| 2024 | 79 | 33 | 112 |

## Certificates

- Advanced Oil Tanker, valid until 1 February 2026
- Advanced Gas Tanker, not held
- Advanced Chemical Tanker, valid until 1 February 2029
`

const SURGEON = `# Oda Fell

## Experience

### Senior Veterinary Surgeon — Tollan Vets, Ennis
*March 2020 – present*

- Lead for herd health on 46 farms
- 140 operations a year; the practice of six vets does 310
- Supervise two graduates
`

describe('counts', () => {
  const ask = askingOf(MATE)
  const askSurgeon = askingOf(SURGEON)
  it('of posts by house and by rank', async () => {
    expect(await ask('How many contracts has he had with Quarrel Tankers?')).toMatch(/^Three: /)
    expect(await ask('How many contracts has he had as second officer?')).toMatch(/^Two: /)
  })
  it('of ships count each once', async () => {
    expect(await ask('How many ships has he sailed on?')).toMatch(/^Three: /)
    expect(await ask('How many ships has he sailed on as Chief Officer?')).toMatch(/^Two: /)
  })
  it('of a year are compared in the column that is meant', async () => {
    expect(await ask('In which year did he have the most days at sea?')).toMatch(/2023/)
    expect(await ask('Which year had the fewest tanker days?')).toMatch(/2024/)
  })
  it('are not of what was done in a post, by the name of its house', async () => {
    expect(await askSurgeon('How many vets work at Tollan Vets?')).not.toMatch(/^Three/)
  })
})

describe('a paper that is named', () => {
  const ask = askingOf(MATE)
  it('is told, and none that is called nearly so', async () => {
    expect(await ask('Is his Advanced Oil Tanker certificate valid?')).toBe(
      'Advanced Oil Tanker, valid until 1 February 2026.',
    )
  })
})
