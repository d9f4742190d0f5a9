/** Questions of several parts: what they are about together, and words that one lends the other. */
import { expect, it } from 'vitest'
import { standAlone } from '../../../src/rag/answer/question/stand-alone.ts'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ottavia Renshaw

Paper conservator, Durham.

## Experience

### Conservator, Finchale Archive (April 2016 – today)

- Gave the talk "Blotting paper" at Papierdagen in Zwolle in October 2021.

### Assistant, Wearside Bindery (May 2013 – March 2016)

- Rebound 240 parish registers.

## Studies

**MA Conservation of Paper**, Prebends College, 2011 – 2013. Dissertation: "Iron gall and after", supervised by Dr Lowri Askew. Mark: 9.4 out of 10.

**BA Chemistry**, University of Elvetside, Durham, 2007 – 2010. Final-year project on starch and patience. Upper second.
`)

it.each([
  ['Where did she take her master\u2019s, and what was the dissertation about?', 'Iron gall', 'Upper second'],
  ['Where did she study chemistry and what grade did she get?', 'upper second', '9.4'],
])('tells of one study alone: %s', async (query, told, other) => {
  const answer = (await ask(query)).toLowerCase()
  expect(answer).toContain(told.toLowerCase())
  expect(answer).not.toContain(other.toLowerCase())
})

it('gives a question word alone the words of the next part', async () => {
  const answer = await ask('Where and when did she give the talk "Blotting paper"?')
  expect(answer).toContain('Zwolle')
  expect(answer).not.toContain('Paper conservator')
})

it('leaves parts about two things apart', async () => {
  const answer = await ask('Where did she study chemistry and who supervised the MA dissertation?')
  expect(answer).toContain('Elvetside')
  expect(answer).toContain('Lowri Askew')
})

it('answers the part that the CV holds where it does not hold the whole', async () => {
  const answer = await ask(
    'How many parish registers did she rebind, and what did Lloyd’s of Antwerp pay for Kubernetes?',
  )
  expect(answer).toContain('240 parish registers')
  expect(answer).toMatch(/The CV does not .+\.$/)
  expect(await ask('What is her blood type, and what did Lloyd’s pay for Kubernetes?')).toMatch(
    /^The CV does not/,
  )
})

it('tells of two things that everybody asks the one that is told, and that the other is not', async () => {
  const answer = await ask('What is her current job and what is her notice period?')
  expect(answer).toContain('Finchale Archive')
  expect(answer).toMatch(/The CV does not .+\.$/)
})

it('lends a part that says what it is about nothing but names', () => {
  expect(standAlone(['When did the loan desk go live', 'how quick are loans now'])[1]).toBe(
    'how quick are loans now',
  )
  expect(standAlone(['When did the course at Finchale begin', 'how long was the course'])[1]).toBe(
    'how long was the course Finchale?',
  )
  expect(standAlone(['Where did she study', 'when did she finish'])[1]).toBe('when did she finish study?')
})
