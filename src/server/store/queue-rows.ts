/**
 * The rows of the one queue. A row is claimed with a lease and a new generation; only the holder of the current
 * generation can change it, so each row is finished once.
 */
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { isPostgres, withLock, type Connection, type Database } from './database.ts'
import { uuidv7 } from './ids.ts'
import type { QueueTables } from './tables/queue.ts'

export interface EnqueueOptions {
  readonly id?: string
  readonly runAt?: number
  /** A second row with the same topic and key is not added. */
  readonly dedupeKey?: string
  /** At most one row of a lane runs at a time, on all replicas; the one that is due longest goes first. */
  readonly lane?: string
}

export interface Claimed {
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

export class QueueRows {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Adds a row, inside the caller's transaction if one is given; returns its id, also when it was there already. */
  async add(
    topic: string,
    payload: unknown,
    options: EnqueueOptions,
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
    if (Number(added.numInsertedOrUpdatedRows ?? 0) > 0) return id
    const known = await connection
      .selectFrom('queue')
      .select('id')
      .where('topic', '=', topic)
      .where((e) => e.or([e('id', '=', id), e('dedupe_key', '=', options.dedupeKey ?? '')]))
      .executeTakeFirst()
    return known?.id ?? id
  }

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

  /** Deletes what was finished longer ago than this. */
  async forget(topic: string, keepMs: number): Promise<void> {
    await this.#db
      .deleteFrom('queue')
      .where('topic', '=', topic)
      .where('finished_at', '<', this.#clock.now() - keepMs)
      .execute()
  }

  /** Claims the row that is due longest, if there is one. */
  async claim(topic: string, leaseMs: number): Promise<Claimed | undefined> {
    const now = this.#clock.now()
    // A look without a lock first: an idle queue must not take the one writer's place twice a second.
    if (!(await due(this.#db, topic, now, false))) return undefined
    // One claim at a time on all replicas: two at once would not see that they take rows of the same lane.
    return withLock(this.#db, `queue:${topic}`, async (trx) => {
      const row = await due(trx, topic, now, isPostgres(trx))
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

  /** False when the row is somebody else's by now. */
  async extend(row: Claimed, leaseMs: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#held(row)
      .set({ lease_until: this.#clock.now() + leaseMs })
      .executeTakeFirst()
    return Number(numUpdatedRows) > 0
  }

  async succeed(row: Claimed, result: unknown): Promise<void> {
    await this.#held(row)
      .set({
        state: 'succeeded',
        finished_at: this.#clock.now(),
        lease_until: null,
        result: JSON.stringify(result ?? null),
        last_error: null,
      })
      .execute()
  }

  async fail(row: Claimed, reason: string): Promise<void> {
    await this.#held(row)
      .set({ state: 'failed', finished_at: this.#clock.now(), lease_until: null, last_error: reason })
      .execute()
  }

  /** Has a row run again, after a try that failed. */
  async retry(row: Claimed, at: number, reason: string): Promise<void> {
    await this.#held(row)
      .set({ state: 'queued', run_at: at, lease_until: null, last_error: reason })
      .execute()
  }

  /** Puts a row back whose try was cut short: whoever comes next takes it up at once, and the try does not count. */
  async putBack(row: Claimed): Promise<void> {
    await this.#held(row)
      .set({ state: 'queued', run_at: this.#clock.now(), lease_until: null, attempts: row.attempts - 1 })
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

/** The row of a topic that is due longest, of a lane where nothing runs; locked against other claims. */
async function due(
  connection: Connection,
  topic: string,
  now: number,
  lock: boolean,
): Promise<Claimed | undefined> {
  // What a dead worker left comes first: it was due before anything else of its lane. Two queries, each along an
  // index: one with OR would read and sort all that is due.
  for (const [state, since] of [
    ['running', 'lease_until'],
    ['queued', 'run_at'],
  ] as const) {
    const query = connection
      .selectFrom('queue')
      .select(['id', 'payload', 'attempts', 'generation', 'created_at'])
      .where('topic', '=', topic)
      .where('state', '=', state)
      .where(since, '<=', now)
      .where((e) =>
        e.or([
          e('lane', 'is', null),
          e('lane', 'not in', (sub) =>
            sub
              .selectFrom('queue as other')
              .select('other.lane')
              .where('other.topic', '=', topic)
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
