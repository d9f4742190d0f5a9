import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts.ts'
import { analyse } from '../../../src/rag/answer/question.ts'
import { readTerms } from '../../../src/rag/answer/terms.ts'
import { askedThing } from '../../../src/rag/answer/unnamed.ts'
import { unsaidOf, type Unsaid } from '../../../src/rag/answer/unsaid.ts'

const vocabulary = new Map([['the', 0.1]])

/** What the one text of a CV leaves unsaid. */
function unsaid(query: string, text: string): Unsaid {
  const facts = buildFacts(parseDocument(`# Ann Lee\n\n## Notes\n\n- ${text}\n`))
  const question = analyse(query)
  const terms = readTerms(facts, question.content, vocabulary, true)
  return unsaidOf(
    facts,
    question,
    terms,
    facts.units.filter((u) => u.unit.kind === 'item'),
  )
}

describe('the thing whose name is asked for', () => {
  it.each([
    ['What is the name of the orthopaedic clinic that sends samples?', 'orthopaedic clinic'],
    ['Which foundation lends him the viola?', 'foundation'],
    ['With which choir does she sing?', 'choir'],
    ['What are the two juniors she mentors called?', 'juniors'],
    ['Which tool replaced the old releases?', 'tool'],
    ['What personal reasons keep her out of it?', 'personal reasons'],
  ])('%s', (query, thing) => {
    const asked = askedThing(analyse(query))
    expect(asked?.words.map(({ text }) => text).join(' ')).toBe(thing)
  })

  it.each([
    'What caused the outage?',
    'What was the prize awarded for?',
    'When did she leave?',
    'What did he do?',
  ])('none: %s', (query) => {
    expect(askedThing(analyse(query))).toBeNull()
  })
})

describe('a thing without its name', () => {
  it.each([
    [
      'Which brewery group is among her clients?',
      'Clients: law firms, a brewery group and notaries.',
      'Clients: law firms, the brewery group Palmhof and notaries.',
    ],
    [
      'With which choir does she sing?',
      'Running, choir (second alto) and a small garden.',
      'Running, choir (Vox Lindau, second alto) and a small garden.',
    ],
    [
      'What is the name of the band she plays in?',
      'Plays the ukulele in a pub band on Fridays.',
      'Plays the ukulele in a pub band called The Wherrymen.',
    ],
    [
      'What is the name of her column?',
      'Wrote a column in a monthly for four years.',
      'The Reluctant Manager, a column in a monthly, for four years.',
    ],
    ['Which department did he lead?', 'Led the department for two years.', 'Led the dermatology department.'],
    [
      'Which records system does she use?',
      'Uses the records system every day.',
      'Records systems, every day: Wardlight and MedRound.',
    ],
    ['What is her notice period?', 'A notice period applies.', 'Notice period two months.'],
    [
      'Which client was he seconded to?',
      'Seconded to a client in Singapore for eight months.',
      'Seconded to the client Orrin Steel for eight months.',
    ],
    [
      'Which trip was cut short?',
      'Led 14 trips, one of them cut short.',
      'Led 14 trips, the Iceland trip was cut short.',
    ],
    [
      'Which library book did he learn it from?',
      'Learned it from a library book in 2006.',
      'Learned it from a library book, “Code by Night”.',
    ],
  ])('%s', (query, without, named) => {
    expect(unsaid(query, without).unnamed).toBe(1)
    expect(unsaid(query, named).unnamed).toBe(-1)
  })

  it('is not asked about where a text does not hold it', () => {
    expect(unsaid('Which choir does she sing in?', 'Sings alto with the Larks of Lindau.').unnamed).toBe(0)
    expect(unsaid('Does she sing in a choir?', 'Sings in a choir.').unnamed).toBe(0)
  })
})

describe('what a text does not say', () => {
  it.each([
    ['When did she pass the exam?', 'Booked, not yet taken: cloud exam, spring 2026.', 1],
    ['When did he become a chartered engineer?', 'Chartered engineer: application submitted in 2025.', 1],
    ['When did she pass the exam?', 'Cloud exam, passed in spring 2025.', 0],
    ['When is the exam planned?', 'Booked, not yet taken: cloud exam, spring 2026.', 0],
    ['When did the certificate expire?', 'Search certificate: expired in May 2022, not taken again.', 0],
  ])('when it was done, where it is still to come: %s %s', (query, text, pending) => {
    expect(unsaid(query, text).pending).toBe(pending)
  })

  it.each([
    ['Why was the webinar called off?', 'A webinar in September 2024 was called off.', 1],
    ['Why was the webinar called off?', 'A webinar was called off for lack of speakers.', 0],
    ['Why did she resign?', 'Resigned because the owners were late with wages.', -1],
    ['Did she resign?', 'Resigned in 2020.', 0],
  ])('why: %s %s', (query, text, unreasoned) => {
    expect(unsaid(query, text).unreasoned).toBe(unreasoned)
  })

  it.each([
    ['When did he finish his master?', 'Master of leadership, part-time, started 2024.', 1],
    ['When did he finish his master?', 'Master of leadership, started 2022, finished 2024.', 0],
    ['When will he finish his master?', 'Master of leadership, started 2024, planned end 2027.', 0],
  ])('when it ended, where it goes on: %s %s', (query, text, pending) => {
    expect(unsaid(query, text).pending).toBe(pending)
  })

  it.each([
    ['Does he speak Wolof?', 'My wife speaks Wolof.', 1],
    ['Is she a pilot?', 'Brother is a pilot.', 1],
    ['Does she speak Yoruba?', 'Yoruba with my mother.', 0],
    ['Does her brother speak Urdu?', 'Urdu with her in-laws.', 1],
    ['Does her brother speak Urdu?', 'Her brother speaks Urdu.', 0],
    ['Does he have children?', 'Four days a week since my daughter was born.', 0],
  ])('of whom it is said: %s %s', (query, text, otherDoes) => {
    expect(unsaid(query, text).otherDoes).toBe(otherDoes)
  })

  it('gives no reason by the words of the question', () => {
    const query = 'Why does she want to work four days a week?'
    expect(unsaid(query, 'Wants to work four days a week.').unreasoned).toBe(1)
    expect(unsaid(query, 'Wants to work four days a week because of a long way home.').unreasoned).toBe(-1)
  })

  it('how many words the question does not have', () => {
    expect(unsaid('Which judge called her brief?', 'A judge called her brief.').fresh).toBe(0)
    expect(unsaid('Which judge called her brief?', 'Judge Oakes called her brief.').fresh).toBeGreaterThan(
      0.6,
    )
  })
})
