import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { unitChunks } from '../../../src/rag/answer/extractive-answerer.ts'

/** The contexts of a markdown's units, by the beginning of their texts. */
function contexts(markdown: string): Map<string, string> {
  return new Map(unitChunks(parseDocument(markdown)).map(({ text, context }) => [text.slice(0, 12), context]))
}

describe('what stands before a unit', () => {
  const cv = contexts(`# Ada Quill

## Work

### Engineer, Acme (2019 – 2021)

- Built the tram.

### Severn Hospital, Bristol

**Ward Sister** · 2022 – present

Runs a unit. It has 24 beds.
`)

  it('names an entry once where its header is the heading itself', () => {
    expect(cv.get('Built the tr')).toBe('Work › Engineer, Acme (2019 – 2021)')
  })

  it('names a heading once that is a part of the header', () => {
    expect(cv.get('Runs a unit.')).toBe('Work › Ward Sister · 2022 – present, Severn Hospital, Bristol')
  })

  it('leaves out the line itself', () => {
    expect(cv.get('Engineer, Ac')).toBe('Work')
    expect(cv.get('Severn Hospi')).toBe('Work › Ward Sister · 2022 – present')
    expect(cv.get('Ward Sister ')).toBe('Work › Severn Hospital, Bristol')
  })

  it('keeps a section whose name is only a word of a header', () => {
    const found = contexts(
      '# A B\n\n## Work\n\n**Work coach, Acme**, 2019 – 2021\n\n- Coached forty people.\n',
    )
    expect(found.get('Coached fort')).toBe('Work › Work coach, Acme, 2019 – 2021')
  })

  it('leaves out the name of the person, at whatever rank its heading stands', () => {
    expect(contexts('## Ada Quill\n\nBuilder.\n\n### Skills\n\n- Tamping.\n').get('Tamping.')).toBe('Skills')
    expect(contexts('# Ada Quill\n\n# Skills\n\n## Rail\n\n- Tamping.\n').get('Tamping.')).toBe(
      'Skills › Rail',
    )
  })

  it('says the beginning of an item once when it opens an entry', () => {
    const found = contexts(
      '# A B\n\n## Work\n\n- Cook, Inn, 2011 – 2014\n  - Baked.\n- Waiter, Bar, 2009 – 2011\n',
    )
    expect(found.get('Baked.')).toBe('Work › Cook, Inn, 2011 – 2014')
  })
})

it('reads a long run of spaces in one pass', { timeout: 5_000 }, () => {
  const spaces = '\u00a0'.repeat(60_000)
  const read = contexts(`# A\n\n- top${spaces}x\n  - did it\n  - did that\n`)
  expect(read.get('did that')).toMatch(/x$/)
})
