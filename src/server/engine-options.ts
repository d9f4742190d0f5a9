import type { EngineOptions } from '../rag/create-engine.ts'
import type { Config } from './config.ts'

/**
 * The engine's options from the settings.
 * @param log one line about the index or the model
 * @param onProgress lines of a long first start
 */
export function engineOptions(
  config: Config,
  log: (line: string) => void,
  onProgress: (line: string) => void = log,
): EngineOptions {
  return {
    indexDir: config.INDEX_DIR,
    variant: config.EMBEDDING_VARIANT,
    ...(config.EMBEDDING_MODEL ? { model: config.EMBEDDING_MODEL } : {}),
    ...(config.RERANK_MODEL ? { rerankModel: config.RERANK_MODEL } : {}),
    log,
    onProgress,
  }
}
