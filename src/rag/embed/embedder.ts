/**
 * The embedding model, run in one worker thread: each session takes all cores, so more threads are slower.
 * Queries that wait together share a forward pass; documents come in small batches when no query waits, or when queries
 * have had their turns, since under enough questions an edit would never be indexed.
 */
import type { Worker } from 'node:worker_threads'
import type { QueryEncoding, Vocabulary } from '../answerer.ts'
import { oneATurn } from '../one-a-turn.ts'
import { spawnThread } from '../spawn-thread.ts'
import {
  dropWhenLeft,
  reasonOf,
  tryAgain,
  type PairsJob,
  type Pass,
  type TextJob,
  type Waiting,
} from './jobs.ts'
import { claimRuntime, loadRuntime } from './onnx-runtime.ts'
import { OverloadedError } from './overloaded-error.ts'
import { unpackQuery } from './packed-query.ts'
import type { EmbedResult, Pairs, TokenForm, WorkerMessage, WorkerRequest, WorkerSetup } from './protocol.ts'

const MAX_QUERY_BATCH = 16
/** Questions that are judged in one turn. */
const MAX_JUDGED = 8
/** Passes over queries that documents wait for: with more an edit is late, with fewer everybody who asks is. */
const QUERY_TURNS = 3
const FIRST_BACKOFF_MS = 100
const MAX_BACKOFF_MS = 5_000
const LONGEST_BATCH_MS = 5_000

export interface EmbedderOptions extends WorkerSetup {
  readonly log: (line: string) => void
  /** Queries that may wait; one more is refused with an OverloadedError. */
  readonly queueLimit: number
}

export class Embedder {
  /** Numbers in a vector, and in one of a word piece. */
  dimensions = 0
  pieceDimensions = 0
  /** Words that the model reads as one piece: those of general language, not names and terms of a trade. */
  words: Vocabulary = new Map()
  private readonly options: EmbedderOptions
  private readonly pairs: PairsJob[] = []
  private readonly queries: TextJob<QueryEncoding>[] = []
  private readonly documents: TextJob<EmbedResult>[] = []
  private verifier = ''
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
    return this.enqueue(this.queries, signal, (job) => ({ ...job, texts: [text], tokens: 'float' as const }))
  }

  /** Embeds one small batch of documents, their token vectors as bytes; waiting queries have a few turns first. */
  batch(texts: readonly string[], tokens: TokenForm, signal?: AbortSignal): Promise<EmbedResult> {
    return this.enqueue(this.documents, signal, (job) => ({ ...job, texts, tokens }))
  }

  /**
   * How likely each passage answers a question: logits of the verifier, which reads both as this model does.
   * @param verifier path of its folder
   * @throws Error when it does not load, the model is not the bundled one, or too many wait
   */
  async judge(verifier: string, pairs: Pairs, signal?: AbortSignal): Promise<Float32Array> {
    if (this.pairs.length >= this.options.queueLimit) throw new OverloadedError(this.pairs.length)
    this.verifier = verifier
    return this.enqueue(this.pairs, signal, (job) => ({ ...job, pairs }))
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.restart) clearTimeout(this.restart)
    const queues = [this.pairs, this.queries, this.documents]
    const waiting = [...(this.running?.jobs ?? []), ...queues.flatMap((queue): Waiting[] => queue.splice(0))]
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

  private enqueue<Result, Job extends Waiting>(
    queue: Job[],
    signal: AbortSignal | undefined,
    jobOf: (job: Waiting & { resolve: (result: Result) => void }) => Job,
  ): Promise<Result> {
    if (this.closed) return Promise.reject(new Error('The embedding model was closed'))
    if (signal?.aborted) return Promise.reject(reasonOf(signal))
    return new Promise((resolve, reject) => {
      const job = jobOf({ signal, resolve, reject, attempts: 0 })
      queue.push(job)
      this.pump()
      if (queue.at(-1) === job) dropWhenLeft(queue, job)
    })
  }

  /** Hands the next batch to the worker when it is free. */
  private pump(): void {
    if (!this.ready || this.running || !this.worker) return
    const pass = this.nextPass()
    if (pass.jobs.length === 0) return
    this.nextId++
    this.passedOver = pass.kind === 'documents' || this.documents.length === 0 ? 0 : this.passedOver + 1
    this.running = pass
    for (const job of pass.jobs) job.unlisten?.()
    this.worker.postMessage(requestOf(pass, this.verifier))
  }

  /** Documents when they are due; else questions that are half answered before those that are not begun. */
  private nextPass(): Pass {
    const id = this.nextId
    const isAsked = this.pairs.length + this.queries.length > 0
    if (this.documents.length > 0 && (!isAsked || this.passedOver >= QUERY_TURNS))
      return { kind: 'documents', id, jobs: this.documents.splice(0, 1) }
    if (this.pairs.length > 0) return { kind: 'pairs', id, jobs: this.pairs.splice(0, MAX_JUDGED) }
    return { kind: 'queries', id, jobs: this.queries.splice(0, MAX_QUERY_BATCH) }
  }

  private spawn(onReady?: () => void, onFail?: (error: Error) => void): void {
    const { root, name, quantized, maxTokens, oneByOne, bundled } = this.options
    const workerData: WorkerSetup = { root, name, quantized, maxTokens, oneByOne, bundled }
    const worker = spawnThread('rag/embed/embed-worker', { workerData })
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
    if (message.kind === 'error') {
      for (const job of running.jobs) job.reject(new Error(`The embedding model failed: ${message.message}`))
    } else if (running.kind === 'queries' && message.kind === 'queries')
      this.deliver(running.jobs, message.packed)
    else if (running.kind === 'documents' && message.kind === 'documents')
      running.jobs[0]?.resolve(message.result)
    else if (running.kind === 'pairs' && message.kind === 'judged')
      running.jobs.forEach(({ resolve }, i) => resolve(message.logits[i] ?? new Float32Array(0)))
  }

  /** What follows from a result takes as long as reading a question: each has a turn of its own. */
  private deliver(queries: readonly TextJob<QueryEncoding>[], packed: readonly ArrayBuffer[]): void {
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
    const { running } = this
    this.running = null
    if (running?.kind === 'pairs') tryAgain(this.pairs, running.jobs, failed)
    else if (running?.kind === 'queries') tryAgain(this.queries, running.jobs, failed)
    else if (running?.kind === 'documents') tryAgain(this.documents, running.jobs, failed)
    this.restart = setTimeout(() => this.spawn(), wait)
  }
}

/** Rarity by rank, as frequencies fall with it. */
export function vocabularyOf(lines: string): Vocabulary {
  const words = lines.split('\n')
  return new Map(words.map((word, rank) => [word, Math.log(1 + rank) / Math.log(1 + words.length)]))
}

function requestOf(pass: Pass, verifier: string): WorkerRequest {
  const { id } = pass
  if (pass.kind === 'pairs')
    return { kind: 'judge', id, verifier, pairs: pass.jobs.map(({ pairs }) => pairs) }
  const texts =
    pass.kind === 'queries' ? pass.jobs.flatMap((job) => job.texts) : pass.jobs.flatMap((job) => job.texts)
  return { kind: 'embed', id, texts, tokens: pass.jobs[0]?.tokens ?? 'none' }
}
