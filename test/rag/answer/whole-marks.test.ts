import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeUnits } from '../../../src/rag/answer/document/units.ts'
import { isWhole, withWholeMarks } from '../../../src/rag/answer/document/whole-marks.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const quotesOf = (markdown: string): string[] =>
  makeUnits(parseDocument(markdown))
    .filter(({ kind }) => kind !== 'heading')
    .map(({ span }) => markdown.slice(span.start, span.end))

describe('quotes with whole marks', () => {
  it('takes in the mark whose other half stands in the quote', () => {
    expect(
      quotesOf(
        [
          '# Rosa Quint',
          '**Baker (half time)**, Mill Lane Bread, *May 2020 – today*',
          '***Rye** and salt*, a book of recipes',
          '- Judge at the [Loaf Fair](https://loaf.example/fair)',
          '- `oven` and **tins**',
          '[Loaf Fair](https://loaf.example/fair), judge',
        ].join('\n\n'),
      ),
    ).toEqual([
      '**Baker (half time)**, Mill Lane Bread, *May 2020 – today*',
      '***Rye** and salt*, a book of recipes',
      'Judge at the [Loaf Fair](https://loaf.example/fair)',
      '`oven` and **tins**',
      '[Loaf Fair](https://loaf.example/fair), judge',
    ])
  })

  it('leaves signs that mark nothing, and what is marked as a whole', () => {
    expect(
      quotesOf('# Rosa Quint\n\n- **Baker**\n- grid of 5 * 3 tins\n- dough_mix and rye_mix\n- 4\\* hotel'),
    ).toEqual(['Baker', 'grid of 5 * 3 tins', 'dough_mix and rye_mix', '4\\* hotel'])
    // its other half stands in the next sentence
    expect(quotesOf('# Rosa Quint\n\n*Baked rye for years. Then wheat* for a change.')).toHaveLength(2)
  })

  it('keeps every quote within its block, with no other text taken in', () => {
    const word = fc.constantFrom('rye', 'Mill Lane', '2019 – 2021', 'loaf_tin', '5 * 3')
    const marked = fc
      .tuple(fc.constantFrom('', '*', '**', '***', '_', '`'), word)
      .map(([mark, text]) => `${mark}${text}${mark}`)
    const line = fc.array(marked, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(', '))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const markdown = `# Rosa Quint\n\n${lines.map((text) => `- ${text}`).join('\n')}\n`
        const document = parseDocument(markdown)
        for (const { span, block, from, to } of makeUnits(document)) {
          if (block === null) continue
          const { offsets } = document.blocks[block]!
          const [start, end] = [offsets[from]!, offsets[to - 1]! + 1]
          expect(span.start).toBeLessThanOrEqual(start)
          expect(span.end).toBeGreaterThanOrEqual(end)
          expect(markdown.slice(span.start, start)).toMatch(/^[*_`]*$/)
          expect(markdown.slice(end, span.end)).toMatch(/^[*_`]*$/)
          expect(isWhole(markdown.slice(span.start, span.end))).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('moves nothing where no mark beside it helps', () => {
    const text = 'one **two three'
    expect(withWholeMarks(text, { start: 0, end: 9 })).toEqual({ start: 0, end: 9 })
  })
})
