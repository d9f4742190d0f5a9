/** What one studied, holds and speaks, asked in the ways of recruiters, on CVs of varied layouts. */
import { expect, it } from 'vitest'
import { STUDIES_ASKED } from '../../../../src/rag/answer/common/studies/studies.ts'
import { askingOf } from '../../../support/answers.ts'

const listed = askingOf(`# Odile Vantongeren

Hydrogeologist, Liège.

## Work

### Hydrogeologist, Meuse Waterworks (March 2016 – today)

- Teaches a course on pumping tests for 20 students every autumn.

## Education

- Dr.-Ing., Technical University of Weserstadt, 2011 – 2015, magna cum laude. Thesis: "Slow water under fast towns".
- MSc Hydrology, University of Ardenne, 2008 – 2010
- Exchange term, Aveiro, spring 2009
- BSc Geology, University of Ardenne, 2005 – 2008
- Law degree, begun in 2016, given up after one term

## Certificates

| What | Since | Until |
|---|---|---|
| Borehole supervisor, level 2 | 05/2019 | 05/2029 |
| First aid at work | 02/2025 | 02/2028 |
| Driving licence B | 2003 | |

## Languages

French and Dutch (mother tongues), English (C1), German (B1, rusty), Igbo (a few songs)
`)

const told = askingOf(`# Tadeo Brannock

Gardener in Penzance.

## About me

I took my BA in History at the University of Saltmarsh from 2001 to 2004 and finished with a 2:1. I began a doctorate in 2005 and gave it up after a year.

English is what I was raised in, I speak good Cornish (B2) and enough Polish to buy bread.

## Work

### Head gardener, Trewidden House (2010 – today)

- Attended a three-day pruning course at Bicton College in 2023.
`)

const none = askingOf(`# Ilse Marrow

Fisher in Skagen.

## Work

### Deckhand, Nordlys Trawlers (2004 – today)

- Mends nets.
`)

it.each([
  ['What is her highest degree?', ['Dr.-Ing.'], ['MSc', 'BSc', 'Law']],
  ['highest qualification', ['Dr.-Ing.'], ['MSc']],
  ['When did Odile graduate?', ['2015', '2010', '2008'], ['Law', 'Aveiro']],
  ['Which degrees does she hold?', ['Dr.-Ing.', 'MSc Hydrology', 'BSc Geology'], ['Law', 'Aveiro', 'Thesis']],
  ['university', ['Weserstadt', 'Ardenne'], ['Law']],
  ['What was her major?', ['Hydrology', 'Geology'], ['Borehole']],
  ['Does she have a PhD?', ['Dr.-Ing.'], ['MSc']],
  ['What was her thesis about?', ['Slow water under fast towns'], ['MSc', 'Hydrology']],
  ['What is her mother tongue?', ['French and Dutch'], ['English', 'Igbo']],
  ['English level', ['C1'], ['German', 'French']],
  ['Does she speak German?', ['B1'], ['English']],
  ['Which certificates does she hold?', ['Borehole', 'First aid', 'Driving'], ['MSc', 'students']],
  ['What training courses has she attended?', ['Borehole', 'First aid'], ['MSc', 'students', 'Driving']],
  ['What courses has she taken recently?', ['First aid'], ['Borehole', 'students']],
])('answers from lists: %s', async (query, holds, lacks) => {
  const answer = await listed(query)
  for (const one of holds) expect(answer).toContain(one)
  for (const one of lacks) expect(answer).not.toContain(one)
})

it.each([
  ['What is his highest degree?', ['BA in History'], ['doctorate']],
  ['Does he have a doctorate?', ['gave it up'], ['BA']],
  ['In which year did he finish his degree?', ['2004'], ['2010']],
  ['native language', ['English is what I was raised in'], ['Polish']],
  ['further training', ['pruning course'], ['BA']],
])('answers from sentences: %s', async (query, holds, lacks) => {
  const answer = await told(query)
  for (const one of holds) expect(answer).toContain(one)
  for (const one of lacks) expect(answer).not.toContain(one)
})

it.each([
  'Does she have a PhD?',
  'Which certificates does she hold?',
  'What courses has she taken recently?',
  'What is her mother tongue?',
  'What was her thesis about?',
])('declines what is not told: %s', async (query) => {
  expect(await none(query)).toMatch(/does not/)
})

it.each([
  'what did she study in madrid',
  'when did she graduate from oxford',
  'what courses did she teach',
  'does she have a driving licence',
  'does she have a degree in law',
  'how good is her python',
  'programming languages',
  'which certificates expire in 2027',
])('leaves what names more to others: %s', (folded) => {
  expect(STUDIES_ASKED.some(([pattern]) => pattern.test(folded))).toBe(false)
})

const online = askingOf(`# Sunniva Lake

Hotelier in Leith

## Learning

1. **Diploma in Hotel Management**, Skola do Mar, Lamego, 2008 – 2011
2. *Pricing Essentials*, online, Larch Institute, November 2020
3. *Handling Conflict*, online, Larch Institute, February 2021
4. **First aid at work**, three-day course, 2024
5. Fire warden, in-house, each January
`)

it('asks for courses by how they were taken', async () => {
  const said = await online('Which online courses has she done?')
  expect(said).toContain('Pricing Essentials')
  expect(said).toContain('Handling Conflict')
  expect(said).not.toMatch(/First aid|Fire warden|Diploma/)
  expect(await online('What courses has she taken?')).toContain('Pricing Essentials')
})
