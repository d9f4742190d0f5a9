/**
 * The one leased queue: jobs, PDF rendering and webhook deliveries. A row is claimed with a lease and a new
 * generation; only the holder of the current generation can finish it, so each row is finished once. A worker
 * that dies lets its lease run out, and the row is claimed again.
 */
import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { isPostgres, withLock, type Connection, type Database } from './database.ts'
import { uuidv7 } from './ids.ts'
import type { QueueTables } from './tables/queue.ts'

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

export interface EnqueueOptions {
  readonly id?: string
  readonly runAt?: number
  /** A second row with the same topic and key is not added. */
  readonly dedupeKey?: string
  /** At most one row of a lane runs at a time, on all replicas; the one that is due longest goes first. */
  readonly lane?: string
}

const POLL_MS = 500
const SWEEP_MS = 60_000
const DEFAULT_LEASE_MS = 30_000

interface Claimed {
  readonly id: string
  readonly payload: string
  readonly attempts: number
  readonly generation: number
  readonly created_at: number
}

export type QueueRow = Pick<
  QueueTables['queue'],
  'id' | 'state' | 'result' | 'last_error' | 'attempts' | 'created_at' | 'finished_at'
>

export class Queue {
  readonly #db: Database
  readonly #clock: Clock
  readonly #onError: (error: unknown, topic: string, id?: string) => void
  readonly #topics = new Map<string, Topic<unknown>>()
  readonly #running = new Map<string, Set<Promise<void>>>()
  readonly #wake = new EventEmitter()
  readonly #stop = new AbortController()
  #cancel: (() => void)[] = []

