/** The verifier as it is built and started in production, on lines of no set. */
import { readFile, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILES } from '../../../src/rag/verify/files.ts'
import { startVerifier, type StartedVerifier } from '../../../src/rag/verify/start-verifier.ts'
import { stacked } from '../../../src/rag/verify/verifier.ts'
import { buildVerifier } from '../../../src/rag/verify/verifier-model.ts'
import { ownIndexDir } from '../../support/model.ts'
import { sharedModelDir } from '../../support/shared-model.ts'

let verifier: StartedVerifier | null = null
beforeAll(async () => {
  verifier = await startVerifier(await sharedModelDir(), () => {})
})
afterAll(() => verifier?.close())

/** Scores of two texts for a question. */
async function scored(question: string, ...texts: string[]): Promise<number[]> {
  return Array.from((await verifier?.scores(question, texts)) ?? [])
}

describe('the verifier', () => {
  it.each([
    [
      'How many people work in her team?',
      'Experience › Fernwick Labs, Team Lead (2019 – present): Lead a team of nine chemists.',
      'Experience › Fernwick Labs, Team Lead (2019 – present): Cut the time of an assay from four days to one.',
    ],
    [
      'What is his mother tongue?',
      'Languages: Estonian (native), English (C1)',
      'Contact: tarmo@example.org',
    ],
    [
      'Who supervised her thesis?',
      'Education › PhD, University of Ostra: Thesis on tidal marshes, advised by Prof. Lena Quist.',
      'Education › PhD, University of Ostra: Defended in June 2014.',
    ],
  ])('%s', async (question, answers, other) => {
    const [right = 0, wrong = 0] = await scored(question, answers, other)
    expect(right).toBeGreaterThan(0)
    expect(right).toBeGreaterThan(wrong)
  })

  it('holds a detail that a passage does not tell for less likely than one that it tells', async () => {
    const passage = 'Publications: "Moss under glass", Northern Botany 12 (2018), with two students.'
    const [told = 0] = await scored('In which year did she publish Moss under glass?', passage)
    const [untold = 0] = await scored('How many times has Moss under glass been cited?', passage)
    expect(told).toBeGreaterThan(untold)
  })

  it('says the same of a text whether it is read alone or beside a longer one', async () => {
    const question = 'Where does she live?'
    const [alone = 0] = await scored(question, 'Based in Porto.')
    const [beside = 0] = await scored(question, 'Based in Porto.', `Skills: ${'welding, '.repeat(60)}`)
    expect(beside).toBeCloseTo(alone, 3)
  })

  it('is built again when one of its files was cut off', async () => {
    const indexDir = await ownIndexDir()
    const models = join(indexDir, 'models')
    const folder = await buildVerifier(models)
    for (const file of Object.values(FILES)) {
      const path = join(folder, file)
      const whole = await readFile(path)
      await truncate(path, 1_000)
      expect(await buildVerifier(models)).toBe(folder)
      expect((await readFile(path)).equals(whole)).toBe(true)
    }
    await rm(indexDir, { recursive: true, force: true })
  })

  it('stacks two changes of one layer, and keeps what only one changes', () => {
    const rows = (...values: number[]) => ({ data: Int8Array.from(values), scales: Float32Array.of(0.5) })
    const below = new Map([['a', { down: rows(1, 2), up: rows(3) }]])
    const above = new Map([
      ['a', { down: rows(4, 5), up: rows(6) }],
      ['b', { down: rows(7, 8), up: rows(9) }],
    ])
    const both = stacked(below, above)
    expect([...(both.get('a')?.down.data ?? [])]).toEqual([1, 2, 4, 5])
    expect([...(both.get('a')?.up.scales ?? [])]).toEqual([0.5, 0.5])
    expect(both.get('b')).toBe(above.get('b'))
    expect([...stacked(above, below).keys()]).toEqual(['a'])
  })
})
