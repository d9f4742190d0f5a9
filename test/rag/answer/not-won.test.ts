/** Prizes that went to others, or for which one was only considered, are taken for won by no answer. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Rook

## Experience

### Kitchen Manager, Halden School, 2009 – 2013

- Silver award of the Green Plate Scheme 2011. (The Gold went to the school in 2014, after my time, under Ada Birk.)
- My colleague Tom Lund won the Wexcombe medal in 2018; I held his coat.

## Distinctions

- Runner-up, Caterer of the Year, Tolland Group, 2012 (the winner was Nora Vale)
- Ridings Food Prize, shortlisted 2015, winner 2019
- Starting grant of the Fjell Fund, 2016: applied for, shortlisted, not awarded
- Won the Lantern Cup in 2017 for a soup of nettles
- Tolland Prize 2021, awarded to my student Amara Lind
- Second at Lowland Relay 2021. The team won in 2022; I was not in it that year.
- The new kitchen won a Stove Award in 2020; it was handed to Marek, who led the build.
- Analyst of the Year that night was my colleague Deepak Ransome; we were runners-up at the Northern Ovens.
`)

describe('what was not won', () => {
  it.each([
    'In 2014 she won the Green Plate Gold award. What did she change?',
    'When did Ines win Caterer of the Year?',
    'As Ines won the Wexcombe medal, what was it for?',
    'Since she won the starting grant of the Fjell Fund in 2016, how did she spend it?',
    'Since she won the Tolland Prize herself in 2021, what did she buy with the money?',
    'As she led the Lowland Relay team to victory in 2022, which stretch did she run?',
    'What did Ines say on receiving the Stove Award in 2020?',
    'What did she say in her acceptance speech when she was named Analyst of the Year?',
    'Ines won Caterer of the Year 2012; what did the jury praise?',
  ])('%s', async (question) => {
    expect(await ask(question)).toMatch(/^The CV does not/)
  })

  it.each([
    ['When did she win the Ridings Food Prize?', '2019'],
    ['When did she win the Lantern Cup?', '2017'],
    ['What did she win the Lantern Cup for?', 'nettles'],
    ['Did she win Caterer of the Year?', 'Runner-up'],
  ])('is told from what was: %s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})
