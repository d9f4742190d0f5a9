/** Embeddings of a version's chunks: what is known is taken over, the rest is embedded. */
import type { Embedder } from './embedder.ts'
import { embedAll, type TextEmbedding } from './embed-all.ts'

/** An index of fewer new chunks is done before a progress line could be read. */
const MANY = 32

export interface EmbedChunksOptions {
  /** What earlier versions had, by hash. */
  readonly lookup: (hash: string) => TextEmbedding | undefined
  readonly onProgress?: ((line: string) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Embeddings in the order of the texts; texts of the same hash share one. */
export async function embedChunks(
  embedder: Embedder,
  texts: readonly string[],
  hashes: readonly string[],
  { lookup, onProgress, signal }: EmbedChunksOptions,
): Promise<TextEmbedding[]> {
  const missing = new Map<string, string>()
  hashes.forEach((hash, i) => {
    if (!lookup(hash)) missing.set(hash, texts[i] ?? '')
  })
  const progress = missing.size >= MANY && onProgress ? tenths(onProgress) : null
  const embedded = await embedAll(embedder, [...missing.values()], {
    tokens: 'int8',
    ...(signal ? { signal } : {}),
    ...(progress ? { onProgress: progress } : {}),
  })
  const fresh = new Map([...missing.keys()].map((hash, i) => [hash, embedded[i]]))
  return hashes.map((hash) => {
    const embedding = fresh.get(hash) ?? lookup(hash)
    if (!embedding) throw new Error(`No embedding for the chunk ${hash}`)
    return embedding
  })
}

/** Tells each tenth of the way, in one line. */
function tenths(tell: (line: string) => void): (done: number, all: number) => void {
  let told = 0
  return (done, all) => {
    const tenth = Math.floor((done / all) * 10)
    if (tenth > told) tell(`Indexing: ${done} of ${all} passages`)
    told = Math.max(told, tenth)
  }
}
