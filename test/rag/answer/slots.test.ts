import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { analyse } from '../../../src/rag/answer/question/question.ts'
import { fills } from '../../../src/rag/answer/ranking/slot-filling.ts'
import { slotOf } from '../../../src/rag/answer/ranking/slots.ts'
import { readTerms } from '../../../src/rag/answer/ranking/terms.ts'
import { leafOf, score } from '../../../src/rag/answer/ranking/trees.ts'

const vocabulary = new Map([['the', 0.1]])

/** How well the one text of a CV fills the gap of a question. */
function filled(query: string, text: string): number {
  const facts = buildFacts(parseDocument(`# Ann Lee\n\n## Notes\n\n- ${text}\n`))
  const question = analyse(query)
  const slot = slotOf(question)
  if (slot === null) throw new Error('nothing is asked for')
  const terms = readTerms(facts, question.content, vocabulary, true)
  const unit = facts.units.find((u) => u.unit.kind === 'item')
  if (!unit) throw new Error('no item')
  return fills(facts, slot, question, terms)[unit.unit.index] ?? NaN
}

describe('the gap a question leaves', () => {
  it.each([
    ['Who founded the studio?', 'person'],
    ['Which insurer pays for that?', 'name'],
    ['What is the title of the thesis?', 'title'],
    ['When was the licence issued?', 'start'],
    ['Until when is it valid?', 'date'],
    ['How many stars does the hotel have?', 'count'],
    ['How much did she pay for the course?', 'money'],
    ['How much prize money came with it?', 'money'],
    ['How much storage did the servers have?', 'count'],
    ['Final grade of the diploma?', 'grade'],
    ['Does he speak German?', null],
    ['What did he build?', null],
    ['Why did he refuse when the shop offered a post?', null],
    ['What did she build and when did she sell it?', 'date'],
    ['Does the CV say when he left?', null],
  ])('%s', (query, slot) => {
    expect(slotOf(analyse(query))).toBe(slot)
  })

  it.each([
    [
      'Who founded the studio?',
      'The studio closed when its founder retired.',
      'The studio was founded by Mira Oakes.',
    ],
    [
      'To whom did Fairley sell his company?',
      'Jon Fairley, who owned the company until he sold it.',
      'The company went from Jon Fairley to Mira Oakes.',
    ],
    [
      'Which company took the ships back?',
      'The ships went back to the lessor.',
      'The ships went back to Harbour Leasing.',
    ],
    [
      'How many stars does the hotel have?',
      'A hotel by the lake, run since 2012.',
      'A hotel with four stars by the lake.',
    ],
    [
      'How much did she pay for the course?',
      'A course of six weeks, paid for myself.',
      'A course of six weeks for €900.',
    ],
    ['When was the licence issued?', 'Licence, valid until May 2030.', 'Licence, issued in May 2020.'],
    ['What is the title of the thesis?', 'Supervised by a friend.', 'Thesis: "Who owns the rain".'],
  ])('%s is not filled by a text on the subject alone', (query, beside, answer) => {
    expect(filled(query, beside)).toBeLessThan(0.5)
    expect(filled(query, answer)).toBe(1)
  })

  it('counts no name of the question as a new one', () => {
    expect(filled('Which foundation funded the Larch study?', 'Ran the Larch study on rents.')).toBe(0)
    expect(
      filled('Which foundation funded the Larch study?', 'Ran the Larch study for the Orrin Trust.'),
    ).toBe(1)
  })
})

describe('an acronym', () => {
  it('is spelt out by the first letters of words that follow each other', () => {
    const facts = buildFacts(
      parseDocument('# Ann Lee\n\n- Commercial driver license, class A\n- Night shifts\n'),
    )
    const [known] = readTerms(facts, analyse('CDL?').content, vocabulary, true)
    const [unknown] = readTerms(facts, analyse('CDX?').content, vocabulary, true)
    expect(known?.known).toBeGreaterThanOrEqual(0.8)
    expect(unknown?.known).toBe(0)
  })
})

describe('a slip of the pen', () => {
  it('makes no long unknown word out of a short known one', () => {
    const facts = buildFacts(
      parseDocument('# Ann Lee\n\n- Kept a kiln at Knoll End\n- Pottery and porcelain\n'),
    )
    const [unknown] = readTerms(facts, analyse('Kubernetes?').content, vocabulary, true)
    const [slip] = readTerms(facts, analyse('porcelian?').content, vocabulary, false)
    expect(unknown?.known).toBe(0)
    expect(slip?.known).toBeGreaterThanOrEqual(0.8)
  })
})

describe('trees', () => {
  const tree = {
    splits: [0, 0.5, 1, 0.5, 1, 0.5, 2, 0.5, 2, 0.5, 2, 0.5, 2, 0.5],
    leaves: [0, 1, 2, 3, 4, 5, 6, 7],
  }

  it('reads a row as the number its comparisons spell', () => {
    for (let leaf = 0; leaf < 8; leaf++)
      expect(leafOf(tree.splits, Float64Array.from([leaf >> 2, (leaf >> 1) & 1, leaf & 1]))).toBe(leaf)
  })

  it('adds leaves to the linear score', () => {
    const model = { linear: Float64Array.from([10, 0, 0]), trees: [tree, tree] }
    expect(score(model, Float64Array.from([1, 0, 1]))).toBe(10 + 5 + 5)
  })
})
