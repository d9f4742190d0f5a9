/** Layouts of real owners: sections at any depth, names in other places. No model is needed for these. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutName } from '../../../src/rag/answer/by-name.ts'
import { buildFacts, type Facts } from '../../../src/rag/answer/facts.ts'
import { buildGroups } from '../../../src/rag/answer/groups.ts'
import { levelsOf } from '../../../src/rag/answer/levels.ts'
import { isPlan } from '../../../src/rag/answer/common/planner.ts'
import { planOverview } from '../../../src/rag/answer/overview.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const factsOf = (markdown: string): Facts => buildFacts(parseDocument(markdown))

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

describe('what everybody asks of any layout', () => {
  const plan = (markdown: string, question: string): { lead: string | undefined; said: string[] } | null => {
    const facts = factsOf(markdown)
    const found = planOverview(facts, buildGroups(facts), question, 2026 * 12 + 10)
    return isPlan(found) ? { lead: found.lead, said: found.parts.map(({ text }) => text) } : null
  }
  const work = (lines: string): string =>
    `# Ada Moss\n\nada@moss.example | Turku | +358 40 555 0123\n\nORCID 0000-0001-5109-3704\n\n## Employment\n\n${lines}\n\n## Talks\n\n- Speaker, Hive Days, 2019 – 2020\n`

  it.each([
    'How many employers has Ada had?',
    'number of employers',
    'How many companies has she worked for so far?',
  ])('counts each employer once: %s', (question) => {
    const posts =
      '- Head of Design, Nordwerk GmbH, 2021 – present\n- Designer, Nordwerk GmbH, 2018 – 2021\n- Parental leave, 2017 – 2018\n- Assistant, Torre Library, 2014 – 2017'
    expect(plan(work(posts), question)).toEqual({ lead: 'Two', said: ['Nordwerk GmbH', 'Torre Library'] })
  })

  it('counts none where a post does not say with whom it was', () => {
    expect(
      plan(work('- Designer, 2018 – 2021\n- Assistant, Torre Library, 2014 – 2017'), 'number of employers'),
    ).toBeNull()
  })

  it.each(['contact', 'Contact details', "What are Ada's contact details?", 'How can I reach her?'])(
    'tells how to reach the person: %s',
    (question) => {
      const { said } = plan(work('- Assistant, Torre Library, 2014 – 2017'), question) ?? {}
      expect(said).toEqual(['ada@moss.example, Turku, +358 40 555 0123'])
      expect(
        plan(
          '# Ada Moss\n\n## Contact\n\n- Turku\n- ada@moss.example\n\n## Referees\n\n- Jo, jo@torre.example\n',
          question,
        )?.said,
      ).toEqual(['Turku', 'ada@moss.example'])
      expect(plan('# Ada Moss\n\nTurku\n\n## Referees\n\n- Jo, jo@torre.example\n', question)).toBeNull()
    },
  )
})

it('leaves out the colon that definitions begin with', () => {
  const { units } = factsOf('# Ada Moss\n\n## Work\n\n**Tidepool** · 2023\n: A sequence drawn by hand.\n')
  expect(units.at(-1)?.unit.text).toBe('A sequence drawn by hand.')
})

describe('sections', () => {
  it.each([
    ['Academic appointments', 'experience'],
    ['Professional experience', 'experience'],
    ['Public service', 'experience'],
    ['Education and training', 'education'],
    ['Personal skills and competences', 'skills'],
    ['Personal details', 'contact'],
  ])('%s: %s', (heading, kind) => {
    const { document, mainKinds } = factsOf(`# Ada Moss\n\n## ${heading}\n\nMore of it.\n`)
    expect(mainKinds[document.sections.length - 1]).toBe(kind)
  })

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

  it.each([
    ['**Prof. Dr. Ada Moss**\nChair of Music\n\n# Appointments\n', 'Prof. Dr. Ada Moss'],
    ['ADA MOSS\nPlanner\n07700 900 238\n\n# PROFILE\n\nI plan.\n', 'ADA MOSS'],
    ['# 🌍 Ada Moss, MBA\n', 'Ada Moss'],
    ["# Hi, I'm Ada Moss 👋\n", 'Ada Moss'],
    [
      '# Curriculum Vitae Europass\n\n| | |\n|---|---|\n| First name(s) / Surname(s) | Ada Moss |\n',
      'Ada Moss',
    ],
  ])('is found where it stands: %j', (markdown, name) => {
    expect(factsOf(markdown).person?.text).toBe(name)
  })

  it('is no heading of a section below a text without it', () => {
    expect(factsOf('Maintainer of wires. Based in Turku.\n\n### Currently\n\n- Engineer\n').person).toBeNull()
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
