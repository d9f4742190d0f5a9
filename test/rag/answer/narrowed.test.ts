/** Of several things alike those that a question picks out, with the real model, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Solveig Achterberg-Mbeki

## Work

### Glaciologist, Polar Desk Tromsø (April 2019 – present)

- Leads a team of six.

### Surveyor, Ice & Rock Ltd, Bern (January 2011 – March 2019)

- Mapped 90 glaciers.

### Guide, Aletsch Huts, Naters (June 2009 – October 2010)

- Took schools across the ice.

## Studies

- MSc Earth Sciences, University of Aarwangen, 2007 – 2009, with distinction
- BSc Geography, Kwanza University, Luanda, 2004 – 2007

## Certificates

| Certificate | Issued | Valid until |
| --- | --- | --- |
| Crevasse rescue | March 2024 | March 2028 |
| Drone pilot, class 2 | May 2019 | May 2022 |
| Rope work | June 2017 | no expiry |

## Expeditions

| Year | Ship | Area | Role |
| --- | --- | --- | --- |
| 2016 | RV Isbre | Svalbard | observer |
| 2020 | RV Isbre | Greenland | expedition leader |
| 2022 | RV Isbre | Franz Josef Land | expedition leader |
| 2023 | RV Marlin | Greenland | expedition leader |

## Papers (three of 19)

- S. Achterberg-Mbeki, L. Brandvold: "Ice that listens". Cold Letters 4, 2018.
- Achterberg-Mbeki S., Okoro P. (2023). What a moulin swallows: a winter of sound below the tongue of a small glacier in the north. *Journal of Slow Water*, 12, 7–19.
- S. Achterberg-Mbeki: "Nobody drills on Sundays". Cold Letters 9, 2021.

## Tools

- Every day: QGIS, Python
- Sometimes: Agisoft, R
- Not yet
  - Julia

## Languages

Portuguese (native), German (C2, exam 2012), Norwegian (B1), French (a few words)
`

/** Two posts with one employer, and a longer one beside them. */
const OTHER = `# Ida Lindqvist-Obi

## Employment

### Ranger, Njord Parks, Kiruna (January 2019 – present)

- Keeps 40 huts.

### Warden, Njord Parks, Kiruna (January 2013 – December 2018)

- Counted wolverines.

### Visiting lecturer, part-time, Lapland College (January 2012 – present)

- Reads tracks with first-years.

### Cook, Hotel Fjäll (May 2009 – November 2011)

- Fed 90 a night.
`

const ask = askingOf(CV)
const askOther = askingOf(OTHER)

describe('what a list is narrowed to', () => {
  it('knows by the head of a column what has run out and what is valid', async () => {
    const valid = await ask('Which certificates are still valid?')
    for (const one of ['Crevasse', 'Rope']) expect(valid).toContain(one)
    expect(valid).not.toContain('Drone')
    expect(await ask('Which certificate has expired?')).toMatch(/^Drone[^;]*$/)
  })

  it('takes the rows with the role that is asked for, and counts rows', async () => {
    expect(await ask('On how many expeditions was she expedition leader?')).toMatch(/^Three/)
  })

  it('counts what a heading says there are, not the few that stand below it', async () => {
    expect(await ask('How many papers has she written?')).toMatch(/^19: Papers/)
    expect(await ask('How many papers are listed?')).toMatch(/^Three/)
  })

  it('calls works by their titles, not by their authors', async () => {
    const answer = await ask('List her papers since 2020')
    for (const one of ['What a moulin swallows', 'Nobody drills']) expect(answer).toContain(one)
    expect(answer).not.toContain('Ice that listens')
  })

  it('takes the line with the label that is asked for', async () => {
    const answer = await ask('Which tools does she use every day?')
    expect(answer).toContain('QGIS')
    expect(answer).not.toContain('Agisoft')
  })

  it('says a label that turns an item to its contrary', async () => {
    expect(await ask('Does she know Julia?')).toBe('Not yet: Julia.')
  })
})

describe('what stands out among its like', () => {
  it.each([
    ['Which post did she hold longest?', 'Surveyor', 'Glaciologist'],
    ['shortest job', 'Guide', 'Surveyor'],
    ['What is her highest degree?', 'MSc', 'BSc'],
    ["What's her oldest certificate?", 'Rope work', 'Crevasse'],
    ['What is her latest paper?', 'What a moulin swallows', 'Ice that listens'],
    ['first paper', 'Ice that listens', 'Nobody drills'],
    ['What was her first job after university?', 'Guide', 'Surveyor'],
    ['What did she do after her degree in Luanda?', 'MSc', 'Surveyor'],
  ])('%s', async (query, part, other) => {
    const answer = await ask(query)
    expect(answer).toContain(part)
    expect(answer).not.toContain(other)
  })

  it.each([
    ['What was her longest job?', /^13 years and 6 months.*Warden.*Ranger/],
    ['Which post did she hold longest?', /^7 years and 6 months.*Ranger/],
  ])('is no sideline, and a job is all the posts with one employer: %s', async (query, answer) => {
    expect(await askOther(query)).toMatch(answer)
  })

  it('lists all that came before, where a list is asked for', async () => {
    const answer = await ask('Which employers did she have before Polar Desk?')
    for (const one of ['Ice & Rock', 'Aletsch']) expect(answer).toContain(one)
  })
})

describe('one of several things in a line', () => {
  it.each([
    ['How good is her German?', 'German (C2, exam 2012).'],
    ['Does she speak Norwegian?', 'Norwegian (B1).'],
  ])('%s', async (query, answer) => expect(await ask(query)).toBe(answer))

  it('says all where all are asked for', async () => {
    const answer = await ask('Which languages does she speak?')
    for (const one of ['Portuguese', 'German', 'Norwegian', 'French']) expect(answer).toContain(one)
  })

  it('tells the places of posts where places are asked for', async () => {
    const answer = await ask('In which cities has she worked?')
    for (const one of ['Bern', 'Naters']) expect(answer).toContain(one)
  })
})
