/** Starts the embedding model in its thread, beside whatever else a start loads. */
import { Embedder } from './embed/embedder.ts'
import { resolveModel, type ModelRequest, type ResolvedModel } from './model/resolve.ts'

const MAX_TOKENS = 256
const QUEUE_LIMIT = 256

export interface StartedModel {
  readonly model: ResolvedModel
  readonly embedder: Embedder
}

export interface StartModelOptions {
  /** Folder for the model and the saved index; made when missing. */
  readonly indexDir: string
  /** EMBEDDING_MODEL: a local folder or a hub name; unset: the bundled model. */
  readonly model?: string
  /** EMBEDDING_VARIANT: u8w (default) or int8. */
  readonly variant?: string
  /** One line about the index or the model. */
  readonly log: (line: string) => void
  /** Lines of a long first start. */
  readonly onProgress?: (line: string) => void
  /** Questions that may wait for the model; one more gets an OverloadedError. Default 256. */
  readonly queueLimit?: number
}

/** Loads the model; a bundled one that does not load is damaged, and built once more. */
export async function startModel(options: StartModelOptions): Promise<StartedModel> {
  const { indexDir, variant, log, onProgress = log, queueLimit = QUEUE_LIMIT } = options
  const request: ModelRequest = { indexDir, model: options.model, variant, log: onProgress }
  const start = async (model: ResolvedModel) => {
    const embedder = await Embedder.start({ ...model, maxTokens: MAX_TOKENS, log, queueLimit })
    return { model, embedder }
  }
  const model = await resolveModel(request)
  try {
    return await start(model)
  } catch (error) {
    if (!model.bundled) throw error
    log(`The embedding model does not load (${reasonOf(error)}): it is built anew`)
    return start(await resolveModel({ ...request, anew: true }))
  }
}

/** The first line of what went wrong. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
