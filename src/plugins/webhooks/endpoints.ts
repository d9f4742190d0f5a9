/** Webhook endpoints in the database: registration, the owner's decisions, secrets. */
import type { Selectable, Transaction } from 'kysely'
import type { Clock } from '../../server/clock.ts'
import { ApiError } from '../../server/errors.ts'
import { withLock, type Connection, type Database } from '../../server/store/database.ts'
import { uuidv7 } from '../../server/store/ids.ts'
import type { Secrets } from '../../server/store/secrets.ts'
import type { Tables } from '../../server/store/tables.ts'
import { newSecret, openSecrets, rotate, sealSecrets } from './signing.ts'

export type EndpointRow = Selectable<Tables['webhook_endpoints']>
export type EndpointStatus = EndpointRow['status']
export type EventName = 'cv.content.updated'

export const MAX_ENDPOINTS = 50
export const MAX_PENDING = 100
export const MAX_PENDING_PER_ADDRESS = 5
/** How long a registration waits for the owner, and a rejected one is remembered, milliseconds. */
export const PENDING_MS = 7 * 24 * 3_600_000

/** Name of the lock under which endpoints change and events are fanned out. */
export const WEBHOOKS_LOCK = 'webhooks'

export interface Registration {
  readonly url: string
  readonly events: readonly EventName[]
  readonly secret?: string | undefined
}

export interface ListOptions {
  readonly limit: number
  /** Id; exclusive. */
  readonly before?: string | undefined
  readonly status?: EndpointStatus | undefined
}

export class EndpointStore {
  readonly #db: Database
  readonly #clock: Clock
  readonly #secrets: Secrets

  constructor(db: Database, clock: Clock, secrets: Secrets) {
    this.#db = db
    this.#clock = clock
    this.#secrets = secrets
  }