  constructor(db: Database, clock: Clock, onError: (error: unknown, topic: string, id?: string) => void) {
    this.#db = db
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
    connection: Connection = this.#db,
  ): Promise<string> {
    const now = this.#clock.now()
    const id = options.id ?? uuidv7(now)
    const added = await connection
      .insertInto('queue')
      .values({
        id,
        topic,
        dedupe_key: options.dedupeKey ?? null,
        lane: options.lane ?? null,
        payload: JSON.stringify(payload),
        state: 'queued',
        run_at: options.runAt ?? now,
        lease_until: null,
        generation: 0,
        attempts: 0,
        last_error: null,
        result: null,
        created_at: now,
        finished_at: null,
      })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst()
    // In a caller's transaction the row may not be visible yet; the poll finds it then.
    setImmediate(() => this.#wake.emit(topic))
    if (Number(added.numInsertedOrUpdatedRows ?? 0) > 0) return id
    const known = await connection
      .selectFrom('queue')
      .select('id')
      .where('topic', '=', topic)
      .where((e) => e.or([e('id', '=', id), e('dedupe_key', '=', options.dedupeKey ?? '')]))
      .executeTakeFirst()
    return known?.id ?? id
  }

  /** One row as it stands. */
  async find(topic: string, id: string): Promise<QueueRow | undefined> {
    return this.#db
      .selectFrom('queue')
      .select(['id', 'state', 'result', 'last_error', 'attempts', 'created_at', 'finished_at'])
      .where('topic', '=', topic)
      .where('id', '=', id)
      .executeTakeFirst()
  }

  /** How many rows of a topic wait or run. */
  async unfinished(topic: string): Promise<number> {
    const { rows } = await this.#db
      .selectFrom('queue')
      .select((e) => e.fn.countAll<number | string>().as('rows'))
      .where('topic', '=', topic)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirstOrThrow()
    return Number(rows)
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
    for (const [name, topic] of this.#topics) {
      if (topic.keepMs === undefined) continue
      await this.#db
        .deleteFrom('queue')
        .where('topic', '=', name)
        .where('finished_at', '<', this.#clock.now() - topic.keepMs)
        .execute()
    }
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
      const claim = this.#claim(name, topic.leaseMs ?? DEFAULT_LEASE_MS)
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

  async #claim(name: string, leaseMs: number): Promise<Claimed | undefined> {
    const now = this.#clock.now()
    // What a dead worker left comes first: it was due before anything else of its lane. Two queries, each along an
    // index: one with OR would read and sort all that is due.
    const due = async (connection: Connection, lock: boolean) => {
      for (const [state, since] of [
        ['running', 'lease_until'],
        ['queued', 'run_at'],
      ] as const) {
        const query = connection
          .selectFrom('queue')
          .select(['id', 'payload', 'attempts', 'generation', 'created_at'])
          .where('topic', '=', name)
          .where('state', '=', state)
          .where(since, '<=', now)
          .where((e) =>
            e.or([
              e('lane', 'is', null),
              e('lane', 'not in', (sub) =>
                sub
                  .selectFrom('queue as other')
                  .select('other.lane')
                  .where('other.topic', '=', name)
                  .where('other.state', '=', 'running')
                  .where('other.lease_until', '>', now)
                  .where('other.lane', 'is not', null),
              ),
            ]),
          )
          .orderBy('run_at')
          .orderBy('id')
          .limit(1)
        const row = await (lock ? query.forUpdate().skipLocked() : query).executeTakeFirst()
        if (row) return row
      }
      return undefined
    }
    // A look without a lock first: an idle queue must not take the one writer's place twice a second.
    if (!(await due(this.#db, false))) return undefined
    // One claim at a time on all replicas: two at once would not see that they take rows of the same lane.
    return withLock(this.#db, `queue:${name}`, async (trx) => {
      const row = await due(trx, isPostgres(trx))
      if (!row) return undefined
      const claimed = { ...row, attempts: row.attempts + 1, generation: row.generation + 1 }
      await trx
        .updateTable('queue')
        .set({
          state: 'running',
          lease_until: now + leaseMs,
          attempts: claimed.attempts,
          generation: claimed.generation,
        })
        .where('id', '=', row.id)
        .execute()
      return claimed
    })
  }

  async #run(name: string, topic: Topic<unknown>, row: Claimed): Promise<void> {
    const leaseMs = topic.leaseMs ?? DEFAULT_LEASE_MS
    const lost = new AbortController()
    let cancel = () => {}
    const beat = () => {
      cancel = this.#clock.after(leaseMs / 3, () => {
        this.#held(row)
          .set({ lease_until: this.#clock.now() + leaseMs })
          .executeTakeFirst()
          .then((r) => (Number(r.numUpdatedRows) === 0 ? lost.abort() : beat()))
          .catch(() => beat())
      })
    }
    beat()
    try {
      const payload = topic.payload.parse(JSON.parse(row.payload))
      const signal = AbortSignal.any([this.#stop.signal, lost.signal])
      const result = await topic.handle(
        { id: row.id, payload, attempt: row.attempts, createdAt: row.created_at },
        signal,
      )
      await this.#held(row)
        .set({
          state: 'succeeded',
          finished_at: this.#clock.now(),
          lease_until: null,
          result: JSON.stringify(result ?? null),
          last_error: null,
        })
        .execute()
    } catch (error) {
      await this.#failed(name, topic, row, error)
    } finally {
      cancel()
    }
  }

  async #failed(name: string, topic: Topic<unknown>, row: Claimed, error: unknown): Promise<void> {
    const now = this.#clock.now()
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
    if (this.#stop.signal.aborted) {
      // Stopped, not failed: whoever comes next takes it up at once, and this try does not count.
      await this.#held(row)
        .set({ state: 'queued', lease_until: null, attempts: row.attempts - 1, run_at: now })
        .execute()
      return
    }
    this.#onError(error, name, row.id)
    const over = error instanceof GiveUp || row.attempts >= topic.maxAttempts
    const next = error instanceof RetryAt ? error.at : now + topic.delay(row.attempts)
    await this.#held(row)
      .set(
        over
          ? { state: 'failed', finished_at: now, lease_until: null, last_error: reason }
          : { state: 'queued', run_at: next, lease_until: null, last_error: reason },
      )
      .execute()
  }

  #held(row: Claimed) {
    return this.#db
      .updateTable('queue')
      .where('id', '=', row.id)
      .where('generation', '=', row.generation)
      .where('state', '=', sql.lit('running'))
  }
}
