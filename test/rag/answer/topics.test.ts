/** What a question is about, what tells of it, and how a refusal is worded; with the real model, on invented CVs. */
import { describe, expect, it } from 'vitest'
import { TOPICS } from '../../../src/rag/answer/lexicon/topics.ts'
import { toThePoint } from '../../../src/rag/answer/lexicon/politeness.ts'
import { analyse } from '../../../src/rag/answer/question/question.ts'
import { askingOf } from '../../support/answers.ts'
import { expectLinear } from '../../support/linear.ts'

const CV = `# Odile Harkness

Lighthouse engineer, Stornoway.

## Experience

### Harbour engineer, Pentland Lights (May 2016 – today)

- Rewired eleven lighthouses.
- Office closed for a year after a flood.

### Fitter, Wick Boatyard (June 2009 – March 2016)

- Repaired winches and pumps.

## Practical

- Full driving licence, own car
- I earn 61,000 GBP now and would not move for less.
- I live with my wife and twin boys.
- Earliest start: 01.04.2027
`

const ask = askingOf(CV)

const topicsOf = (query: string): string[] => analyse(query).topics.map(({ name }) => name)
const tells = (name: string, text: string): boolean =>
  TOPICS.find((topic) => topic.name === name)?.tell.test(text) === true

describe('what a question is about', () => {
  it.each([
    ['Does she have management experience?', 'team'],
    ['management experience?', 'team'],
    ['Any experience in managing people?', 'team'],
    ['Is Odile Harkness a manager?', 'team'],
    ['Does he employ anyone?', 'team'],
    ['How big is her team?', 'team'],
    ['When can she start?', 'notice'],
    ['Could he start in January?', 'notice'],
    ['Is she single?', 'family'],
    ['Has he ever been jobless?', 'gap'],
    ['What is her driving licence?', 'driving'],
  ])('%s → %s', (query, name) => expect(topicsOf(query)).toContain(name))

  it.each([
    ['Does she have project management experience?', 'team'],
    ['Is she a project manager?', 'team'],
    ['Did she notice the leak herself?', 'notice'],
    ['When did she become a partner?', 'family'],
    ['What was the largest single gift?', 'family'],
    ['Does he have a forklift licence?', 'driving'],
    ['Does she have a driving licence?', 'certificates'],
    ['How much did the move to the new depot cost?', 'relocate'],
    ['Where was she born?', 'age'],
    ['Which certificates has he earned?', 'salary'],
  ])('%s ↛ %s', (query, name) => expect(topicsOf(query)).not.toContain(name))

  it('takes the question what a licence is for which one it is', () => {
    expect(toThePoint('What is her driving licence?')).toBe('Which driving licence does she have?')
    expect(toThePoint("What is Odile's driving licence?")).toBe('Which driving licence does Odile have?')
    expect(toThePoint('What is his licence for?')).toBe('What is his licence for?')
  })
})

const CHANGED = new Set('team notice salary children gap remote age relocate visa'.split(' '))

describe('what tells of it', () => {
  it.each([
    ['team', 'two apprentices'],
    ['team', 'Foreman from 2011'],
    ['notice', 'Earliest start: 01.04.2027'],
    ['notice', 'Wants a regional post from spring 2027'],
    ['notice', 'six months’ warning'],
    ['salary', 'I earn 61,000 GBP now'],
    ['children', 'I live with my wife and twin boys.'],
    ['children', 'Marital status: married, two children'],
    ['gap', 'Looking for work, course in bookkeeping'],
    ['remote', 'three days in the office and two at home'],
    ['age', 'Born on 5 April 1983 in Wick'],
  ])('%s: %s', (name, text) => expect(tells(name, text)).toBe(true))

  it.each([
    ['notice', 'Clerk from March 2010 to May 2012'],
    ['notice', 'from May – October'],
    ['salary', 'Represented 73 flat owners and 22 fee earners'],
    ['salary', 'Took laundry in-house, which saves €120,000 a year'],
    ['children', 'Surgery on two children in one night'],
    ['remote', 'Willow Court Care Home'],
    ['remote', 'Office: spreadsheets and letters'],
    ['age', 'Our twins were born that January'],
    ['age', 'Workshop for children aged 8 to 12'],
  ])('not %s: %s', (name, text) => expect(tells(name, text)).toBe(false))

  it.each([
    'married ',
    'born ',
    '1,',
    'from the end of ',
    'within 1 ',
    '5 ',
    '€1,',
    'expects ',
    'wife and twin ',
    'looking for ',
    'at home ',
  ])('reads hostile text of "%s" in linear time', (part) => {
    const tells = TOPICS.filter(({ name }) => CHANGED.has(name)).map(({ tell }) => tell)
    expectLinear((length) => {
      const text = part.repeat(length / part.length)
      for (const tell of tells) tell.test(text)
    }, 40_000)
  })
})

describe('the wording of a refusal', () => {
  it.each([
    ['How big is her yacht?', /“big”/],
    ['Has she ever been knighted?', /“knighted”/],
    ['When did she become a bishop?', /“become”/],
    ['Does she hold kangaroos?', /“hold”/],
    ['Where did Odile make cheese?', /“make”/],
    ['Did she fly in July 2003?', /July/],
  ])('%s', async (query, nonsense) => expect(await ask(query)).not.toMatch(nonsense))

  it('names what is a noun or a name', async () => {
    expect(await ask('Does she know anything about oncology?')).toBe(
      'The CV does not say anything about “oncology”.',
    )
    expect(await ask('Has she worked with Kubernetes?')).toBe('The CV does not mention Kubernetes.')
    for (const query of ['DOES SHE SPEAK GEORGIAN?', 'does she speak georgian'])
      expect(await ask(query)).toBe('The CV does not mention Georgian.')
  })

  it('does not deny what the CV states in other words', async () => {
    for (const query of [
      'What is her current salary?',
      'Does she have children?',
      'What is her notice period?',
    ])
      expect(await ask(query)).not.toMatch(/does not (?:state|say anything about|mention)/)
  })

  it('says what is not stated', async () => {
    expect(await ask('Can she work remotely?')).toBe('The CV does not state anything about remote work.')
    expect(await ask('How old is she?')).toBe('The CV does not state an age or date of birth.')
  })
})
