/** Why several posts were left, a break for a family and the return from it, a stay abroad that a sentence tells of. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const askOfMany = askingOf(`# Dunja Farrell

Shop fitter, Hexley

## To begin with

Two of the firms closed, one post was for a season, and twice I left for better pay.

## Where I have worked

| Dates | Firm | Job | How it went |
| --- | --- | --- | --- |
| Mar 2023 – now | Alder Fittings | Site manager | 40 shops a year |
| Jan 2020 – Feb 2023 | Quoin Shopfront | Fitter | two prizes; firm insolvent after the fire |
| May 2017 – Dec 2019 | Larkhill Interiors | Fitter | let go when the order book emptied |
| Jun 2014 – Apr 2017 | Bray & Sons | Apprentice, then fitter | 90% of jobs in time; left for better pay |
`)

describe('why posts were left', () => {
  it.each(['Why has she changed companies so often?', 'Reasons for leaving her jobs?'])(
    'is told of all at once: %s',
    async (query) => expect(await askOfMany(query)).toContain('Two of the firms closed'),
  )
  it.each([
    ['Why did she leave Quoin Shopfront?', 'insolvent'],
    ['Why did she leave Bray & Sons?', 'better pay'],
    ['Was she ever let go?', 'order book'],
  ])('is told of one in its cell: %s', async (query, told) => {
    const answer = await askOfMany(query)
    expect(answer).toContain(told)
    expect(answer).not.toContain('Two of the firms')
  })
})

const askOfReturner = askingOf(`# Ottilie Brandreth

Land surveyor, back at the theodolite after seven years at home. I live in Cressage.

## Since I came back

**October 2023 to now.** *Assistant surveyor (part-time), Tarn Mapping, Cressage.* Plots of four villages.

## The years at home

**2016 to 2023.** Two children (born 2016 and 2019), and my father, who needed a hand.

I was also parent governor at Mill Lane Primary from 2018 to 2022.

## Before the children

**2010 to 2016.** *Surveyor, Pike & Dale, Ludworth.* In 2013 I was lent to the Danish sister company for three months, for a survey of dykes.

**2007 to 2010.** *Trainee surveyor, County Office, Ludworth.*
`)

describe('a break for a family', () => {
  it.each([
    ['When did Ottilie return to paid work?', 'October 2023'],
    ['When did she go back to work?', 'October 2023'],
    ['Did she take a career break?', 'Two children'],
    ['What was her last job before the break?', 'Pike & Dale'],
    ['Did she sit on a school board?', 'parent governor'],
  ])('%s', async (query, told) => expect(await askOfReturner(query)).toContain(told))

  it('is no post', async () => {
    expect(await askOfReturner('Which jobs has she had?')).not.toContain('children')
  })
})

it('a stay with a foreign house is work abroad', async () => {
  const answer = await askOfReturner('Has she ever spent time working in another country?')
  expect(answer).toContain('Danish sister company')
  expect(answer).not.toContain('Tarn')
})
