/** What the decliner sees of passages on the right subject that do not say it of what is asked about. */
import { describe, expect, it } from 'vitest'
import { bindingOf } from '../../../src/rag/answer/declining/binding.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../../src/rag/answer/facts/facts.ts'
import { nameless, quantityMiss } from '../../../src/rag/answer/declining/nameless.ts'
import { hasOtherSubject } from '../../../src/rag/answer/declining/other-subject.ts'
import { analyse, type Question } from '../../../src/rag/answer/question/question.ts'
import { slotOf, type Slot } from '../../../src/rag/answer/ranking/slots.ts'
import { readTerms, type Term } from '../../../src/rag/answer/ranking/terms.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const vocabulary = new Map([['the', 0.1]])

interface Case {
  readonly facts: Facts
  readonly asked: { readonly question: Question; readonly slot: Slot | null; readonly terms: readonly Term[] }
  readonly units: readonly number[]
}

/** A question, and the one text of a CV that was found for it. */
function caseOf(query: string, text: string): Case {
  const facts = buildFacts(parseDocument(`# Ann Lee\n\n## Notes\n\n- ${text}\n`))
  const question = analyse(query)
  const terms = readTerms(facts, question.content, vocabulary, true)
  const units = facts.units.flatMap(({ unit }) => (unit.kind === 'item' ? [unit.index] : []))
  return { facts, asked: { question, slot: slotOf(question), terms }, units }
}

describe('a thing whose name is asked', () => {
  it.each([
    ['Which journal printed the article?', 'The article was printed in a foreign journal in 2022.', 1],
    ['What is the name of the lawyer in her office?', 'Leads an office of three (a lawyer, an analyst).', 1],
    ['Which agency paid for the survey?', 'The survey was paid for by an agency in the north.', 1],
    [
      'Which journal printed the article?',
      'The article was printed in the journal Kettle Review in 2022.',
      0,
    ],
    ['What is the name of the lawyer in her office?', 'The office has a lawyer, Moira Stanhope.', 0],
    ['When was the article printed in a journal?', 'The article was printed in a journal in 2022.', 0],
  ])('may stand there without one: %s (%s)', (query, text, is) => {
    const { facts, asked, units } = caseOf(query, text)
    expect(nameless(facts, asked, units)).toBe(is)
  })
})

describe('a quantity', () => {
  it.each([
    ['listeners of the podcast', 'Podcast on rivers, begun in 2019.', 1],
    ['listeners of the podcast', 'Podcast on rivers, 27 episodes.', 0.5],
    ['listeners of the podcast', 'Podcast on rivers, 1,400 listeners each.', 0],
    ['who listens to the podcast', 'Podcast on rivers.', 0],
  ])('%s: %s', (query, text, miss) => {
    const { facts, asked, units } = caseOf(query, text)
    expect(quantityMiss(facts, asked, units)).toBe(miss)
  })
})

describe('somebody else', () => {
  const facts = buildFacts(
    parseDocument('# Ann Lee\n\n## Notes\n\n- The ward was led by the dietitian Paula Svatek.\n'),
  )
  it.each([
    ['How long has Paula Svatek been a dietitian?', true],
    ['Where does Svatek work now?', true],
    ['Is Paula Svatek a nurse?', true],
    ['Was Svatek the one who led the ward?', true],
    ['Is Ann Lee a nurse?', false],
    ['Did her mother recover?', true],
    ['How long has Ann Lee been a nurse?', false],
    ['Did Ann recover?', false],
    ['Did she work with Paula Svatek?', false],
  ])('%s', (query, is) => expect(hasOtherSubject(facts, analyse(query))).toBe(is))
})

describe('clauses', () => {
  it('tell whether the date belongs to what is asked about', () => {
    const text = 'Passed the English test; the licence for lorries came in 2016.'
    const { facts, asked, units } = caseOf('When did she pass the English test?', text)
    expect(bindingOf(facts, asked, units).slotApart).toBeGreaterThan(0.5)
    const own = caseOf(
      'When did she pass the English test?',
      'Passed the English test in 2016; drives lorries.',
    )
    expect(bindingOf(own.facts, own.asked, own.units).slotApart).toBe(0)
  })

  it('tell of words that order, and of others than those that are named', () => {
    const text = 'Lyon took longest, the council of Lille signed in a month.'
    const quick = caseOf('Which council was the quickest?', text)
    expect(bindingOf(quick.facts, quick.asked, quick.units)).toMatchObject({
      ordinalMiss: true,
      others: false,
    })
    const long = caseOf('Which of the other councils took longest?', text)
    expect(bindingOf(long.facts, long.asked, long.units)).toMatchObject({ ordinalMiss: false, others: true })
  })
})
