/** Parts of a question about different things: each is answered, or said not to be told. */
import { expect, it } from 'vitest'
import { splitParts } from '../../../src/rag/answer/question/split-parts.ts'
import { atNamed } from '../../../src/rag/answer/question/stand-alone.ts'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Edda Quillfeather

Lock keeper and hydraulics planner, Sneek.

## Work

### Planner, Wetterskip Oost (May 2019 – present)

- Plan the gates with HydroSim and draw them in Kubus.
- My boss is Tjitske Haarsma.

### Lock Keeper, Canal Trust Brigg (2011 – 2019)

- Passed 9,300 boats a year.
- My boss was Alban Frith.

## Studies

BSc Hydrology, Humber Polytechnic, 2007 – 2010.

## Free time

I carve bread boards (forty so far) and sing bass.

## Terms

- Notice: ten weeks.
- No posts in Rotterdam.
`)

it.each([
  ['Where did she study hydrology, and what is her notice period?', ['Humber Polytechnic', 'ten weeks']],
  ['Which planning software does she use, and how many bread boards has she carved?', ['HydroSim', 'forty']],
  ['How many boats passed at Canal Trust Brigg, and who was her boss there?', ['9,300', 'Alban Frith']],
  [
    'What is her notice period, and does she want a post in Rotterdam?',
    ['ten weeks', 'No posts in Rotterdam'],
  ],
])('answers all parts: %s', async (query, told) => {
  const answer = await ask(query)
  for (const text of told) expect(answer).toContain(text)
})

it('cuts before what asks whether and what is to be told, not within what is asked again', () => {
  expect(splitParts('When did she join, and does she drive?')).toHaveLength(2)
  expect(splitParts('Name her referees, tell me whom she reports to and how big her team is.')).toEqual([
    'Name her referees',
    'whom she reports to',
    'how big her team is.',
  ])
  expect(splitParts('Does she drive? Has she a licence?')).toHaveLength(1)
  expect(splitParts('What went wrong and was she open about it?')).toHaveLength(1)
})

it('puts the name for what leans on it', () => {
  expect(atNamed('How many boats passed at Canal Trust Brigg', 'who was her boss there?')).toBe(
    'who was her boss at Canal Trust Brigg?',
  )
  expect(atNamed('Why did he leave Brigg', 'what did he do straight afterwards?')).toBe(
    'what did he do straight after Brigg?',
  )
  expect(atNamed('Why did he leave', 'is there a reason?')).toBe('is there a reason?')
})
