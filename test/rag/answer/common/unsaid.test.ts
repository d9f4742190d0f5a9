/** What is found unsaid by its own words, and what is still said of it in others. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPlan, NOWHERE, UNSAID, type Silence } from '../../../../src/rag/answer/common/planner.ts'
import { buildFacts } from '../../../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../../../src/rag/answer/facts/build-groups.ts'
import { planOverview } from '../../../../src/rag/answer/overview.ts'
import { parseDocument } from '../../../../src/rag/document.ts'
import { askingOf } from '../../../support/answers.ts'
import { planned } from './planned.ts'

const CV = `# Tom Ruddock

## Work

### Fitter, Brack Engines, Derby (2014 – present)

- Rebuilds gearboxes. Took no voluntary redundancy in 2020.
- Member of the works council.

## Papers

- Pilot licence, first class, valid until 2030
- Forklift permit, 2019
`
const facts = buildFacts(parseDocument(CV))
const groups = buildGroups(facts)

describe('what is near, and not what was asked', () => {
  it.each(['memberships', 'work permit', 'Does he do any voluntary work?', 'Can he drive?'])(
    'is not taken for it: %s',
    (question) => expect(planOverview(facts, groups, question, 2026 * 12 + 10)).toBe(UNSAID),
  )

  it('is nowhere, where no word of a family stands', () =>
    expect(planOverview(facts, groups, 'Is he married?', 2026 * 12 + 10)).toBe(NOWHERE))
})

describe('an answer in words that no rule knows', () => {
  const ask = askingOf(`${CV}\n## Odds and ends\n\n- What I earn: two pounds above the union's rate.\n`)
  it('is left to the rankers', async () => {
    expect(await ask('Is he married?')).toMatch(/^The CV does not/)
    expect(await ask('What does he earn?')).toContain("two pounds above the union's rate")
  })
})

describe('several common questions in one', () => {
  const said = (question: string): string[] | Silence | null => {
    const plan = planOverview(facts, groups, question, 2026 * 12 + 10)
    return isPlan(plan) ? plan.parts.map(({ text }) => text) : plan
  }
  const ask = askingOf(CV)
  it('are each answered', async () => {
    expect(said('certificates')).not.toBeNull()
    const answer = await ask('Where does he work now, and which certificates does he hold?')
    expect(answer).toContain('Brack Engines')
    expect(answer).toContain('Forklift permit, 2019')
  })
})

describe('where she is from', () => {
  const told = (line: string) => planned(`# Mara Voss\n\nClockmaker, Graz.\n\n## About\n\n- ${line}\n`)
  it.each(['Where did she grow up?', 'In which town was Mara born?', "What is Mara's birthplace?"])(
    'is told by where she grew up: %s',
    (question) => {
      expect(told('Grew up in Oban, above a chandlery.')(question)).toContain('Oban')
      expect(told('Walks to Oban every year.')(question)).toBe(NOWHERE)
    },
  )

  const ask = askingOf(readFileSync(new URL('../../../../content/default.md', import.meta.url), 'utf8'))
  it('is not guessed from where she learnt and worked', async () => {
    expect(await ask('Where did she grow up?')).toMatch(/^The CV does not/)
  })

  it.each([
    'A Cork-born clockmaker.',
    'A childhood on the Dingle peninsula.',
    'A native of Cork.',
    'She hails from Cork.',
  ])('is told in other words: %s', (line) => expect(told(line)('Where did she grow up?')).toContain(line))

  it.each(['nationality / passport', 'Which passport does she hold?', 'What is her nationality?'])(
    'a right to work tells no nationality: %s',
    (question) => {
      expect(told('Work permit: unlimited right to work in Belgium.')(question)).toBe(NOWHERE)
      expect(told('Irish citizen, unlimited right to work in Belgium.')(question)).toContain('Irish')
    },
  )
})

describe('where one grew up', () => {
  const ask = askingOf(
    '# Ivo Brant\n\nWarehouse manager, Kent.\n\n## About\n\n- Grew the business in Spain and Portugal.\n- Raised standards across depots in Kent.\n- Raised £2m in seed funding from Berlin investors.\n',
  )
  it.each(['Where did he grow up?', 'Where was he born?', 'Where was he raised?'])(
    'is not where he made something grow: %s',
    async (question) => expect(await ask(question)).toMatch(/^The CV does not/),
  )
})

describe('what is told of others, or of other things', () => {
  const ask = planned(`# Nell Arkwright

Grammar school teacher of maths, Derby

## Work

### Teacher, Fenby Grammar School, Derby (2015 – present)

- Teaches A levels; supports pupils with dyslexia
- The new school hall is 12 m high

## Education

- BSc Mathematics, University of Leeds, 2012

## Interests

Treasurer, Leeds Students' Union, 2010. My brother is blind. My son plays the trumpet. Plays organ-led folk records. Volunteer dog walker at a shelter. Her children are at school in Derby.
`)
  it.each([
    'Where did she go to secondary school?',
    'Is she in a trade union?',
    'Is she blind?',
    'Does she have a disability?',
    'Any disabilities?',
    'Any condition we should know of?',
    'Does she play an instrument?',
    'Does she have pets?',
    'Does she have a dog?',
    'How tall is she?',
  ])('is nowhere: %s', (question) => expect(ask(question)).toBe(NOWHERE))
})

describe('what is told shortly', () => {
  const ask = planned(`# Nell Arkwright

## Work

### Teacher, Fenby School, Derby (2015 – present)

- GMB rep for the site, 2016 – 2019

## Personal

Partner and a toddler. Asthmatic. Height: 1.78 m. Fish-keeping. Volunteer dog walker at a shelter. Can leave at five weeks' notice.
`)
  it.each([
    ['Is she in a trade union?', 'GMB rep for the site'],
    ['Is she a parent?', 'Partner and a toddler'],
    ['Is she in a relationship?', 'Partner and a toddler'],
    ['Health condition', 'Asthmatic'],
    ['Special needs we should consider?', 'Asthmatic'],
    ['How tall is she?', '1.78 m'],
    ['Does she have pets?', 'Fish-keeping'],
    ['How many days before she leaves?', "five weeks' notice"],
  ])('is said: %s', (question, said) => expect(ask(question)).toContain(said))
  it('is no other ailment, and no dog of others', () => {
    expect(ask('Is she blind?')).toBe(NOWHERE)
    expect(ask('Does she have a dog?')).toBe(NOWHERE)
  })
})
