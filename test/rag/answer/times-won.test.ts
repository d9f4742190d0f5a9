/** How often a prize was won, and projects whose names have words of other lists. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Petra Lindholm

Hotel manager, Turku

## Work

### Duty Manager, Hotel Saari, Turku, 2019 – present

- Twelve staff

## Projects

### Warm Lobby

Year: 2024
What: a winter drop-in with sixteen chairs
Budget: 9,000 euros

### Quiet Floors

Year: 2018 – 2019
What: doors that do not slam

### The Key Book

Year: 2013
What: guide for night porters, Finnish and Swedish, 44 pages
Reach: 500 copies printed

## Awards

- Employee of the Month, Hotel Saari, August 2021 and July 2023
- Golden Bell for the best front desk, 2014, with the whole desk
- Golden Bell for the best front desk, 2016
- Golden Bell for the best front desk, 2022
- Nordic Service Prize, 2020
`)

describe('how often a prize was won', () => {
  it.each([
    ['How many times was she Employee of the Month?', /^Twice: Employee of the Month/],
    ['How often has she won the Golden Bell?', /^Three times: /],
    ['How many times did she win the Nordic Service Prize?', /^Once: Nordic Service Prize/],
  ])('%s', async (query, told) => expect(await ask(query)).toMatch(told))
})

it.each(['List her projects by name.', 'Which projects has she done?'])('%s', async (query) => {
  const told = await ask(query)
  for (const one of ['Warm Lobby (2024)', 'Quiet Floors (2018 – 2019)', 'The Key Book (2013)'])
    expect(told).toContain(one)
})
