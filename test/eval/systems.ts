/** The engine and the three systems it is compared with, behind one shape. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { HNSWLib } from '@langchain/community/vectorstores/hnswlib'
import { Embeddings } from '@langchain/core/embeddings'
import { Document } from '@langchain/core/documents'
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import type { AnswerContext, Answerer, Retriever } from '../../src/rag/answerer.ts'
import { chunkDocument } from '../../src/rag/chunk.ts'
import { createEngine, createEngineWith, type EngineOptions } from '../../src/rag/create-engine.ts'
import { parseDocument } from '../../src/rag/document.ts'
import type { Engine } from '../../src/rag/engine.ts'
import { PassageAnswerer } from '../../src/rag/passage-answerer.ts'
import { LexicalIndex } from '../../src/rag/retrieval/lexical.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { scratchDir } from '../support/scratch.ts'
import type { Reply } from './judge.ts'

export interface System {
  readonly name: string
  open(markdown: string): Promise<(query: string, prev?: readonly string[]) => Promise<Reply>>
  close(): Promise<void>
}

const quiet = { log: () => {} }

/** Today in the evaluations: posts that go on end here, so that figures do not change with the calendar. */
const clock = (): Date => new Date('2026-11-15T12:00:00Z')

async function indexDir(): Promise<string> {
  const { symlink } = await import('node:fs/promises')
  const dir = scratchDir('eval')
  await symlink(join(await sharedModelDir(), 'models'), join(dir, 'models'))
  return dir
}

/** A system made of the engine with any answerer. */
export const viaEngine = <Facts>(name: string, answerer: Answerer<Facts>): Promise<System> =>
  systemOf(name, (options) => createEngineWith(options, answerer))

async function systemOf(name: string, create: (options: EngineOptions) => Promise<Engine>): Promise<System> {
  const dir = await indexDir()
  const engine = await create({ indexDir: dir, ...quiet })
  return {
    name,
    async open(content) {
      const snapshot = await engine.prepare({ version: 1, content })
      return (query, prev) => engine.ask(snapshot, prev ? { query, prev } : { query })
    },
    async close() {
      await engine.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export const extractive = (): Promise<System> => systemOf('this engine', (options) => createEngine({ ...options, clock }))

/** Retrieval as it is, no understanding of questions: the best chunk, declined by score alone. */
export const retrieverAlone = (): Promise<System> => viaEngine('retriever alone', new PassageAnswerer())

/** BM25 over the same chunks; the best one is the answer, nothing shared is declined. */
export function lexicalAlone(): System {
  return {
    name: 'BM25 alone',
    open(markdown) {
      const document = parseDocument(markdown)
      const chunks = chunkDocument(document)
      const index = new LexicalIndex(chunks)
      return Promise.resolve((query) => {
        const hits = index.find(query, 3).slice(0, 3)
        const found = hits.flatMap(({ id }) => chunks[id] ?? [])
        return Promise.resolve({
          answer: found[0]?.text.slice(0, 700) ?? 'The CV does not say.',
          sources: found.map((chunk) => {
            const section = document.sections[chunk.section]
            const { start, end } = chunk.span
            return { title: section?.path.join(' › ') ?? '', slug: section?.slug ?? '', quote: markdown.slice(start, end), start, end }
          }),
        })
      })
    },
    close: () => Promise.resolve(),
  }
}

/** The usual pipeline: fixed-size pieces, the same embeddings, the four nearest put together. It never declines. */
export async function stockLangChain(): Promise<System> {
  let retriever: Retriever | null = null
  const probe: Answerer<null> = {
    chunkerVersion: 1,
    chunk: chunkDocument,
    prepare: () => null,
    answer(_, context: AnswerContext<null>) {
      retriever = context.retriever
      return Promise.resolve({ answer: '', sources: [], citations: [], kind: 'declined', confidence: 0 })
    },
  }
  const base = await viaEngine('stock LangChain', probe)
  class Shared extends Embeddings<number[]> {
    async embedQuery(text: string): Promise<number[]> {
      if (retriever === null) throw new Error('open a text first')
      return [...(await retriever.retrieve(text, { limit: 1 })).query.vector]
    }
    async embedDocuments(texts: string[]): Promise<number[][]> {
      const out: number[][] = []
      for (const text of texts) out.push(await this.embedQuery(text))
      return out
    }
  }
  return {
    name: base.name,
    async open(markdown) {
      await (await base.open(markdown))('x')
      const splitter = RecursiveCharacterTextSplitter.fromLanguage('markdown', { chunkSize: 500, chunkOverlap: 50 })
      const pieces = await splitter.splitText(markdown)
      const places = pieces.map((piece) => markdown.indexOf(piece))
      const store = await HNSWLib.fromDocuments(
        pieces.map((pageContent, i) => new Document({ pageContent, metadata: { at: places[i] ?? -1 } })),
        new Shared({}),
      )
      const document = parseDocument(markdown)
      return async (query) => {
        const found = await store.similaritySearch(query, 4)
        return {
          answer: found.map((d) => d.pageContent).join(' ').slice(0, 700),
          sources: found.map((d) => {
            const at = Number(d.metadata['at'])
            const section = document.sections.filter((s) => s.span.start <= at && at < s.span.end).at(-1)
            return { title: section?.path.join(' › ') ?? '', slug: section?.slug ?? '', quote: d.pageContent, start: at < 0 ? null : at, end: at < 0 ? null : at + d.pageContent.length }
          }),
        }
      }
    },
    close: () => base.close(),
  }
}
