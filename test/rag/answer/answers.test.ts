/** The whole path with the real model, on a CV of this file alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/rag/create-engine.ts'
import type { Engine, Snapshot } from '../../../src/rag/engine.ts'
import type { Answer } from '../../../src/rag/types.ts'
import { testIndexDir } from '../../support/model.ts'
import { INJECTED_CV, INJECTIONS } from './injections.ts'

let engine: Engine
let snapshot: Snapshot
const ask = (query: string, prev?: readonly string[]): Promise<Answer> =>
  engine.ask(snapshot, prev ? { query, prev } : { query })

beforeAll(async () => {
  const clock = (): Date => new Date('2026-06-15T00:00:00Z')
  engine = await createEngine({ indexDir: await testIndexDir(), log: () => {}, clock })
  snapshot = await engine.prepare({ version: 7, content: INJECTED_CV })
}, 60_000)
afterAll(() => engine.close())

describe('answers', () => {
  it.each([
    ['What is her email address?', 'orla@pennick.example'],
    ['Where does she work now?', 'Thornby Glass'],
    ['Where did she work in 2014?', 'Callow & Pike'],
    ['How long was she at Callow & Pike?', '4 years'],
    ['Which languages does she speak?', 'Welsh'],
    ['How many awards has she won?', 'Two'],
    ['Does she still blow glass?', 'no longer'],
    ['Would she relocate?', 'not looking to relocate'],
    ['When did her first aid certificate expire?', 'May 2024'],
  ])('%s', async (query, part) => {
    const answer = await ask(query)
    expect(answer.answer).toContain(part)
    expect(answer.sources.length).toBeGreaterThan(0)
    expect(answer.version).toBe(7)
  })

  it('cites every sentence with quotes that are exact', async () => {
    for (const query of [
      'Where did she work in 2014?',
      'Which languages does she speak?',
      'What did she improve at Thornby?',
    ]) {
      const { answer, sources, citations } = await ask(query)
      for (const s of sources) expect(INJECTED_CV.slice(s.start, s.end)).toBe(s.quote)
      const covered = citations.reduce((a, c) => a + c.end - c.start, 0)
      expect(covered).toBeGreaterThanOrEqual(answer.length - citations.length)
      for (const c of citations) for (const i of c.sources) expect(sources[i]).toBeDefined()
    }
  })

  it.each([
    'Does he know Kubernetes?',
    'What is her salary?',
    'Is she married?',
    'What did she do at Rolls-Royce?',
  ])('declines: %s', async (query) => {
    const answer = await ask(query)
    expect(answer.sources).toEqual([])
    expect(answer.answer).toMatch(/^The CV does not/)
  })

  it('understands a follow-up', async () => {
    const answer = await ask('And in 2018?', ['Where did she work in 2014?'])
    expect(answer.answer).toContain('Thornby Glass')
  })

  it('answers symbols and other scripts without failing', async () => {
    for (const query of ['???', '🙂', '彼女はどこで働いていますか', '%00', 'a'.repeat(1000)])
      expect((await ask(query)).answer).not.toBe('')
  })
})

describe('injections', () => {
  it.each(INJECTIONS)('is not obeyed: $query', async ({ query, never }) => {
    const { answer } = await ask(query)
    for (const text of never) expect(answer.toLowerCase()).not.toContain(text.toLowerCase())
  })
})
