/** Starts the verifier in the embedding model's thread: it reads what that model makes of questions and passages. */
import { resolve } from 'node:path'
import { OverloadedError } from '../embed/overloaded-error.ts'
import type { Rerank } from '../rerank/reranker.ts'
import { reasonOf, startModel, type StartedModel } from '../start-model.ts'
import { buildVerifier } from './verifier-model.ts'

export interface StartedVerifier {
  /** A logit that each text answers a question; null when that can't be told now. */
  readonly scores: Rerank
  readonly close: () => Promise<void>
}

/**
 * Builds it first when it is not there; one that does not load is damaged, and built once more.
 * @param indexDir folder for the model
 * @param started the embedding model; where it is not the bundled one, that is started beside it
 * @returns null when it can't be had: answers come without it
 */
export async function startVerifier(
  indexDir: string,
  log: (line: string) => void,
  started?: StartedModel,
): Promise<StartedVerifier | null> {
  const beside = started?.model.bundled ? null : await startModel({ indexDir, log })
  const { embedder } = beside ?? started ?? {}
  const close = async () => beside?.embedder.close()
  for (const anew of [false, true]) {
    try {
      const path = await buildVerifier(resolve(indexDir, 'models'), log, anew)
      const scores: Rerank = async (query, texts, signal) => {
        if (texts.length === 0) return null
        try {
          return (await embedder?.judge(path, { query, texts }, signal)) ?? null
        } catch (error) {
          if (signal?.aborted) throw error
          if (!(error instanceof OverloadedError)) log(`The verifier failed (${reasonOf(error)})`)
          return null
        }
      }
      await embedder?.judge(path, { query: 'warm up', texts: ['warm up'] })
      return { scores, close }
    } catch (error) {
      log(
        `The verifier does not load (${reasonOf(error)}): ${anew ? 'answers come without it' : 'it is built anew'}`,
      )
    }
  }
  await close()
  return null
}
