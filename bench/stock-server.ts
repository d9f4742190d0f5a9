// A child process: stock LangChain behind the service's own Fastify options, with the same model in the same worker.
// The parent sends {cv, indexDir}, and gets the address back; each {cv} after that is published, and its address sent again.
import { createWriteStream } from 'node:fs'
import { MemoryVectorStore } from '@langchain/classic/vectorstores/memory'
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import Fastify from 'fastify'
import { Embedder } from '../src/rag/embed/embedder.ts'
import { WorkerEmbeddings } from '../src/rag/embed/langchain.ts'
import { resolveModel } from '../src/rag/model/resolve.ts'
import { fastifyOptions } from '../src/server/fastify-options.ts'

interface Message {
  readonly cv: string
  readonly indexDir: string
}

async function serve({ cv, indexDir }: Message): Promise<void> {
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
  const storeOf = async (markdown: string): Promise<MemoryVectorStore> =>
    MemoryVectorStore.fromDocuments(
      await splitter.createDocuments([markdown]),
      new WorkerEmbeddings(embedder),
    )
  let store = await storeOf(cv)
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
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  process.on('message', async (message: Message) => {
    store = await storeOf(message.cv)
    process.send?.(url)
  })
  process.send?.(url)
}

process.once('message', (message: Message) => void serve(message))
