/**
 * Turns each event of the outbox into one delivery for each active endpoint. Deliveries, queue rows and the mark on
 * the event are one transaction: an event is fanned out once, whoever wrote it, and after whatever crash.
 */
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../server/clock.ts'
import type { Config } from '../../server/config.ts'
import { withLock, type Database } from '../../server/store/database.ts'
import { deliveryIds, type DeliveryStore } from './deliveries.ts'
import { WEBHOOKS_LOCK } from './endpoints.ts'

/** How often the outbox is looked at for events of other processes, milliseconds. */
const POLL_MS = 500
/** Events that one transaction fans out. */
const BATCH = 20
/** Standard Webhooks asks for bodies under 20 kB. */
const MAX_BODY_BYTES = 16 * 1024

const outboxDataSchema = z.object({
  version: z.number(),
  updated_at: z.string(),
  sha256: z.string(),
  sections_changed: z.array(z.string()),
})
export type OutboxData = z.infer<typeof outboxDataSchema>

/**
 * The body of an event: `{type, timestamp, data}`.
 * @param at when it happened, milliseconds
 * @param test whether the owner sent it to try an endpoint
 */
export function eventBody(type: string, at: number, data: OutboxData, baseUrl: string, test = false): string {
  const bodyWith = (sections: readonly string[]) =>
    JSON.stringify({
      type,
      timestamp: new Date(at).toISOString(),
      data: {
        version: data.version,
        updated_at: data.updated_at,
        sha256: data.sha256,
        url: `${baseUrl}/api/v1/cv`,
        sections_changed: sections,
        ...(test ? { test: true } : {}),
      },
    })
  const sections = data.sections_changed.map((heading) => [...heading].slice(0, 200).join(''))
  let body = bodyWith(sections)
  while (sections.length > 0 && Buffer.byteLength(body) > MAX_BODY_BYTES) {
    sections.length = Math.floor(sections.length / 2)
    body = bodyWith(sections)
  }
  return body
}

export interface FanOutOptions {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'BASE_URL'>
  readonly deliveries: DeliveryStore
  readonly log: FastifyBaseLogger
}

export class FanOut {
  readonly #options: FanOutOptions
  #pass: Promise<void> | undefined
  #again = false
  #stopped = false
  #cancel = () => {}

  constructor(options: FanOutOptions) {
    this.#options = options
  }

  start(): void {
    const arm = () => {
      this.#cancel = this.#options.clock.after(POLL_MS, () => {
        this.look()
        if (!this.#stopped) arm()
      })
    }
    arm()
    this.look()
  }

  /** Fans out what the outbox holds; looks that come while one is under way become one more. */
  look(): void {
    this.#again = true
    this.#pass ??= this.#run()
      .catch((error: unknown) =>
        this.#options.log.error({ err: error }, 'webhook events could not be fanned out'),
      )
      .finally(() => (this.#pass = undefined))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#pass
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false
      const waiting = await this.#options.db
        .selectFrom('events')
        .select('id')
        .where('dispatched_at', 'is', null)
        .limit(1)
        .executeTakeFirst()
      // A look without a lock first, since there is nearly always nothing.
      while (waiting && !this.#stopped && (await this.#dispatch()) === BATCH);
      if (waiting) this.#options.deliveries.nudge()
    }
  }

  /** Returns how many events it took off. */
  #dispatch(): Promise<number> {
    const { db, clock, config, deliveries, log } = this.#options
    return withLock(db, WEBHOOKS_LOCK, async (trx) => {
      const events = await trx
        .selectFrom('events')
        .selectAll()
        .where('dispatched_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(BATCH)
        .execute()
      if (events.length === 0) return 0
      const endpoints = await trx
        .selectFrom('webhook_endpoints')
        .select(['id', 'events'])
        .where('status', '=', 'active')
        .execute()
      const announced = events
        .map((event) => ({ ...event, data: outboxDataSchema.parse(JSON.parse(event.data)) }))
        .sort((a, b) => a.data.version - b.data.version)
      const samples = await trx.selectFrom('versions').select('version').where('is_default', '=', 1).execute()
      const isSample = new Set(samples.map((row) => row.version))
      const now = clock.now()
      const ids = deliveryIds(announced.length * endpoints.length, now)
      for (const event of announced) {
        // The bundled sample is nobody's update.
        const wanting = isSample.has(event.data.version)
          ? []
          : endpoints.filter((e) => (JSON.parse(e.events) as string[]).includes(event.type))
        const message = {
          eventId: event.id,
          version: event.data.version,
          body: eventBody(event.type, event.created_at, event.data, config.BASE_URL),
          test: false,
        }
        await deliveries.add(trx, message, wanting, ids.splice(0, wanting.length))
        log.debug({ event: event.id, endpoints: wanting.length }, 'webhook event fanned out')
      }
      await trx
        .updateTable('events')
        .set({ dispatched_at: now })
        .where(
          'id',
          'in',
          events.map((event) => event.id),
        )
        .execute()
      return events.length
    })
  }
}
