/** The second half of a question that names nothing is asked of what the first names. */
import { expect, it } from 'vitest'
import { splitParts } from '../../../src/rag/answer/question/split-parts.ts'
import { thingAsked, withTail } from '../../../src/rag/answer/question/thing-asked.ts'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Tobiah Wetherlam

Bridge engineer, Kendal.

## Works I like

**Footbridge at Skelgate, 1888 (rebuilt 2021–2022)**
Budget 2.3 million pounds, final cost 2.1 million. New deck in larch, old piers kept.

**Weir at Rosthwaite (2018)**
Moved 900 tonnes of stone in five weeks.

## Projects

### Loop South

*2023 – 2024*

A cycle route of 31 km around the lake with a budget of 4.6 million pounds. I was lead designer. Opened six weeks early.

## Teaching

### Part-time lecturer, Wharfe College

*Since 2022*

- Teach soil mechanics and site safety, five weekends a year.
- 72 students so far; nine in ten passed at the first try.
`)

it.each([
  [
    'What did the Skelgate rebuilding cost in the end, and in which years was it done?',
    ['2.1', '2021', '2022'],
  ],
  ['What was the budget of Loop South and was it on time?', ['4.6 million', 'six weeks early']],
  ['How many students has he taught at the college, and which subjects?', ['72', 'soil mechanics']],
])('%s', async (query, told) => {
  const answer = await ask(query)
  for (const text of told) expect(answer).toContain(text)
})

it('says nothing more where one line tells both', async () => {
  const answer = await ask('How many tonnes did he move at the Rosthwaite weir, and when was it?')
  expect(answer).toContain('900 tonnes')
  expect(answer).not.toContain('Skelgate')
})

it.each([
  ['What was the budget of Loop South', 'Loop South'],
  ['How long does the Tolna summer school run', 'the Tolna summer school'],
  ['In which year was Lumo 2 out', 'Lumo 2'],
  ['How many pupils has she taught at the evening school', 'the evening school'],
  ['Where did he study', undefined],
])('knows what is asked about: %s', (query, thing) => {
  expect(thingAsked(query)?.thing).toBe(thing)
})

it('lends a noun alone what is asked of the first', () => {
  expect(withTail('How many pupils has she taught at Moss Lane', 'which subjects')).toBe(
    'which subjects has she taught at Moss Lane',
  )
  expect(withTail('How many pupils has she taught at Moss Lane', 'how many passed the test')).toBeNull()
})

it('parts what is asked of "it" only where something is named', () => {
  expect(splitParts('What was the budget of Loop South and was it on time?')).toHaveLength(2)
  expect(splitParts('What did she study and was it hard?')).toHaveLength(1)
})
