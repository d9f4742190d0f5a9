/**
 * The vector index of one snapshot: LangChain's HNSWLib store with a graph dense enough to find what exact search
 * finds on a CV. A changed document starts from a copy of the graph before it, since building one is slow.
 */
import { HNSWLib } from '@langchain/community/vectorstores/hnswlib'
import { SynchronousInMemoryDocstore } from '@langchain/community/stores/doc/in_memory'
import { Document } from '@langchain/core/documents'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import hnswlib, { type HierarchicalNSW } from 'hnswlib-node'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

const LINKS = 32
const EF_CONSTRUCTION = 200
const EF_SEARCH = 110
const SEED = 100
/** Points added before the event loop gets its turn. */
const SLICE = 16
/** Points of a graph that is copied at once, within milliseconds; a larger one in threads. */
const COPIED_AT_ONCE = 1_000
/** A graph with a larger share of removed points is built anew. */
const MAX_REMOVED = 0.3

export interface IndexedVector {
  readonly hash: string
  readonly text: string
  readonly vector: Float32Array
}

export class HnswStore {
  /** Labels in the graph by hash, of the points that are not removed. */
  readonly labels: ReadonlyMap<string, number>
  private readonly store: HNSWLib
  /** Points that are in the graph still, marked as removed. */
  readonly removedCount: number
  /** What each label stands for, among the vectors it was built from: those of one text have one point. */
  private readonly items: readonly (readonly number[] | undefined)[]

  private constructor(
    store: HNSWLib,
    labels: ReadonlyMap<string, number>,
    removed: number,
    hashes: Iterable<string>,
  ) {
    this.store = store
    this.labels = labels
    this.removedCount = removed
    const items = new Map<string, number[]>()
    let item = 0
    for (const hash of hashes) {
      const same = items.get(hash) ?? []
      same.push(item++)
      items.set(hash, same)
    }
    const byLabel: (readonly number[] | undefined)[] = []
    for (const [hash, label] of labels) byLabel[label] = items.get(hash)
    this.items = byLabel
  }

  /**
   * Indexes the vectors; what `previous` already has is taken over.
   *
   * @param scratchDir Folder for the file through which a graph is copied.
   */
  static async build(
    embeddings: EmbeddingsInterface,
    vectors: readonly IndexedVector[],
    dimensions: number,
    previous: HnswStore | null,
    scratchDir: string,
  ): Promise<HnswStore> {
    const hashes = vectors.map(({ hash }) => hash)
    const wanted = new Map(vectors.map((item) => [item.hash, item]))
    const gone = previous ? [...previous.labels].filter(([hash]) => !wanted.has(hash)) : []
    if (previous && gone.length === 0 && wanted.size === previous.labels.size) {
      return new HnswStore(previous.store, previous.labels, previous.removedCount, hashes)
    }
    const size = previous ? previous.store.index.getCurrentCount() : 0
    const reusable = previous && previous.removedCount + gone.length <= MAX_REMOVED * size ? previous : null
    const index = reusable
      ? await copyOf(reusable.store, dimensions, scratchDir)
      : emptyIndex(dimensions, Math.max(wanted.size, 1))
    const labels = new Map(reusable?.labels)
    for (const [hash, label] of reusable ? gone : []) {
      index.markDelete(label)
      labels.delete(hash)
    }
    const docstore = new SynchronousInMemoryDocstore()
    for (const [hash, label] of labels)
      docstore.add({ [label]: documentOf(wanted.get(hash)?.text ?? '', hash) })
    const store = new HNSWLib(embeddings, { space: 'cosine', numDimensions: dimensions, index, docstore })
    const added = [...wanted.values()].filter(({ hash }) => !labels.has(hash))
    index.resizeIndex(Math.max(index.getMaxElements(), index.getCurrentCount() + added.length))
    for (let i = 0; i < added.length; i += SLICE) {
      const slice = added.slice(i, i + SLICE)
      slice.forEach(({ hash }, k) => labels.set(hash, index.getCurrentCount() + k))
      await addSlice(store, slice)
      if (i + SLICE < added.length) await setImmediate()
    }
    return new HnswStore(store, labels, reusable ? reusable.removedCount + gone.length : 0, hashes)
  }

  /** Opens a saved store with the labels it was saved with; what it is built from comes with the next `build`. */
  static async load(
    embeddings: EmbeddingsInterface,
    folder: string,
    labels: ReadonlyMap<string, number>,
    removed: number,
  ): Promise<HnswStore> {
    const store = await HNSWLib.load(folder, embeddings)
    store.index.setEf(EF_SEARCH)
    if (store.index.getCurrentCount() !== labels.size + removed)
      throw new Error('its graph has another number of points')
    return new HnswStore(store, labels, removed, labels.keys())
  }

  /** Writes the store's files into a folder. */
  async save(folder: string): Promise<void> {
    await this.store.save(folder)
  }

  /** Positions (in the vectors it was built from) of the nearest ones with their cosine, best first. */
  nearest(vector: Float32Array, limit: number): { item: number; cosine: number }[] {
    const count = Math.min(limit, this.labels.size)
    if (count === 0) return []
    // The graph itself is asked: the store would look up a document for each point, which takes as long again.
    const { neighbors, distances } = this.store.index.searchKnn(Array.from(vector), count)
    const nearest: { item: number; cosine: number }[] = []
    // Within bounds: a distance for each neighbour.
    for (let i = 0; i < neighbors.length && nearest.length < limit; i++)
      for (const item of this.items[neighbors[i]!] ?? [])
        if (nearest.length < limit) nearest.push({ item, cosine: 1 - distances[i]! })
    return nearest
  }
}

function documentOf(text: string, hash: string): Document {
  return new Document({ pageContent: text, metadata: { hash } })
}

async function addSlice(store: HNSWLib, slice: readonly IndexedVector[]): Promise<void> {
  const documents = slice.map(({ text, hash }) => documentOf(text, hash))
  const points = slice.map(({ vector }) => Array.from(vector))
  // LangChain lays out an empty graph anew, with its own parameters: the first point goes in beside it.
  if (store.index.getCurrentCount() === 0) {
    store.index.addPoint(points.shift() ?? [], 0)
    store.docstore.add({ 0: documents.shift() ?? documentOf('', '') })
  }
  await store.addVectors(points, documents)
}

function emptyIndex(dimensions: number, capacity: number): HierarchicalNSW {
  const index = new hnswlib.HierarchicalNSW('cosine', dimensions)
  index.initIndex({ maxElements: capacity, m: LINKS, efConstruction: EF_CONSTRUCTION, randomSeed: SEED })
  index.setEf(EF_SEARCH)
  return index
}

async function copyOf(store: HNSWLib, dimensions: number, scratchDir: string): Promise<HierarchicalNSW> {
  const path = join(scratchDir, `copy-${process.pid}-${randomBytes(6).toString('hex')}.hnsw`)
  const index = new hnswlib.HierarchicalNSW('cosine', dimensions)
  try {
    // The threads may be busy with what takes longer than this does.
    if (store.index.getCurrentCount() <= COPIED_AT_ONCE) {
      store.index.writeIndexSync(path)
      index.readIndexSync(path)
    } else {
      await store.index.writeIndex(path)
      await index.readIndex(path)
    }
    index.setEf(EF_SEARCH)
    return index
  } finally {
    rmSync(path, { force: true })
  }
}
