/** Terms and wishes, asked for in any words: told where the CV tells them, and not by what is near them. */
import { describe, expect, it } from 'vitest'
import { NOWHERE, UNSAID } from '../../../../src/rag/answer/common/planner.ts'
import { askingOf } from '../../../support/answers.ts'
import { planned } from './planned.ts'

const TOLD = `# Ines Varga

Weigh engineer, Lodwick.

## Work

### Weigh Engineer, Brack Scales (2018 – present)

- Checks weighbridges in four counties.

### Assistant Weigh Engineer, Brack Scales (2016 – 2018)

- Kept the test weights.

### Fitter, Ollery Pumps (2009 – 2016)

- The firm was moved to Tarn in 2015. I did not want to move there, so I left.

## Terms

- Travel: up to six nights a month
- Permanent posts only, no contracting
- Four days a week at most
- Nights are fine; no weekends
- Security clearance: SC, granted 2022
- Enhanced DBS check of March 2024
- In five years I would like to lead a test house of my own
- Weak at long meetings
- At home: two sons of school age
- I would move, with my husband; preferred are Tarn, Ovel and the coast
`
const SILENT = `# Pell Drayton

Joiner, Wenlow.

## Work

### Joiner, Ashcombe Stairs (2012 – present)

- Builds staircases for schools. Medical clearance for work at height.

## Terms

- Driving licence, own van
- Pay sought: £38,000; references on request
`

describe('a term that is told', () => {
  const ask = planned(TOLD)
  it.each([
    ['Any willingness to travel for business?', 'six nights a month'],
    ['Would frequent travel be a problem for her?', 'six nights a month'],
    ['willing to travel to customers?', 'six nights a month'],
    ['Would she take a freelance job?', 'Permanent posts only'],
    ['permanent or contract?', 'Permanent posts only'],
    ['would she take a part-time post of three days a week', 'Four days a week'],
    ['reduced hours?', 'Four days a week'],
    ['Would she do night shifts?', 'Nights are fine'],
    ['Is she willing to work weekends?', 'no weekends'],
    ['Has she got a security clearance?', 'SC, granted 2022'],
    ['clean criminal record / DBS?', 'Enhanced DBS'],
    ['Where does she see herself in five years?', 'lead a test house'],
    ['What does she regard as her weak points?', 'Weak at long meetings'],
    ['Kids?', 'two sons'],
    ['Where would she be willing to move?', 'preferred are Tarn'],
  ])('%s', (question, said) => expect(ask(question)).toContain(said))
})

describe('a term that is not told', () => {
  const ask = planned(SILENT)
  it.each([
    'Would he travel for work?',
    'Would he be prepared to be away from home for weeks?',
    'Would he take a permanent staff job?',
    'Could he work part-time?',
    'Is he open to remote or hybrid working?',
    'Would he relocate for us?',
    'security clearance?',
    'clean criminal record / DBS?',
    'Where does he see himself in five years?',
    'Why does he want to work with us?',
    'What does he earn at the moment?',
    'Would he work weekends?',
  ])('is nowhere: %s', (question) => expect(ask(question)).toBe(NOWHERE))

  it('is left to the rankers where something else is asked for too', () => {
    expect(ask('Would he travel to Ruddock with the minibus?')).toBeNull()
    expect(ask('What does he do at weekends?')).not.toBe(NOWHERE)
  })

  it('may be told in other words', () => expect(ask('What was his biggest failure?')).toBe(UNSAID))
})

describe('an answer', () => {
  const ofSilent = askingOf(SILENT)
  const ofTold = askingOf(TOLD)
  it('is declined without a word of the question’s manner', async () => {
    expect(await ofSilent('Any objections to business trips?')).toBe('The CV does not say.')
    expect(await ofSilent('Would he relocate for us?')).toMatch(/^The CV does not/)
  })

  it('says why somebody left, and not what is near it', async () =>
    expect(await ofTold('Why did she leave her previous employer?')).toContain('moved to Tarn'))
})
