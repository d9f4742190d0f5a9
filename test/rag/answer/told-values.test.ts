/** One value that one line tells in other words than the question: who owns it, its breed, how many sat there. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ottokar Wyndham

Stockman and harbour volunteer, Tressick. ottokar@wyndham.example

## Posts

### Farm manager, Polmear Farm, Tressick, 2016 – present

Answerable to the owner, Dame Philippa Strake, for 300 hectares and a crew of six. The farm shop was rebuilt in 2018.
The *Grass First* trial ran to 2021 with 80 Hebridean hoggs on borrowed land.
Ordered an independent soil survey from Mossgrove Associates in 2022.

- Open afternoon for schools on Wednesdays, 2 to 4
- Sat on the Cornish food panel: 14 members, two meetings a year
- First customer for our oat milk was Belmarsh Dairy in Truro

### Tutor, Lanhay College, 2010 – 2016

- A class of eleven, half of them from abroad

## Study

BSc Agriculture, University of Westhaven, 2004 – 2007, second class. MSc Soil Science, Aberlow University, 2008 – 2009, with distinction.

## Grants

| Start | End | Title | Funder | Sum |
|---|---|---|---|---|
| 2019 | 2021 | GRASSLINE: roots in dry years | Lowther Council | £40,000 |
| 2022 | 2024 | Oats on heavy land | Pelham Fund | £22,000 |

## Software

- herdbook: records in Go, 120 stars, MIT licence

## Beside work

Sails a clinker dinghy, *Sandpiper*. Coach the under-10s at Tressick RFC.

## Practical matters

Next free slot: from mid-April.
`)

describe('a value that one line tells', () => {
  it.each([
    ['Who owns Polmear Farm?', /Philippa Strake/],
    ['What breed were the hoggs in the Grass First trial?', /Hebridean/],
    ['Which firm carried out the soil survey at Polmear Farm?', /Mossgrove/],
    ['When is the open afternoon for schools held?', /Wednesdays/],
    ['How many people sat on the Cornish food panel?', /14 members/],
    ['How many students were in his class at Lanhay College?', /class of eleven/],
    ['Which company was the first customer for the oat milk?', /Belmarsh Dairy/],
    ['GRASSLINE funding body', /Lowther Council/],
    ['herdbook licence', /MIT/],
    ['What is the name of his boat?', /Sandpiper/],
    ['Which team does he coach at the rugby club?', /under-10s/],
    ['When could he begin a new assignment?', /mid-April/],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toMatch(said)
  })

  it.each([
    ['Who owns Lanhay College?', /Strake/],
    ['What is the name of his dog?', /Sandpiper/],
    ['How many people sat on the Devon transport board?', /14 members/],
    ['Which firm audited the accounts at Polmear Farm?', /Mossgrove/],
  ])('%s is not told', async (query, other) => {
    expect(await ask(query)).not.toMatch(other)
  })
})
