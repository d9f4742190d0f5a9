/** Offices that are still held, prizes without nominations, names that are kept back, projects below a firm of one's own. */
import { expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Bela Thorsager

## Work

### Thorsager Flow (own firm)

**May 2019 – present. Owner; one regular associate (Nora Lind).**

- **Project: Marsh Dairy** (80 people, Elvum)
  - When: March to June 2023
  - Task: late deliveries
  - With: Nora Lind
- **Project: name withheld** (parcel depot, 900 people)
  - When: January to May 2021
  - Task: night sorting
  - With: nobody

### Kolding Consulting, Aarhus

**August 2011 – April 2019. Senior consultant.**

- **Project: Fjord Cement** – 2015 to 2016, waste from 9% to 6%

## Study

**2006–2008** MBA, Vestby Business School. Paid for by Orrin Steel, my employer then.

## Boards

- Elvum Harbour Council, deputy chair, 2015–2019; chair since March 2019
- Vestby Credit Union, member, 2014 – , head of its audit committee 2016–2020
- Rowing Club Elvum, treasurer, 2008–2013

## Thanks and prizes

- Anchor of Merit, Elvum, 2021
- Freedom of the Market Town, 2023
- Consultant of the Year, *Fag*, 2018: nominated; the prize went to Ulla Brix

## Mentoring

- Mentor for the programme Fresh Starts in Elvum: Ada Holm (2019), Per Lund (2021), Kim Dahl (2023)
`
const ask = askingOf(CV)

it('reads no project as an employer', () => {
  const posts = buildFacts(parseDocument(CV)).entries.filter(({ kind }) => kind === 'experience')
  expect(posts.map(({ org }) => org)).toEqual(['Thorsager Flow', 'Kolding Consulting'])
})

it.each([
  ['Which boards does he sit on at present?', ['Harbour Council', 'Credit Union'], 'Rowing'],
  ['List the awards he has received', ['Anchor of Merit', 'Freedom'], 'Brix'],
  ['What is the real name of the parcel depot?', ['The CV does not say'], 'Marsh'],
  ['When was the project at Marsh Dairy?', ['March to June 2023'], '2021'],
  ['Which newcomers has he guided in Fresh Starts?', ['Ada Holm', 'Per Lund', 'Kim Dahl'], 'nothing'],
  ['Which employer bore the cost of his MBA?', ['Orrin Steel'], 'Fjord'],
])('%s', async (query, said, not) => {
  const answer = await ask(query)
  for (const part of said) expect(answer).toContain(part)
  expect(answer).not.toContain(not)
})
