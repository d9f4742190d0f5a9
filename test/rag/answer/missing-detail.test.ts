/** Details that the CV gives of one thing and not of its neighbour, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Sunniva Harkonsen

Marine geologist, Bergen.

## Studies

### PhD in Marine Geology, University of Tjeldvik, 2010 – 2014

Thesis "Slow mud", supervised by Professor Arne Lodstrand. Passed with distinction.

### MSc in Geology, University of Tjeldvik, 2008 – 2010

Thesis "Pebbles that travelled".

### BSc in Physics, Aldermoor College, 2005 – 2008

Grade 8.4 out of 10.
Project: "Falling grains", mark 71
Modules: optics, fluid mechanics, statistics

## Posts

### Survey lead, Norvik Seabed Office, Bergen, 2019 – present

- 46 cruises so far
- Bring home 1,200 sediment cores a year
- Laboratory audit in 2022 by the Fjord Standards Board: no findings
- ISO 9001 audit in 2024: two findings on my bench

### Analyst, Instituto Costeiro, Aveiro, 2014 – 2019

- Described the Nazaré slides

## Software

| Tool | What | Licence | Stars |
| --- | --- | --- | --- |
| mudflow | simulates turbidity currents | MIT | 310 |
| pebbler | measures pebbles in photographs | GPL | |

## Books and papers

- "The Quiet Shelf", Strandhus Press, 2019, 212 pages, 3,400 copies sold.
- "A Field Guide to Mud", Strandhus Press, 2023.
- Chapter 3 of "Shelves at Dusk" (Orchard & Lime, 2020)
- "Notes on Gravel", 2017. Sold 900 copies.
- "Why slopes fail", Journal of Shelf Studies, 2016. Cited 140 times.
- "Sand that sings", Journal of Shelf Studies, 2018.

## Certificates

- Offshore survival, valid until March 2028
- Drone pilot, Norvik Air School, 2017
- HNC Hydrography, evening classes, Tjeldvik Technical School, 2012, Merit

## Beside work

- Treasurer of the Tjeldvik Rowing Club since 2016
- Examiner for the Arctic Diploma since 2020, paid by the hour
`

const ask = askingOf(CV)

describe('a detail that is missing', () => {
  it.each([
    'What grade did she get for her MSc?',
    'Who supervised her master’s thesis?',
    'How many stars does pebbler have?',
    'How many pages does A Field Guide to Mud have?',
    'How many copies of "A Field Guide to Mud" were sold?',
    'How often has "Sand that sings" been cited?',
    'Is her drone pilot certificate still valid?',
    'How many sediment cores a year did she bring home at the Instituto Costeiro?',
    'Which publisher brought out "Notes on Gravel"?',
    'What mark did she get in the fluid mechanics module?',
    'Which body carried out the ISO 9001 audit?',
    'Is being treasurer of the Tjeldvik Rowing Club a paid post?',
  ])('%s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })

  it.each([
    ['What grade did she get for her PhD?', 'distinction'],
    ['What grade did she get in her BSc?', '8.4'],
    ['Who supervised her doctoral thesis?', 'Arne Lodstrand'],
    ['How many stars does mudflow have?', '310'],
    ['How many pages does The Quiet Shelf have?', '212'],
    ['How many copies of "The Quiet Shelf" were sold?', '3,400'],
    ['How often has "Why slopes fail" been cited?', '140'],
    ['Is her offshore survival certificate still valid?', 'March 2028'],
    ['Which publisher brought out "Shelves at Dusk"?', 'Orchard & Lime'],
    ['What licence does mudflow have?', 'MIT'],
    ['What grade did she get in her HNC?', 'Merit'],
    ['Which body carried out the laboratory audit?', 'Fjord Standards Board'],
    ['How many sediment cores does she bring home at the Norvik Seabed Office?', '1,200'],
    ['Is being examiner for the Arctic Diploma a paid post?', 'paid by the hour'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })
})
