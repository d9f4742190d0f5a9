import { describe, expect, it } from 'vitest'
import { unitChunks } from '../../../src/rag/answer/extractive-answerer.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { LexicalIndex } from '../../../src/rag/retrieval/lexical.ts'
import { passagesOf } from '../../../src/rag/retrieval/passages.ts'

const CV = `# Rosa Quint

## Career

### Baker, Mill Lane Bread

- Built 14 ovens of clay
- Taught sourdough to apprentices

## Patents

### Steam valve for deck ovens, 2019
`

const document = parseDocument(CV)
const chunks = unitChunks(document)
const lexical = new LexicalIndex(chunks)

/** What is shown, where a heading is as near to each query as one word can be, and sentences are far. */
function search(query: string): string[] {
  const hits = new Map(lexical.find(query, 50).map(({ id, score }) => [id, score]))
  const top = Math.max(0, ...hits.values())
  const found = chunks.map(({ id, blocks }) => {
    const words = hits.get(id) ?? 0
    const dense = blocks.length === 0 ? 0.5 : 0.1 + id / 100
    const share = top > 0 ? words / top : 0
    return { id, dense, lexical: words, share, first: dense + 0.2 * share }
  })
  return passagesOf(found, query, chunks, document).map(({ id }) => chunks[id]?.text ?? '')
}

describe('the passages of a search', () => {
  it('are the text below a heading, with the one first that holds the word', () => {
    expect(search('clay')).toEqual(['Built 14 ovens of clay', 'Taught sourdough to apprentices'])
    expect(search('sourdough')[0]).toBe('Taught sourdough to apprentices')
  })

  it('hold a heading only where no text stands below it and it is asked for', () => {
    expect(search('valve')[0]).toBe('Steam valve for deck ovens, 2019')
    expect(search('career')).not.toContain('Career')
    expect(search('patents')).not.toContain('Patents')
  })

  it('are not led by a word that is only like one of the query', () => {
    const [first] = search('teaching sourdoughs')
    expect(first).toBe('Taught sourdough to apprentices')
  })
})
