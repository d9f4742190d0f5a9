/**
 * The index on disk: one folder per saved snapshot, and a file CURRENT that names the one that counts. A folder
 * appears whole, by one rename, and CURRENT changes by another, so a process killed at any moment leaves either
 * the old index or the new one.
 */
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { TextEmbedding } from '../embed/embed-all.ts'
import { decodeEmbeddings, encodeEmbeddings } from './embeddings-file.ts'
import { HnswStore } from './hnsw-store.ts'

const FORMAT = 1
const FOLDER = 'vectors'
const CURRENT = 'CURRENT'
const MANIFEST = 'manifest.json'
const EMBEDDINGS = 'embeddings.bin'
const STALE_MS = 3_600_000

/** What must be equal for saved vectors to be of use. */
export interface IndexIdentity {
  readonly model: string
  readonly variant: string
  /** sha256 of the model's file, and of what late interaction has learned for it. */
  readonly digest: string
  readonly dimensions: number
  /** Numbers in the vector of a word piece. */
  readonly pieceDimensions: number
  readonly chunker: string
}

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  identity: z.object({
    model: z.string(),
    variant: z.string(),
    digest: z.string(),
    dimensions: z.number(),
    pieceDimensions: z.number().default(0),
    chunker: z.string(),
  }),
  /** sha256 of the content it was built from. */
  contentHash: z.string(),
  /** Hash, label in the graph and number of word pieces of each embedding, in the order of the file. */
  embeddings: z.array(z.tuple([z.string(), z.number().int(), z.number().int()])),
  removed: z.number().int(),
  /** sha256 of each file. */
  files: z.record(z.string(), z.string()),
})

type Manifest = z.infer<typeof manifestSchema>

export interface SavedIndex {
  readonly contentHash: string
  readonly embeddings: ReadonlyMap<string, TextEmbedding>
  readonly store: HnswStore
}

/** Opens the saved index; null when there is none. Throws, with the reason, when it is damaged or of another model. */
export async function openSavedIndex(
  indexDir: string,
  identity: IndexIdentity,
  embeddings: EmbeddingsInterface,
): Promise<SavedIndex | null> {
  const base = join(indexDir, FOLDER)
  const name = await readFile(join(base, CURRENT), 'utf8').catch(() => null)
  if (name === null) return null
  const folder = join(base, name.trim())
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  for (const key of ['model', 'variant', 'digest', 'dimensions', 'pieceDimensions', 'chunker'] as const) {
    if (manifest.identity[key] !== identity[key]) {
      throw new Error(`it is of another ${key}, ${manifest.identity[key]} instead of ${identity[key]}`)
    }
  }
  const files = new Map<string, Uint8Array>()
  for (const [file, expected] of Object.entries(manifest.files)) {
    const bytes = await readFile(join(folder, file))
    if (sha256(bytes) !== expected) throw new Error(`its file ${file} is damaged`)
    files.set(file, bytes)
  }
  const sizes = manifest.embeddings.map(([hash, , count]) => ({ hash, count }))
  const known = decodeEmbeddings(files.get(EMBEDDINGS) ?? new Uint8Array(0), sizes, identity)
  const labels = new Map(manifest.embeddings.map(([hash, label]) => [hash, label]))
  const store = await HnswStore.load(embeddings, folder, labels, manifest.removed)
  return { contentHash: manifest.contentHash, embeddings: known, store }
}

/** Saves an index beside the one before it, makes it the one that counts, and removes older ones. */
export async function saveIndex(indexDir: string, identity: IndexIdentity, index: SavedIndex): Promise<void> {
  const base = join(indexDir, FOLDER)
  const name = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`
  const part = join(base, `${name}.part`)
  try {
    await mkdir(part, { recursive: true })
    await index.store.save(part)
    const known = [...index.embeddings]
    const entries = known.map(([hash, { scales }]): Manifest['embeddings'][number] => [
      hash,
      index.store.labels.get(hash) ?? -1,
      scales.length,
    ])
    await writeDurably(join(part, EMBEDDINGS), encodeEmbeddings(known.map(([, embedding]) => embedding)))
    const files: Record<string, string> = {}
    for (const file of await readdir(part)) {
      await syncFile(join(part, file))
      files[file] = sha256(await readFile(join(part, file)))
    }
    const { contentHash, store } = index
    const manifest: Manifest = {
      format: FORMAT,
      identity,
      contentHash,
      embeddings: entries,
      removed: store.removedCount,
      files,
    }
    await writeDurably(join(part, MANIFEST), JSON.stringify(manifest))
    await syncFile(part)
    await rename(part, join(base, name))
    await writeDurably(join(base, `${CURRENT}.${name}`), name)
    await rename(join(base, `${CURRENT}.${name}`), join(base, CURRENT))
    await syncFile(base)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  await removeOthers(base, name)
}

/** Removes what no start will read again; what another process may be writing is left for an hour. */
async function removeOthers(base: string, current: string): Promise<void> {
  for (const entry of await readdir(base)) {
    if (entry === current || entry === CURRENT) continue
    const path = join(base, entry)
    const unfinished = entry.endsWith('.part') || entry.startsWith(CURRENT) || entry.endsWith('.hnsw')
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (!unfinished || age > STALE_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Folder for files that live for a moment; made when missing. */
export function scratchFolder(indexDir: string): string {
  const folder = join(indexDir, FOLDER)
  mkdirSync(folder, { recursive: true })
  return folder
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function writeDurably(path: string, bytes: Uint8Array | string): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
