/** Layouts of real owners: plain lines, sections at any depth, names in other places. No model is needed for these. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutName } from '../../../src/rag/answer/by-name.ts'
import { buildFacts, type Facts } from '../../../src/rag/answer/facts.ts'
import { levelsOf } from '../../../src/rag/answer/levels.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const factsOf = (markdown: string): Facts => buildFacts(parseDocument(markdown))
const entriesOf = (markdown: string): unknown[] =>
  factsOf(markdown).entries.map(({ kind, title, org, dates }) => [kind, title, org, dates])

describe('lines of one paragraph', () => {
  it('are a post each, when each has its dates', () => {
    expect(
      entriesOf(`# Ada Moss

## Appointments

2017–2022 | Lecturer in Botany | Skerry University
2014–2017 | Postdoctoral Fellow | Institut de la Mer, Brest
2006–2007 | Laboratory Technician | Fisheries Institute, Ostend

## Academic background

MBA | Lausanne School of Hotels | 2016 – 2018 (distance learning)
Bachelor of Arts in Modern Languages | Reno University, Bologna | 2006 – 2010
`),
    ).toEqual([
      ['experience', 'Lecturer in Botany', 'Skerry University', '2017–2022'],
      ['experience', 'Postdoctoral Fellow', 'Institut de la Mer', '2014–2017'],
      ['experience', 'Laboratory Technician', 'Fisheries Institute', '2006–2007'],
      ['education', 'MBA', 'Lausanne School of Hotels', '2016 – 2018'],
      ['education', 'Bachelor of Arts in Modern Languages', 'Reno University', '2006 – 2010'],
    ])
  })

  it('belong together, when dates, employer and role stand one below the other', () => {
    expect(
      entriesOf(`# Ada Moss

## Experience

**01.04.2018 – today**
**Nordwerk GmbH, Stuttgart**
Head of Design (since 01.07.2021)
Senior Design Engineer (01.04.2018 – 30.06.2021)

**15.09.2009 – 31.03.2018**
**Weissbach KG, Esslingen**
Design Engineer
`).slice(1),
    ).toEqual([
      ['experience', 'Head of Design', 'Nordwerk GmbH', 'since 01.07.2021'],
      ['experience', 'Senior Design Engineer', 'Nordwerk GmbH', '01.04.2018 – 30.06.2021'],
      ['experience', 'Design Engineer', 'Weissbach KG', '15.09.2009 – 31.03.2018'],
    ])
  })
})

describe('a bold line with dates', () => {
  it.each([
    ['**2015 – 2019: Fellow, University of Skerry, Oban**', 'Counted seals.'],
    ['**The Tern, Oban. Cook. May 2012 to June 2015.**', 'Small place with 20 seats.'],
  ])('heads the text below it: %s', (line, below) => {
    const { units } = factsOf(`# Ada Moss\n\n## Work\n\n${line}\n${below}\n`)
    expect(units.slice(2).map(({ unit }) => unit.text)).toEqual([line.replaceAll('*', ''), below])
  })
})

describe('sentences', () => {
  const said = (line: string): string[] =>
    factsOf(`# Ada Moss\n\n## Studies\n\n${line}\n`)
      .units.filter(({ unit }) => unit.kind !== 'heading')
      .map(({ unit }) => unit.text)

  it.each([
    'Diploma, supervised by Dr hab. Ewa Lind of the same house.',
    'Thesis: "Who may pass? Doors in three castles" at Skerry.',
    'Moss, A., Lind, E. (2023). Doors that listen. Castle Letters, 4, 11–19.',
  ])('end where the thing ends: %s', (line) => expect(said(line)).toEqual([line]))

  it('end at a full stop', () => expect(said('She read law. She left.')).toHaveLength(2))
})

describe('sections', () => {
  const body = (mark: string): string => `
${mark} Experience

Duty Manager | Torre Antica, Bologna | 2011 – 2014

${mark} Languages

- Italian: native

${mark} Awards

- Team of the year 2013
`
  it.each([
    ['##', '# Ada Moss\n'],
    ['###', '# Ada Moss\n'],
    ['###', '# Ada Moss\n\n## Hotel manager\n\nBologna\n'],
    ['#', '# Ada Moss\n'],
    ['#', ''],
  ])('are found at %s', (mark, head) => {
    const facts = factsOf(head + body(mark))
    const kinds = Object.fromEntries(
      facts.document.sections.map((s) => [s.heading, facts.mainKinds[s.index]]),
    )
    expect(kinds).toMatchObject({ Experience: 'experience', Languages: 'languages', Awards: 'awards' })
    expect(facts.entries.map(({ kind }) => kind)).toEqual(['experience'])
    const levels = levelsOf(facts.document)
    const at = facts.document.sections.findIndex(({ heading }) => heading === 'Experience')
    expect(levels[at]).toBe(2)
  })
})

describe("the person's name", () => {
  const facts = factsOf(
    '# Dr. Marisol Quinta-Lowe, Therapist\n\n## Work\n\n### Owner, Quinta-Lowe Bindery\n\n2012 – 2019\n',
  )

  it.each([
    ['Where is Marisol based?', 'Where is she based?'],
    ["Marisol's notice period", 'her notice period'],
    ['What is Marisol Quinta-Lowe’s highest degree?', 'What is her highest degree?'],
    ['when can marisol start', 'when can she start'],
    ['Does Dr Quinta-Lowe have a degree?', 'Does she have a degree?'],
    ['Who taught Marisol?', 'Who taught her?'],
    ['Is she a therapist?', 'Is she a therapist?'],
    // Things that bear the name are not the person.
    ['When did she open Quinta-Lowe Bindery?', 'When did she open Quinta-Lowe Bindery?'],
    ['Did the Marisol Prize go to her?', 'Did the Marisol Prize go to her?'],
  ])('%s', (asked, read) => expect(withoutName(facts, asked)).toBe(read))

  it('leaves words alone that are names too', () => {
    const may = factsOf('# May Hill\n\n## Work\n')
    expect(withoutName(may, 'What did she do in May 2012?')).toBe('What did she do in May 2012?')
    expect(withoutName(may, 'may I call her')).toBe('may I call her')
    expect(withoutName(may, 'What did May Hill study?')).toBe('What did she study?')
  })

  it('takes nothing else away', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ?.,'’-]{0,60}$/), (text) => {
        fc.pre(!/marisol|quinta|lowe/.test(text))
        expect(withoutName(facts, text)).toBe(text)
      }),
    )
  })

  it('is found below a heading that says nothing but CV', () => {
    expect([
      ...factsOf('# Lebenslauf / Curriculum Vitae\n\n**Jörg Hallen**, Dipl.-Ing.\nKassel\n').name,
    ]).toEqual(['jorg', 'hallen'])
    expect([...factsOf('# CV of Ada Moss — Welder\n').name]).toEqual(['ada', 'moss'])
  })

  it.each([
    '# CV\n\nName: Ada Moss\n\nPhone: 5550100\n',
    '# Résumé\n\n## Details\n\n- **Full name:** Ada Moss\n- Born 1980\n',
    '# Curriculum Vitae\n\n| | |\n|---|---|\n| **Name** | Dr. Ada Moss |\n| City | Turku |\n',
    '# CV\n\n- First name: Ada\n- Surname: Moss\n',
    '# CV\n\n- Last name: Moss\n- First name: Ada\n',
    '# CV\n\n**Name:** Ada Moss  \n**Date of birth:** 1 May 1980\n',
    '# CV\n\n**Date of birth:** 1 May 1980\n\nAda Moss\n',
    '# CV\n\nName: Ada Moss is a lighthouse keeper\n',
  ])('is found where it is labelled: %j', (markdown) => {
    const facts = factsOf(markdown)
    expect([...facts.name]).toEqual(['ada', 'moss'])
    expect(facts.person?.text).toMatch(/Ada Moss$/)
  })

  it('is not that of a referee', () => {
    expect(factsOf('# Curriculum Vitae\n\n## Referees\n\n- Name: John Smith, Acme\n').person).toBeNull()
  })
})
