/**
 * The embedding model, run in one worker thread: each session takes all cores, so more threads are slower.
 * Queries that wait together share a forward pass; documents come in small batches when no query waits, or when queries
 * have had their turns, since under enough questions an edit would never be indexed.
 */
import type { Worker } from 'node:worker_threads'
import type { QueryEncoding, Vocabulary } from '../answerer.ts'
import { spawnWorker } from '../spawn-worker.ts'
import { claimRuntime, loadRuntime } from './onnx-runtime.ts'
import { OverloadedError } from './overloaded-error.ts'
import type { EmbedRequest, EmbedResult, TokenForm, WorkerMessage, WorkerSetup } from './protocol.ts'
import { splitResult } from './results.ts'

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

interface Job {
  readonly texts: readonly string[]
  readonly tokens: TokenForm
  readonly resolve: (result: EmbedResult) => void
  readonly reject: (error: Error) => void
  attempts: number
  settled: boolean
}

export class Embedder {
  /** Numbers in a vector, and in one of a word piece. */
  dimensions = 0
  pieceDimensions = 0
  /** Words that the model reads as one piece: those of general language, not names and terms of a trade. */
  words: Vocabulary = new Map()
  private readonly options: EmbedderOptions
  private readonly queries: Job[] = []
  private readonly documents: Job[] = []
  private running: { id: number; jobs: readonly Job[] } | null = null
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
    const { vectors, tokens, shares, absent, starts, ends } = await this.enqueue(
      this.queries,
      [text],
      'float',
      signal,
    )
    return {
      vector: vectors,
      tokens: tokens instanceof Float32Array ? tokens : new Float32Array(0),
      matching: { shares, absent: absent[0] ?? 0 },
      starts,
      ends,
    }
  }

  /** Embeds one small batch of documents, their token vectors as bytes; waiting queries have a few turns first. */
  batch(texts: readonly string[], tokens: TokenForm, signal?: AbortSignal): Promise<EmbedResult> {
    return this.enqueue(this.documents, texts, tokens, signal)
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.restart) clearTimeout(this.restart)
    const waiting = [...(this.running?.jobs ?? []), ...this.queries.splice(0), ...this.documents.splice(0)]
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

  private enqueue(
    queue: Job[],
    texts: readonly string[],
    tokens: TokenForm,
    signal?: AbortSignal,
  ): Promise<EmbedResult> {
    if (this.closed) return Promise.reject(new Error('The embedding model was closed'))
    if (signal?.aborted) return Promise.reject(reasonOf(signal))
    return new Promise((resolve, reject) => {
      const finish = () => {
        job.settled = true
        signal?.removeEventListener('abort', abort)
      }
      const job: Job = {
        texts,
        tokens,
        attempts: 0,
        settled: false,
        resolve: (result) => {
          if (!job.settled) resolve(result)
          finish()
        },
        reject: (error) => {
          if (!job.settled) reject(error)
          finish()
        },
      }
      const abort = () => {
        const at = queue.indexOf(job)
        if (at >= 0) queue.splice(at, 1)
        job.reject(signal ? reasonOf(signal) : new Error('aborted'))
      }
      signal?.addEventListener('abort', abort, { once: true })
      queue.push(job)
      this.pump()
    })
  }

  /** Hands the next batch to the worker when it is free. */
  private pump(): void {
    if (!this.ready || this.running || !this.worker) return
    const due = this.documents.length > 0 && (this.queries.length === 0 || this.passedOver >= QUERY_TURNS)
    const jobs = due ? this.documents.splice(0, 1) : this.queries.splice(0, MAX_QUERY_BATCH)
    const [first] = jobs
    if (!first) return
    this.passedOver = due || this.documents.length === 0 ? 0 : this.passedOver + 1
    this.running = { id: this.nextId++, jobs }
    const request: EmbedRequest = {
      id: this.running.id,
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
      if (message.kind === 'result' || message.kind === 'error') return this.settle(message)
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

  private settle(message: Extract<WorkerMessage, { kind: 'result' | 'error' }>): void {
    const running = this.running
    if (running?.id !== message.id) return
    this.running = null
    this.failures = 0
    this.atRest()
    // First the next batch, so that the worker computes while the results are used.
    this.pump()
    if (message.kind === 'result') deliver(running.jobs, message.result)
    else
      for (const job of running.jobs) job.reject(new Error(`The embedding model failed: ${message.message}`))
  }

  /** What ran is tried once more by the next worker, then given up; what waits goes on waiting. */
  private afterCrash(cause: Error): void {
    const wait = Math.min(FIRST_BACKOFF_MS * 2 ** this.failures++, MAX_BACKOFF_MS)
    this.options.log(`The embedding worker ended (${cause.message}); a new one starts in ${wait} ms`)
    for (const job of this.running?.jobs ?? []) {
      const queue = job.tokens === 'float' ? this.queries : this.documents
      if (job.settled) continue
      if (++job.attempts < MAX_ATTEMPTS) queue.unshift(job)
      else job.reject(new Error('The embedding worker ended while it ran this', { cause }))
    }
    this.running = null
    this.restart = setTimeout(() => this.spawn(), wait)
  }
}

/** Rarity by rank, as frequencies fall with it. */
export function vocabularyOf(lines: string): Vocabulary {
  const words = lines.split('\n')
  return new Map(words.map((word, rank) => [word, Math.log(1 + rank) / Math.log(1 + words.length)]))
}

/** Gives each job its part of a shared forward pass; what else waits has its turn between two of them. */
function deliver(jobs: readonly Job[], result: EmbedResult): void {
  const sizes = jobs.map((job) => job.texts.length)
  const parts = splitResult(result, sizes)
  const next = (at: number) => {
    const part = parts[at]
    if (!part) return
    jobs[at]?.resolve(part)
    setImmediate(next, at + 1)
  }
  next(0)
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted')
}
