/** Values that the line of a thing has not (its end, its issue, its title), beside those that it has. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ottoline Vesper

Lighting designer, Harwick

## Shows

- **Glass Orchard**, Tidehouse, 2021: 240 lamps, budget £90,000
- **Salt Wedding**, begun in March 2026, rehearsals in the old mill
- **Paper Moon**, 2024: on tour until June 2027
- **Crow Fair**, tender of 2022: the job went to a London firm; I had priced the rig

## Cards

| Card | Body | Got | Remark |
|---|---|---|---|
| Rigging | PSA | 2021 | valid |
| Harness | WAHSA | 2019 | renewed 2023 |
| First aid | Red Cross | 2023 | three years |
| Pyrotechnics | BPA | – | ran out in May 2024 |

## Education

- MA Stage Design, Harwick College, 2010 – 2012, dissertation outstanding
- BA (Hons) Theatre, Eastfold University, 2007 – 2010; dissertation on footlights

## Talks and writing

- Talk at Beamcon 2022: "Less is dark"
- Talk accepted for Lumen Days 2023, called off because of a strike
- Chapter on gels in the Stage Hand's Almanac, second printing 2020
- Chapter on gobos in The Lamp Book, Quarrel Press, 2018
- Lamplighter Prize, Guild of Designers, 2016

## Other

I was put up for the guild's council in 2025 and was passed over; my name goes forward again in March.
My application to the Arts Fund was refused in 2021 because it came late.
`)

describe('what is not told', () => {
  it.each([
    'When does Salt Wedding end?',
    'When does the rigging card expire?',
    'When does her harness card expire?',
    'When was her pyrotechnics card issued?',
    'What is her MA dissertation about?',
    'What was her talk for Lumen Days 2023 about?',
    "Who publishes the Stage Hand's Almanac?",
    'What did she price Crow Fair at?',
    'What class did she get in her BA?',
    'Where did the Lamplighter Prize ceremony take place?',
    'Why was she passed over for the guild council?',
  ])('%s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})

describe('what is told', () => {
  it.each([
    ['When does Paper Moon end?', 'June 2027'],
    ['When does her first aid card run out?', 'three years'],
    ['When did the pyrotechnics card run out?', 'May 2024'],
    ['When was her rigging card issued?', '2021'],
    ['What was her BA dissertation about?', 'footlights'],
    ['What was her talk at Beamcon about?', 'Less is dark'],
    ['Who published The Lamp Book?', 'Quarrel Press'],
    ['What was the budget of Glass Orchard?', '90,000'],
    ['Why was her application to the Arts Fund refused?', 'came late'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })
})

describe('what is told of one and not of the other', () => {
  const crane = askingOf(`# Berit Aas

## Tickets

- Tower crane, blue card since March 2021
- Safe climbing, valid until June 2028
- Nursing council: registered nurse since August 2014

## Projects

- Tender design for the swim hall in Moss, 2019; the bid was lost
- Tender design for the ice rink in Skien, 2021; won by Holm & Lund

## Sport

- Half marathon in Drammen 2022, 2 h 04
- Half marathon in Bergen 2023, third of the women

## Languages

- Norwegian, English, Swahili (understands, speaks little)
- Polish, learnt in Gdynia
`)
  it.each([
    'When does her blue card expire?',
    'Who won the bid for the swim hall?',
    'What is her nursing registration number?',
    'In what place did she finish the Drammen half marathon?',
    'Where did she learn Swahili?',
  ])('%s', async (query) => expect(await crane(query)).toMatch(/^The CV does not (?:say|mention)/))

  it.each([
    ['When does her safe climbing ticket expire?', 'June 2028'],
    ['Who won the bid for the ice rink?', 'Holm & Lund'],
    ['In what place did she finish the Bergen half marathon?', 'third of the women'],
    ['Where did she learn Polish?', 'Gdynia'],
  ])('%s', async (query, told) => expect(await crane(query)).toContain(told))
})
