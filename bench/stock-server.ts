// A child process: stock LangChain behind the service's own Fastify options, with the same model in the same worker.
// The parent sends {cv, indexDir}, and gets the address back.
import { createWriteStream } from 'node:fs'
import { MemoryVectorStore } from '@langchain/classic/vectorstores/memory'
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import Fastify from 'fastify'
import { Embedder } from '../src/rag/embed/embedder.ts'
import { WorkerEmbeddings } from '../src/rag/embed/langchain.ts'
import { resolveModel } from '../src/rag/model/resolve.ts'
import { fastifyOptions } from '../src/server/fastify-options.ts'

async function serve({ cv, indexDir }: { cv: string; indexDir: string }): Promise<void> {
  const log = () => undefined
  const embedder = await Embedder.start({
    ...(await resolveModel({ indexDir, log })),
    maxTokens: 256,
    queueLimit: 256,
    log,
  })
  const splitter = RecursiveCharacterTextSplitter.fromLanguage('markdown', {
    chunkSize: 500,
    chunkOverlap: 50,
  })
  const store = await MemoryVectorStore.fromDocuments(
    await splitter.createDocuments([cv]),
    new WorkerEmbeddings(embedder),
  )
  const app = Fastify(
    fastifyOptions({ LOG_LEVEL: 'info', TRUST_PROXY: false }, createWriteStream('/dev/null')),
  )
  app.post<{ Body: { query: string } }>('/ask', async (request) => {
    const found = await store.similaritySearchWithScore(request.body.query, 4)
    return {
      answer: found[0]?.[0].pageContent ?? '',
      sources: found.map(([document, score]) => ({ quote: document.pageContent, score })),
    }
  })
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
}

process.once('message', (message) => void serve(message as { cv: string; indexDir: string }))
