/** Careers of those who are sent abroad: ranks before the name, embassies, the first post abroad, who speaks what how well. */
import { expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { withoutName } from '../../../src/rag/answer/question/by-name.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Consul (ret.) Ingerid Vollan

*In the foreign service of Ostmark for 24 years*

12 Pilegata, Tunvik. Two sons and a daughter, all grown up.

## Posts

**2016–2021 · Ambassador to Chile**, side accreditation to Peru.
Led a mission of 22.

**2012–2016 · Head of Division**, Ministry of Foreign Affairs, Tunvik.
Nineteen staff.

**2008–2012 · Ambassador to Latvia**.
Mission of nine.

**2003–2008 · Attaché**, Embassy in Lisbon, Portugal.
Visas and culture.

**2001–2003 · Trainee**, Foreign Academy, Tunvik.
Rotations.

## Education

**1996–2000** Master of Law, University of Tunvik. Mark: good.

**2010–2011** Doctoral studies, University of Riga. Broken off after a year, for want of time.

## Languages

| Language | Level | Since |
| --- | --- | --- |
| Danish | mother tongue | – |
| English | C2 | school |
| Spanish | B2 | Santiago |
| Latvian | A2 | Riga |
| French | B1 in 1999 | faded |
`
const ask = askingOf(CV)

it('takes no rank before a name for a part of it', () => {
  const facts = buildFacts(parseDocument(CV))
  expect(facts.person?.text).toBe('Ingerid Vollan')
  expect(withoutName(facts, 'Where was Consul Vollan in 2009?')).toBe('Where was she in 2009?')
})

it.each([
  ['What was her first post abroad?', 'Attaché, Embassy in Lisbon'],
  ['What was her most recent post abroad?', 'Ambassador to Chile'],
  ['How many years did her two ambassadorships last in total?', 'bout 9 years'],
  ['Which foreign languages does she speak at B1 or above?', 'English, C2'],
  ['Which studies did she break off?', 'Doctoral studies, University of Riga'],
  ['What was the subject of the doctorate that she broke off?', 'does not say'],
  ['What do her sons and daughter do for a living?', 'does not s'],
])('%s', async (query, said) => {
  expect(await ask(query)).toContain(said)
})

it('tells neither one’s own language nor a faded one among foreign ones at a level', async () => {
  const answer = await ask('Which foreign languages does she speak at B1 or above?')
  expect(answer).toContain('Spanish')
  expect(answer).not.toMatch(/Danish|French|Latvian/)
})
