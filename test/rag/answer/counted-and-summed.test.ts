/** Numbers of rows, of what a sentence goes on about, of works and of time; and where no number is theirs. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const NONE = /does not|not say/

const askOfSkater = askingOf(`# Liv Marander

Speed skater turned coach

## Coaching

**Junior coach, women** — Nordal Skating Federation, Nordal
since 1 June 2021

I train a squad of nine. I plan the year on a budget of €120,000.

**Regional coach** — Fenland Ice Club, Wick
May 2018 to May 2021

A squad of twenty boys. Budget €30,000.

## Racing

| Season | Event | Place | Distance |
| --- | --- | --- | --- |
| 2009 | Junior Worlds, Tarn | 1st | 500 m |
| 2012 | World Cup, Ouse | 3rd | 1000 m |
| 2014 | World Cup, Ouse | 1st | 500 m |
| 2015 | World Championships, Voss | 2nd | 1000 m |
| 2016 | World Cup, Tarn | 7th | 500 m |
`)

describe('rows of a table of results', () => {
  it.each([
    ['How many first places are in her results table?', /^Two\b/],
    ['How often did she finish second?', /^One\b/],
    ['How many podium places has she had?', /^Four\b/],
    ['How many wins has she had at the Junior Worlds?', /^One\b/],
  ])('%s', async (query, told) => expect(await askOfSkater(query)).toMatch(told))
})

it('federations and clubs are those where one coached', async () => {
  const answer = await askOfSkater('For which federations and clubs has she coached?')
  expect(answer).toContain('Nordal Skating Federation')
  expect(answer).toContain('Fenland Ice Club')
})

it('a budget is that of the team that is named', async () => {
  const answer = await askOfSkater("What is the yearly budget of the junior women's team?")
  expect(answer).toContain('€120,000')
  expect(answer).not.toContain('€30,000')
})

const askOfSeller = askingOf(`# Perdita Cole

## Work

### Sales executive, Weir & Loom, 2019 – 2022

Power looms cost as much as a house and weavers know it. I sold 41 of them. I learned to listen.

### Sales assistant, Thread Hall, 2015 – 2019

Counter sales of yarn, six days a week. Passed the yarn course with merit; the closing test was to grade a bale of 60 skeins in two hours.
`)

it('what a sentence goes on about is counted in it', async () => {
  expect(await askOfSeller('How many power looms did she sell?')).toContain('41')
})

it('what has no share is told by no other number', async () => {
  expect(await askOfSeller('What was the final mark of her test of grading a bale, in per cent?')).toMatch(
    NONE,
  )
})

const askOfSweep = askingOf(`# Barnaby Quill

Trade: thatcher
Firm: Quill Thatching (sole trader)
Phone: 01632 960 771
Crew: myself and one apprentice (Nell Hartry, first year)

## What we do and don't

We thatch, ridge and repair in reed and straw. We don't do slate: I never had the tools for it.

## Jobs worth showing

### Priory barn

Client: Friends of the Priory
Year: 2023
Value: £41,000
Crew: three, for eight weeks

### Ferry cottages

Client: Marsh Trust
Year: 2021
Value: £26,500
Crew: two, for five weeks

## How I got here

Since April 2011: own firm, with a van and two ladders.

2004 to March 2011: thatcher, then foreman, at Reedham Roofs, Acle.

2000 to 2004: labourer at Bure Builders, Acle.

## Tickets

Slater's harness card: valid until 2027
`)

describe('a trade of one’s own', () => {
  it.each([
    ['What is the phone number of Quill Thatching?', '01632 960 771'],
    ['What is the combined value of the Priory barn and Ferry cottages contracts?', '£67,500'],
    ['Do you do slate roofs?', "We don't do slate"],
    ['What is the name of the young man learning the trade from him?', 'Nell Hartry'],
  ])('%s', async (query, told) => expect(await askOfSweep(query)).toContain(told))

  it('has several employers before it', async () => {
    const answer = await askOfSweep('Employers before he went self-employed')
    expect(answer).toContain('Reedham Roofs')
    expect(answer).toContain('Bure Builders')
  })

  it('is not reached by the number of another house', async () => {
    expect(await askOfSweep('What is the phone number of Reedham Roofs?')).not.toContain('960 771')
  })
})

const askOfStudies = askingOf(`# Hesper Vane

## Education

### MSc Hydrology, Thornwick University

*September 2021 – July 2023*

Grade: distinction (76%). Dissertation: "Ditches that remember", supervised by Dr Una Pell.

### BEng Civil Engineering, Marlow Institute of Technology

*September 2017 – June 2020*

Grade: lower second (58%). I failed statics once.

## Placements

### Placement student, Oxbow Consultants

*July 2020 – August 2021*

- Took part in 22 surveys.

### Apprentice, Tilde Pumps

*2014-08 – 2015-07*

### Fitter, Tilde Pumps

*2015-08 – 2017-07*

## Selected publications

1. **Vane H.**, Pell U.: "Ditches that remember", *Water Notes*, 2023. 120 citations.
2. Pell U., **Vane H.**: "Sluices at night", *Marsh Review*, 2024.

## Teaching and service

Visiting lecturer at Thornwick University, "Water in cities", ten hours every autumn since 2023.
Referee for *Water Notes*; about 5 manuscripts a year.
`)

describe('studies', () => {
  it('have a grade each', async () => {
    const answer = await askOfStudies("What grade did she get for her bachelor's degree?")
    expect(answer).toContain('58%')
    expect(answer).not.toContain('76%')
  })

  it('have none for a placement', async () => {
    expect(await askOfStudies('Which grade did she get in her year abroad?')).toMatch(NONE)
  })

  it('are a title and a place', async () => {
    const answer = await askOfStudies(
      "What is the title of her master's dissertation and at which university did she write it?",
    )
    expect(answer).toContain('Ditches that remember')
    expect(answer).toContain('Thornwick')
  })

  it('are taught in by a lecturer', async () => {
    expect(await askOfStudies('Does she have university teaching experience?')).toContain('Water in cities')
  })

  it('have citations of their own', async () => {
    expect(await askOfStudies('How many citations does "Ditches that remember" have?')).toContain('120')
    expect(await askOfStudies('How many citations does "Sluices at night" have?')).toMatch(NONE)
  })
})

it('time at a house is that of all posts there', async () => {
  const answer = await askOfStudies(
    'How many years in total did she spend at Tilde Pumps, apprenticeship included?',
  )
  expect(answer).toMatch(/^3 years/i)
})
