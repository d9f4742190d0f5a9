import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { describe, expect, it } from 'vitest'
import { makeCv, makeQueries, random } from '../../../bench/material.ts'
import { unitChunks } from '../../../src/rag/answer/extractive-answerer.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { LexicalIndex, STOP_WORDS, termsOf } from '../../../src/rag/retrieval/lexical.ts'
import { placesOfGreatest } from '../../../src/rag/retrieval/top.ts'
import type { Chunk } from '../../../src/rag/types.ts'

const SETS = join(import.meta.dirname, '../../eval/sets')

/** The same search as MiniSearch does it. */
function miniSearch(chunks: readonly Chunk[]): (query: string, limit: number) => unknown[] {
  const vocabulary = new Set<string>()
  const termOf = (word: string): string | null =>
    STOP_WORDS.has(word) ? null : /^[a-z]+$/.test(word) ? stemmer(word) : word
  const index = new MiniSearch({
    fields: ['text', 'context'],
    tokenize: termsOf,
    processTerm: (word) => {
      const term = termOf(word)
      if (term !== null) vocabulary.add(term)
      return term
    },
    searchOptions: {
      processTerm: termOf,
      boost: { text: 1, context: 0.5 },
      bm25: { k: 1.2, b: 0.5, d: 0.3 },
      fuzzy: (term) => !vocabulary.has(term) && term.length > 3 && (term.length > 6 ? 2 : 1),
    },
  })
  index.addAll(chunks)
  return (query, limit) =>
    index
      .search(query)
      .slice(0, limit)
      .map(({ id, score }) => ({ id: Number(id), score }))
}

/** A question with a slip of the pen: a letter left out, doubled or put for another. */
function misspelt(query: string, next: () => number): string {
  const at = Math.floor(next() * query.length)
  const letter = query.charAt(at)
  return query.slice(0, at) + ['', letter + letter, 'e'][Math.floor(next() * 3)] + query.slice(at + 1)
}

function questionsOf(set: string): string[] {
  const lines = readFileSync(join(SETS, set, 'questions.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => (JSON.parse(line) as { query: string }).query)
}

describe('search by words', () => {
  const invented = makeQueries(20, 5)
  it.each([
    ...['a1-nurse', 'd2-backend-developer', 'de-buchhaendlerin', 'fr-menuisier'].map((set) => ({
      name: set,
      cv: readFileSync(join(SETS, set, 'cv.md'), 'utf8'),
      queries: questionsOf(set),
    })),
    { name: 'an invented CV of 300 bullets', cv: makeCv(300), queries: invented },
    {
      name: 'a CV without context',
      cv: 'Nurse in Leeds.\n\nSpeaks Welsh, and Welsh only.\n',
      queries: invented,
    },
    { name: 'nothing', cv: '', queries: invented },
  ])('gives the chunks, the scores and the order of MiniSearch: $name', ({ cv, queries }) => {
    const chunks = unitChunks(parseDocument(cv))
    const ours = new LexicalIndex(chunks)
    const theirs = miniSearch(chunks)
    const next = random(7)
    const more = ['', 'the', 'welsh Welsh WELSH leeds', 'C++ and C#', 'constructor __proto__ toString']
    for (const query of [...queries, ...queries.map((text) => misspelt(text, next)), ...more])
      for (const limit of [1, 48, 10_000]) expect(ours.find(query, limit)).toEqual(theirs(query, limit))
  })
})

describe('the greatest of many numbers', () => {
  it('comes in order, of equal ones the earlier first', () => {
    const next = random(3)
    for (let round = 0; round < 200; round++) {
      const numbers = Float64Array.from({ length: Math.floor(next() * 60) }, () => Math.floor(next() * 9))
      const limit = Math.floor(next() * 20)
      const sorted = [...numbers.keys()].sort((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0))
      expect(placesOfGreatest(numbers, numbers.length, limit)).toEqual(sorted.slice(0, limit))
    }
  })
})
