/** Starts the verifier in a thread of its own, beside the embedding model's. */
import { resolve } from 'node:path'
import { Reranker } from '../rerank/reranker.ts'
import { buildVerifier } from './verifier-model.ts'

/**
 * Builds it first when it is not there; one that does not load is damaged, and built once more.
 * @param indexDir folder for the model
 * @returns null when it can't be had: answers come without it
 */
export async function startVerifier(indexDir: string, log: (line: string) => void): Promise<Reranker | null> {
  const modelsDir = resolve(indexDir, 'models')
  for (const anew of [false, true]) {
    try {
      const model = await buildVerifier(modelsDir, log, anew)
      return await Reranker.start({ ...model, quantized: false, oneByOne: true }, log)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log(`The verifier does not load (${reason}): ${anew ? 'answers come without it' : 'it is built anew'}`)
    }
  }
  return null
}