  /**
   * The owner's registration, active at once. The url of an endpoint there is updates that one: its events, its
   * secret when one is given (the old one signs for another day), and it is active again.
   * @throws ApiError invalid_request when there are 50 endpoints
   */
  registerActive(wanted: Registration): Promise<EndpointRow> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const there = await findByUrl(trx, wanted.url)
      if (!there) {
        await this.#requireRoom(trx)
        return this.#insert(trx, wanted, 'active', null)
      }
      const now = this.#clock.now()
      return this.#update(trx, there.id, {
        events: JSON.stringify(wanted.events),
        status: 'active',
        status_reason: null,
        ...(there.status === 'active' ? {} : { failing_since: null }),
        ...(wanted.secret
          ? {
              secrets: sealSecrets(
                this.#secrets,
                rotate(openSecrets(this.#secrets, there.secrets), wanted.secret, now),
              ),
              secret_hidden: 0,
            }
          : {}),
      })
    })
  }

  /**
   * A stranger's registration, which waits for the owner. It neither touches nor betrays an endpoint of that url.
   * @param network the client's address, or the network it stands for
   * @throws ApiError rate_limited when this network, or all together, have too many waiting
   */
  registerPending(wanted: Registration, network: string): Promise<EndpointRow> {
    const address = this.#secrets.sign('webhook-address', network).slice(0, 22)
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const since = this.#clock.now() - PENDING_MS
      const waiting = await trx
        .selectFrom('webhook_endpoints')
        .select(['address', 'created_at'])
        .where('status', '=', 'pending')
        .where('created_at', '>', since)
        .orderBy('created_at')
        .execute()
      const own = waiting.filter((row) => row.address === address)
      const full =
        own.length >= MAX_PENDING_PER_ADDRESS ? own : waiting.length >= MAX_PENDING ? waiting : undefined
      if (full) {
        throw new ApiError('rate_limited', {
          message: 'Too many webhook registrations wait for the owner.',
          recovery: 'Wait until the owner has decided, or register with a cv:write token.',
          retryAfter: Math.max(1, Math.ceil(((full[0]?.created_at ?? since) - since) / 1000)),
        })
      }
      return this.#insert(trx, wanted, 'pending', address)
    })
  }

  async get(id: string, connection: Connection = this.#db): Promise<EndpointRow> {
    const row = await connection
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row || this.#expired(row)) throw noEndpoint()
    return row
  }

  /** Newest first; up to one row more than `limit`, which tells whether there is a next page. */
  list({ limit, before, status }: ListOptions): Promise<EndpointRow[]> {
    let query = this.#db.selectFrom('webhook_endpoints').selectAll()
    if (before !== undefined) query = query.where('id', '<', before)
    if (status !== undefined) query = query.where('status', '=', status)
    return query
      .where((e) =>
        e.or([
          e('status', 'in', ['active', 'disabled']),
          e('created_at', '>', this.#clock.now() - PENDING_MS),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
  }

  /**
   * Lets a waiting or disabled endpoint receive.
   * @throws ApiError conflict when it was rejected or its url has another endpoint; invalid_request when 50 are there
   */
  approve(id: string): Promise<EndpointRow> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const row = await this.get(id, trx)
      if (row.status === 'active') return row
      if (row.status === 'rejected') throw conflict('The registration was rejected; it has to be sent again.')
      if (row.status === 'pending') {
        if (await findByUrl(trx, row.url))
          throw conflict('Another endpoint has this url; delete that one first, or reject this one.')
        await this.#requireRoom(trx)
      }
      return this.#update(trx, id, { status: 'active', status_reason: null, failing_since: null })
    })
  }

  /** @throws ApiError conflict when it does not wait for a decision */
  reject(id: string): Promise<EndpointRow> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const row = await this.get(id, trx)
      if (row.status === 'rejected') return row
      if (row.status !== 'pending') throw conflict(`The endpoint is ${row.status}, not pending; disable it.`)
      return this.#update(trx, id, { status: 'rejected', secret_hidden: 0 })
    })
  }

  /** @throws ApiError conflict when it was never approved */
  disable(id: string): Promise<EndpointRow> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const row = await this.get(id, trx)
      if (row.status === 'disabled') return row
      if (row.status !== 'active') throw conflict(`The endpoint is ${row.status}; reject it.`)
      return disableEndpoint(trx, id, null, this.#clock.now())
    })
  }

  async delete(id: string): Promise<void> {
    await withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      await this.get(id, trx)
      await trx.deleteFrom('webhook_deliveries').where('endpoint_id', '=', id).execute()
      await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
    })
  }

  /**
   * A secret that we made, the first time it is asked for.
   * @throws ApiError conflict when it was shown before, or the registrant brought it
   */
  revealSecret(id: string): Promise<string> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const row = await this.get(id, trx)
      const current = openSecrets(this.#secrets, row.secrets)[0]
      if (!current || row.secret_hidden === 0)
        throw conflict(
          'The secret was shown before, or came with the registration; rotate it to get a new one.',
        )
      await this.#update(trx, id, { secret_hidden: 0 })
      return current.secret
    })
  }

  /** Puts `secret`, or a new one of ours, in force; for a day the one before signs too. */
  rotateSecret(id: string, secret: string = newSecret()): Promise<{ row: EndpointRow; secret: string }> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const before = openSecrets(this.#secrets, (await this.get(id, trx)).secrets)
      const secrets = sealSecrets(this.#secrets, rotate(before, secret, this.#clock.now()))
      return { row: await this.#update(trx, id, { secrets, secret_hidden: 0 }), secret }
    })
  }

  /** Deletes registrations that waited too long, and rejected ones after as long. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('webhook_endpoints')
      .where('status', 'in', ['pending', 'rejected'])
      .where('created_at', '<=', this.#clock.now() - PENDING_MS)
      .execute()
  }

  #expired(row: EndpointRow): boolean {
    return (
      (row.status === 'pending' || row.status === 'rejected') &&
      row.created_at <= this.#clock.now() - PENDING_MS
    )
  }

  async #requireRoom(trx: Transaction<Tables>): Promise<void> {
    const { count } = await trx
      .selectFrom('webhook_endpoints')
      .select((e) => e.fn.countAll<number | string>().as('count'))
      .where('status', 'in', ['active', 'disabled'])
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_ENDPOINTS)
      throw ApiError.field(
        'body.url',
        `there are ${MAX_ENDPOINTS} endpoints, the most there can be; delete one`,
      )
  }

  async #insert(
    trx: Transaction<Tables>,
    wanted: Registration,
    status: 'active' | 'pending',
    address: string | null,
  ): Promise<EndpointRow> {
    const now = this.#clock.now()
    const row: EndpointRow = {
      id: `whk_${uuidv7(now)}`,
      url: wanted.url,
      events: JSON.stringify(wanted.events),
      secrets: sealSecrets(this.#secrets, [{ secret: wanted.secret ?? newSecret(), until: null }]),
      secret_hidden: wanted.secret ? 0 : 1,
      status,
      status_reason: null,
      registered_by: status === 'active' ? 'owner' : 'public',
      address,
      failing_since: null,
      last_success_at: null,
      created_at: now,
      updated_at: now,
    }
    await trx.insertInto('webhook_endpoints').values(row).execute()
    return row
  }

  #update(trx: Transaction<Tables>, id: string, change: Partial<EndpointRow>): Promise<EndpointRow> {
    return trx
      .updateTable('webhook_endpoints')
      .set({ ...change, updated_at: this.#clock.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }
}

/**
 * Takes an endpoint out of service; what still waited for it counts as failed, so that the owner can send it again.
 * @param reason why, when it was not the owner
 */
export async function disableEndpoint(
  trx: Transaction<Tables>,
  id: string,
  reason: string | null,
  now: number,
): Promise<EndpointRow> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', error: 'the endpoint was disabled', next_attempt_at: null })
    .where('endpoint_id', '=', id)
    .where('status', '=', 'pending')
    .execute()
  return trx
    .updateTable('webhook_endpoints')
    .set({ status: 'disabled', status_reason: reason, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function findByUrl(trx: Transaction<Tables>, url: string): Promise<EndpointRow | undefined> {
  return trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('url', '=', url)
    .where('status', 'in', ['active', 'disabled'])
    .executeTakeFirst()
}

function conflict(message: string): ApiError {
  return new ApiError('conflict', { message })
}

export function noEndpoint(): ApiError {
  return new ApiError('not_found', {
    message: 'There is no webhook endpoint with this id.',
    recovery: 'See /api/v1/owner/webhooks for those there are.',
  })
}
