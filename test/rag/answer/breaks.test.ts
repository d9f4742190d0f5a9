/** Breaks between posts, and years added up, with the real model, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { isBreak } from '../../../src/rag/answer/lexicon/breaks.ts'
import { askingOf } from '../../support/answers.ts'
import { expectLinear } from '../../support/linear.ts'

const CV = `# Odalys Ferreira-Kwan

## Profile

Midwife and teacher of midwives.

## Career history

- Mar 2020 – present: Senior Midwife, Larkfield Hospital, Exeter
  - Runs the night rota of 30 people.
- Feb 2019 – Feb 2020: Career break, sailing to the Azores with her sister
- Jan 2015 – Jan 2019: Lecturer in Midwifery, Saltash College, Plymouth
  - Brought in Moodle.
- Oct 2014 – Dec 2014: Looking for work
- Jan 2011 – Dec 2013: Midwife, Tamar Birth Centre, Plymouth

## Education

- 2007 – 2010: BSc Midwifery, University of Wexcombe

## Skills

- Moodle (since 2015), Badgernet (expert)
- Six years of shift planning with Rotamaster
`

const ask = askingOf(CV)

describe('a break is no post', () => {
  it.each([
    ['Where did she work before Larkfield Hospital?', 'Saltash College', 'Azores'],
    ['Who did she work for after Tamar Birth Centre?', 'Saltash College', 'Looking for work'],
    ['What did she do before Larkfield Hospital?', 'sailing to the Azores', 'Saltash'],
    ['What did she do between Saltash College and Larkfield Hospital?', 'sailing to the Azores', 'Tamar'],
    ['How long was her career break?', '1 year and 1 month', 'Midwife'],
    ['What was her last job before this one?', 'Saltash College', 'Azores'],
    ['How many years of experience does she have?', '13 years and 5 months so far', 'Azores'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })

  it('leaves breaks out of the jobs, which it tells with their dates', async () => {
    expect(await ask('Job history')).toBe(
      'Senior Midwife, Larkfield Hospital (Mar 2020 – present); Lecturer in Midwifery, Saltash College (Jan 2015 – Jan 2019); Midwife, Tamar Birth Centre (Jan 2011 – Dec 2013).',
    )
  })
})

describe('years', () => {
  it.each([
    // All posts of the title, without what lies between them.
    ['How many years has she worked as a midwife?', /^9 years and 4 months so far/],
    ['How long has Odalys been a midwife?', /^9 years and 4 months so far/],
    ['How long was she a lecturer?', /^4 years and 1 month:/],
  ])('%s', async (query, said) => {
    const answer = await ask(query)
    expect(answer).toMatch(said)
    expect(answer).not.toContain('Wexcombe')
  })

  it.each([
    'How many years of Moodle experience does she have?',
    'How many years of Badgernet experience?',
    'How many years has she used Badgernet?',
  ])('%s gives no years of another thing', async (query) => {
    const answer = await ask(query)
    expect(answer).not.toMatch(/Six years|^\d/)
    expect(answer).toContain('Badgernet (expert)')
  })
})

describe('isBreak', () => {
  const parts = (header: string): string[] => header.split(/, | \| /)

  it.each([
    'Career break, travelling in Peru',
    'Parental leave and Dutch course',
    'Nothing, on purpose, Parental leave and a broken ankle',
    'On maternity leave',
    'Sabbatical in Japan',
    'six-month sabbatical',
    'Unemployed, looking for work',
    'Looking for work, course in GD&T',
    'Between jobs',
    'No employment',
    'Job search',
    'Time out to care for my father',
    'Gap',
    'A pause',
    'Travelling',
    'Travel and language study, Mexico',
    'Full-time mother',
    'Caring for my sick mother',
    'Break, cycling from Gdańsk to Lisbon',
  ])('%s', (header) => expect(isBreak(parts(header))).toBe(true))

  it.each([
    'Parental leave cover teacher, Hillside School',
    'Travel agent, Sun Tours',
    'Travel nurse, Mercy Hospital',
    'Travelling salesman, Kirby',
    'Sabbatical officer, Students Union',
    'Senior Analyst, Harbour Bank, on maternity leave',
    'Career break coach, Own Firm',
    'Redundancy adviser, ACAS',
    'Break dancer, Circus Rook',
    'Gap, London, Sales Assistant',
    'Family solicitor, Hart LLP',
    'Leave manager, HR Ltd',
    'Mother and baby nurse, Elm Clinic',
  ])('not %s', (header) => expect(isBreak(parts(header))).toBe(false))

  it.each(['on ', 'a-', 'caring for my ', 'full-time ', 'parental leave ', 'of the '])(
    'reads hostile text of "%s" in linear time',
    (text) => expectLinear((times) => isBreak([text.repeat(times), text.repeat(times)]), 12_500),
  )
})
