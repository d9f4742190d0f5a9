/** Puts the parts of the engine together: the model, the saved index, and the answerer. */
import type { Answerer } from './answerer.ts'
import type { Engine } from './engine.ts'
import type { IndexIdentity } from './vector-index/saved-index.ts'
import { extractiveAnswerer } from './answer/extractive-answerer.ts'
import { reasonOf, startModel, type StartedModel, type StartModelOptions } from './start-model.ts'
import type { LlmOptions } from './llm/options.ts'
import type { RerankSetup } from './rerank/protocol.ts'
import { Reranker, type Rerank } from './rerank/reranker.ts'
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
  // where there is no model there is nothing to verify, and nothing to wait for
  const verifying = started.then(
    () => startVerifier(options.indexDir, log),
    () => null,
  )
  let reranker: Reranker | null = null
  let verifier: Reranker | null = null
  const rerank: Rerank = async (...asked) => (await reranker?.scores(...asked)) ?? null
  const verify: Rerank = async (...asked) => (await verifier?.scores(...asked)) ?? null
  const extractive = extractiveAnswerer(clock, verify, setup && rerank)
  const { languageModelAnswerer } = llm ? await import('./llm/create.ts') : {}
  const beside = async (): Promise<void> => {
    await verifying.then((one) => one?.close())
    await reranker?.close()
  }
  try {
    const engine = await (llm && languageModelAnswerer
      ? createEngineWith({ ...options, started }, languageModelAnswerer(extractive, llm))
      : createEngineWith({ ...options, started }, extractive))
    const close = engine.close.bind(engine)
    engine.close = async () => {
      await beside()
      await close()
    }
    verifier = await verifying
    if (setup)
      reranker = await startReranker(setup, log).catch(async (error: unknown) => {
        await close()
        throw error
      })
    return engine
  } catch (error) {
    await beside()
    throw error
  }
}

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
