/** Sections of posts whose headings do not say so: what stands in them tells. */
import { expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { entriesOf } from '../../support/entries.ts'

const kinds = (markdown: string): (string | null)[] => {
  const { document, mainKinds } = buildFacts(parseDocument(markdown))
  return document.sections.filter(({ depth }) => depth === 2).map(({ index }) => mainKinds[index] ?? null)
}

it.each(['Leading people', 'Writing code', 'Ashore'])('%s', (heading) => {
  const cv = `# Olga Fenn

## ${heading}

**Kestrel Rail, Perth — Engineering Manager** (04/2018 – now)

- Nine engineers and two testers.

**Lowmoor Signals, Leeds — Software Developer** (02/2012 – 03/2018)

- Rewrote the timetable service.
`
  expect(kinds(cv)).toEqual(['experience'])
})

it('leaves what was published as it is', () => {
  const cv = `# Olga Fenn

## Writing

- "Points and switches", Rail Review 14 (2016)
- "Who stops the train", Rail Review 19 (2021)
`
  expect(kinds(cv)).toEqual(['publications'])
})

it('reads headings that tell a post with its dates', () => {
  const cv = `# Dr. Olga Fenn

Chemist of glues

## Senior Chemist, Ostrava Resins s.r.o. (03/2019 – present)

- Seven people.

## Laboratory Assistant, Brenholt Ltd (10/2011 – 05/2014)

- Hot melts.

## Working Student, Sulzau Paper (Summer 2005)

- Tested sheets.

## Academic Training

- **Dr. rer. nat.**, University of Hallstett, 2006–2010
  - Thesis on glue
- **Diplom-Chemiker**, Technical College of Brunsee, 2001–2006
`
  expect(entriesOf(cv)).toEqual([
    ['experience', 'Senior Chemist', 'Ostrava Resins s.r.o.', '03/2019 – present'],
    ['experience', 'Laboratory Assistant', 'Brenholt Ltd', '10/2011 – 05/2014'],
    ['experience', 'Working Student', 'Sulzau Paper', 'Summer 2005'],
    ['education', 'Dr. rer. nat.', 'University of Hallstett', '2006–2010'],
    ['education', 'Diplom-Chemiker', 'Technical College of Brunsee', '2001–2006'],
  ])
})

it('reads the first item below the name of a firm as what one was there, and when', () => {
  const cv = `# Olga Fenn

## Clipboard years

### Kestrel Assurance
- Lead auditor, since Feb 2021
- Patch: the north

### Saltmarsh & Rye
- Head chef, 04/2009 – 12/2015, York
- 62 covers
`
  expect(entriesOf(cv)).toEqual([
    ['experience', 'Lead auditor', 'Kestrel Assurance', 'since Feb 2021'],
    ['experience', 'Head chef', 'Saltmarsh & Rye', '04/2009 – 12/2015'],
  ])
})

it('reads a sentence below the name of a house as what one was there, and when', () => {
  const cv = `# Olga Fenn

## Earlier museums

### Wendle House, Oxford

From autumn 2013 until April 2020 I was Schools and Families Manager of a large house. I trained 85 guides.

### Castle Lyde, Ludlow

My first museum post, from September 2007 to spring 2012, as Learning Officer.
`
  expect(entriesOf(cv)).toEqual([
    ['experience', 'Schools and Families Manager', 'Wendle House', 'From autumn 2013 until April 2020'],
    ['experience', 'Learning Officer', 'Castle Lyde', 'from September 2007 to spring 2012'],
  ])
})
