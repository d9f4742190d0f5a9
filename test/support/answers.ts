/** Answers to questions on a CV, from the real engine; today is a day in June 2026. */
import { beforeAll } from 'vitest'
import { createEngine } from '../../src/rag/create-engine.ts'
import type { Engine, Snapshot } from '../../src/rag/engine.ts'
import type { Answer } from '../../src/rag/types.ts'
import { processDir } from './scratch.ts'
import { linkModels } from './shared-model.ts'

const TODAY = new Date('2026-06-15T00:00:00Z')

/** One for all files of a process: a model takes longer to load than most CVs to be asked. It ends with the process. */
let shared: Promise<Engine> | null = null
let versions = 0

async function open(): Promise<Engine> {
  const indexDir = processDir('index')
  await linkModels(indexDir)
  return createEngine({ indexDir, log: () => {}, clock: () => TODAY })
}

type Ask<T> = (query: string, prev?: readonly string[]) => Promise<T>

/** Opens the CV before the tests of the file that calls this, and gives what asks it. */
export function answeringFrom(cv: string): Ask<Answer> {
  let engine: Engine
  let snapshot: Snapshot
  beforeAll(async () => {
    engine = await (shared ??= open())
    snapshot = await engine.prepare({ version: ++versions, content: cv })
  }, 60_000)
  return (query, prev = []) => engine.ask(snapshot, { query, prev })
}

/** The same, of the answer its text. */
export function askingOf(cv: string): Ask<string> {
  const answer = answeringFrom(cv)
  return async (query, prev) => (await answer(query, prev)).answer
}
