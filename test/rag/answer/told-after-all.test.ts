/** What was refused though a line says it: by a figure of the entry's own town, a sum in crores, a term of years. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Rook

## Work

### Halden Foods — Sales Manager | Aug 2021 – Present

Toledo, OH.

- Launched the service bundle.

### Tolland Paper — Inside Sales | Jun 2014 – Mar 2017

Louisville, KY.

- Opened 57 new accounts in a territory that had been vacant for a year.

### Localisation lead

**Fennelbox, recipe app (remote)** — Feb 2012 → Mar 2014

- From 3 to 14 languages in two years
- Wrote the style guide (46 pages) and the glossary (1,870 terms)
- Led our accessibility audit together with the agency Handrail: 143 findings.

## Achievements

- Built the first fraud model: 62 crore rupees of claims stopped in FY 2022–23

## Games

**Saltmarsh** · 22.09.2020 · PC

- Detective story without combat; 410,000 copies; Metacritic 88.

## Training

- Forklift: 8 October 2025, for three years
`)

describe('what a line says', () => {
  it.each([
    ['How many new accounts did she open in Louisville?', '57'],
    ['How many terms are in the Fennelbox glossary?', '1,870'],
    ['Which agency did the accessibility audit with you?', 'Handrail'],
    ['How much money did the fraud model save in FY 2022–23?', '62 crore'],
    ['Metacritic score of Saltmarsh?', '88'],
    ['When does her forklift ticket run out?', 'for three years'],
  ])('is told: %s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})
