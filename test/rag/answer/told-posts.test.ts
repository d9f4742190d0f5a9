/** Posts told year by year, with the real model, on CVs of this file alone. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const NEWEST_FIRST = `# Ottoline Brandvold

Bergen · ottoline@brandvold.example

What I did, year by year.

## 2025

The terminal opened in May. I cut no ribbon, but the 34 cranes are mine.

## 2024

**June** — promoted to Harbour Engineer. Nine people, two tugs.

## 2022

**March** — made Senior Fitter, with a night shift of five.

Learned to weld under water in a week in Stavanger.

## 2021

- **January to April** — freelance in Gdansk, mostly winches.
- **May** — joined Nordvik Havn, Bergen, as fitter for the dry dock.

## 2020

In October I left, when the yard was sold.

## 2017

**February** — moved to Skarholm Verft, Molde, as welder. Up at five.

## 2014

**August** — first job: apprentice welder at Brevik Plate Works, a firm of eleven.
`

const OLDEST_FIRST = `# Casimir Adeyinka-Holt

## In 2011

- September: hired by the Pelham Lantern as trainee baker.
- I joined the choir of St Bride's in October.

## 2014

- In April I was made Head Baker.

## 2018

- July: moved to Castlegate Bakehouse as production manager.
- May I add that I broke my arm on the second day.

## 2023

- Since March: Bakery Director, Tollgate Mills.
`

describe('posts told below years, the newest first', () => {
  const ask = askingOf(NEWEST_FIRST)
  it.each([
    ['How long was she with Skarholm Verft?', '3 years and 9 months', 'February 2017 – October 2020'],
    ['What did she do right before joining Nordvik?', 'Freelance in Gdansk', 'January 2021 – April 2021'],
    ['What was her first job, and in which year?', 'Brevik Plate Works', '2014'],
    ['When did she join Nordvik Havn?', 'May 2021', 'fitter'],
    ['When was she promoted to Harbour Engineer?', 'June 2024', 'Harbour Engineer'],
    ['Where did she work in early 2019?', 'Skarholm', 'welder'],
    ['Where does she work?', 'Harbour Engineer', 'Nordvik Havn'],
    ['Which year did she leave Skarholm Verft?', 'October 2020', 'Skarholm'],
    ['How many employers has she had?', 'Three', 'Nordvik Havn'],
    ['What happened in 2025?', 'terminal opened in May', '34 cranes'],
  ])('%s', async (query, said, too) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).toContain(too)
  })

  it('lists the posts at one place', async () => {
    const answer = await ask('List the roles she has had at Nordvik Havn')
    for (const role of ['fitter for the dry dock', 'Senior Fitter', 'Harbour Engineer'])
      expect(answer).toContain(role)
    expect(answer).not.toContain('Skarholm')
  })
})

describe('posts told below years, the oldest first', () => {
  const ask = askingOf(OLDEST_FIRST)
  it.each([
    ['How long was he at the Pelham Lantern?', '6 years and 10 months', 'choir'],
    ['Where did he work in 2013?', 'Pelham Lantern', 'choir'],
    ['What was his job before Tollgate Mills?', 'Castlegate Bakehouse', 'choir'],
    ['Where does he work now?', 'Tollgate Mills', 'Castlegate'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })
})
