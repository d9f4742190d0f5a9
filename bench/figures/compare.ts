/** Against what else one would build this with: stock LangChain, and Orama's hybrid search. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create, insertMultiple, search } from '@orama/orama'
import { Pool } from 'undici'
import { chunkDocument, embeddedText } from '../../src/rag/chunk.ts'
import { createEngine } from '../../src/rag/create-engine.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { embedAll } from '../../src/rag/embed/embed-all.ts'
import { median, scaled, sideBySide, timeEach, type Figure, type Measured } from '../harness.ts'
import { startLab } from '../lab.ts'
import { makeCv, makeQueries } from '../material.ts'
import { startService } from '../service.ts'

const ROUNDS = 5

async function vsStockLangchain(): Promise<Measured> {
  const cv = makeCv(100)
  const service = await startService({ cv })
  const child = fork(fileURLToPath(new URL('../stock-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = new Promise<string>((done) => child.once('message', (message) => done(String(message))))
  child.send({ cv, indexDir: join(service.dir, 'index') })
  const stock = new Pool(await url, { connections: 4 })
  const askStock = async (query: string) => {
    const reply = await stock.request({
      method: 'POST',
      path: '/ask',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    if (reply.statusCode !== 200) throw new Error(`stock answered ${reply.statusCode}`)
    await reply.body.dump()
  }
  try {
    await timeEach(makeQueries(50, 70), (query) => service.ask(query))
    await timeEach(makeQueries(50, 70), askStock)
    const p50 = await sideBySide(
      ROUNDS,
      async (round) =>
        median(await timeEach(makeQueries(scaled(150), 71 + round), (query) => service.ask(query))),
      async (round) => median(await timeEach(makeQueries(scaled(150), 71 + round), askStock)),
    )
    return {
      ratios: p50.ratios,
      detail: `p50 ${p50.ours.toFixed(2)} ms, stock LangChain ${p50.theirs.toFixed(2)} ms`,
    }
  } finally {
    child.kill('SIGKILL')
    await stock.destroy()
    await service.end()
  }
}

async function vsOrama(): Promise<Measured> {
  const cv = makeCv(500)
  const lab = await startLab()
  const engine = await createEngine({ indexDir: lab.indexDir, log: () => undefined })
  try {
    const snapshot = await engine.prepare({ version: 1, content: cv })
    const texts = chunkDocument(parseDocument(cv)).map(embeddedText)
    const vectors = await embedAll(lab.embedder, texts, { tokens: 'none' })
    const orama = create({ schema: { text: 'string', embedding: 'vector[384]' } as const })
    await insertMultiple(
      orama,
      texts.map((text, i) => ({ text, embedding: Array.from(vectors[i]?.vector ?? []) })),
    )
    const queries = makeQueries(scaled(200), 80)
    const embedded = new Map<string, number[]>()
    for (const query of queries) {
      embedded.set(query, Array.from((await lab.embedder.query(query)).vector))
      // From now on the engine knows the question's vector: what is timed is the search alone.
      await engine.search(snapshot, query, 10)
    }
    const p50 = await sideBySide(
      ROUNDS,
      async () => median(await timeEach(queries, (query) => engine.search(snapshot, query, 10))),
      async () =>
        median(
          await timeEach(queries, async (query) =>
            search(orama, {
              mode: 'hybrid',
              term: query,
              vector: { value: embedded.get(query) ?? [], property: 'embedding' },
              similarity: 0,
              limit: 10,
            }),
          ),
        ),
    )
    return { ratios: p50.ratios, detail: `p50 ${p50.ours.toFixed(2)} ms, Orama ${p50.theirs.toFixed(2)} ms` }
  } finally {
    await engine.close()
    await lab.close()
  }
}

export const compareFigures: readonly Figure[] = [
  {
    name: 'vs_stock_langchain',
    what: 'p50 of POST /ask ÷ stock LangChain (MemoryVectorStore, top 4) behind the same Fastify',
    target: { op: '<=', value: 1.25 },
    measure: vsStockLangchain,
  },
  {
    name: 'vs_orama',
    what: 'p50 of our first-stage retrieval ÷ Orama hybrid on the same chunks and vectors',
    target: { op: '<=', value: 1 },
    measure: vsOrama,
  },
]
