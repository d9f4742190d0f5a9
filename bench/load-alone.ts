/** Loads the modules of the service and the model, and says so; nothing is served. Takes the folder of an index. */
import { Embedder } from '../src/rag/embed/embedder.ts'
import { resolveModel } from '../src/rag/model/resolve.ts'

await import('../src/server/app.ts')
// The engine's, which a start loads while it goes on.
await Promise.all([
  import('../src/rag/rag-engine.ts'),
  import('../src/rag/embed/langchain.ts'),
  import('../src/rag/vector-index/saved-index.ts'),
])
const log = () => undefined
const [, , indexDir = ''] = process.argv
await Embedder.start({ ...(await resolveModel({ indexDir, log })), maxTokens: 256, queueLimit: 256, log })
process.stdout.write('loaded\n')
