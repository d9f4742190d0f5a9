/** Keeps the state of the embedded SSO in the database: identifiers hashed, payloads sealed, expired rows swept. */
import { createHash } from 'node:crypto'
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider'
import type { Clock } from '../../server/clock.ts'
import { withLock, type Connection, type Database } from '../../server/store/database.ts'
import type { Secrets } from '../../server/store/secrets.ts'

const PURPOSE = 'sso-records'
const SWEEP_MS = 10 * 60_000

/** Models that go when their grant is revoked. */
const GRANTABLE = ['AccessToken', 'AuthorizationCode', 'RefreshToken']

/** Owner tools that may be registered at the same time. */
export const MAX_CLIENTS = 100
/** A client that nobody signed in with is forgotten after this long; each consent keeps it for CLIENT_KEEP_MS more. */
export const CLIENT_UNUSED_MS = 24 * 3_600_000
export const CLIENT_KEEP_MS = 180 * 24 * 3_600_000

/** Thrown when MAX_CLIENTS are registered. */
export class TooManyClients extends Error {
  override name = 'TooManyClients'
  constructor() {
    super(`at most ${MAX_CLIENTS} clients can be registered; those that nobody signs in with go after a day`)
  }
}

const hashed = (id: string) => createHash('sha256').update(id).digest('hex')

export interface AdapterParts {
  readonly db: Database
  readonly secrets: Secrets
  readonly clock: Clock
}

/** The adapter that oidc-provider makes one of for each of its models. */
export function databaseAdapter({ db, secrets, clock }: AdapterParts): AdapterFactory {
  const open = (row: { payload: string; consumed_at: number | null } | undefined) => {
    if (!row) return undefined
    const payload = JSON.parse(secrets.open(PURPOSE, row.payload)) as AdapterPayload
    if (row.consumed_at !== null) payload.consumed = Math.floor(row.consumed_at / 1000)
    return payload
  }

  return (model: string): Adapter => {
    const alive = (connection: Connection) =>
      connection
        .selectFrom('sso_records')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', clock.now())]))
    const write = async (
      connection: Connection,
      id: string,
      payload: AdapterPayload,
      expiresIn: number | undefined,
    ) => {
      const values = {
        payload: secrets.seal(PURPOSE, JSON.stringify(payload)),
        grant_id: payload.grantId ?? null,
        uid: model === 'Session' ? (payload.uid ?? null) : null,
        account_id: payload.accountId ?? null,
        expires_at: expiresIn ? clock.now() + expiresIn * 1000 : null,
      }
      await connection
        .insertInto('sso_records')
        .values({ model, id: hashed(id), consumed_at: null, ...values })
        .onConflict((c) => c.columns(['model', 'id']).doUpdateSet(values))
        .execute()
    }

    return {
      async upsert(id, payload, expiresIn) {
        if (model !== 'Client') return write(db, id, payload, expiresIn)
        await withLock(db, 'sso-clients', async (trx) => {
          const { count } = await trx
            .selectFrom('sso_records')
            .select((e) => e.fn.countAll<number | string>().as('count'))
            .where('model', '=', 'Client')
            .where('expires_at', '>', clock.now())
            .executeTakeFirstOrThrow()
          if (Number(count) >= MAX_CLIENTS) throw new TooManyClients()
          await write(trx, id, payload, CLIENT_UNUSED_MS / 1000)
        })
      },
      find: async (id) => open(await alive(db).where('id', '=', hashed(id)).executeTakeFirst()),
      findByUid: async (uid) => open(await alive(db).where('uid', '=', uid).executeTakeFirst()),
      // Device codes are not offered.
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        // One of two uses at the same moment wins here; the other is a replay.
        const { numUpdatedRows } = await db
          .updateTable('sso_records')
          .set({ consumed_at: clock.now() })
          .where('model', '=', model)
          .where('id', '=', hashed(id))
          .where('consumed_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw new errors.InvalidGrant(`${model} already used`)
      },
      async destroy(id) {
        await db.deleteFrom('sso_records').where('model', '=', model).where('id', '=', hashed(id)).execute()
      },
      async revokeByGrantId(grantId) {
        await db
          .deleteFrom('sso_records')
          .where('grant_id', '=', grantId)
          .where('model', 'in', GRANTABLE)
          .execute()
      },
    }
  }
}

/** Keeps a registered client that someone has just signed in with. */
export async function keepClient({ db, clock }: AdapterParts, clientId: string): Promise<void> {
  await db
    .updateTable('sso_records')
    .set({ expires_at: clock.now() + CLIENT_KEEP_MS })
    .where('model', '=', 'Client')
    .where('id', '=', hashed(clientId))
    .execute()
}

/** Deletes what has expired, now and every ten minutes; the returned function ends it. */
export function startSweep(
  parts: Pick<AdapterParts, 'db' | 'clock'>,
  onError: (error: unknown) => void,
): () => void {
  let cancel = () => {}
  const sweep = () => {
    sweepExpired(parts).catch(onError)
    cancel = parts.clock.after(SWEEP_MS, sweep)
  }
  sweep()
  return () => cancel()
}

/** @returns how many records were deleted */
export async function sweepExpired({ db, clock }: Pick<AdapterParts, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const { numDeletedRows } = await db
    .deleteFrom('sso_records')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  await db
    .deleteFrom('sso_attempts')
    .where('last_at', '<', now - 24 * 3_600_000)
    .execute()
  await db
    .deleteFrom('sso_invites')
    .where('expires_at', '<', now - 30 * 24 * 3_600_000)
    .execute()
  return Number(numDeletedRows)
}
