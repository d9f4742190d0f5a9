import type { EngineOptions } from '../rag/create-engine.ts'
import type { LlmClock, LlmObserver, LlmOptions } from '../rag/llm/options.ts'
import type { RerankSetup } from '../rag/rerank/protocol.ts'
import { resolveReranker } from '../rag/rerank/resolve.ts'
import { ConfigError, type Config } from './config.ts'
import type { Database } from './store/database.ts'
import { DailyTokenBudget } from './store/token-budget.ts'

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
    log,
    onProgress,
  }
}

/** What the language model's part of the engine takes from the service. */
export interface LlmPorts {
  readonly db: Database
  readonly clock: LlmClock
  readonly observer: LlmObserver
  readonly log: (line: string) => void
}

/**
 * The language model's options from the settings, with the day's tokens in the database.
 * @returns undefined when none is set
 */
export function llmOptions(
  config: Config,
  { db, clock, observer, log }: LlmPorts,
): (LlmOptions & { readonly budget: DailyTokenBudget }) | undefined {
  const { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_TIMEOUT_MS, LLM_DAILY_TOKENS } = config
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return undefined
  return {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    timeoutMs: LLM_TIMEOUT_MS,
    clock,
    budget: new DailyTokenBudget(db, clock, LLM_DAILY_TOKENS),
    observer,
    log,
  }
}

/**
 * The folder of RERANK_MODEL, downloaded when it is a model of the hub that is not there yet.
 * @param onProgress one line before a download
 * @throws ConfigError of one line when it can't be had
 */
export async function rerankSetup(
  config: Config,
  onProgress: (line: string) => void,
): Promise<RerankSetup | undefined> {
  const { RERANK_MODEL: model, INDEX_DIR: indexDir } = config
  if (model === undefined) return undefined
  try {
    return await resolveReranker({ indexDir, model, log: onProgress })
  } catch (error) {
    throw new ConfigError((error as Error).message, { cause: error })
  }
}
