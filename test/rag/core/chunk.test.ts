import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chunkDocument, chunkHash, embeddedText } from '../../../src/rag/chunk.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const CV = `# Ann Lee

## Work

**Acme, Berlin** — Engineer (2019 – 2024)

- Led four people
  - hired two
- Cut costs by 12%

## Languages

- English: C2
- German: B1

| Tool | Since |
|---|---|
| SQL | 2009 |
`

describe('chunks', () => {
  const chunks = chunkDocument(parseDocument(CV))

  it('know the heading path, the line that opens their entry, the item above and the column heads', () => {
    expect(chunks.map(({ context, text }) => [context, text])).toEqual([
      ['Work', 'Acme, Berlin — Engineer (2019 – 2024)'],
      ['Work › Acme, Berlin — Engineer (2019 – 2024)', 'Led four people'],
      ['Work › Acme, Berlin — Engineer (2019 – 2024) › Led four people', 'hired two'],
      ['Work › Acme, Berlin — Engineer (2019 – 2024)', 'Cut costs by 12%'],
      ['Languages', 'English: C2\nGerman: B1'],
      ['Languages › Tool, Since', 'SQL, 2009'],
    ])
  })

  it('are embedded with their context, which their hash covers', () => {
    const [first, second] = chunks
    if (!first || !second) throw new Error('no chunks')
    expect(embeddedText(second)).toBe('Work › Acme, Berlin — Engineer (2019 – 2024): Led four people')
    expect(chunkHash({ ...second, id: 77, span: first.span })).toBe(chunkHash(second))
    expect(chunkHash({ ...second, context: 'Study' })).not.toBe(chunkHash(second))
  })

  it('of a long paragraph are whole sentences', () => {
    const sentences = Array.from(
      { length: 12 },
      (_, i) => `This is the sentence with the number ${i}, which goes on for a while.`,
    )
    const parts = chunkDocument(parseDocument(sentences.join(' ')))
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flatMap(({ text }) => text.split(/(?<=\.) /))).toEqual(sentences)
  })

  it('of a sentence without end are of bounded length', () => {
    const parts = chunkDocument(parseDocument('word '.repeat(4_000)))
    expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThanOrEqual(1_000)
    expect(parts.map(({ text }) => text).join(' ')).toBe('word '.repeat(4_000).trim())
  })
})

const word = fc.stringMatching(/^[a-z]{2,9}$/)
const sentence = fc.array(word, { minLength: 2, maxLength: 40 }).map((words) => `${words.join(' ')}.`)
const part = fc.oneof(
  word.map((w) => `## ${w}`),
  fc.array(sentence, { minLength: 1, maxLength: 12 }).map((list) => list.join(' ')),
  fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.map((w) => `- ${w}`).join('\n')),
  sentence.map((s) => `**${s}**`),
)

describe('any document', () => {
  it('has each chunk’s text at its offsets, and each block in a chunk', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const markdown = parts.join('\n\n')
        const document = parseDocument(markdown)
        const chunks = chunkDocument(document)
        const letters = (text: string) => text.replace(/[^a-z.]/g, '')
        for (const { span, text } of chunks)
          expect(letters(markdown.slice(span.start, span.end))).toBe(letters(text))
        const covered = new Set(chunks.flatMap(({ blocks }) => blocks))
        expect([...covered]).toEqual(document.blocks.map(({ index }) => index))
        expect(letters(chunks.map(({ text }) => text).join(''))).toBe(
          letters(document.blocks.map(({ text }) => text).join('')),
        )
        expect(chunks.map(({ id }) => id)).toEqual(chunks.map((_, i) => i))
      }),
      { numRuns: 150 },
    )
  })
})
