/** Rows whose last cell tells in sentences, as most tables of posts do that were a text document's once. */
import { cellsOf } from '../../../src/rag/answer/document/row-cells.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { rowParts } from '../../../src/rag/answer/document/row-parts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Rosa Lindqvist

## Career

| When | What I was | Where | What I did |
|---|---|---|---|
| 2019 – now | Bookbinder | Falk & Daughters, Uppsala | Mends parish registers for eleven archives. Trained two apprentices, both of whom have stayed. Reports to Agnes Falk. |
| 2014 – 2018 | Paper conservator | Norrvik Museum | Washed, deacidified and lined 340 maps after the flood of 2013.<br>• Wrote the museum's rules for loans.<br>• Left when the studio was closed. |
| 2012 – 2013 | Trainee | Norrvik Museum | Cut mounts. Swept. |

## Earlier

| Years | All the rest |
|---|---|
| 2008 – 2012 | Harbour Bindery, Gävle. Apprentice in hand binding: leather, vellum, gold. Won the guild's medal for a binding of sea charts in 2011, the first apprentice to do so. |
`
const facts = buildFacts(parseDocument(CV))
const texts = facts.units.map(({ unit }) => unit.text)

describe('a row that tells in its last cell', () => {
  it('is a line that says what it is, and the sentences of that cell', () => {
    expect(texts).toContain('2019 – now, Bookbinder, Falk & Daughters, Uppsala')
    expect(texts).toContain('Trained two apprentices, both of whom have stayed.')
  })
  it('is cut where the cell has lines, without their bullets', () => {
    expect(texts).toContain("Wrote the museum's rules for loans.")
  })
  it('stays whole while it is short', () => {
    expect(texts).toContain('2012 – 2013, Trainee, Norrvik Museum, Cut mounts. Swept.')
  })
  it('begins with what the cell says first, where nothing but dates stands before it', () => {
    expect(texts).toContain(
      '2008 – 2012, Harbour Bindery, Gävle. Apprentice in hand binding: leather, vellum, gold.',
    )
  })
  it('quotes what stands in the markdown', () => {
    for (const { unit } of facts.units.filter(({ unit }) => unit.block !== null)) {
      const quote = CV.slice(unit.span.start, unit.span.end)
      const plain = (text: string) => text.replace(/<br>|[|•,\s]/g, '')
      expect(plain(quote)).toBe(plain(unit.text))
    }
  })
  it('has the cells that its line is made of', () => {
    const unit = facts.units.find(({ unit: { text } }) => text.startsWith('2014 – 2018'))?.unit
    expect(cellsOf(facts.document, unit)?.map(({ text }) => text)).toEqual([
      '2014 – 2018',
      'Paper conservator',
      'Norrvik Museum',
    ])
    const sentence = facts.units.find(({ unit: { text } }) => text.startsWith('Reports to'))?.unit
    expect(cellsOf(facts.document, sentence)).toBeUndefined()
  })
})

describe('questions about such a table', () => {
  const ask = askingOf(CV)
  it.each([
    ['Who does she report to?', 'Reports to Agnes Falk.', 'archives'],
    ['How many apprentices did she train?', 'Trained two apprentices', 'archives'],
    ['Why did she leave the Norrvik Museum?', 'Left when the studio was closed', '340'],
    ['What medal did she win?', "guild's medal", 'leather'],
  ])('%s', async (question, said, unsaid) => {
    const answer = await ask(question)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })
  it('What are her duties?', async () => {
    const answer = await ask('What are her duties?')
    expect(answer).toContain('Mends parish registers for eleven archives.')
    expect(answer).not.toContain('Washed')
  })
})

describe('the parts of any row', () => {
  const cell = fc
    .stringMatching(/^[A-Za-z0-9.;:,!? –-]{0,120}$/)
    .map((text) => text.trim().replace(/\s+/g, ' '))
  it('follow one another, are not empty, and leave nothing but marks out', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
        const [block] = parseDocument(
          `| a |${' b |'.repeat(cells.length - 1)}\n|${'-|'.repeat(cells.length)}\n| ${cells.join(' | ')} |\n`,
        ).blocks
        if (block === undefined) return
        const parts = rowParts(block)
        let end = 0
        for (const { from, to } of parts) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          expect(block.text.slice(end, from)).toMatch(/^[\s,•·–-]*$/)
          end = to
        }
        expect(block.text.slice(end)).toMatch(/^[\s,]*$/)
      }),
    )
  })

  it('are found once, however many sentences ask for them', () => {
    const row = facts.document.blocks.find(({ text }) => text.startsWith('2014 – 2018'))
    if (row === undefined) throw new Error('no such row')
    expect(rowParts(row)).toBe(rowParts(row))
  })
})
