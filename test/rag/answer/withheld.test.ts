/** What a CV speaks of and does not tell; degrees with dots; headings between posts that name none. */
import { describe, expect, it } from 'vitest'
import { asksWithheld } from '../../../src/rag/answer/declining/asks-withheld.ts'
import { namesNobody } from '../../../src/rag/answer/entries/nobody-headings.ts'
import { isNumberOfSeveral } from '../../../src/rag/answer/question/number-of.ts'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Tamsin Orrelius

Draughtswoman, Leeds · tamsin@orrelius.example · tamsin.example/drawings (password: on request)

## Work

### 2.1 Kettleby Steel, Leeds (03/2018 – today)

Draughtswoman. Drawings for 12 footbridges; bridge job K-4471, Marrow Lane footbridge, steel, 44 m.

### 2.2 Harrowgate Joinery, York (06/2014 – 12/2017)

Setter-out. Eleven weeks off with an illness in spring 2016. Oak stair of the town hall, 900 kg.

### 2.3 Interruptions

None worth telling.

### 2.4 — idle loop —

Nothing either.

## Education

- M.Sc. Structural Detailing, University of Calderbrook, 2012 – 2014. Grade 1.6.
- B. Eng. Civil Engineering, University of Calderbrook, 2008 – 2011.

## Practical

Salary on request. I make oak canoes: the largest is 5.2 m long.
`)

describe('what is not told', () => {
  it.each([
    'What is the password for her drawings?',
    'Which illness did she have in 2016?',
    'How much does her largest canoe weigh?',
    'What grade did she get for her BEng?',
  ])('%s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })

  it.each([
    ['What salary does she want?', 'on request'],
    ['How much does the oak stair of the town hall weigh?', '900 kg'],
    ['What grade did she get in her MSc?', '1.6'],
    ['Did she do an MSc?', 'Calderbrook'],
    ['Where did she get her MSc?', 'Calderbrook'],
    ["What's the job number of the Marrow Lane footbridge?", 'K-4471'],
    ['How many jobs has she had?', 'York (06/2014 – 12/2017).'],
  ])('beside what is: %s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })

  it('leaves alone what others have', () => {
    const facts = { units: [] } as unknown as Parameters<typeof asksWithheld>[0]
    const asks = (folded: string): boolean => asksWithheld(facts, { folded, yesno: false }, undefined)
    expect(asks('which illness did she have?')).toBe(true)
    expect(asks('which disease did she do research on?')).toBe(false)
    expect(asks('which surgery did she work at?')).toBe(false)
  })
})

describe('the number of', () => {
  it.each([
    ['the job number of the arch bridge', false],
    ['the number of his licence', false],
    ['the number of his children', true],
    ['number of languages', true],
    ['the total number of jobs', true],
  ])('%s', (folded, several) => {
    expect(isNumberOfSeveral(folded)).toBe(several)
  })
})

it.each([
  ['3.4 Interruptions', true],
  ['3.5 Before the public service', true],
  ['Selected coursework', true],
  ['— idle loop —', true],
  ['Smaller Worlds Theatre', false],
  ['2.3 Open Ward International', false],
])('a heading that names none: %s', (heading, none) => {
  expect(namesNobody(heading)).toBe(none)
})

describe('refused bids', () => {
  const asking = askingOf(`# Ida Corr

## Work

- Sample testing: 14 of 200 welds rejected and the bid price cut
- Rejected 2,000 applications a year
- Cut staff absences by 30%
- Footbridge project, tender unsuccessful 2021
- Dance Trust grant, applied 2019, not funded
- Charts with the d3 library
- Skippers a boat, the Wader, on weekends

## Salary

Currently £68,000; I would not move for less than £75,000.
`)
  it.each([
    ['Which bid for funding failed?', /^Dance Trust grant, applied 2019, not funded\.$/],
    ['Which tenders were lost?', /^Footbridge project, tender unsuccessful 2021\.$/],
    ['How much did she reduce staff absences?', /30%/],
    ['What salary would tempt her?', /75,000/],
    ['Which library does she use?', /d3 library/],
    ['Which boat does she skipper?', /Wader/],
  ])('%s', async (query, said) => {
    expect(await asking(query)).toMatch(said)
  })
})
