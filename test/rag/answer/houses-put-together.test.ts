/** A house whose name is put together of words that the CV has of several; and what is wished for under that label. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Tove Lind

Dietician, Malmö. tove@lind.example

## Work

| From – to | Post | Place |
| --- | --- | --- |
| Feb 2021 – today | Dietician, wards | Karsholm Sands General Hospital, Malmö |
| Jan 2018 – Jan 2021 | Kitchen adviser | Limhamn Community Kitchens |
| Mar 2017 – today | Match-day helper | Harbour Bay Rowing Club |

## Placements

1. Diabetes: Ystad Vale Hospital, six weeks, 2016
2. Children: Lund Special School, six weeks, 2016

## What I did

- Started the cooking group at a Limhamn clinic: 9 people in the first week

## Terms

- Three months' notice
- Wishes: head dietician of a children's hospital
`)

describe('a house of words that are of several', () => {
  it.each(['What was her post at Harbour Sands Clinic?', 'What did she do at Karsholm Bay Clinic?'])(
    'is none of them: %s',
    async (query) => expect(await ask(query)).toMatch(/^The CV does not/),
  )

  it.each([
    ['What was her post at Karsholm Sands General Hospital?', 'Dietician'],
    ['What was her post at Limhamn Community Kitchens?', 'Kitchen adviser'],
  ])('is told where it is one: %s', async (query, told) => expect(await ask(query)).toContain(told))
})

it('takes wishes for what she is looking for', async () =>
  expect(await ask('What is her dream job?')).toContain('head dietician'))
