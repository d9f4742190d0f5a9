/** The real model for tests: built once, shared by all test files of all rooms. */
import { createHash } from 'node:crypto'
import { cp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine, type EngineOptions } from '../../src/rag/create-engine.ts'
import type { Engine } from '../../src/rag/engine.ts'
import { buildBundledModel } from '../../src/rag/model/build.ts'
import { buildVerifier } from '../../src/rag/verify/verifier-model.ts'
import { scratchDir } from './scratch.ts'

const DIGEST = createHash('sha256')
  .update(import.meta.url)
  .digest('hex')
  .slice(0, 8)

/** Folder that has the built model below `models/`; built by the first test that asks, then shared read-only. */
export async function sharedModelDir(): Promise<string> {
  const shared = join(tmpdir(), `public-cv-test-model-${DIGEST}`)
  await Promise.all([buildBundledModel(join(shared, 'models')), buildVerifier(join(shared, 'models'))])
  return shared
}

/** A fresh INDEX_DIR that has the model already; remove it when done. */
export async function testIndexDir(): Promise<string> {
  const shared = await sharedModelDir()
  const dir = scratchDir('index')
  await symlink(join(shared, 'models'), join(dir, 'models'))
  return dir
}

/** The same with files of its own, for tests that damage them. */
export async function ownIndexDir(): Promise<string> {
  const shared = await sharedModelDir()
  const dir = scratchDir('index')
  await cp(join(shared, 'models'), join(dir, 'models'), { recursive: true })
  return dir
}

export interface TestEngine {
  readonly engine: Engine
  readonly indexDir: string
  /** Lines the engine logged. */
  readonly lines: string[]
  /** Ends the engine and removes its folder. */
  close(): Promise<void>
}

/** An engine over the shared model with an index folder of its own. */
export async function testEngine(options: Partial<EngineOptions> = {}): Promise<TestEngine> {
  const indexDir = options.indexDir ?? (await testIndexDir())
  const lines: string[] = []
  const engine = await createEngine({ log: (line) => lines.push(line), ...options, indexDir })
  const close = async () => {
    await engine.close()
    if (!options.indexDir) await rm(indexDir, { recursive: true, force: true })
  }
  return { engine, indexDir, lines, close }
}
