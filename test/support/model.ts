/** Engines for tests over the shared models. */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createEngine, type EngineOptions } from '../../src/rag/create-engine.ts'
import type { Engine } from '../../src/rag/engine.ts'
import { scratchDir } from './scratch.ts'
import { linkModels, sharedModelDir } from './shared-model.ts'

/** A fresh INDEX_DIR that has the model already; remove it when done. */
export async function testIndexDir(): Promise<string> {
  const dir = scratchDir('index')
  await linkModels(dir)
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
