/** Registrations of webhooks: the owner's are active at once, a stranger's wait for the owner. */
import type { Transaction } from 'kysely'
import type { Clock } from '../../server/clock.ts'
import { ApiError } from '../../server/errors.ts'
import { withLock, type Database } from '../../server/store/database.ts'
import { uuidv7 } from '../../server/store/ids.ts'
import type { Secrets } from '../../server/store/secrets.ts'
import type { Tables } from '../../server/store/tables.ts'
import {
  findByUrl,
  PENDING_MS,
  requireRoom,
  updateEndpoint,
  WEBHOOKS_LOCK,
  type EndpointRow,
} from './endpoints.ts'
import { newSecret, rotate, sealSecrets, tryOpenSecrets } from './signing.ts'

export type EventName = 'cv.content.updated'

export const MAX_PENDING = 100
export const MAX_PENDING_PER_ADDRESS = 5

export interface Registration {
  readonly url: string
  readonly events: readonly EventName[]
  readonly secret?: string | undefined
}

export class Registrations {
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
  active(wanted: Registration): Promise<EndpointRow> {
    return withLock(this.#db, WEBHOOKS_LOCK, async (trx) => {
      const there = await findByUrl(trx, wanted.url)
      if (!there) {
        await requireRoom(trx)
        return this.#insert(trx, wanted, 'active', null)
      }
      const now = this.#clock.now()
      return updateEndpoint(
        trx,
        there.id,
        {
          events: JSON.stringify(wanted.events),
          status: 'active',
          status_reason: null,
          ...(there.status === 'active' ? {} : { failing_since: null }),
          ...(wanted.secret
            ? {
                secrets: sealSecrets(
                  this.#secrets,
                  rotate(tryOpenSecrets(this.#secrets, there.secrets) ?? [], wanted.secret, now),
                ),
                secret_hidden: 0,
              }
            : {}),
        },
        now,
      )
    })
  }

  /**
   * A stranger's registration, which waits for the owner. It neither touches nor betrays an endpoint of that url.
   * @param network the client's address, or the network it stands for
   * @throws ApiError rate_limited when this network, or all together, have too many waiting
   */
  pending(wanted: Registration, network: string): Promise<EndpointRow> {
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
}
