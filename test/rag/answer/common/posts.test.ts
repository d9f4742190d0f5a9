import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../../src/rag/document.ts'
import { compose } from '../../../../src/rag/answer/saying/compose.ts'
import { buildFacts } from '../../../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../../../src/rag/answer/facts/build-groups.ts'
import { isPlan } from '../../../../src/rag/answer/common/planner.ts'
import { planOverview } from '../../../../src/rag/answer/overview.ts'
import { planned } from './planned.ts'

const NOW = 2026 * 12 + 10

const HEADINGS = `# Runa Teasdale

Millwright in Garsby.

## Employment

### Lead Millwright @ Tarnhow Mills
03/2021 → now · Garsby

Flour and oat mills, 90 staff.

- Answer for eleven roller mills.
- Train two apprentices.

### Evening tutor, Garsby College
09/2021 – 06/2024, one evening a week

- Taught belts and bearings.

### Millwright, Pellow Feeds Ltd, Corby
05/2014 – 02/2021

- Rebuilt the pellet line.

### Parental leave
January 2014 – April 2014

### Apprentice, Corby Engineering Works
08/2009 – 12/2013

## Projects

- Water wheel of Hale (2015 – 2024): new paddles.
`

const TABLE = `# Ebba Lindqvane

## Positions

| From | To | Employer | Position | Place |
| --- | --- | --- | --- | --- |
| 2020-11 | today | Norrhav Ferries AB | Head of Stowage | Gavle |
| 2016-02 | 2020-10 | Norrhav Ferries AB | Stowage Planner | Gavle |
| 2011-11 | 2015-12 | Saltkaj Terminal | Crane Operator | Umea |

## In detail

### Norrhav Ferries

- Plan the decks of nine ships.

### Saltkaj Terminal

- Ran the north crane.

## Offices

- Chair of the Stowage Guild since 2018.
`

function ask(markdown: string, question: string): string | null {
  const facts = buildFacts(parseDocument(markdown))
  const plan = planOverview(facts, buildGroups(facts), question, NOW)
  return isPlan(plan) ? compose(facts, plan, 1).answer : plan
}

describe('posts that everybody asks for', () => {
  it.each(['What is her current job title?', 'current position', 'What does Runa do at present?'])(
    'says the main post that goes on: %s',
    (question) => {
      expect(ask(HEADINGS, question)).toMatch(/^Lead Millwright @ Tarnhow Mills, 03\/2021 → now, Garsby\.$/)
    },
  )

  it('knows since when and how long', () => {
    expect(ask(HEADINGS, 'When did she start the current job?')).toContain('03/2021')
    expect(ask(HEADINGS, 'How long has she been in her current role?')).toMatch(
      /^5 years and 9 months so far/,
    )
  })

  it('takes no sideline, break or project for the previous job', () => {
    expect(ask(HEADINGS, 'What was her previous job?')).toBe(
      'Millwright, Pellow Feeds Ltd, Corby, 05/2014 – 02/2021.',
    )
    expect(ask(HEADINGS, 'How long did she stay in her previous job?')).toMatch(/^6 years and 10 months: /)
    expect(ask(HEADINGS, 'first job')).toMatch(/^Apprentice, Corby Engineering Works/)
    expect(ask(HEADINGS, 'Where did she work longest?')).toContain('Pellow')
  })

  it('tells an employer from a post', () => {
    expect(ask(TABLE, 'What was her previous job?')).toContain('Stowage Planner')
    expect(ask(TABLE, 'previous employer')).toContain('Saltkaj')
    expect(ask(TABLE, 'Where did she work longest?')).toMatch(/^10 years and 10 months so far/)
  })

  it('says what stands below the post, wherever that is', () => {
    expect(ask(HEADINGS, 'What are her responsibilities in her current job?')).toBe(
      'Flour and oat mills, 90 staff. Answer for eleven roller mills. Train two apprentices.',
    )
    expect(ask(TABLE, 'What does Ebba do day to day?')).toBe('Plan the decks of nine ships.')
  })

  it('lists each employer once, and no office', () => {
    const answer = ask(TABLE, 'Which companies has she worked for?') ?? ''
    expect(answer.match(/Norrhav/g)).toHaveLength(1)
    expect(answer).toContain('Saltkaj')
    expect(answer).not.toContain('Guild')
  })

  it('adds up the main posts', () => {
    expect(ask(TABLE, 'How many years of experience does she have?')).toMatch(/^15 years so far/)
    expect(ask(HEADINGS, 'How long has she been working in this field?')).not.toContain('leave')
  })

  it('finds the posts in a place', () => {
    const told = ask(HEADINGS, 'Which companies has she worked for in Corby?')
    expect(told).toContain('Pellow Feeds Ltd, Corby')
    expect(told).not.toContain('Saltkaj')
  })

  it('finds the post of a year', () => {
    expect(ask(TABLE, 'Where did she work in 2013?')).toContain('Saltkaj Terminal, Crane Operator')
    expect(ask(HEADINGS, 'What was she doing in 2016?')).toMatch(/^Millwright, Pellow/)
    expect(ask(HEADINGS, 'Who was she working for in mid-2016?')).toMatch(/^Millwright, Pellow/)
  })

  it.each([
    'What was her previous job at Pellow?',
    'What does she do with roller mills day to day?',
    'How many years of experience with cranes does she have?',
  ])('leaves what names something more to others: %s', (question) => {
    expect(ask(HEADINGS, question)).toBeNull()
  })
})

it('tells which posts took a part of the week, and leaves it where none says so', () => {
  const ask = planned(`# Lena Hoyt

## Work

### Head Baker, Crumb Ltd

2019 – present, full-time

### Tutor, Mill College

2018 – 2021, part-time (one day a week)

### Baker, Loaf & Co

2012 – 2018
`)
  for (const asked of ['Which of her jobs was not full time?', 'Which post was part-time?'])
    expect(ask(asked)).toMatch(/^Tutor, Mill College[^;]*$/)
  expect(
    planned('# Lena\n\n## Work\n\n### Baker, Loaf & Co (2012 – 2018)\n')('Her part-time jobs'),
  ).toBeNull()
})
