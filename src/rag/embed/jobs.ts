/** What waits for the embedding model's thread, and what becomes of it when whoever asked leaves or the thread ends. */
import type { QueryEncoding } from '../answerer.ts'
import type { EmbedResult, Pairs, TokenForm } from './protocol.ts'

const MAX_ATTEMPTS = 2

export interface Waiting {
  readonly signal: AbortSignal | undefined
  readonly reject: (error: Error) => void
  attempts: number
  /** While it waits: ends listening to its signal. */
  unlisten?: () => void
}

export interface TextJob<Result> extends Waiting {
  readonly texts: readonly string[]
  readonly tokens: TokenForm
  readonly resolve: (result: Result) => void
}

export interface PairsJob extends Waiting {
  readonly pairs: Pairs
  readonly resolve: (logits: Float32Array) => void
}

/** What the worker runs: some questions with their passages, many queries, or one batch of documents. */
export type Pass =
  | { readonly kind: 'pairs'; readonly id: number; readonly jobs: readonly PairsJob[] }
  | { readonly kind: 'queries'; readonly id: number; readonly jobs: readonly TextJob<QueryEncoding>[] }
  | { readonly kind: 'documents'; readonly id: number; readonly jobs: readonly TextJob<EmbedResult>[] }

/** Takes a job that waits out of its queue when whoever asked leaves; of one that runs nobody is told before its end. */
export function dropWhenLeft<Job extends Waiting>(queue: Job[], job: Job): void {
  const { signal } = job
  if (!signal) return
  const drop = () => {
    queue.splice(queue.indexOf(job), 1)
    job.reject(reasonOf(signal))
  }
  signal.addEventListener('abort', drop, { once: true })
  job.unlisten = () => signal.removeEventListener('abort', drop)
}

/** Has jobs run once more, then gives them up. */
export function tryAgain<Job extends Waiting>(queue: Job[], jobs: readonly Job[], failed: Error): void {
  // The first of them goes to the front last.
  for (const job of jobs.toReversed()) {
    if (job.signal?.aborted) job.reject(reasonOf(job.signal))
    else if (++job.attempts >= MAX_ATTEMPTS) job.reject(failed)
    else {
      queue.unshift(job)
      dropWhenLeft(queue, job)
    }
  }
}

export function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted')
}
