import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Retrieved, RetrievedChunk } from '../../../src/rag/answerer.ts'
import { RagEngine } from '../../../src/rag/rag-engine.ts'
import { testEngine, type TestEngine } from '../../support/model.ts'

/** CVs and questions of the evaluation, with the sections that hold each answer. */
const SETS =
  'a1-nurse b1-lawyer b2-marine-biologist c4-accountant d6-data-analyst e1-frontend-engineer g4-criminal-barrister h3-bioinformatician k5-localization-manager n3-museum-curator q6-train-driver u2-paramedic w5-technical-writer'.split(
    ' ',
  )
const question = z.object({
  query: z.string(),
  answerable: z.boolean(),
  sections: z.array(z.string()).default([]),
})

interface Asked extends Retrieved {
  readonly sections: readonly string[]
}

let engine: TestEngine
const asked: Asked[] = []

beforeAll(async () => {
  engine = await testEngine()
  if (!(engine.engine instanceof RagEngine)) throw new Error('another engine')
  for (const set of SETS) {
    const folder = join(import.meta.dirname, '../../eval/sets', set)
    const snapshot = await engine.engine.prepare({
      version: 1,
      content: await readFile(join(folder, 'cv.md'), 'utf8'),
    })
    const retriever = engine.engine.retriever(snapshot)
    for (const line of (await readFile(join(folder, 'questions.jsonl'), 'utf8')).split('\n')) {
      if (line.trim() === '') continue
      const { query, answerable, sections } = question.parse(JSON.parse(line))
      if (!answerable) continue
      const found = await retriever.retrieve(query, { limit: retriever.chunks.length })
      asked.push({ sections, ...found })
    }
  }
}, 120_000)
afterAll(() => engine.close())

/** Share of questions with a chunk of the right section among the first k, ordered by a score. */
function hitRate(k: number, score: (hit: RetrievedChunk) => number): number {
  const right = asked.filter(({ sections, hits }) =>
    [...hits]
      .sort((a, b) => score(b) - score(a))
      .slice(0, k)
      .some(({ title }) => sections.some((section) => ` › ${title} › `.includes(` › ${section} › `))),
  )
  return right.length / asked.length
}

describe('retrieval over thirteen CVs', () => {
  it('finds the right section first for most questions, among the first three for nearly all', () => {
    expect(asked.length).toBeGreaterThan(400)
    expect(hitRate(1, (hit) => hit.score)).toBeGreaterThanOrEqual(0.75)
    expect(hitRate(3, (hit) => hit.score)).toBeGreaterThanOrEqual(0.88)
  })

  it('gains by the mix over meaning alone and words alone', () => {
    const mixed = hitRate(1, (hit) => hit.score)
    expect(mixed).toBeGreaterThan(hitRate(1, (hit) => hit.dense) + 0.03)
    expect(mixed).toBeGreaterThan(hitRate(1, (hit) => hit.lexical) + 0.03)
  })

  it('measures what it says it measures', () => {
    for (const { hits, query } of asked.slice(0, 5)) {
      const { shares } = query.matching
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
      for (const { best, bestOwn, late, dense, own } of hits) {
        best.forEach((value, i) => expect(value).toBeGreaterThanOrEqual(bestOwn[i] ?? 0))
        expect(late).toBeCloseTo(
          best.reduce((sum, value, i) => sum + value * (shares[i] ?? 0), 0),
          5,
        )
        for (const cosine of [dense, own]) expect(Math.abs(cosine)).toBeLessThanOrEqual(1.0001)
      }
      const scores = hits.map((hit) => hit.score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
    }
  })
})
