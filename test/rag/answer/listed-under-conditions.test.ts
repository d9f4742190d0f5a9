/** A list that is asked for under a condition is of what meets it: by a cell, a rank in letters, a state, an outcome. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('rows under a condition', () => {
  const ask = askingOf(`# Benigno Aldana

Second Engineer, Vigo

## Sea service

| Vessel | Type | Power | Rank | From | To |
|---|---|---|---|---|---|
| MV Heron Bay | bulk carrier | 9,100 | 2/E | Jan 2024 | Jul 2024 |
| MT Plover | product tanker | 11,200 | 2/E | Mar 2023 | Oct 2023 |
| MV Curlew | bulk carrier | 9,100 | 3/E | Feb 2021 | Nov 2021 |
| MV Knot | ro-ro | 5,300 | Cadet | Mar 2017 | Dec 2017 |

## Licences

| State | Licence | No. | Status | Expires |
|---|---|---|---|---|
| Ohio | Rigger | R-11 | active | 12/31/2027 |
| Michigan | Rigger | R-44 | inactive | 12/31/2022 |
| Indiana | Crane Operator | pending | applied March 2026 | – |

## Certificates

| Item | Body | Obtained | Valid until | Note |
|---|---|---|---|---|
| Tank cleaning | Harbour School | 2019 | 30 Sep 2028 | |
| Rope access | Harbour School | 2021 | Mar 2024 | |
| Signalling | Port of Vigo | 2016 | no expiry | |
| Fire team | Port of Vigo | - | - | observed only, not signed off |
| Radio | Port of Vigo | - | - | exam booked for February 2027 |
`)

  it.each([
    ['Which tankers has he sailed on?', ['Plover'], ['Heron Bay', 'Curlew', 'Knot']],
    ['Which bulk carriers has he sailed on?', ['Heron Bay', 'Curlew'], ['Plover', 'Knot']],
    ['How many vessels has he served on as Second Engineer?', ['Two:', 'Heron Bay', 'Plover'], ['Curlew']],
    ['Which licences are active?', ['Ohio'], ['Michigan', 'Indiana']],
    ['Which certificates are still valid?', ['Tank cleaning', 'Signalling'], ['Rope', 'Fire', 'Radio']],
    ['Which certificates have expired?', ['Rope access'], ['Tank', 'Signalling', 'Fire', 'Radio']],
  ])('%s', async (question, told, untold) => {
    const answer = await ask(question)
    for (const one of told) expect(answer).toContain(one)
    for (const one of untold) expect(answer).not.toContain(one)
  })
})

describe('projects under a condition', () => {
  const ask = askingOf(`# Maren Idowu

Architectural designer

## Projects

**Harbour Library, Newport** — £14m, on site, completion expected October 2027
Role: detail design of the facade.

**Dale Primary School** — £6m, completed 2023
Role: job runner from stage 4.

**Casa Alta, Évora** — 210 m², completed 2016
Role: sole designer.

**Moor Tower** — competition 2022, second place, unbuilt
Role: member of a team of eleven.
`)

  it.each([
    ['Which projects have been built?', ['Dale', 'Casa Alta'], ['Harbour', 'Moor']],
    ['Which projects has she completed?', ['Dale', 'Casa Alta'], ['Harbour', 'Moor']],
    ['Which projects did she design alone?', ['Casa Alta'], ['Harbour', 'Moor', 'Dale']],
    ['How many projects has she led?', [], ['Four:']],
  ])('%s', async (question, told, untold) => {
    const answer = await ask(question)
    for (const one of told) expect(answer).toContain(one)
    for (const one of untold) expect(answer).not.toContain(one)
  })
})

describe('rows with what became of them', () => {
  const ask = askingOf(`# Tove Mwangi

Marine biologist, Bergen

## Projects

| Project | Client | Homes | Role | Period | Status |
|---|---|---|---|---|---|
| Otter Wing | Health Board | 640 | Lead | 2023 – | under construction, 71% complete |
| Crest Tower (54 floors) | Sand Estates | 1,100 | Deputy | 2019 – 2023 | handed over |
| Palm Yard, phase 2 | Sand Estates | 210 | Lead | 2015 | cancelled before piling |
| Palm Yard, phase 1 | Sand Estates | 175 | Engineer | 2013 – 2014 | handed over |

## Grants

| Topic | Giver | Amount | Year | Result |
|---|---|---|---|---|
| Pollack | Sea Fund | 1.8 m | 2020 | granted, co-applicant |
| Cameras | Council of Labs | 0.6 m | 2023 | rejected |
| Auctions | Sound Programme | 2.4 m | 2024 | granted, main applicant |
| Seals | Sea Fund | 3.1 m | 2026 | submitted |
`)

  it.each([
    ['Which of her projects are finished?', ['Crest', 'phase 1'], ['Otter', 'phase 2']],
    ['Which projects are still under construction?', ['Otter'], ['Crest', 'Palm']],
    ['Which grants has she won?', ['Pollack', 'Auctions'], ['Cameras', 'Seals']],
    ['List all grants, also pending ones', ['Seals', 'Pollack', 'Cameras'], []],
    ['Which grants are still pending?', ['Seals'], ['Pollack', 'Cameras', 'Auctions']],
  ])('%s', async (question, told, untold) => {
    const answer = await ask(question)
    for (const one of told) expect(answer).toContain(one)
    for (const one of untold) expect(answer).not.toContain(one)
  })
})
