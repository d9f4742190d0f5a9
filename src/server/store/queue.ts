/**
 * The one leased queue: jobs, PDF rendering and webhook deliveries. A worker that dies lets its lease run out, and
 * the row is claimed again (see queue-rows.ts).
 */
import { EventEmitter } from 'node:events'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Connection, Database } from './database.ts'
import { QueueRows, type Claimed, type EnqueueOptions, type QueueRow } from './queue-rows.ts'

/** Thrown by a handler to be called again at a time of its own choosing, milliseconds since the epoch. */
export class RetryAt extends Error {
  override name = 'RetryAt'
  readonly at: number
  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

/** Thrown by a handler when trying again cannot help. */
export class GiveUp extends Error {
  override name = 'GiveUp'
}

export interface QueuedTask<P> {
  readonly id: string
  readonly payload: P
  /** 1 at the first try. */
  readonly attempt: number
  readonly createdAt: number
}

export interface Topic<P> {
  readonly payload: z.ZodType<P>
  /** What it returns is kept as the row's result (JSON). */
  readonly handle: (task: QueuedTask<P>, signal: AbortSignal) => Promise<unknown>
  /** Tries in all; then the row is failed. */
  readonly maxAttempts: number
  /** Milliseconds until the next try after this many failed ones. */
  readonly delay: (failed: number) => number
  readonly leaseMs?: number
  readonly concurrency?: number
  /** Milliseconds that finished rows are kept; unset: for ever. */
  readonly keepMs?: number
}

const POLL_MS = 500
const SWEEP_MS = 60_000
const DEFAULT_LEASE_MS = 30_000
const MAX_REASON = 1000

export class Queue {
  readonly #rows: QueueRows
  readonly #clock: Clock
  readonly #onError: (error: unknown, topic: string, id?: string) => void
  readonly #topics = new Map<string, Topic<unknown>>()
  readonly #running = new Map<string, Set<Promise<void>>>()
  readonly #wake = new EventEmitter()
  readonly #stop = new AbortController()
  #cancel: (() => void)[] = []

  constructor(db: Database, clock: Clock, onError: (error: unknown, topic: string, id?: string) => void) {
    this.#rows = new QueueRows(db, clock)
    this.#clock = clock
    this.#onError = onError
  }

  /** Names a topic and its worker; before `start`. */
  register<P>(name: string, topic: Topic<P>): void {
    if (this.#topics.has(name)) throw new Error(`queue topic ${name} is registered twice`)
    this.#topics.set(name, topic as Topic<unknown>)
    this.#running.set(name, new Set())
  }

  /** Adds a row, inside the caller's transaction if one is given; returns its id, also when it was there already. */
  async enqueue(
    topic: string,
    payload: unknown,
    options: EnqueueOptions = {},
    connection?: Connection,
  ): Promise<string> {
    const id = await this.#rows.add(topic, payload, options, connection)
    // In a caller's transaction the row may not be visible yet; the poll finds it then.
    setImmediate(() => this.#wake.emit(topic))
    return id
  }

  /** One row as it stands. */
  find(topic: string, id: string): Promise<QueueRow | undefined> {
    return this.#rows.find(topic, id)
  }

  /** How many rows of a topic wait or run. */
  unfinished(topic: string): Promise<number> {
    return this.#rows.unfinished(topic)
  }

  /** Looks for due rows now, for example after a transaction that enqueued has committed. */
  nudge(topic: string): void {
    this.#wake.emit(topic)
  }

  start(): void {
    for (const name of this.#topics.keys()) {
      const look = () => void this.#fill(name).catch((error: unknown) => this.#onError(error, name))
      this.#wake.on(name, look)
      this.#every(POLL_MS, look)
      look()
    }
    this.#every(SWEEP_MS, () => void this.sweep().catch((error: unknown) => this.#onError(error, 'sweep')))
  }

  /** Stops claiming, tells the handlers, and waits for those that are under way. */
  async stop(): Promise<void> {
    this.#stop.abort()
    for (const cancel of this.#cancel) cancel()
    this.#wake.removeAllListeners()
    await Promise.allSettled([...this.#running.values()].flatMap((set) => [...set]))
  }

  /** Deletes finished rows that are older than their topic keeps them. */
  async sweep(): Promise<void> {
    for (const [name, { keepMs }] of this.#topics)
      if (keepMs !== undefined) await this.#rows.forget(name, keepMs)
  }

  #every(ms: number, fn: () => void): void {
    const slot = this.#cancel.length
    const arm = () => {
      this.#cancel[slot] = this.#clock.after(ms, () => {
        if (this.#stop.signal.aborted) return
        fn()
        arm()
      })
    }
    arm()
  }

  async #fill(name: string): Promise<void> {
    const topic = this.#topics.get(name)
    const running = this.#running.get(name)
    if (!topic || !running) return
    while (!this.#stop.signal.aborted && running.size < (topic.concurrency ?? 1)) {
      // A slot counts from the claim on, so that two looks at once keep to the limit.
      const claim = this.#rows.claim(name, topic.leaseMs ?? DEFAULT_LEASE_MS)
      const work: Promise<void> = claim
        .then((row) => (row ? this.#run(name, topic, row) : undefined))
        .catch((error: unknown) => this.#onError(error, name))
        .finally(() => running.delete(work))
      running.add(work)
      const row = await claim.catch(() => undefined)
      if (!row) return
      void work.then(() => this.#fill(name))
    }
  }

  async #run(name: string, topic: Topic<unknown>, row: Claimed): Promise<void> {
    const leaseMs = topic.leaseMs ?? DEFAULT_LEASE_MS
    const lost = new AbortController()
    let cancel = () => {}
    const beat = () => {
      cancel = this.#clock.after(leaseMs / 3, () => {
        this.#rows
          .extend(row, leaseMs)
          .then((ours) => (ours ? beat() : lost.abort()))
          .catch(() => beat())
      })
    }
    beat()
    try {
      const payload = topic.payload.parse(JSON.parse(row.payload))
      const signal = AbortSignal.any([this.#stop.signal, lost.signal])
      const task = { id: row.id, payload, attempt: row.attempts, createdAt: row.created_at }
      await this.#rows.succeed(row, await topic.handle(task, signal))
    } catch (error) {
      await this.#failed(name, topic, row, error)
    } finally {
      cancel()
    }
  }

  async #failed(name: string, topic: Topic<unknown>, row: Claimed, error: unknown): Promise<void> {
    // Stopped, not failed.
    if (this.#stop.signal.aborted) return this.#rows.putBack(row)
    this.#onError(error, name, row.id)
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON)
    if (error instanceof GiveUp || row.attempts >= topic.maxAttempts) return this.#rows.fail(row, reason)
    const next = error instanceof RetryAt ? error.at : this.#clock.now() + topic.delay(row.attempts)
    await this.#rows.retry(row, next, reason)
  }
}
