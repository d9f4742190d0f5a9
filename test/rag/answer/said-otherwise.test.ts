/** Letters that stand for words: what the CV explains itself, and languages by their codes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../../src/rag/answer/facts/facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ada Moss

## Experience

### Plant Engineer, Skerry Pumps, Hull

03/2018 – present

- Pump "Otter": FAT[^1] 05/2021, 900 units a year
- 14 people on two shifts

## Languages

PL native. DE C1 (2020). EN: fluent. SV B1, rusty.

## Terms

Notice: 6 weeks. Salary: €71k now.

[^1]: FAT = factory acceptance test.
`
const factsOf = (markdown: string): Facts => buildFacts(parseDocument(markdown))
const stemsOf = (markdown: string, of: string): string[] => [
  ...(factsOf(markdown).units.find(({ unit }) => unit.text.includes(of))?.stems ?? []),
]

describe('letters that stand for words', () => {
  const ask = askingOf(CV)

  it('are met by the words', () => {
    expect(stemsOf(CV, 'Otter')).toEqual(expect.arrayContaining(['factori', 'accept', 'test']))
    expect(stemsOf(CV, '14 people')).not.toContain('factori')
    expect(stemsOf(CV, 'DE C1')).toContain('german')
    expect(stemsOf(CV, 'EN: fluent')).toContain('english')
  })

  it.each([
    ['how good is her German', 'DE C1 (2020).'],
    ['Does she speak Swedish?', 'SV B1, rusty.'],
    ['English level', 'EN: fluent.'],
    ['What does she earn?', 'Salary: €71k now.'],
    ['current salary?', 'Salary: €71k now.'],
  ])('%s: %s', async (question, answer) => expect(await ask(question)).toBe(answer))

  it('are codes of languages only where languages stand', () => {
    expect(stemsOf('# Ada Moss\n\n## Patents\n\n- DE: spring, 2019\n', 'DE')).not.toContain('german')
    expect(stemsOf('# Ada Moss\n\n## Languages\n\n- OK: German, a bit\n', 'OK')).toContain('german')
  })

  it.each(['A = b c d.', 'Let UA = 3 x 4 cm.', 'SO = help.'])('are nothing else: %s', (line) => {
    const [first = ''] = line.split(' ')
    expect(stemsOf(`# Ada Moss\n\n## Notes\n\n- ${first} was here\n- ${line}\n`, 'was here')).toHaveLength(3)
  })

  it('take no time in long lines', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9 =:(]{0,400}$/), (line) => {
        const began = performance.now()
        factsOf(`# Ada Moss\n\n## Languages\n\n${line}\n`)
        expect(performance.now() - began).toBeLessThan(500)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the year of a thing', () => {
  const ask = askingOf(
    '# Ada Moss\n\n## Experience\n\n### Fitter, Torre Lifts, 2010 – 2016\n\n- Recall 2014: 3,100 lifts, door springs\n- Recall 2012: 40 lifts\n',
  )
  it('is no limit of time', async () => {
    expect(await ask('How many lifts were affected by the 2014 recall?')).toContain('3,100')
  })
})

describe('pay', () => {
  const ask = askingOf(
    '# Ada Moss\n\n## Experience\n\n### Designer, own studio, 2014 – present\n\n- Shops and one ferry.\n\n## Terms\n\nRate €95 an hour for advice; projects by percentage.\n',
  )
  it('of oneself is no rate for others', async () => {
    expect(await ask('What salary does she pay herself?')).toMatch(/^The CV does not/)
    expect(await ask('What is her hourly rate?')).toContain('€95 an hour')
  })
})
