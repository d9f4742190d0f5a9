/** What is looked up in plain words: pay in other currencies, how many referees, parts of the world, prizes beside grants. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Amani Otieno

Hotel manager, Kisumu, Kenya

## Work

**Front Office Manager, Lakeside Crest, Kisumu, Kenya** (March 2019 – present)
Lead 14 people.

**Night Auditor, Hotel Brauner, Salzburg, Austria** (May 2016 – January 2019)
Closed the books of 90 rooms.

**Trainee, Dune Court, Dubai, United Arab Emirates** (2014 – 2015)
Reception and bookings.

## Projects with partners

**Rooms on Wheels**\\
since 2018\\
A converted bus that lends 40 beds to festivals. Visits 23 stops in summer.

**Lake Classroom**\\
2021 – 2023\\
Every class of the school spends six days on the lake.

## Recognition

### Prizes

- Golden Key of the Lake Hotels 2022
- Porter of the Year 2018, Salzburg

### Exhibitions

- "Rooms at night", photographs, Nairobi, 2023

### Grants

- Wexner travel grant 2013, 900 dollars

## Languages

- English: fluent
- Swahili: first language
- Kenyan Sign Language: beginner, course of 2021

## How I can work

- Driving licence B; own small car
- Pay: presently R38,500 a month; looking for R45,000
- Would move within Kenya, not abroad

## People who know my work

Guri Oloo, owner, Lakeside Crest – has followed four of my years.

Matthias Oberhuber, hotelier, Salzburg – speaks German only.
`)

describe('pay', () => {
  it.each(['How much would she like to earn?', 'What is her salary expectation?'])(
    'tells what is asked for: %s',
    async (query) => {
      const answer = await ask(query)
      expect(answer).toContain('R45,000')
      expect(answer).not.toContain('38,500')
    },
  )
})

it.each(['How many referees does she give?', 'How many people can vouch for her?'])(
  'counts: %s',
  async (query) => {
    expect(await ask(query)).toMatch(/^Two: Guri Oloo.*Matthias Oberhuber/)
  },
)

describe('parts of the world', () => {
  it.each([
    ['Has she worked in Europe?', 'Salzburg', 'Dubai'],
    ['Has she ever worked in the Gulf?', 'Dubai', 'Salzburg'],
  ])('%s', async (query, told, other) => {
    const answer = await ask(query)
    expect(answer).toContain(told)
    expect(answer).not.toContain(other)
  })

  it('names no other part', async () => {
    expect(await ask('Has she worked in South America?')).toMatch(/^The CV does not/)
  })
})

it('leaves out what stands below another sub-heading of recognition', async () => {
  const answer = await ask('Which prizes has she won?')
  expect(answer).toContain('Golden Key')
  expect(answer).toContain('Porter of the Year')
  expect(answer).not.toContain('Rooms at night')
})

it('takes what is included as no other question', async () => {
  const answer = await ask('What languages does she have, signing included?')
  for (const one of ['English', 'Swahili', 'Sign Language']) expect(answer).toContain(one)
})

it('answers what a word is explained by', async () => {
  expect(await ask('Is she mobile, i.e. has she got a car?')).toContain('own small car')
})

it('tells what else is asked of a thing whose name the question says', async () => {
  expect(await ask('Rooms on Wheels stops')).toContain('23 stops')
})

it.each([
  'Is there someone at her present employer who could vouch for her?',
  'Which of her referees works at her current company?',
])('knows who of the referees is where she works now: %s', async (query) => {
  const answer = await ask(query)
  expect(answer).toContain('Guri Oloo')
  expect(answer).not.toContain('Oberhuber')
})
