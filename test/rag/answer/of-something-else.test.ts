/** What is told of a sibling, of the whole, or of another post, which is no answer for the thing that is asked about. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ludo Karrick

Marine surveyor, Stornwick

## Ships

MV *Grey Petrel*, ferry, 6,200 GT — Holm Line — May 2017 to February 2021
MT *Amber Reach*, tanker — Sund Shipping — March 2012 to April 2017

## Work

### Harbour Trust, Stornwick

*Chief Surveyor, July 2021 – present*
*Surveyor, May 2018 – June 2021*

- 41 hull inspections signed as chief surveyor
- Line manager of 7 inspectors
- Acting harbour master from May to October 2023
- Inspected by the ministry in 2022, rated "sound"

### Netherby Yard, Blyford

*Assistant surveyor, 2008 – 2012*

- 17 slipways; 31 new clients in 2011, my best year

## Jobs

- Ferry Pier, 2021: new fenders, finished nine days early
- Net Store, 2019: roof only

## Grants

| Year | Fund | Title | Role | Sum | Status |
|---|---|---|---|---|---|
| 2025 | Coast Fund | KELPLINE | lead | €480,000 | running to 2028 |
| 2026 | Horizon | TIDEMARK | partner | €3.4m | submitted |
| 2022 | Sea Trust | WRECKMAP | partner | €1.2m, my part €150,000 | ended |

- Trainees: one, paid by KELPLINE, until May 2027
- Sea time: 74 days, the Grey Petrel and the Amber Reach
- 18th edition wiring course, 2020
- I run half marathons, best time 1:49

## Education

**MSc Hydrography**
Northsea University, 2006 – 2008

**BSc Physics**
University of Lorne, 2003 – 2006
Exchange semester in Porto, spring 2005
`)

describe('what is not told', () => {
  it.each([
    'What tonnage was the Amber Reach?',
    'How early was the Net Store finished?',
    'How was Netherby Yard rated by the ministry?',
    'How many new clients did he win in 2010?',
    'Has he got the 17th edition?',
    'What is his best marathon time?',
    "Where did he do an exchange semester during the master's?",
    'How many hull inspections did he sign as assistant surveyor?',
    'How many inspectors did he manage as acting harbour master?',
    'How much of TIDEMARK is his own part?',
    'How many days did he spend on the Amber Reach?',
  ])('%s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})

describe('what is told', () => {
  it.each([
    ['What tonnage was the Grey Petrel?', '6,200'],
    ['How early was the Ferry Pier finished?', 'nine days'],
    ['How was the Harbour Trust rated by the ministry?', 'sound'],
    ['Has he got the 18th edition?', '18th edition'],
    ['What is his half marathon time?', '1:49'],
    ["Where did he do an exchange semester during his bachelor's?", 'Porto'],
    ['How many hull inspections did he sign as chief surveyor?', '41'],
    ['How much of WRECKMAP is his own part?', '150,000'],
    ['How many days of sea time has he?', '74'],
    ['When does KELPLINE end?', '2028'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })
})
