/** Terms and the person, asked as recruiters do: one fact said alone, and nothing where the CV does not say it. */
import { describe, expect, it } from 'vitest'
import { TERMS_ASKED } from '../../../../src/rag/answer/common/terms/terms.ts'
import { askingOf } from '../../../support/answers.ts'

const REST = `
## Work

### Bosun, Farrow Tugs, Aberdeen (2015 – 2019)

- Trained six deckhands. Two of them hold a pilot licence now.

### Mate, Solent Pilots, Southampton (2019 – present)

- Guides 300 ships a year. Reports to Idris Vane, harbour master.
`
const PROSE = `# Ada Quill

Mate of tugs. https://quill.example

## Practical

Driving licence B, no car. Notice: two months, to the end of a quarter. I work 80%, Wednesdays off. Two days a week from home. Dutch citizen. I would move to Hull or Leith. Not to London. Looking for: a pilot's post in a small harbour. No move before my son leaves school.
${REST}`
const TABLE = `# Ada Quill

| | |
|---|---|
| Born | 4 May 1981 in Oban |
| Nationality | Irish |
| Civil status | married, two children |
| Driving licence | B, BE |
| Web | https://quill.example |
${REST}
## Conditions

- Earliest start: 1 March 2027
- Notice period: three months
- Salary: €70,000
`
const ASKED = `# Ada Quill
${REST}
## Questions I am asked

### Do you have a driving licence?

No, but a rowing boat.

### Would you move?

Yes, to any harbour in Wales.
`
const SILENT = `# Ada Quill

Mate of tugs.

## Certificates

- Pilot licence, first class, valid until 2030
- Safety passport, 2021
- Forklift permit, 2019
${REST}`

describe.each([
  [
    'prose',
    PROSE,
    [
      ['Does she have a driving licence?', 'Driving licence B, no car.'],
      ['notice period', 'Notice: two months, to the end of a quarter.'],
      ['When is she available?', 'Notice: two months, to the end of a quarter.'],
      ['Which country is she from?', 'Dutch citizen.'],
      ['Does she need a visa?', 'Dutch citizen.'],
      ['Would she move for a job?', 'I would move to Hull or Leith. Not to London.'],
      ['remote work', 'Two days a week from home.'],
      ['Is she looking for part-time or full-time work?', 'I work 80%, Wednesdays off.'],
      ['What kind of job is she looking for?', "Looking for: a pilot's post in a small harbour."],
      ['Does she have children?', 'No move before my son leaves school.'],
      ['Who is her boss?', 'Reports to Idris Vane, harbour master.'],
      ['Does she have a website?', 'https://quill.example.'],
    ],
  ],
  [
    'a table',
    TABLE,
    [
      ['When was she born?', 'Born: 4 May 1981 in Oban.'],
      ['citizenship', 'Nationality: Irish.'],
      ['Is she married?', 'Civil status: married, two children.'],
      ['Can she drive?', 'Driving licence: B, BE.'],
      ['When can she start a new job?', 'Earliest start: 1 March 2027. Notice period: three months.'],
      ['What are her salary expectations?', 'Salary: €70,000.'],
    ],
  ],
  [
    'questions and answers',
    ASKED,
    [
      ['driving license', 'No, but a rowing boat.'],
      ['Is she willing to relocate?', 'Yes, to any harbour in Wales.'],
    ],
  ],
] as const)('%s', (_, cv, asked) => {
  const ask = askingOf(cv)
  it.each(asked.map(([question, answer]) => [question, answer]))('%s', async (question, answer) => {
    expect(await ask(question)).toBe(answer)
  })
})

describe('a CV that does not say it', () => {
  const ask = askingOf(SILENT)
  it.each([
    'Does she have a driving licence?',
    'What is her nationality?',
    'When is she available?',
    'relocation',
    'How old is she?',
    'Is she married?',
    'LinkedIn profile',
    'How much does she want to earn?',
  ])('%s', async (question) => {
    expect(await ask(question)).toMatch(/^The CV does not/)
  })
})

it.each([
  'how many children did she teach at farrow',
  'which licence did she get in 2019',
  'when did she start at solent pilots',
  'why did she move to southampton',
  'did she work remotely for farrow tugs',
  'what is the website she built',
  'how old is the ship',
])('leaves to others: %s', (question) => {
  expect(TERMS_ASKED.filter(([pattern]) => pattern.test(question))).toEqual([])
})
