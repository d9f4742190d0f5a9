/** Lists of posts and the like that are asked for with their dates, with the real model. */
import { describe, expect, it } from 'vitest'
import { overviewWithDates } from '../../../src/rag/answer/common/with-dates.ts'
import { askingOf } from '../../support/answers.ts'
import { expectLinear } from '../../support/linear.ts'

const ask = askingOf(`# Ines Marlow

Gardener, Kendal. ines@marlow.example

## Work

### Gardener, Tarn Hall, 2019 – today

- Trained two apprentices in pruning.

### Nursery hand, Coldwell Plants, 2015 – 2019

- Grew 60,000 bedding plants a year.

## Skills

- Grafting
- Hedge laying
`)
const POSTS = 'Gardener, Tarn Hall (2019 – today); Nursery hand, Coldwell Plants (2015 – 2019).'

describe('lists with dates', () => {
  it.each([
    'Which posts has she held, and when?',
    'What jobs has she had and in which years?',
    'List her roles with dates',
    'List her jobs along with their start and end dates.',
  ])('%s', async (query) => {
    expect(await ask(query)).toBe(POSTS)
  })

  it('are not given without the dates that are asked for', async () => {
    expect(await ask('What skills does she have, and since when?')).not.toMatch(/^Grafting; Hedge laying\.$/)
  })

  it('takes time that grows with the question', () => {
    expectLinear(
      (size) => overviewWithDates(`jobs with ${'the start and end '.repeat(size)}x`, () => null),
      2_000,
    )
    expectLinear((size) => overviewWithDates(', and when'.repeat(size), () => null), 2_000)
  })
})
