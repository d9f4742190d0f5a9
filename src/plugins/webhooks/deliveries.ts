/** Deliveries in the database: one row an event and endpoint, each with a row of the leased queue that tries it. */
import type { Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import type { Clock } from '../../server/clock.ts'
import { ApiError } from '../../server/errors.ts'
import { withLock, type Database } from '../../server/store/database.ts'
import { uuidv7 } from '../../server/store/ids.ts'
import type { Queue } from '../../server/store/queue.ts'
import type { Tables } from '../../server/store/tables.ts'
import { WEBHOOKS_LOCK, type EndpointRow } from './endpoints.ts'

export type DeliveryRow = Selectable<Tables['webhook_deliveries']>
export type DeliveryStatus = DeliveryRow['status']

/** Topic of the queue; a row names the delivery it tries. */
export const TOPIC = 'webhook-delivery'
export const taskSchema = z.strictObject({ delivery: z.string() })

/** How long deliveries that ended are kept, milliseconds. */
export const KEEP_MS = 30 * 24 * 3_600_000

/** Failed deliveries that one call sends again. */
export const MAX_RETRIED = 1_000

/** What is to be delivered: the id and the text stay the same on every try. */
export interface Message {
  readonly eventId: string
  readonly version: number
  readonly body: string
  readonly test: boolean
}

export interface DeliveryListOptions {
  readonly limit: number
  readonly before?: string | undefined
  readonly status?: DeliveryStatus | undefined
}

export class DeliveryStore {
  readonly #db: Database
  readonly #clock: Clock
  readonly #queue: Queue

  constructor(db: Database, clock: Clock, queue: Queue) {
    this.#db = db
    this.#clock = clock
    this.#queue = queue
  }

  /**
   * Adds one delivery for each endpoint and the queue rows that try them, in the caller's transaction.
   * @param ids of the deliveries, in the order in which they are to be sent
   */
  async add(
    trx: Transaction<Tables>,
    message: Message,
    endpoints: readonly Pick<EndpointRow, 'id'>[],
    ids: readonly string[],
  ): Promise<void> {
    const now = this.#clock.now()
    for (const [i, endpoint] of endpoints.entries()) {
      const id = ids[i] ?? `dlv_${uuidv7(now)}`
      const row: DeliveryRow = {
        id,
        endpoint_id: endpoint.id,
        event_id: message.eventId,
        version: message.version,
        test: message.test ? 1 : 0,
        body: message.body,
        status: 'pending',
        attempts: 0,
        queue_id: id,
        next_attempt_at: now,
        last_attempt_at: null,
        delivered_at: null,
        response_status: null,
        response_body: null,
        error: null,
        duration_ms: null,
        created_at: now,
      }
      await trx.insertInto('webhook_deliveries').values(row).execute()
      await this.#enqueue(trx, id, id, endpoint.id, now)
    }
  }

  /** Looks for due deliveries, after the transaction that added them. */
  nudge(): void {
    this.#queue.nudge(TOPIC)
  }

  /** Newest first; up to one row more than `limit`, which tells whether there is a next page. */
  list(endpointId: string, { limit, before, status }: DeliveryListOptions): Promise<DeliveryRow[]> {
    let query = this.#db.selectFrom('webhook_deliveries').selectAll().where('endpoint_id', '=', endpointId)
    if (before !== undefined) query = query.where('id', '<', before)
    if (status !== undefined) query = query.where('status', '=', status)
    return query
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
  }

  /** How many deliveries of each endpoint are in each state. */
  async counts(endpointIds: readonly string[]): Promise<Map<string, Record<DeliveryStatus, number>>> {
    const counts = new Map(endpointIds.map((id) => [id, { pending: 0, delivered: 0, failed: 0 }]))
    if (endpointIds.length === 0) return counts
    const rows = await this.#db
      .selectFrom('webhook_deliveries')
      .select((e) => ['endpoint_id', 'status', e.fn.countAll<number | string>().as('count')])
      .where('endpoint_id', 'in', endpointIds)
      .groupBy(['endpoint_id', 'status'])
      .execute()
    for (const row of rows) {
      const own = counts.get(row.endpoint_id)
      if (own) own[row.status] = Number(row.count)
    }
    return counts
  }

  /**
   * Tries a delivery again from the start of the schedule, now.
   * @throws ApiError not_found, or conflict when its endpoint is not active
   */
  async retry(endpoint: EndpointRow, id: string): Promise<DeliveryRow> {
    requireActive(endpoint)
    const row = await withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const found = await trx
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('id', '=', id)
        .where('endpoint_id', '=', endpoint.id)
        .executeTakeFirst()
      if (!found)
        throw new ApiError('not_found', { message: 'There is no delivery with this id for this endpoint.' })
      return this.#requeue(trx, id, endpoint.id)
    })
    this.nudge()
    return row
  }

  /**
   * Tries the oldest failed deliveries of an endpoint again, 1,000 at most.
   * @throws ApiError conflict when the endpoint is not active
   */
  async retryFailed(endpoint: EndpointRow): Promise<{ retried: number; remaining: number }> {
    requireActive(endpoint)
    const result = await withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const failed = trx
        .selectFrom('webhook_deliveries')
        .where('endpoint_id', '=', endpoint.id)
        .where('status', '=', 'failed')
      const { count } = await failed
        .select((e) => e.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      const rows = await failed.select('id').orderBy('id').limit(MAX_RETRIED).execute()
      for (const { id } of rows) await this.#requeue(trx, id, endpoint.id)
      return { retried: rows.length, remaining: Number(count) - rows.length }
    })
    this.nudge()
    return result
  }

  /** Deletes what ended long ago. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('webhook_deliveries')
      .where('status', '!=', 'pending')
      .where('created_at', '<', this.#clock.now() - KEEP_MS)
      .execute()
  }

  /** A new queue row takes over: the one before, should it still be there, finds that it is no longer named. */
  async #requeue(trx: Transaction<Tables>, id: string, endpointId: string): Promise<DeliveryRow> {
    const now = this.#clock.now()
    const queueId = uuidv7(now)
    await this.#enqueue(trx, queueId, id, endpointId, now)
    return trx
      .updateTable('webhook_deliveries')
      .set({ status: 'pending', attempts: 0, queue_id: queueId, next_attempt_at: now, error: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async #enqueue(trx: Transaction<Tables>, id: string, delivery: string, lane: string, runAt: number) {
    await this.#queue.enqueue(TOPIC, { delivery }, { id, runAt, lane }, trx)
  }
}

/** @throws ApiError conflict */
export function requireActive(endpoint: EndpointRow): void {
  if (endpoint.status !== 'active')
    throw new ApiError('conflict', { message: `The endpoint is ${endpoint.status}; approve it first.` })
}

/** Ids that sort in the order in which they are handed out, for what is sent one after the other. */
export function deliveryIds(count: number, now: number): string[] {
  return Array.from({ length: count }, () => `dlv_${uuidv7(now)}`).sort()
}
