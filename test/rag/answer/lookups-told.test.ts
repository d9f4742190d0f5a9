/** Lookups that a CV answers in other words than the question's, with the real model; and their like that it does not answer. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { placesByName } from '../../../src/rag/answer/question/places-by-name.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# tamsin okoro-vale

marine surveyor / small craft builder
she / her
tamsin@vale.example · Falmouth

## Key figures

| What | Result | When |
| --- | --- | --- |
| Surveys signed off at Penhallow | 1,240 | 2016–2024 |
| Repeat clients | 38% → 71% | by March 2023 |
| Average days to report | 12 → 4 | 2018–2022 |

## Work

### PENHALLOW MARINE LTD, Falmouth

**Senior Surveyor, Hulls & Rigging** (May 2019 – now)
**Surveyor, Engines & Fuel** (Jan 2016 – Apr 2019)

- Reports to the technical director, Morwenna Pascoe.
- In 2021 I opened a Saturday surgery at the harbour in Mevagissey for owners who could not get to the yard. It sees about nine boats a month.
- Found that an insurer had been charging twice for the same claim. The yard got R85,000 back.
- Merged four cleaning contracts into one agreement with Tideline Services (three years, from June 2022).
- Trial of drone inspections from May to August 2023, on the ferries.
- Wrote the owners' guide in Cornish, Breton and English.

### Shipwright, Boatshed Nagasaki, Japan

*2012 – 2015*

Built clinker dinghies; learned lacquer from Kenji Morita.

## Ships surveyed

| Vessel | Size | Year |
| --- | --- | --- |
| MV Halcyon | 3,100 GT | 2020 |
| MV Brightling | 780 GT | 2022 |

## Grants

| Funder | Title | Amount | Role | Years |
| --- | --- | --- | --- | --- |
| Coastal Trust | Quiet Hulls | £90,000 | Co-applicant | 2021–2023 |
| Western Lottery | Old Slipways | £42,000 | Lead applicant | 2019–2020 |

## Patents and book

- UK patent 2,588,413 (granted 2022): clamp for cracked frames.
- *Reading a Hull*, Saltmarsh Press, 2021.

## Other

- Since 2020 — member of the harbour users' panel. Unpaid.
- Blood donor: 23 donations.
- Second place, Cardboard Raft Race, 2022 (raft: Soggy Bottom).
- As a child I crewed my grandfather's lugger, the Sweet Promise.
- Daughter of a lighthouse keeper and a midwife.
- Base sought: £58,000.
`
const ask = askingOf(CV)
const facts = buildFacts(parseDocument(CV))

describe('what one line tells', () => {
  it.each([
    ['Which pronouns does Tamsin use?', 'she / her'],
    ['repeat clients at Penhallow', '71%'],
    ['Who is her boss at Penhallow?', 'Morwenna Pascoe'],
    ['How many boats a month does the Mevagissey surgery see?', 'nine boats'],
    ['How much money did the yard get back from the insurer?', 'R85,000'],
    ['Who won the merged cleaning agreement?', 'Tideline'],
    ['When did the drone trial finish?', 'August 2023'],
    ["In which three languages did the owners' guide appear?", 'Breton'],
    ['gross tonnage of the Halcyon', '3,100 GT'],
    ['Was she the lead applicant on Quiet Hulls?', 'Co-applicant'],
    ['patent number of the frame clamp', '2,588,413'],
    ['Who published her book?', 'Saltmarsh Press'],
    ['Is she paid for the harbour panel?', 'Unpaid'],
    ['What was the cardboard raft called?', 'Soggy Bottom'],
    ["What was the name of her grandfather's lugger?", 'Sweet Promise'],
    ['What pay is she after?', '£58,000'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })

  it.each([
    "What was the name of her uncle's boat?",
    'Who won the painting contract?',
    'Was she the lead applicant on Deep Water?',
    'What salary does she earn at present?',
    'Has she worked in South America?',
  ])('%s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})

describe('how it is read', () => {
  it('has a name that is written small', () => {
    expect([...facts.name]).toEqual(expect.arrayContaining(['tamsin']))
  })

  it('takes no key figure for a post', () => {
    const posts = facts.entries.filter(({ kind }) => kind === 'experience')
    expect(posts.map(({ org }) => org)).toEqual([
      'PENHALLOW MARINE LTD',
      'PENHALLOW MARINE LTD',
      'Boatshed Nagasaki',
    ])
  })

  it('puts a country for its part of the world', () => {
    expect(placesByName(facts, 'Has she worked in Asia?')).toBe('Has she worked in Japan?')
    expect(placesByName(facts, 'Has she worked in Asia Minor?')).toBe('Has she worked in Asia Minor?')
    expect(placesByName(facts, 'Has she worked in Asia before?')).toBe('Has she worked in Japan before?')
    expect(placesByName(facts, 'Has she worked in Africa?')).toBe('Has she worked in Africa?')
  })

  it('reads posts whose dates are labelled, with others right below', () => {
    const { entries } = buildFacts(
      parseDocument(`# Ada Birk

## Harbour Engineer (Quays), Port of Wexcombe

When: March 2018 – present
Reports to: Deputy Harbour Master, Ivo Sand

Rebuilt the east quay.

## Assistant Engineer, Marlow Docks

When: May 2014 – February 2018

Looked after the lock gates.
`),
    )
    expect(entries.map(({ title }) => title)).toEqual(['Harbour Engineer', 'Assistant Engineer'])
  })
})
