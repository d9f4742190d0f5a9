/** Headings that are no headings: items of one list, first lines in bold, lines in capitals, labels that run into a text. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const headings = (cv: string): string[] =>
  buildFacts(parseDocument(cv)).document.sections.map(({ heading }) => heading)

const LIST = `# Giorgos Pappas

**In short:** ten years at the stove, since spring in charge of the cold kitchen. I study beside my work.

- **JOBS**
  - **Taverna Krini, Thessaloniki**
    - *Head of the cold kitchen*, since April 2026, 40 hours a week
      - team of 5
    - *Commis, later chef de partie*, from June 2021 until March 2026
  - **Hotel Makedonia, Kavala**
    - *Breakfast cook*, seasons of 2018 and 2019
  - **Internship at Noma Annex, Copenhagen**
    - *Fermentation lab*, January to March 2020, 11 weeks, mark 9 of 10
  - **Paper round**
    - 2009 to 2011
- **SCHOOLING**
  - **Diploma in Food Science**, Hellenic Open University
    - evening course, begun October 2024
    - 5 of 12 modules so far
  - **Lyceum**, Kalamaria
    - 2011–2014, apolytirio
- **PAPERS**
  - HACCP, valid until 2 May 2027
- **PRACTICAL**
  - Available from 1 March 2027
`

describe('a CV that is one list', () => {
  const ask = askingOf(LIST)
  it('has its highest items as headings', () =>
    expect(headings(LIST)).toEqual(['Giorgos Pappas', 'JOBS', 'SCHOOLING', 'PAPERS', 'PRACTICAL']))
  it.each([
    ['What is his current role?', /^Head of the cold kitchen, since April 2026.*Taverna Krini/],
    ['What is he studying?', /^Diploma in Food Science(?!.*HACCP)/],
    ['How many hours a week does he work?', /40 hours a week/],
    ['What mark did he get for the internship?', /mark 9 of 10/],
    ['Where did he work in 2018?', /^Breakfast cook.*Hotel Makedonia/],
    ['When can he start?', /1 March 2027/],
  ])('%s', async (question, told) => expect(await ask(question)).toMatch(told))

  it('is none where the items name no sections', () =>
    expect(
      headings('# Ada Quill\n\n- **Kew**\n  - Potter\n- **Hull**\n  - Turner\n- **Ayr**\n  - Clerk\n'),
    ).toEqual(['Ada Quill']))
})

const PLAIN = `# Greta Olsen — ferries

- Born 1981 in Bodø
- Phone 555 01 33
- Jobs
  - Lofoten Ferries, Bodø
    - Quay planner, October 2021 to now
    - plan nine ferries of the firm's thirty
  - Lofoten Ferries, Bodø
    - Deckhand, April 2015 to May 2018
    - no injuries
  - Saltstraum Boats, Bodø
    - Shift leader, June 2018 to September 2021
- Licences
  - Deck rating, 2014
- School
  - Nautical school in Bodø, 2013
- Odds and ends
  - Lofoten Ferries won a prize in 2023
`

describe('a CV that is one list, with what needs no heading first', () => {
  const ask = askingOf(PLAIN)
  it('has the items with others below them as headings', () =>
    expect(headings(PLAIN).slice(1)).toEqual(['Jobs', 'Licences', 'School', 'Odds and ends']))
  it('tells the posts at a house, and no more', async () =>
    expect(await ask('Which jobs has she had at Lofoten Ferries?')).toMatch(
      /^Quay planner, October 2021 to now, Lofoten Ferries, Bodø; Deckhand, April 2015 to May 2018, Lofoten Ferries, Bodø\.$/,
    ))
})

const BOLD = `**ADA QUILL**
Potter, Kew

**Potter, Kew Kilns** (since May 2019)
Fires two kilns a week.

**Tickets**
Kiln ticket, valid to 30 May 2027

**Schooling**
Diploma in Ceramics, Hull College, 2013–2015, Merit

**Languages**
Welsh first language, English fluent
`

describe('first lines in bold', () => {
  const ask = askingOf(BOLD)
  it('head what stands below them', () => {
    expect(headings(BOLD)).toEqual(expect.arrayContaining(['Tickets', 'Schooling', 'Languages']))
    expect(headings(BOLD)).not.toContain('Potter, Kew Kilns')
  })
  it('so that a grade is found by what was passed', async () =>
    expect(await ask('What grade did she get in her ceramics diploma?')).toContain('Merit'))
})

const CAPITALS = `# Ada Quill

ABOUT ME

I throw pots.

JOBS

Kew Kilns, Kew
Potter, May 2019 to today

AWARDS

Clay Cup, first place 2022

NOT FOR ME

Private parties and raku.

ALL THE REST

Children: two boys
Free from: 1 May 2027
`

describe('lines in capitals of one’s own making', () => {
  const ask = askingOf(CAPITALS)
  it('are headings beside such as name sections', async () => {
    expect(headings(CAPITALS)).toEqual(expect.arrayContaining(['NOT FOR ME', 'ALL THE REST']))
    expect(await ask('Which prizes has she won?')).toBe('Clay Cup, first place 2022.')
    expect(await ask('When can she start?')).toBe('Free from: 1 May 2027.')
  })
  it('are none by themselves', () =>
    expect(headings('# Ada Quill\n\nABOUT ME\n\nI throw pots.\n\nNOT FOR ME\n\nRaku.\n')).not.toContain(
      'NOT FOR ME',
    ))
})

const RUN_IN = `# Zofia Marczak

## What I weld

**Processes.** TIG and MMA every day. Flux core I have done, last in 2018. No laser.

**Materials.** Carbon steel and duplex. Aluminium: no.

**Diameters.** From half an inch to 24 inches.
`

describe('labels that run into a text', () => {
  const ask = askingOf(RUN_IN)
  it('are told apart by the one that is asked for', async () => {
    const answer = await ask('Which welding processes does she use every day?')
    expect(answer).toContain('TIG and MMA every day')
    expect(answer).not.toMatch(/Carbon|Diameters/)
  })
})
