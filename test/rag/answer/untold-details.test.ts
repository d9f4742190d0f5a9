/** Details, opinions and wishes that a CV does not tell, beside those that it does. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Perpetua Lindqvarn

Surveyor, Malvik. perpetua@lindqvarn.example
Agent for guest lectures: Odd Brekkhus, +47 73 555 104. I never give out my private number.

## Work

**Harbour Survey Office**, surveyor, 2014 – now

- Expert witness in the Tollbod arbitration of 2019: three days in the box.
- Mapped the shelf around four islands; the maps were reprinted by two dailies.
- Took part in the COLDSEA survey as diver: 340 stations, two ships.
- Supervise the cadets; I am not their manager, which is Aslaug Roe.
- Every day: QGIS, Leica, Postgres 15.

**Roe & Daughters**, assistant, 2010 – 2014

Aslaug Roe was the senior partner. Four of us and an apprentice.

## Papers

- *Shoals*, Kvern, 2020. Second printing 2022; Welsh edition in preparation.

## Education

MSc Hydrography, University of Malvik, 2008 – 2010. Dissertation on kelp, supervised by Dr Ingolf Bye.

## Certificates

- Sonar: Kongsvang level 2, 2018
- Boat licence, own boat

## Languages

Norwegian, English, Faroese

## Figures

- 2019: turnover €310,000, profit €21,000
- 2020: turnover €290,000, loss €9,000
- 2021: turnover €345,000, profit €30,000

## Practical

Present pay 640,000 kroner. Our second child was born in 2019. My left knee was operated on in 2021 and is sound.
My parents died when I was small.
`)

describe('what is not told', () => {
  it.each([
    'What was the ruling in the Tollbod arbitration?',
    'What did her dissertation on kelp show?',
    'Which Leica version does she use?',
    'What did she do at Kongsvang?',
    'Which languages does Aslaug Roe speak?',
    'What is the name of her apprentice?',
    'Which dailies reprinted the maps?',
    'Who published the Welsh edition?',
    'How many stations did she dive herself for the COLDSEA survey?',
    'What make is her boat?',
    'What did her parents do for a living?',
    'Does she want to move into management?',
    'What is her greatest weakness?',
    'Turnover 2018?',
    'What royalties does the book bring in?',
    'What is her private telephone number?',
  ])('%s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})

describe('what is told', () => {
  it.each([
    ['Which Postgres version does she use?', '15'],
    ['Turnover 2020?', '290,000'],
    ['Who supervised her dissertation on kelp?', 'Bye'],
    ['Which languages does she speak?', 'Faroese'],
    ['How many children does she have?', 'second child'],
    ['Any health problem an employer ought to know about?', 'knee'],
    ['How many stations did the COLDSEA survey have?', '340'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })
})
