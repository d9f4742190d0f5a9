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
- Three weeks at sea on RRS Kittiwake, February 2015, to mend what we had shipped
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
    ['On which ship was she at sea?', 'Kittiwake'],
    ['Which agency did the accessibility audit with you?', 'Handrail'],
    ['How much money did the fraud model save in FY 2022–23?', '62 crore'],
    ['Metacritic score of Saltmarsh?', '88'],
    ['When does her forklift ticket run out?', 'for three years'],
  ])('is told: %s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})

describe('what somebody would earn', () => {
  const of = askingOf(`# Ines Rook

## Work

### Pastry chef, Halden Hotel, 2019 – present

- Led a section of three.

## Additional Information

Notice: one month. Married. Current pay £38,500; not below £42,000.
`)

  it.each(['minimum salary she wants?', 'What is she hoping to earn?'])('is told: %s', async (question) => {
    expect(await of(question)).toContain('£42,000')
  })

  const federal = askingOf(`# Ines Rook

## WORK EXPERIENCE

### CONTRACT SPECIALIST

**Bureau of Coastal Works**, Division III
400 Pierhead Drive, Annapolis, MD 21401
05/2021 – Present
Series/Grade: GS-1102-13, Step 5
Salary: $126,840 per annum
Hours per week: 40

### PURCHASING AGENT

**Halden Shipyard**, Norfolk, VA
06/2016 – 04/2021
Salary: $71,200 per annum
Hours per week: 40
`)

  it('is told of the post that goes on', async () => {
    expect(await federal('What is her current salary?')).toContain('$126,840')
  })
})

describe('what no line has a word of', () => {
  const other = askingOf(`# Ines Rook

## Work

### Clerk, Halden Works, 2019 – present

- Month-end close shortened from eleven days to five.
- 16 weeks from kick-off to go-live of the ordering system in 2022.

## Gear

2016 Vivaro van, 97,000 miles, mine.
Gas forge in the back.

## Training

Mental Health First Aid: 2 days, autumn 2020

## Languages

- Spanish: GCSE, rusty

## Terms

Three months' notice.
`)

  it.each([
    'How many days of holiday does she get?',
    'How many days was she off sick last year?',
    'When can she come for an interview?',
    'Which make of gas forge does she use?',
    'What did she get in GCSE Spanish?',
  ])('is refused: %s', async (question) => {
    expect(await other(question)).toMatch(/^The CV does not/)
  })

  it('is told where it has', async () => {
    expect(await other('What make is her van?')).toContain('Vivaro')
  })
})
