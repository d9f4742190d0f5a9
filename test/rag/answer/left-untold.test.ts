/** What a line near to the question leaves untold: until when, in which month, where, who, which number. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Rook

## Work

**Estimator, Halden Works**, Leeds, 03/2019 – present

- Wrote the quote service in Go on PostgreSQL 16; it answers 85,000 requests a day.
- 16 weeks from kick-off to go-live of the ordering system in 2022.
- Left the depot in Selby in May 2021.

**Clerk, Tolland Rail**, Hull, 2014 – 2019

- Filed tenders.

## Key figures

| Measure | Before | Now | Employer |
|---|---|---|---|
| On-time delivery | 81% | 95.5% | Halden Works |

## Where I learnt it

MEng Civil Engineering, University of Sheffield, 2009 – 2013.

MSc Fire Engineering, part-time, begun 2020, given up in 2021.

A Level 3 award in safeguarding was renewed in September 2023 and runs to
September 2028. I hold the paediatric first aid certificate dated 12 March
2024. My clearance is on file.

Crane Fundamentals, OpenSite Academy (begun 2024, 5 of 9 units)

## Registers

| Body | Number | Since | Valid until |
|---|---|---|---|
| Engineering Council | 01-40217 | 24.08.2015 | 31.03.2027 |
| Performers List, Wales | – | 13.01.2020 | open |

## Seasons bought

| Season | Open-to-buy | Sell-through |
|---|---|---|
| AW23 | 7.4 | 63 % |
| SS24 | 7.9 | 66 % |
| AW24 | 8.6 | 64 % |

## Studies run

| Protocol | Indication | Countries |
|---|---|---|
| HRT-204 | Lymphoma | 14 |
| HRT-117 | Leukaemia | 5 |

## Plays lit

| When | Play | House | Director |
|---|---|---|---|
| 2020 | Rooks | Tin Chapel | Elin Hale |
| 2021 | Salt | Old Forge | Jonty Marsh |

## Languages

English (mother tongue), Portuguese B1, Welsh (evening classes in Bangor)
`)

describe('what the CV leaves untold', () => {
  it.each([
    'When does her paediatric first aid certificate expire?',
    'In which month of 2022 did the ordering system go live?',
    'When will she finish the Crane Fundamentals?',
    'Which version of Go does the quote service run on?',
    'At which university did she begin the MSc in Fire Engineering?',
    'Where did she learn her Portuguese?',
    'What is her Performers List number?',
    'Who wrote Rooks?',
    'What on-time delivery did she reach at Tolland Rail?',
    'What was her open-to-buy in AW22?',
    'How many people does Tolland Rail employ?',
  ])('%s', async (question) => {
    expect(await ask(question)).toMatch(/^The CV does not/)
  })

  it.each([
    ['Until when is her safeguarding award valid?', 'September 2028'],
    ['When does her Engineering Council registration expire?', '31.03.2027'],
    ['In which month did she leave the depot in Selby?', 'May 2021'],
    ['Which version of PostgreSQL does she use?', '16'],
    ['At which university did she study civil engineering?', 'Sheffield'],
    ['Where did she learn Welsh?', 'Bangor'],
    ['What is her Engineering Council number?', '01-40217'],
    ['Who directed Rooks?', 'Elin Hale'],
    ['What was her open-to-buy in AW24?', '8.6'],
    ['What was her open-to-buy for SS24 and AW24 added together?', '16.5'],
    ['In how many countries is HRT-204 running?', '14'],
    ['What on-time delivery did she reach at Halden Works?', '95.5%'],
  ])('beside what it tells: %s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})
