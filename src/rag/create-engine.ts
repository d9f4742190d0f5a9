/** Puts the parts of the engine together: the model, the saved index, and the answerer. */
import type { Answerer } from './answerer.ts'
import type { Engine } from './engine.ts'
import type { IndexIdentity } from './vector-index/saved-index.ts'
import { extractiveAnswerer } from './answer/extractive-answerer.ts'
import { reasonOf, startModel, type StartedModel, type StartModelOptions } from './start-model.ts'
import type { LlmOptions } from './llm/options.ts'
import type { RerankSetup } from './rerank/protocol.ts'
import { Reranker, type Rerank } from './rerank/reranker.ts'
import { Later } from './later.ts'
import { startVerifier } from './verify/start-verifier.ts'

export interface EngineOptions extends StartModelOptions {
  /** The model when it was started before; unset: it is started now. */
  readonly started?: Promise<StartedModel>
  /** A language model that words the answers; unset: they are extracted. */
  readonly llm?: LlmOptions | undefined
  /** A cross-encoder that has a say in the order of what may answer. */
  readonly rerank?: RerankSetup | undefined
  /** Today, for posts that go on; unset: the system's. */
  readonly clock?: () => Date
}

/** Starts the engine: builds or downloads what is missing, loads the models and the saved index. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { llm, rerank: setup, log, clock } = options
  const started = options.started ?? startModel(options)
  const verifier = new Later(async () => startVerifier(options.indexDir, log, await started))
  let reranker: Reranker | null = null
  const rerank: Rerank = async (...asked) => (await reranker?.scores(...asked)) ?? null
  const verify: Rerank = async (...asked) => (await (await verifier.get())?.scores(...asked)) ?? null
  const extractive = extractiveAnswerer(clock, verify, setup && rerank)
  const { languageModelAnswerer } = llm ? await import('./llm/create.ts') : {}
  const engine = await (llm && languageModelAnswerer
    ? createEngineWith({ ...options, started }, languageModelAnswerer(extractive, llm))
    : createEngineWith({ ...options, started }, extractive))
  const close = engine.close.bind(engine)
  if (setup)
    reranker = await startReranker(setup, log).catch(async (error: unknown) => {
      await close()
      throw error
    })
  // What serves is ready without it, and a process that is not asked anything needs none.
  const warming = setTimeout(() => void verifier.get(), VERIFIER_AFTER_MS).unref()
  engine.close = async () => {
    clearTimeout(warming)
    await (await verifier.ended())?.close()
    await reranker?.close()
    await close()
  }
  return engine
}

/** Milliseconds after the start when the verifier is loaded, where no question needed it before. */
const VERIFIER_AFTER_MS = 10_000

async function startReranker(setup: RerankSetup, log: (line: string) => void): Promise<Reranker> {
  try {
    return await Reranker.start(setup, log)
  } catch (error) {
    throw new Error(`RERANK_MODEL ${setup.name} does not load: ${reasonOf(error)}`, { cause: error })
  }
}

/** The same with another answerer. */
export async function createEngineWith<Facts>(
  options: EngineOptions,
  answerer: Answerer<Facts>,
): Promise<Engine> {
  const starting = options.started ?? startModel(options)
  starting.catch(() => {})
  // LangChain and the parsers take as long to load as the model does in its own thread.
  const [{ RagEngine }, { WorkerEmbeddings }, { openSavedIndex }] = await Promise.all([
    import('./rag-engine.ts'),
    import('./embed/langchain.ts'),
    import('./vector-index/saved-index.ts'),
  ])
  const { model, embedder } = await starting
  const identity: IndexIdentity = {
    model: model.label,
    variant: model.variant,
    digest: model.digest,
    dimensions: embedder.dimensions,
    pieceDimensions: embedder.pieceDimensions,
    chunker: String(answerer.chunkerVersion),
  }
  const saved = await openSavedIndex(options.indexDir, identity, new WorkerEmbeddings(embedder)).catch(
    (error: unknown) => {
      options.log(`The saved index cannot be used (${reasonOf(error)}): it is built anew`)
      return null
    },
  )
  return new RagEngine({ ...options, identity, embedder, answerer, saved })
}
