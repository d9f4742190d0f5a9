/** Renders in one worker thread, one CV at a time, within limits of time and memory. */
import type { Worker } from 'node:worker_threads'
import { spawnThread } from '../../rag/spawn-thread.ts'
import { ApiError } from '../../server/errors.ts'
import type { RenderReply, RenderRequest } from './pdf-worker.ts'
import type { RenderOptions, RenderedPdf } from './render.ts'

export interface RenderLimits {
  /** Milliseconds for one CV. */
  readonly timeMs: number
  /** Heap of the thread, MiB. */
  readonly memoryMb: number
  /** CVs that wait for their turn, at most. */
  readonly waiting: number
  /** Milliseconds without work after which the thread ends and gives its memory back. */
  readonly idleMs: number
}

export const RENDER_LIMITS: RenderLimits = { timeMs: 60_000, memoryMb: 512, waiting: 4, idleMs: 600_000 }

/** The CV needs more time or memory than one may have. */
export class RenderLimitError extends Error {
  override name = 'RenderLimitError'
}

interface Job {
  readonly markdown: string
  readonly options: RenderOptions
  readonly done: (result: RenderedPdf) => void
  readonly fail: (error: Error) => void
}

export class RenderHost {
  readonly #limits: RenderLimits
  readonly #waiting: Job[] = []
  #worker: Worker | undefined
  #current: { readonly id: number; readonly job: Job; readonly timer: NodeJS.Timeout } | undefined
  #idle: NodeJS.Timeout | undefined
  #nextId = 1
  #closed = false

  constructor(limits: Partial<RenderLimits> = {}) {
    this.#limits = { ...RENDER_LIMITS, ...limits }
  }

  /**
   * @param urgent goes before all that wait, and always finds a place
   * @throws ApiError overloaded when too many wait; Error with the reason when rendering fails
   */
  render(markdown: string, options: RenderOptions, urgent = false): Promise<RenderedPdf> {
    if (this.#closed) return Promise.reject(new ApiError('overloaded', { retryAfter: 1 }))
    if (!urgent && this.#waiting.length >= this.#limits.waiting)
      return Promise.reject(
        new ApiError('overloaded', { message: 'Other PDFs are being rendered.', retryAfter: 2 }),
      )
    return new Promise((done, fail) => {
      const job = { markdown, options, done, fail }
      if (urgent) this.#waiting.unshift(job)
      else this.#waiting.push(job)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const stopped = new Error('rendering was stopped')
    for (const job of this.#waiting.splice(0)) job.fail(stopped)
    await this.#drop(stopped)
  }

  #next(): void {
    if (this.#current || this.#closed) return
    const job = this.#waiting.shift()
    clearTimeout(this.#idle)
    if (!job) {
      this.#idle = setTimeout(() => void this.#drop(new Error('idle')), this.#limits.idleMs).unref()
      return
    }
    const worker = (this.#worker ??= this.#spawn())
    const id = this.#nextId++
    const seconds = this.#limits.timeMs / 1000
    const timer = setTimeout(() => {
      void this.#drop(new RenderLimitError(`rendering took longer than ${seconds} s and was ended`)).then(
        () => this.#next(),
      )
    }, this.#limits.timeMs).unref()
    this.#current = { id, job, timer }
    worker.postMessage({ id, markdown: job.markdown, options: job.options } satisfies RenderRequest)
  }

  #spawn(): Worker {
    const worker = spawnThread('plugins/pdf/pdf-worker', {
      name: 'pdf',
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb },
    })
    worker.unref()
    worker.on('message', (reply: RenderReply) => {
      if (this.#current?.id !== reply.id) return
      const { job } = this.#finish()
      if ('error' in reply) job.fail(new Error(reply.error))
      else job.done(reply.result)
      this.#next()
    })
    const died = (error: Error) => {
      if (this.#worker !== worker) return
      void this.#drop(error).then(() => this.#next())
    }
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const { memoryMb } = this.#limits
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      died(
        full
          ? new RenderLimitError(`rendering took more than ${memoryMb} MB of memory and was ended`)
          : error,
      )
    })
    worker.on('exit', (code) => died(new Error(`the rendering thread ended with code ${code}`)))
    return worker
  }

  #finish(): { readonly job: Job } {
    const current = this.#current
    if (!current) throw new Error('nothing is being rendered')
    clearTimeout(current.timer)
    this.#current = undefined
    return current
  }

  /** Ends the thread; the CV that it was rendering fails with the reason. */
  async #drop(reason: Error): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#idle)
    if (this.#current) this.#finish().job.fail(reason)
    await worker?.terminate()
  }
}
