/** Topics of a career, asked for in any words: told where the CV tells them, and not by what is near them. */
import { describe, expect, it } from 'vitest'
import { answeringFrom } from '../../../support/answers.ts'

const TOLD = `# Hedda Quarmby

Head of programmes, Lodwick. I have taught adults for sixteen years.

## Work

### Head of Programmes, Tarn Rivers Trust (2017 – present)

- Raised £340,000 from donors and two lottery grants.
- Lead a team of six; yearly budget of £210,000.
- Mentored three junior ecologists.
- Negotiated the new rota with Unite.
- Ran the school trips to the eel ladder each June for ten years.

### Shop Assistant, Ollery Outdoor (2009 – 2011)

- Served customers on the sales floor; won four new trade customers.

## Education and papers

- MSc River Ecology, University of Tarn, 2014 – 2016
- Emergency first aid at work, May 2025
- ILM Level 5 in leadership and management, 2021

## Registration

- Malpractice history: none

## Otherwise

- Blog "Bankside": 40 posts since 2020
`
const SILENT = `# Pell Drayton

Stress analyst, Wenlow. Came first in the regional swimming trials.

## Work

### Stress Analyst, Ashcombe Aero (2015 – present)

- Cut the weight of a bracket by 12 %, four per cent under the weight budget.
- Wrote the analysis of a door that the customer's inspectors accepted at once.
- Reports to the chief engineer, Mara Quist. Worked with the start-up team of the new test rig.
- Looked after two graduates. One of them, Tove Lind, won the firm's prize in 2021.

### Trainee, Ollery Pumps (2013 – 2015)

- Learned brazing from the foreman on Thursday evenings, unpaid.

## Education

- Apprenticeship as a design draughtsman, Wenlow, 2009 – 2013
- Course in fatigue, three days, 2018
`

describe('a topic that is told', () => {
  const ask = answeringFrom(TOLD)
  it.each([
    ['Any fundraising experience?', '£340,000'],
    ['Has she ever raised money from donors?', '£340,000'],
    ['Has she ever won new customers?', 'four new trade customers'],
    ['Any contact with customers?', 'Served customers'],
    ['What budget does she hold?', '£210,000'],
    ['Does she coach or mentor younger people?', 'three junior ecologists'],
    ['Has she dealt with trade unions?', 'Unite'],
    ['Has she worked on the shop floor?', 'Shop Assistant'],
    ["Has she got a master's degree?", 'MSc River Ecology'],
    ['first aid training?', 'Emergency first aid'],
    ['any management or leadership qualification', 'ILM Level 5'],
    ['Has she led school trips?', 'eel ladder'],
    ['Blog or podcast?', 'Bankside'],
    ['How many years has she been teaching?', 'sixteen years'],
    ['How many people report to her?', 'team of six'],
    ['Any malpractice claims?', 'Malpractice history: none'],
  ])('%s', async (question, told) => {
    expect((await ask(question)).answer).toContain(told)
  })
})

describe('a topic that is not told', () => {
  const ask = answeringFrom(SILENT)
  it.each([
    'Any experience raising money from donors?',
    'Has he brought in new clients?',
    'Has he dealt face to face with end customers?',
    'Does he own a budget?',
    'Has he run a business of his own?',
    'Has he ever founded a start-up?',
    'How would you describe his management style?',
    'How many direct reports in his present job?',
    'How many people reported to him at Ollery Pumps?',
    'any awards or prizes he has won?',
    'Does he do any volunteering?',
    "Master's degree?",
    'What did he study at university?',
    'first aid certificate',
    'scrum or project management certificate',
    'management or leadership diploma',
    'Has he led school trips?',
    'Has he ever worked on the shop floor?',
    'Any disciplinary findings or complaints against him?',
    'How does he cope with stress?',
    'What would his team say about him?',
    'Any articles or books published?',
  ])('%s', async (question) => {
    expect((await ask(question)).kind).toBe('declined')
  })
})

describe('a title that a post has', () => {
  const ask = answeringFrom(`# Ottoline Marsh

## Work

### Team Manager, Ollery Outdoor (January 2021 – present)

- Four shops, from Lodwick to the coast.

### Shop Assistant, Pell & Sons (2015 – 2020)

- Tills and tents.
`)
  it('is no leading in general', async () => {
    const { answer } = await ask('how long has she been a team manager')
    expect(answer).toContain('Team Manager, Ollery Outdoor')
  })
})
