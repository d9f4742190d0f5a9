/** Questions on one employer or school that is named: what belongs to it, all of it, and nothing of another. */
import { describe, expect, it } from 'vitest'
import { isPlan, UNSAID, type Silence } from '../../../../src/rag/answer/common/planner.ts'
import { buildFacts } from '../../../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../../../src/rag/answer/facts/build-groups.ts'
import { planOverview } from '../../../../src/rag/answer/overview.ts'
import { parseDocument } from '../../../../src/rag/document.ts'

const CV = `# Tove Lindgaard

tove@lindgaard.example

## Employment

### Head of Glazing, Norrsund Glassworks, Malmö (March 2021 – present)

- Runs a shop of nine glaziers.
- Cut breakage from 6% to 2% with padded racks.

### Glazier, Norrsund Glassworks, Malmö (May 2018 – February 2021)

- Glazed the winter garden of the town hall, drawn in AutoCAD.

### Apprentice, Petersen & Daughters Ltd, Aarhus (2014 – 2018)

- Learned to cut by hand.

## Education

### Journeyman's certificate, Aarhus Trade School, 2018

- Final mark 1.3.

### Upper secondary school, Egå College, 2011 – 2014
`
const facts = buildFacts(parseDocument(CV))
const groups = buildGroups(facts)
const said = (question: string): string[] | Silence | null => {
  const plan = planOverview(facts, groups, question, 2026 * 12 + 10)
  return isPlan(plan) ? plan.parts.map(({ text }) => text) : plan
}

const HEAD = 'Head of Glazing, Norrsund Glassworks, Malmö (March 2021 – present)'
const GLAZIER = 'Glazier, Norrsund Glassworks, Malmö (May 2018 – February 2021)'
const APPRENTICE = 'Apprentice, Petersen & Daughters Ltd, Aarhus (2014 – 2018)'

describe('of an employer', () => {
  it.each([
    'What did she do at Norrsund Glassworks?',
    'Tell me about her time at Norrsund Glassworks',
    'norrsund glassworks',
    'Norrsund responsibilities',
    'What was Tove responsible for at the Norrsund Glassworks?',
  ])('tells of each post there, the last first: %s', (question) =>
    expect(said(question)).toEqual([
      HEAD,
      'Runs a shop of nine glaziers.',
      'Cut breakage from 6% to 2% with padded racks.',
      GLAZIER,
      'Glazed the winter garden of the town hall, drawn in AutoCAD.',
    ]),
  )

  it.each([
    ['When did she join Norrsund Glassworks?', [GLAZIER]],
    ['Since when has she been at Norrsund Glassworks?', [GLAZIER]],
    ['When did she leave Petersen & Daughters?', [APPRENTICE]],
    ['Is she still at Norrsund Glassworks?', [HEAD]],
    ['Has she left Petersen & Daughters Ltd?', [APPRENTICE]],
    ['What was her role at Petersen & Daughters?', [APPRENTICE]],
    ['Which positions did she hold at Norrsund Glassworks?', [HEAD, GLAZIER]],
    ['Where is Petersen & Daughters located?', [APPRENTICE]],
    ['What did she achieve at Norrsund Glassworks?', ['Cut breakage from 6% to 2% with padded racks.']],
    [
      'Which tools did she use at Norrsund Glassworks?',
      ['Glazed the winter garden of the town hall, drawn in AutoCAD.'],
    ],
    ['Which tools did she use at Petersen & Daughters?', UNSAID],
    ['In which city did she work for Petersen & Daughters?', [APPRENTICE]],
  ])('tells the one post that answers: %s', (question, answer) => expect(said(question)).toEqual(answer))

  it.each([
    'What did she do at Nordvang Glassworks?',
    'What did she do at Norrsund Glassworks in 1999?',
    'Which tools did she use at Nordvang Glassworks?',
    'When did she join the choir?',
    'glass',
    'Where is the winter garden?',
  ])('leaves to the rankers what names nobody, or asks for more: %s', (question) =>
    expect(said(question)).toBeNull(),
  )
})

describe('of a school', () => {
  it.each([
    ['What did she study at Aarhus Trade School?', ["Journeyman's certificate, Aarhus Trade School, 2018"]],
    [
      'When did she graduate from Aarhus Trade School?',
      ["Journeyman's certificate, Aarhus Trade School, 2018"],
    ],
    ['What grade did she get at Aarhus Trade School?', ['Final mark 1.3.']],
    ['What grade did she get at Egå College?', UNSAID],
  ])('tells what is asked: %s', (question, answer) => expect(said(question)).toEqual(answer))
})
