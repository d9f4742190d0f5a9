/** Webhook endpoints in the database: the owner's decisions, and secrets. */
import type { Selectable, Transaction } from 'kysely'
import type { Clock } from '../../server/clock.ts'
import { ApiError } from '../../server/errors.ts'
import { withLock, type Connection, type Database } from '../../server/store/database.ts'
import type { Secrets } from '../../server/store/secrets.ts'
import type { Tables } from '../../server/store/tables.ts'
import { newSecret, rotate, sealSecrets, tryOpenSecrets } from './signing.ts'

export type EndpointRow = Selectable<Tables['webhook_endpoints']>
export type EndpointStatus = EndpointRow['status']

export const MAX_ENDPOINTS = 50
/** How long a registration waits for the owner, and a rejected one is remembered, milliseconds. */
export const PENDING_MS = 7 * 24 * 3_600_000

/** Name of the lock under which endpoints change and events are fanned out. */
export const WEBHOOKS_LOCK = 'webhooks'

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
        await requireRoom(trx)
      }
      return updateEndpoint(
        trx,
        id,
        { status: 'active', status_reason: null, failing_since: null },
        this.#clock.now(),
      )
    })
  }

  /** @throws ApiError conflict when it does not wait for a decision */
  reject(id: string): Promise<EndpointRow> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const row = await this.get(id, trx)
      if (row.status === 'rejected') return row
      if (row.status !== 'pending') throw conflict(`The endpoint is ${row.status}, not pending; disable it.`)
      return updateEndpoint(trx, id, { status: 'rejected', secret_hidden: 0 }, this.#clock.now())
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
      const current = tryOpenSecrets(this.#secrets, row.secrets)?.[0]
      if (!current || row.secret_hidden === 0)
        throw conflict(
          'The secret was shown before, or came with the registration; rotate it to get a new one.',
        )
      await updateEndpoint(trx, id, { secret_hidden: 0 }, this.#clock.now())
      return current.secret
    })
  }

  /** Puts `secret`, or a new one of ours, in force; for a day the one before signs too. */
  rotateSecret(id: string, secret: string = newSecret()): Promise<{ row: EndpointRow; secret: string }> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const before = tryOpenSecrets(this.#secrets, (await this.get(id, trx)).secrets) ?? []
      const secrets = sealSecrets(this.#secrets, rotate(before, secret, this.#clock.now()))
      return { row: await updateEndpoint(trx, id, { secrets, secret_hidden: 0 }, this.#clock.now()), secret }
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

/** The endpoint that has a url, waiting and rejected ones apart. */
export function findByUrl(trx: Transaction<Tables>, url: string): Promise<EndpointRow | undefined> {
  return trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('url', '=', url)
    .where('status', 'in', ['active', 'disabled'])
    .executeTakeFirst()
}

/** @throws ApiError invalid_request when there are 50 endpoints */
export async function requireRoom(trx: Transaction<Tables>): Promise<void> {
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

export function updateEndpoint(
  trx: Transaction<Tables>,
  id: string,
  change: Partial<EndpointRow>,
  now: number,
): Promise<EndpointRow> {
  return trx
    .updateTable('webhook_endpoints')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
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
