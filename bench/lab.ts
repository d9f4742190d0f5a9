/** The bare embedding model: the service's own worker and batching, with nothing around it. */
import { join } from 'node:path'
import { Embedder } from '../src/rag/embed/embedder.ts'
import { resolveModel } from '../src/rag/model/resolve.ts'
import { removeDir, serviceDir } from '../test/support/service.ts'

export interface Lab {
  readonly embedder: Embedder
  readonly indexDir: string
  close(): Promise<void>
}

const log = (line: string) => process.stderr.write(`${line}\n`)

export async function startLab(): Promise<Lab> {
  const dir = serviceDir()
  const indexDir = join(dir, 'index')
  const model = await resolveModel({ indexDir, log })
  const embedder = await Embedder.start({ ...model, maxTokens: 256, queueLimit: 256, log })
  for (let i = 0; i < 20; i++) await embedder.query(`warm up ${i}`)
  return {
    embedder,
    indexDir,
    async close() {
      await embedder.close()
      removeDir(dir)
    },
  }
}
