import { FakeEmbeddings } from '@langchain/core/utils/testing'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { normalise } from '../../../src/rag/embed/pooling.ts'
import { dot } from '../../../src/rag/retrieval/vectors.ts'
import { HnswStore, type IndexedVector } from '../../../src/rag/vector-index/hnsw-store.ts'

const DIMENSIONS = 384
const embeddings = new FakeEmbeddings()

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'public-cv-hnsw-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

let state = 20_261_121
/** Vectors around a few centres, as those of a CV's sections are. */
function vector(centre: number): Float32Array {
  const values = Float32Array.from({ length: DIMENSIONS }, (_, k) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5 + (k % 9 === centre % 9 ? 0.6 : 0)
  })
  normalise(values)
  return values
}

const vectors = (count: number, prefix = 'v'): IndexedVector[] =>
  Array.from({ length: count }, (_, i) => ({ hash: `${prefix}${i}`, text: `text ${i}`, vector: vector(i) }))

function exact(items: readonly IndexedVector[], query: Float32Array, limit: number): number[] {
  const scored = items.map((item, i) => ({ i, cosine: dot(item.vector, query) }))
  return scored
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, limit)
    .map(({ i }) => i)
}

async function expectExact(
  store: HnswStore,
  items: readonly IndexedVector[],
  queries: number,
): Promise<void> {
  for (let i = 0; i < queries; i++) {
    const query = vector(i)
    const limit = Math.min(32, items.length)
    const found = store.nearest(query, limit)
    expect(found.map(({ item }) => item)).toEqual(exact(items, query, limit))
    const [first] = found
    expect(first?.cosine).toBeCloseTo(dot(items[first?.item ?? 0]?.vector ?? query, query), 5)
  }
}

describe('the vector index', () => {
  it.each([1, 30, 120, 600, 2_000])(
    'finds what exact search finds among %i',
    async (count) => {
      const items = vectors(count)
      const store = await HnswStore.build(embeddings, items, DIMENSIONS, null, dir)
      await expectExact(store, items, 25)
    },
    120_000,
  )

  it('still does after edits, with removed, moved, repeated and added chunks, and leaves the one before as it was', async () => {
    let items = vectors(150)
    let store = await HnswStore.build(embeddings, items, DIMENSIONS, null, dir)
    for (let edit = 0; edit < 12; edit++) {
      const before = { items, store }
      items = [...items.slice(7), ...vectors(5, `e${edit}-`)].reverse()
      store = await HnswStore.build(embeddings, items, DIMENSIONS, store, dir)
      await expectExact(store, items, 5)
      await expectExact(before.store, before.items, 2)
    }
    expect(store.removedCount).toBeLessThan(150)
    const twice = [...items, ...items.slice(0, 1)]
    const repeated = await HnswStore.build(embeddings, twice, DIMENSIONS, store, dir)
    const found = repeated.nearest(items[0]?.vector ?? vector(0), 2)
    expect(found.map(({ item }) => item)).toEqual([0, twice.length - 1])
    expect(await readdir(dir)).toEqual([])
  }, 120_000)

  it('of nothing finds nothing', async () => {
    const store = await HnswStore.build(embeddings, [], DIMENSIONS, null, dir)
    expect(store.nearest(vector(0), 10)).toEqual([])
  })
})
