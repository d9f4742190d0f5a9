/** What a question takes for granted, and the CV has not: roles, prizes, what befell somebody; and what is asked for and not there. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Tilda Quarrie

Surveyor and map maker, Leith

## Work

### Senior Surveyor, Marwick Soundings

2019-03 → now · Leith

- Head the survey boat's crew of four.
- Reported to the managing director, Ola Brandt.
- Cut the time for a harbour chart from nine weeks to four.
- My own boat gear is insured for £9,000.
- Our Leith office closes in June 2027 and the work goes to Oslo.

### Surveyor, Penhallow Charts

2014-05 → 2019-02 · Falmouth

- Drew 41 sheets of the Cornish coast.
- Since 2017 also deputy head of the drawing office.
- I left because the drawing office moved to Bristol.

### Chainman, Oxbow Levels

2011-06 → 2014-04 · Ely

- Carried the staff, kept the books dry.

## Skills

- Daily: QGIS, Trimble, AutoCAD
- Some: Python, Blender
- Rusty: pen and ink

## Prizes

- Thornbury Medal for the sheet of the Fal estuary, 2018
- Shortlisted, not a winner: Chart of the Year 2021

## Practical

- British citizen, full driving licence since 2009
- Chair of the Leith Rowing Club since 2020
- Notice: three months
`)
const NOT_SAID = /^The CV does not/

describe('what is taken for granted', () => {
  it.each([
    'As the managing director of Marwick Soundings, how did she cut the time for charts?',
    'When she was chief surveyor at Oxbow Levels, how many sheets did she draw?',
    'What did she change as director of Oxbow Levels?',
    'How did it feel to win the Oscar for the sheet of the Fal estuary?',
    'What did she say on winning the Grusomheim Prize for charts?',
    'When did she win Chart of the Year?',
    'Why was she fired from Penhallow Charts?',
    'Why did Marwick Soundings sack her?',
    'Since she was struck off the register in 2020, what reason was given?',
    'Why did she lose her driving licence?',
    'How did she cope with the bankruptcy of Oxbow Levels?',
    'Why did Norway ban her chart for stealing soundings?',
    'Why was she arrested in Falmouth?',
    'What reason did she give for turning down the job in Oslo?',
  ])('%s', async (question) => {
    expect(await ask(question)).toMatch(NOT_SAID)
  })

  it.each([
    ['As senior surveyor at Marwick Soundings, how far did she cut the time for a harbour chart?', 'four'],
    ['As deputy head of the drawing office at Penhallow Charts, since when?', '2017'],
    ['When she was a surveyor at Penhallow Charts, how many sheets did she draw?', '41'],
    ['As head of the crew at Marwick Soundings, how many people are in it?', 'four'],
    ['As chair of the Leith Rowing Club, since when?', '2020'],
    ['When did she win the Thornbury Medal?', '2018'],
    ['Why did she leave Penhallow Charts?', 'moved to Bristol'],
    ['If we hire her, how soon would her present employer let her go?', 'three months'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})

const other = askingOf(`# Tilda Quarrie

## Work

### Moulder, Halm Foundry

2019 – now

- Had the old furnace switched off after six weeks because it smoked.

### Fettler, Pogue Castings

2014 – 2019

- Left because the pattern shop shut.

## Practical

- I look for a post as foreman within an hour of Leith.
`)

describe('why the present post is to be left', () => {
  it.each(['Why does she want to leave Marwick Soundings?', 'Why is she looking for a new job?'])(
    '%s',
    async (question) => {
      expect(await ask(question)).toContain('closes in June 2027')
    },
  )

  it.each(['Why does she want to leave Halm Foundry?', 'why is she looking to leave halm foundry'])(
    '%s',
    async (question) => {
      expect(await other(question)).toMatch(NOT_SAID)
    },
  )
})

const insured = askingOf(
  '# Tilda Quarrie\n\n## Practical\n\n- Professional liability insurance up to £2 million\n',
)

describe('skills, papers and cover that are not there', () => {
  it.each([
    'salesforce skills',
    'any experience in midwifery?',
    'Houdini or other 3D software?',
    'Does she hold a security clearance, and at what level?',
    'How much public liability cover does she carry?',
    'How many clients would come with her?',
  ])('%s', async (question) => {
    expect(await ask(question)).toMatch(NOT_SAID)
  })

  it.each([
    ['QGIS skills', 'QGIS'],
    ['AutoCAD or other drawing software?', 'AutoCAD'],
    ['What are her skills?', 'Trimble'],
    ['For how much is her boat gear insured?', '9,000'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })

  it('a liability that is told', async () => {
    expect(await insured('Does she have liability insurance?')).toContain('£2 million')
  })
})
