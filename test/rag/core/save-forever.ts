/** Saves one index after another into the folder given, without end: what the test of kill -9 kills. */
import { FakeEmbeddings } from '@langchain/core/utils/testing'
import { normalise } from '../../../src/rag/embed/pooling.ts'
import { HnswStore } from '../../../src/rag/vector-index/hnsw-store.ts'
import { saveIndex, scratchFolder, type IndexIdentity } from '../../../src/rag/vector-index/saved-index.ts'

const DIMENSIONS = 16
export const IDENTITY: IndexIdentity = {
  model: 'none',
  variant: 'u8w',
  digest: '0',
  dimensions: DIMENSIONS,
  pieceDimensions: DIMENSIONS,
  chunker: '1',
}

async function saveForever(dir: string): Promise<void> {
  const scratch = await scratchFolder(dir)
  for (let round = 0; ; round++) {
    const chunks = Array.from({ length: 20 }, (_, i) => {
      const vector = Float32Array.from({ length: DIMENSIONS }, (_unused, k) =>
        Math.sin((i + 1) * (k + 1) + round),
      )
      normalise(vector)
      return { hash: `${round}-${i}`, text: `text ${i}`, vector }
    })
    const store = await HnswStore.build(new FakeEmbeddings(), chunks, DIMENSIONS, null, scratch)
    const parts = { data: new Int8Array(DIMENSIONS), scales: new Float32Array(1), starts: new Uint32Array(1) }
    const embeddings = new Map(chunks.map(({ hash, vector }) => [hash, { vector, ...parts }]))
    await saveIndex(dir, IDENTITY, { contentHash: String(round), embeddings, store })
    process.stdout.write(`${round}\n`)
  }
}

const [, script, dir] = process.argv
if (script?.endsWith('save-forever.ts') && dir) await saveForever(dir)
