/** Lists that are asked for in the words of their heading, in plain lines, by a label, or among other things: all of them. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const BAKER = `# Tamsin Orrell

Baker and teacher of bakers, Whitby

## Training

- BA Food Science, Ripley College, 2001–2004
- Certificate in sourdough, Moulin School, Lyon, 2011
- Course in shop management, Ripley College, 2016

## Schooling

Leaving certificate, Whitby, 2000

## Talking and writing

- "Slow flour", Crustcon Bradford, October 2022
- "A loaf for the night shift", Grain Days, Utrecht, May 2023
- "Nobody eats the recipe", Hull Yeast Night, February 2024
- Column "Small Crumbs" in *Northern Oven*, monthly from 2019 to 2021

## In my own time

### Proofbox

A timer for dough. 9,000 installs, released in 2020.

### crumb-lint

Checks recipes for missing weights. Free, 400 stars.

## Evidence heard

| Year | Court | For |
| --- | --- | --- |
| 2019 | County Court, York | a miller |
| 2021 | Tribunal, Leeds | a union |
| 2024 | High Court, Durham | the council |

## Stays abroad

Norway, Lofthus Mill, Feb–Apr 2022. Learned to bake with barley.

Japan, Kobo House, autumn 2018. Ten weeks with one oven.

Orkney, Isle of Wyre, 2016. One month, no electricity.

## Contests

- Regional Bread Fair, rye loaves and seeded loaves of every kind and size: winner (north) 2021; fifth in the national final in Leeds, 2022
- Best newcomer, Hull, 2015

## Exams

| Paper | Sitting | Result |
| --- | --- | --- |
| Hygiene law | June 2022 | pass |
| Bookkeeping | June 2023 | pass |

Still to come: Employment Law, Tax, Case Study. I plan to finish by 2027.

## Tests and service

- Oven-temperature survey, 2017: correct in 62% of ovens, later 91%
- Allergy leaflet in six languages, 2019
- Winter bread plan, 2022, used by three bakeries

## Languages

English: first language
Polish: fluent
British Sign Language: Level 1 (2017)

## Posts held

### Head Baker, Quern Mill, Whitby

March 2015 – today

Four bakers.

**Projects worth telling**

*The Long Oven (2018).* Built from 900 bricks. Won a county prize.

*Harbour Loaf (2021).* A bread for fishing crews.

### Baker, Halt & Sons, York

2005 – 2014

#### Night Counter

Bread sold through a hatch after ten.

#### Tin Library

Lends baking tins to neighbours.

## Shown on walls

**Solo** — "Crust", Arch Gallery, Leeds, 2022; "Roots", Farm Centre, 2017

**Group** — "Green Thirty", Hall, London, 2019; "Summer show", York, 2020; "Rye", Hull, 2021

## Articles (31 peer-reviewed; h-index 14)

- "Rye in the cold", Grain Letters, 2021
- "Salt and time", Oven Science, 2018

## Money for research

As lead applicant: FERNBANK, County Council, £40,000, 2019–2021. POND, Lottery, £12,000, 2022. SEEDLING, Guild, £3,000, 2024.

As partner: MOSS (led by York), £90,000, 2020.

## At a glance

Hobbies: allotment no. 17, crosswords
`
const ask = askingOf(BAKER)

describe('lists that are said whole', () => {
  it.each([
    ['What training has she had?', ['BA Food Science', 'sourdough', 'shop management']],
    ['At which events has she given talks?', ['Crustcon', 'Grain Days', 'Hull Yeast Night']],
    ['Where did she give her conference talks?', ['Crustcon', 'Grain Days', 'Hull Yeast Night']],
    ['What are her personal projects?', ['Proofbox', 'crumb-lint']],
    ['On how many occasions was evidence heard?', ['Three', 'York', 'Leeds', 'Durham']],
    ['How many stays abroad has she had?', ['Three', 'Norway', 'Japan', 'Orkney']],
    ['Which contest results does she have?', ['winner (north)', 'fifth', 'Best newcomer']],
    ['How many exam papers has she yet to sit?', ['Three', 'Employment Law', 'Tax', 'Case Study']],
    ['Which exams are still to come?', ['Employment Law', 'Tax', 'Case Study']],
    [
      'What survey and service work has she done?',
      ['Oven-temperature', 'Allergy leaflet', 'Winter bread plan'],
    ],
    ['Which projects did she do at Quern Mill?', ['Long Oven', 'Harbour Loaf']],
    ['What projects did she work on at Halt & Sons?', ['Night Counter', 'Tin Library']],
    ['How many solo exhibitions has she had?', ['Two', 'Crust', 'Roots']],
    ['What is her h-index?', ['h-index 14']],
    ['Which projects has she led as lead applicant?', ['FERNBANK', 'POND', 'SEEDLING']],
    ['How many languages, signed ones included, does she list?', ['Three', 'Polish', 'Sign Language']],
  ])('%s', async (question, wanted) => {
    const answer = await ask(question)
    for (const one of wanted) expect(answer).toContain(one)
  })

  it('does not take a column for a talk', async () => {
    expect(await ask('Which talks has she given?')).not.toContain('Small Crumbs')
  })

  it('does not take a title that is alike for an article', async () => {
    expect(await ask('What has she published?')).not.toContain('Yeast Night')
  })

  it('does not count for the number of one thing', async () => {
    expect(await ask('What is the number of her allotment?')).toContain('17')
  })
})
