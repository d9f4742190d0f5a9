/** Against what else one would build this with: stock LangChain, and Orama's hybrid search. */
import { join } from 'node:path'
import { create, insertMultiple, search } from '@orama/orama'
import { chunkDocument, embeddedText } from '../../src/rag/chunk.ts'
import { createEngine } from '../../src/rag/create-engine.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { embedAll } from '../../src/rag/embed/embed-all.ts'
import { median, scaled, sideBySide, timeEach, type Figure, type Measured } from '../harness.ts'
import { startLab } from '../lab.ts'
import { makeCv, makeQueries, writtenCvs } from '../material.ts'
import { startService, type BenchService } from '../service.ts'
import { startStock, type Stock } from '../stock.ts'

const ROUNDS = 5
/** CVs of the evaluation, 40 questions each. */
const WRITTEN = 12

interface Both {
  readonly service: BenchService
  readonly stock: Stock
}

async function withStock(cv: string, measure: (both: Both) => Promise<Measured>): Promise<Measured> {
  const service = await startService({ cv })
  const stock = await startStock(cv, join(service.dir, 'index'))
  try {
    await timeEach(makeQueries(50, 70), (query) => service.ask(query))
    await timeEach(makeQueries(50, 70), (query) => stock.ask(query))
    return await measure({ service, stock })
  } finally {
    await stock.end()
    await service.end()
  }
}

const told = ({ ratios, ours, theirs }: Awaited<ReturnType<typeof sideBySide>>): Measured => ({
  ratios,
  detail: `p50 ${ours.toFixed(2)} ms, stock LangChain ${theirs.toFixed(2)} ms`,
})

/** What people ask of a CV as they are written; another CV in each round. */
const vsStockLangchain = (): Promise<Measured> =>
  withStock(makeCv(60), async ({ service, stock }) => {
    const cvs = writtenCvs(WRITTEN)
    const asked = (round: number) => cvs[round] ?? { cv: '', questions: [] }
    return told(
      await sideBySide(
        WRITTEN,
        async (round) => {
          await service.publish(asked(round).cv)
          return median(await timeEach(asked(round).questions, (query) => service.ask(query)))
        },
        async (round) => {
          await stock.publish(asked(round).cv)
          return median(await timeEach(asked(round).questions, (query) => stock.ask(query)))
        },
      ),
    )
  })

/** Words at random: see ask_hard_over_embed. */
const vsStockHard = (): Promise<Measured> =>
  withStock(makeCv(100), async ({ service, stock }) => {
    const queries = (round: number) => makeQueries(scaled(150), 71 + round)
    return told(
      await sideBySide(
        ROUNDS,
        async (round) => median(await timeEach(queries(round), (query) => service.ask(query))),
        async (round) => median(await timeEach(queries(round), (query) => stock.ask(query))),
      ),
    )
  })

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
    name: 'vs_stock_hard',
    what: 'the same, of questions made of random words about a CV made of the same words',
    measure: vsStockHard,
  },
  {
    name: 'vs_orama',
    what: 'p50 of our first-stage retrieval ÷ Orama hybrid on the same chunks and vectors',
    target: { op: '<=', value: 1 },
    measure: vsOrama,
  },
]
