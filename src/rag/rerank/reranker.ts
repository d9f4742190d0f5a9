/**
 * The cross-encoder in a worker thread of its own. It only ever helps: while it is overloaded, broken or starting
 * again, it gives no scores and the order stays as it was.
 */
import type { Worker } from 'node:worker_threads'
import { claimRuntime, loadRuntime } from '../embed/onnx-runtime.ts'
import { spawnThread } from '../spawn-thread.ts'
import type { RerankMessage, RerankRequest, RerankSetup } from './protocol.ts'

/** Questions that may wait; one more goes without. */
const QUEUE_LIMIT = 64
const RESTART_MS = 1_000
const LONGEST_BATCH_MS = 5_000

/** How well each text fits a question, higher is better; null when that can't be told now. */
export type Rerank = (
  query: string,
  texts: readonly string[],
  signal?: AbortSignal,
) => Promise<ArrayLike<number> | null>

interface Job {
  readonly request: RerankRequest
  readonly finish: (scores: Float32Array | null) => void
  readonly signal: AbortSignal | undefined
}

export class Reranker {
  readonly #setup: RerankSetup
  readonly #log: (line: string) => void
  readonly #waiting: Job[] = []
  #running: Job | null = null
  #worker: Worker | null = null
  #ready = false
  #closed = false
  #restart: NodeJS.Timeout | undefined
  #nextId = 1
  #atRest = () => {}

  private constructor(setup: RerankSetup, log: (line: string) => void) {
    this.#setup = setup
    this.#log = log
  }

  /**
   * Starts the worker and waits until the model has scored something.
   * @throws Error when the model does not load or is no cross-encoder
   */
  static async start(setup: RerankSetup, log: (line: string) => void): Promise<Reranker> {
    loadRuntime()
    const reranker = new Reranker(setup, log)
    await new Promise<void>((resolve, reject) => reranker.#spawn(resolve, reject))
    return reranker
  }

  readonly scores: Rerank = (query, texts, signal) => {
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    if (texts.length === 0 || !this.#ready || this.#waiting.length >= QUEUE_LIMIT)
      return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#waiting.push({ request: { id: this.#nextId++, query, texts }, finish: resolve, signal })
      this.#pump()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#restart)
    for (const job of this.#waiting.splice(0)) job.finish(null)
    const worker = this.#worker
    // A thread that is ended inside the runtime's native code takes the process with it.
    if (worker && (this.#running || !this.#ready)) await this.#idle()
    await worker?.terminate()
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LONGEST_BATCH_MS)
      this.#atRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #pump(): void {
    if (!this.#ready || this.#running || this.#closed) return
    const job = this.#waiting.shift()
    if (!job) return
    // Nobody waits for it any more: the caller's own signal tells it so.
    if (job.signal?.aborted) {
      job.finish(null)
      return this.#pump()
    }
    this.#running = job
    this.#worker?.postMessage(job.request)
  }

  #settle(scores: Float32Array | null): void {
    const job = this.#running
    this.#running = null
    job?.finish(scores)
    this.#atRest()
    this.#pump()
  }

  #spawn(onReady?: () => void, onFail?: (error: Error) => void): void {
    const worker = spawnThread('rag/rerank/rerank-worker', {
      workerData: this.#setup,
    })
    let cause = new Error('its thread ended')
    this.#worker = worker
    worker.on('message', (message: RerankMessage) => {
      if (message.kind === 'scores' || message.kind === 'error') {
        if (message.id !== this.#running?.request.id) return
        if (message.kind === 'error') this.#log(`The cross-encoder failed (${message.message})`)
        return this.#settle(message.kind === 'scores' ? message.scores : null)
      }
      claimRuntime()
      if (message.kind === 'failed') {
        cause = new Error(message.message)
        void worker.terminate()
        return
      }
      this.#ready = true
      this.#atRest()
      onReady?.()
      this.#pump()
    })
    worker.on('error', (error) => (cause = error))
    worker.on('exit', () => {
      const started = this.#ready
      this.#ready = false
      this.#worker = null
      this.#settle(null)
      for (const job of this.#waiting.splice(0)) job.finish(null)
      if (this.#closed) return
      if (onFail && !started) return onFail(cause)
      this.#log(`The cross-encoder ended (${cause.message}); it starts again in ${RESTART_MS} ms`)
      this.#restart = setTimeout(() => this.#spawn(), RESTART_MS)
    })
  }
}
