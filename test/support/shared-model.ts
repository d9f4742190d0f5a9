/** The real model for tests: built once, shared by all test files of all rooms. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBundledModel } from '../../src/rag/model/build.ts'
import { buildVerifier } from '../../src/rag/verify/verifier-model.ts'

const DIGEST = createHash('sha256')
  .update(import.meta.url)
  .digest('hex')
  .slice(0, 8)

let shared: Promise<string> | null = null

/** Folder that has the built models below `models/`; built by the first test that asks, then shared read-only. */
export function sharedModelDir(): Promise<string> {
  shared ??= build(join(tmpdir(), `public-cv-test-model-${DIGEST}`))
  return shared
}

async function build(folder: string): Promise<string> {
  await Promise.all([buildBundledModel(join(folder, 'models')), buildVerifier(join(folder, 'models'))])
  return folder
}

/** Gives an INDEX_DIR the shared models, unless it has models. */
export async function linkModels(indexDir: string): Promise<void> {
  const models = join(indexDir, 'models')
  if (existsSync(models)) return
  mkdirSync(indexDir, { recursive: true })
  symlinkSync(join(await sharedModelDir(), 'models'), models)
}
