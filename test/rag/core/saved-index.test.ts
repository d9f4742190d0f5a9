import { FakeEmbeddings } from '@langchain/core/utils/testing'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSavedIndex } from '../../../src/rag/vector-index/saved-index.ts'
import { IDENTITY } from './save-forever.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'public-cv-saved-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** Runs the saving process until it has saved at least once, then kills it after some more milliseconds. */
async function saveAndKill(more: number): Promise<void> {
  const script = join(import.meta.dirname, 'save-forever.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), more))
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
}

it('is whole after kill -9 at any moment', async () => {
  for (const more of [0, 3, 7, 12, 20]) {
    await saveAndKill(more)
    const saved = await openSavedIndex(dir, IDENTITY, new FakeEmbeddings())
    expect(saved?.embeddings.size).toBeGreaterThan(0)
    for (const [hash, { vector }] of saved?.embeddings ?? []) {
      const [nearest] = saved?.store.nearest(vector, 1) ?? []
      expect(nearest?.cosine).toBeCloseTo(1, 4)
      expect(saved?.store.labels.has(hash)).toBe(true)
    }
  }
}, 120_000)
