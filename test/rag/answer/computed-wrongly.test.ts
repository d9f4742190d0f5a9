/** What looks like a sum, a rest, a share or a length and is none; and what is told, though something near is not. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Dana Quill

## Work

Employer: St. Brannock's Hospital
Position: Ward Sister
From: May 2015
To: June 2018

Employer: Dr. Hale Pharma, Bonn
Position: Lab Nurse
From: July 2018
To: May 2020

## Done

- Led 14 dispatchers, 3 of whom left for a competitor.
- When I started in 2012 the choir was small; by 2015 there were 80 members.
- Organised 12 concerts at Norrby and 5 workshops at Alder.
- Reduced picking errors from 4% to 1% across 12 warehouses.
- Cut the fleet from 40 to 31 vessels in three harbours.
- The depot rewrite, within the 2017–2020 Horizon programme, took eighteen months.
- Managed 60 sites in Wales, 12 sites in England.
- Jury of the Tolland Cup in 2018, 2020 and 2022.
- Java from 8 to 21, PostgreSQL

## Prizes

- Larch Prize 2019, awarded to Dana Quill and Ada Lund.
- As assistant director won the Finch Prize in 2015.
- My office won the Linden Award for the library in 2018; I was the lead architect.
- Tarn Medal, finalist 2017, gold 2019
- Fjell Fellowship, 2021, awarded to study glaciers

## Certificates

- Planned Maintenance Certificate, Bray Institute, 2024
- Forklift Certificate, Tarn College, 2019

## Education

- **MSc Robotics**, 2012 – 2014, grade 1.3
  - Trondheim University

## Languages

- Danish: B2, au pair in Odense in 2010
- Czech: B1, working in Brno

## Plays

| When | Production | Director |
|---|---|---|
| 2020 | The Salt Road by Irina Vossell | Tom Hale |
`)

describe('what is told stays as it is', () => {
  it.each([
    ['How many dispatchers left?', '3 of whom left'],
    ['By how many did the choir grow?', '80 members'],
    ['How many concerts did she organise altogether?', '12 concerts'],
    ['How many warehouses saw picking errors cut?', '12 warehouses'],
    ['How many harbours lost vessels?', 'three harbours'],
    ['How long did the depot rewrite take?', 'eighteen months'],
    ['What share of the sites were in England?', '12 sites in England'],
    ['How many times has she won the Tolland Cup?', 'Jury'],
    ['Which version of Java does she use?', '8 to 21'],
    ['When did she win the Larch Prize?', '2019'],
    ['When did she win the Finch Prize?', '2015'],
    ['When did she win the Linden Award?', '2018'],
    ['When did she win the Tarn Medal?', 'gold 2019'],
    ['When was she awarded the Fjell Fellowship?', '2021'],
    ['When did she win the Fjell Fellowship?', '2021'],
    ['What is her latest certificate?', 'Planned Maintenance'],
    ['At which university did she do her MSc in Robotics?', 'Trondheim'],
    ['Where did she learn Danish?', 'Odense'],
    ['Where did she learn Czech?', 'Brno'],
    ['Who wrote The Salt Road?', 'Irina Vossell'],
    ['Where did she work in 2016?', "St. Brannock's Hospital"],
    ['Who employed her in 2019?', 'Dr. Hale Pharma'],
  ])('%s', async (question, told) => {
    const answer = await ask(question)
    expect(answer).toContain(told)
    // no lead that was computed
    expect(answer).not.toMatch(
      /^(?:\w+|\d[\d,.]*%?)(?: (?:members|vessels|percentage points|times|years))?: (?=Led|When|Organised|Reduced|Cut|The depot|Managed|Jury)/,
    )
  })
})
