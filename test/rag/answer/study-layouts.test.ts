/** Studies are read alike however they are written down, under headings that say so and under those that do not. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../../src/rag/answer/facts/facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { STUDIES, STUDY_DATES, STUDY_HEADINGS, STUDY_LAYOUTS } from '../../support/layouts/studies.ts'

const factsOf = (heading: string, body: string): Facts =>
  buildFacts(
    parseDocument(`# Ada Marsh

ada@marsh.example

## Experience

### Staff Engineer, Halden Robotics

2020 – present, Leeds

- Built the fleet scheduler for 300 machines.

## ${heading}

${body}

## Languages

English (native), Dutch (B1)
`),
  )

const kindOf = ({ document, mainKinds }: Facts, heading: string): string | null =>
  mainKinds[document.sections.find((section) => section.heading === heading)?.index ?? -1] ?? null

describe('studies', () => {
  it.each(Object.entries(STUDY_LAYOUTS))('written as %s', (_, layout) => {
    for (const heading of STUDY_HEADINGS)
      for (const dates of Object.values(STUDY_DATES))
        for (const studies of heading === 'Education' ? STUDIES : STUDIES.slice(0, 1)) {
          const written = studies.map((study) => layout(study, dates(study)))
          const isList = written.every((one) => one.startsWith('- '))
          const { entries } = factsOf(heading, written.join(isList ? '\n' : '\n\n'))
          expect(
            entries
              .filter(({ kind }) => kind === 'education')
              .map(({ title, org, range }) => [title, org, Math.floor((range?.to ?? 0) / 12)]),
            `${heading}: ${written.join(' / ')}`,
          ).toEqual(studies.map(({ title, school, to }) => [title, school, to]))
        }
  })
})

describe('what is no section of studies', () => {
  it.each([
    [
      'Qualifications',
      '- Chartered Engineer, 2014\n- PRINCE2 Practitioner, 2016\n- MSc Robotics, University of Harrow, 2010',
    ],
    ['Training', '- First aid at work, 2021\n- Working at height, 2022'],
    ['Licences', '- Forklift licence, 2019\n- HGV class 1, 2015'],
  ])('%s with certificates', (heading, body) => {
    expect(kindOf(factsOf(heading, body), heading)).toBe('certifications')
  })

  it.each([
    [
      'Before all that',
      '- Laboratory technician, University of Harrow, 2014 – 2016\n- Clerk, Velden Bank, 2011 – 2014',
    ],
    ['Talks', '- "Robots", University of Harrow, 2016\n- "Physics for BSc students", Velden College, 2014'],
    ['Prizes', '- Best MSc thesis, University of Harrow, 2016\n- Best BSc thesis, Velden College, 2014'],
    [
      'Supervised',
      '- MSc of Ben Tarrow, University of Harrow, 2016\n- BSc of Lou Wend, Velden College, 2014',
    ],
  ])('%s', (heading, body) => {
    expect(kindOf(factsOf(heading, body), heading)).not.toBe('education')
  })

  it('keeps what a paragraph tells among studies as it is', () => {
    const { entries } = factsOf(
      'Education',
      'I took my MSc at the University of Harrow in 2016.\n\nBSc Physics, Velden College, 2011 – 2014',
    )
    expect(entries.at(-1)?.title).toBe('BSc Physics')
  })
})
