/** Answers to questions on a CV, from the real engine; today is a day in June 2026. */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll } from 'vitest'
import { createEngine } from '../../src/rag/create-engine.ts'
import type { Engine, Snapshot } from '../../src/rag/engine.ts'
import { testIndexDir } from './model.ts'

const TODAY = new Date('2026-06-15T00:00:00Z')

/** Opens the CV before the tests of the file that calls this, and gives what asks it. */
export function askingOf(cv: string): (query: string, prev?: readonly string[]) => Promise<string> {
  let engine: Engine
  let snapshot: Snapshot
  let indexDir = ''
  beforeAll(async () => {
    indexDir = await testIndexDir()
    engine = await createEngine({ indexDir, log: () => {}, clock: () => TODAY })
    snapshot = await engine.prepare({ version: 1, content: cv })
  }, 60_000)
  afterAll(async () => {
    await engine.close()
    await rm(indexDir, { recursive: true, force: true })
  })
  return async (query, prev = []) => (await engine.ask(snapshot, { query, prev })).answer
}
