/**
 * The embedding model, run in one worker thread: each session takes all cores, so more threads are slower.
 * Queries that wait together share a forward pass; documents come in small batches when no query waits, or when queries
 * have had their turns, since under enough questions an edit would never be indexed.
 */
import type { Worker } from 'node:worker_threads'
import type { QueryEncoding, Vocabulary } from '../answerer.ts'
import { oneATurn } from '../one-a-turn.ts'
import { spawnWorker } from '../spawn-worker.ts'
import { claimRuntime, loadRuntime } from './onnx-runtime.ts'
import { OverloadedError } from './overloaded-error.ts'
import { unpackQuery } from './packed-query.ts'
import type { EmbedRequest, EmbedResult, TokenForm, WorkerMessage, WorkerSetup } from './protocol.ts'

const MAX_QUERY_BATCH = 16
/** Passes over queries that documents wait for: with more an edit is late, with fewer everybody who asks is. */
const QUERY_TURNS = 3
const MAX_ATTEMPTS = 2
const FIRST_BACKOFF_MS = 100
const MAX_BACKOFF_MS = 5_000
const LONGEST_BATCH_MS = 5_000

export interface EmbedderOptions extends WorkerSetup {
  readonly log: (line: string) => void
  /** Queries that may wait; one more is refused with an OverloadedError. */
  readonly queueLimit: number
}

interface Job<Result> {
  readonly texts: readonly string[]
  readonly tokens: TokenForm
  readonly signal: AbortSignal | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
  attempts: number
  /** While it waits: ends listening to its signal. */
  unlisten?: () => void
}

/** What the worker runs: many queries, or one batch of documents. */
interface Pass {
  readonly id: number
  readonly queries: readonly Job<QueryEncoding>[]
  readonly documents: readonly Job<EmbedResult>[]
}

export class Embedder {
  /** Numbers in a vector, and in one of a word piece. */
  dimensions = 0
  pieceDimensions = 0
  /** Words that the model reads as one piece: those of general language, not names and terms of a trade. */
  words: Vocabulary = new Map()
  private readonly options: EmbedderOptions
  private readonly queries: Job<QueryEncoding>[] = []
  private readonly documents: Job<EmbedResult>[] = []
  private running: Pass | null = null
  private worker: Worker | null = null
  private ready = false
  private closed = false
  private failures = 0
  private restart: NodeJS.Timeout | null = null
  private nextId = 1
  /** Passes over queries since documents began to wait. */
  private passedOver = 0
  private atRest = () => {}

  private constructor(options: EmbedderOptions) {
    this.options = options
  }

  /** Starts the worker and waits until the model has given its first vector. */
  static async start(options: EmbedderOptions): Promise<Embedder> {
    loadRuntime()
    const embedder = new Embedder(options)
    await new Promise<void>((resolve, reject) => embedder.spawn(resolve, reject))
    return embedder
  }

  /** Embeds one query; waits behind one document batch at most. */
  async query(text: string, signal?: AbortSignal): Promise<QueryEncoding> {
    if (this.queries.length >= this.options.queueLimit) throw new OverloadedError(this.queries.length)
    return this.enqueue(this.queries, [text], 'float', signal)
  }

