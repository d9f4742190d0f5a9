/** What lists of a few lines are asked for: their sums, the languages with their levels, titles with a colon, one of several items. */
import { describe, expect, it } from 'vitest'
import { labelOf } from '../../../src/rag/answer/document/item-labels.ts'
import { stem } from '../../../src/rag/answer/text/text.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Rurik Aldane

Bookbinder and developer of small tools

## Positions

### Bench binder, Hollin & Pryce, York (2016 – present)

- Bound the parish registers of Tern, 42 volumes, in goatskin

### Sabbatical (2015)

### Assistant, Ferrow Press, Hull (2010 – 2014)

- Cased 3,000 books a year

## Projects

- Quillmark: a page counter for bookbinders, written in Go
- Pleat: paper calculator, in Python

## Education

- Master bookbinder (examination), Guild of Hull, 2015, grade 1.3
- BA History, University of Hull, 2010, upper second

## Grants

- Pryce Trust: £2,000
- Travel grant, Kelder Fund, 2016, £1,250

## Prizes

- Hull Prize, £500
- Dutch Book Prize, €3,500

## Languages

| Language | Level |
|---|---|
| Norwegian | native |
| English | C2 |
`

describe('lists of a few lines', () => {
  const ask = askingOf(CV)
  it.each([
    ['How much grant money has he won in total?', /^£3,250: .*£2,000; .*£1,250\.$/],
    ['What do his grants add up to?', /^£3,250: /],
    ['Which languages does he speak, and how well?', /native.*C2/],
    ['What did he bind?', /^Bound the parish registers/],
    ['What grade did he get as a master bookbinder?', /^Master bookbinder .* grade 1\.3\./],
    ['What language is Quillmark in?', /^Quillmark: [^;]*written in Go\./],
    ['current workshop', /^Bench binder/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })

  it('does not add sums of several currencies, nor lines that are asked for', async () => {
    expect(await ask('What is the total of his prizes?')).not.toMatch(/4,000/)
    expect(await ask('Which grants has he won in total?')).not.toContain('3,250')
  })

  it('tells no reason, no degree and no code where there is none', async () => {
    expect(await ask('Why did he go on sabbatical?')).not.toContain('2015')
    expect(await ask("What grade did he get in his master's degree?")).not.toContain('1.3')
    expect(await ask('Which languages does he speak?')).not.toMatch(/Go\b|Python/)
  })

  it('a follow-up on a project asks for the language of its code', async () => {
    expect(await ask('What language is it in?', ['Tell me about Quillmark'])).toMatch(/written in Go\./)
  })
})

describe('what lines are made of', () => {
  it('the title of a work is not cut at its colon, a field is', () => {
    const work =
      'Aldane R., Pryce T. (2023). Nine folds: a manual of thin boards. *Journal of Binding* 41, 112–130, with a note on glue.'
    expect(labelOf(work)).toBe('Aldane R., Pryce T. (2023). Nine folds: a manual of thin boards')
    const field =
      'Tools of the bench: bone folders of many sizes, awls, a lying press from Hull and a guillotine from before the war'
    expect(labelOf(field)).toBe('Tools of the bench')
  })

  it('irregular pasts meet their verbs, and no key of an object is taken for one', () => {
    expect(stem('wove')).toBe(stem('weave'))
    expect(stem('wound')).not.toBe(stem('wind'))
    expect(stem('constructor')).toBe('constructor')
  })
})
