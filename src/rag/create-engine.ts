/** Puts the parts of the engine together: the model, the saved index, and the answerer. */
import type { Answerer } from './answerer.ts'
import type { Engine } from './engine.ts'
import type { IndexIdentity } from './vector-index/saved-index.ts'
import { extractiveAnswerer } from './answer/extractive-answerer.ts'
import { reasonOf, startModel, type StartedModel, type StartModelOptions } from './start-model.ts'
import type { LlmOptions } from './llm/options.ts'
import type { RerankSetup } from './rerank/protocol.ts'
import type { Rerank, Reranker } from './rerank/reranker.ts'

export interface EngineOptions extends StartModelOptions {
  /** The model when it was started before; unset: it is started now. */
  readonly started?: Promise<StartedModel>
  /** A language model that words the answers; unset: they are extracted. */
  readonly llm?: LlmOptions | undefined
  /** A cross-encoder that has a say in the order of what may answer. */
  readonly rerank?: RerankSetup | undefined
}

/** Starts the engine: builds or downloads what is missing, loads the model and the saved index. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { llm, rerank: setup, log } = options
  let reranker: Reranker | null = null
  const rerank: Rerank = async (...asked) => (await reranker?.scores(...asked)) ?? null
  const extractive = extractiveAnswerer(undefined, setup && rerank)
  const { languageModelAnswerer } = llm ? await import('./llm/create.ts') : {}
  const engine =
    llm && languageModelAnswerer
      ? await createEngineWith(options, languageModelAnswerer(extractive, llm))
      : await createEngineWith(options, extractive)
  if (!setup) return engine
  const close = engine.close.bind(engine)
  try {
    const started = await (await import('./rerank/reranker.ts')).Reranker.start(setup, log)
    reranker = started
    engine.close = async () => {
      await started.close()
      await close()
    }
    return engine
  } catch (error) {
    await close()
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