  /** Embeds one small batch of documents, their token vectors as bytes; waiting queries have a few turns first. */
  batch(texts: readonly string[], tokens: TokenForm, signal?: AbortSignal): Promise<EmbedResult> {
    return this.enqueue(this.documents, texts, tokens, signal)
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.restart) clearTimeout(this.restart)
    const waiting = [...jobsOf(this.running), ...this.queries.splice(0), ...this.documents.splice(0)]
    for (const job of waiting) job.reject(new Error('The embedding model was closed'))
    if (this.worker && (this.running || !this.ready)) await this.workerAtRest()
    await this.worker?.terminate()
  }

  /** A thread that is ended inside the runtime's native code takes the process with it: what it runs is awaited. */
  private workerAtRest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LONGEST_BATCH_MS)
      this.atRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  private enqueue<Result>(
    queue: Job<Result>[],
    texts: readonly string[],
    tokens: TokenForm,
    signal?: AbortSignal,
  ): Promise<Result> {
    if (this.closed) return Promise.reject(new Error('The embedding model was closed'))
    if (signal?.aborted) return Promise.reject(reasonOf(signal))
    return new Promise((resolve, reject) => {
      const job = { texts, tokens, signal, resolve, reject, attempts: 0 }
      queue.push(job)
      this.pump()
      if (queue.at(-1) === job) dropWhenLeft(queue, job)
    })
  }

  /** Hands the next batch to the worker when it is free. */
  private pump(): void {
    if (!this.ready || this.running || !this.worker) return
    const due = this.documents.length > 0 && (this.queries.length === 0 || this.passedOver >= QUERY_TURNS)
    const documents = due ? this.documents.splice(0, 1) : []
    const queries = due ? [] : this.queries.splice(0, MAX_QUERY_BATCH)
    const pass = { id: this.nextId, queries, documents }
    const jobs = jobsOf(pass)
    const [first] = jobs
    if (!first) return
    this.nextId++
    this.passedOver = due || this.documents.length === 0 ? 0 : this.passedOver + 1
    this.running = pass
    for (const job of jobs) job.unlisten?.()
    const request: EmbedRequest = {
      id: pass.id,
      texts: jobs.flatMap((job) => job.texts),
      tokens: first.tokens,
    }
    this.worker.postMessage(request)
  }

  private spawn(onReady?: () => void, onFail?: (error: Error) => void): void {
    const { root, name, quantized, maxTokens, oneByOne, bundled } = this.options
    const workerData: WorkerSetup = { root, name, quantized, maxTokens, oneByOne, bundled }
    const worker = spawnWorker(new URL('./embed-worker.ts', import.meta.url), import.meta.url, { workerData })
    let cause = new Error('The embedding worker ended')
    this.worker = worker
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind !== 'ready' && message.kind !== 'failed') return this.settle(message)
      claimRuntime()
      if (message.kind === 'failed') {
        cause = new Error(message.message)
        void worker.terminate()
        return
      }
      this.dimensions = message.dimensions
      this.pieceDimensions = message.pieceDimensions
      this.words = vocabularyOf(message.words)
      this.ready = true
      this.atRest()
      onReady?.()
      this.pump()
    })
    worker.on('error', (error) => (cause = error))
    worker.on('exit', () => {
      if (this.worker !== worker) return
      this.worker = null
      this.atRest()
      if (this.closed) return
      if (onFail && !this.ready) {
        this.closed = true
        return onFail(cause)
      }
      this.ready = false
      this.afterCrash(cause)
    })
  }

  private settle(message: Extract<WorkerMessage, { readonly id: number }>): void {
    const running = this.running
    if (running?.id !== message.id) return
    this.running = null
    this.failures = 0
    this.atRest()
    // First the next batch, so that the worker computes while the results are used.
    this.pump()
    if (message.kind === 'queries') this.deliver(running.queries, message.packed)
    else if (message.kind === 'documents') running.documents[0]?.resolve(message.result)
    else
      for (const job of jobsOf(running))
        job.reject(new Error(`The embedding model failed: ${message.message}`))
  }

  /** What follows from a result takes as long as reading a question: each has a turn of its own. */
  private deliver(queries: readonly Job<QueryEncoding>[], packed: readonly ArrayBuffer[]): void {
    queries.forEach(({ resolve, reject }, i) =>
      oneATurn(() => {
        const numbers = packed[i]
        if (numbers) resolve(unpackQuery(numbers, this.dimensions, this.pieceDimensions))
        else reject(new Error('The embedding model gave fewer results than there were texts'))
      }),
    )
  }

  /** What ran is tried once more by the next worker, then given up; what waits goes on waiting. */
  private afterCrash(cause: Error): void {
    const wait = Math.min(FIRST_BACKOFF_MS * 2 ** this.failures++, MAX_BACKOFF_MS)
    this.options.log(`The embedding worker ended (${cause.message}); a new one starts in ${wait} ms`)
    const failed = new Error('The embedding worker ended while it ran this', { cause })
    tryAgain(this.queries, this.running?.queries ?? [], failed)
    tryAgain(this.documents, this.running?.documents ?? [], failed)
    this.running = null
    this.restart = setTimeout(() => this.spawn(), wait)
  }
}

/** Rarity by rank, as frequencies fall with it. */
export function vocabularyOf(lines: string): Vocabulary {
  const words = lines.split('\n')
  return new Map(words.map((word, rank) => [word, Math.log(1 + rank) / Math.log(1 + words.length)]))
}

const jobsOf = (
  pass: Pass | null,
): readonly Pick<Job<never>, 'texts' | 'tokens' | 'reject' | 'unlisten'>[] =>
  pass ? [...pass.queries, ...pass.documents] : []

/** Takes a job that waits out of its queue when whoever asked leaves; of one that runs nobody is told before its end. */
function dropWhenLeft<Result>(queue: Job<Result>[], job: Job<Result>): void {
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
function tryAgain<Result>(queue: Job<Result>[], jobs: readonly Job<Result>[], failed: Error): void {
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

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted')
}
