/**
 * The keys that sign tokens: made on the first start, kept in a 0600 file in DATA_DIR (SQLite) or sealed in the
 * database (PostgreSQL). The first one signs; the others are still published, since tokens they signed live on.
 */
import { randomUUID } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../server/clock.ts'
import type { Config } from '../../server/config.ts'
import { isPostgres, withLock, type Database } from '../../server/store/database.ts'
import { writeFileAtomic } from '../../server/store/files.ts'
import type { Secrets } from '../../server/store/secrets.ts'

export const SIGNING_ALGORITHM = 'RS256'

const PURPOSE = 'sso-signing-keys'
/** A retired key stays published this long: longer than any token it signed lives. */
const RETIRED_KEEP_MS = 24 * 3_600_000
/** How often the store is looked at for keys that another process made. */
const RECHECK_MS = 1_000

const storedKeySchema = z.object({
  kid: z.string(),
  created_at: z.number(),
  jwk: z.record(z.string(), z.unknown()),
})
const keyFileSchema = z.object({ keys: z.array(storedKeySchema).min(1) })

interface StoredKey {
  readonly kid: string
  readonly createdAt: number
  readonly jwk: JWK
}

interface KeyStore {
  read(): Promise<StoredKey[]>
  /** Runs `change` on the stored keys while no other process changes them. */
  change(change: (keys: StoredKey[]) => Promise<StoredKey[]>): Promise<StoredKey[]>
}

export interface SigningKeys {
  /** Private keys, the signing one first. */
  readonly jwks: { readonly keys: JWK[] }
  /** What the world may see. */
  readonly publicJwks: { readonly keys: JWK[] }
  /** Counts up whenever the keys change. */
  readonly generation: number
  /** Looks for keys that another process made, at most once a second; whether there were any. */
  refresh(): Promise<boolean>
}

/** Loads the keys; makes the first one when there is none. */
export async function loadSigningKeys(parts: KeyParts): Promise<SigningKeys> {
  const store = storeOf(parts)
  let keys = await store.read()
  if (keys.length === 0) {
    // Made before the lock is taken: it takes up to a second, and other processes would stand still.
    const created = await createKey(parts.clock.now())
    keys = await store.change(async (found) => (found.length ? found : [created]))
  }
  let checkedAt = parts.clock.now()
  let generation = 1
  return {
    get generation() {
      return generation
    },
    get jwks() {
      return { keys: keys.map((key) => key.jwk) }
    },
    get publicJwks() {
      return { keys: keys.map((key) => publicPart(key.jwk)) }
    },
    async refresh() {
      const now = parts.clock.now()
      if (now - checkedAt < RECHECK_MS) return false
      checkedAt = now
      const found = await store.read()
      if (found.length === 0 || found.map((k) => k.kid).join() === keys.map((k) => k.kid).join()) return false
      keys = found
      generation++
      return true
    },
  }
}

/**
 * Makes a new signing key; running services pick it up within seconds.
 * @param dropOld also withdraws every earlier key, so that all tokens they signed are refused at once
 * @returns the id of the new key
 */
export async function rotateSigningKeys(parts: KeyParts, dropOld = false): Promise<string> {
  const now = parts.clock.now()
  const created = await createKey(now)
  await storeOf(parts).change(async (keys) => [
    created,
    // A key is retired when the one after it is made.
    ...keys.filter((_, i) => !dropOld && (i === 0 || now - (keys[i - 1]?.createdAt ?? 0) < RETIRED_KEEP_MS)),
  ])
  return created.kid
}

export interface KeyParts {
  readonly db: Database
  readonly config: Pick<Config, 'DATA_DIR'>
  readonly secrets: Secrets
  readonly clock: Clock
}

async function createKey(now: number): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true, modulusLength: 2048 })
  const kid = randomUUID()
  return {
    kid,
    createdAt: now,
    jwk: { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: SIGNING_ALGORITHM },
  }
}

const publicPart = ({ kty, n, e, kid, use, alg }: JWK): JWK => ({ kty, n, e, kid, use, alg }) as JWK

const storeOf = (parts: KeyParts): KeyStore =>
  isPostgres(parts.db) ? databaseStore(parts) : fileStore(parts)

function fileStore({ db, config }: KeyParts): KeyStore {
  const path = join(config.DATA_DIR, 'signing-keys.json')
  const read = async (): Promise<StoredKey[]> => {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (text === undefined) return []
    const { keys } = keyFileSchema.parse(JSON.parse(text))
    return keys.map((key) => ({ kid: key.kid, createdAt: key.created_at, jwk: key.jwk as JWK }))
  }
  return {
    async read() {
      const keys = await read()
      // A copy or a restore may have widened the mode.
      if (keys.length) await chmod(path, 0o600)
      return keys
    },
    change: (change) =>
      // The database's write lock also keeps two processes from writing the file at once.
      withLock(db, PURPOSE, async () => {
        const keys = await change(await read())
        const stored = keys.map((key) => ({ kid: key.kid, created_at: key.createdAt, jwk: key.jwk }))
        await writeFileAtomic(path, `${JSON.stringify({ keys: stored }, null, 2)}\n`, 0o600)
        return keys
      }),
  }
}

function databaseStore({ db, secrets }: KeyParts): KeyStore {
  const readFrom = async (connection: Pick<Database, 'selectFrom'>): Promise<StoredKey[]> => {
    const rows = await connection.selectFrom('sso_keys').selectAll().orderBy('created_at', 'desc').execute()
    return rows.map((row) => ({
      kid: row.kid,
      createdAt: row.created_at,
      jwk: JSON.parse(secrets.open(PURPOSE, row.jwk)) as JWK,
    }))
  }
  return {
    read: () => readFrom(db),
    change: (change) =>
      withLock(db, PURPOSE, async (trx) => {
        const keys = await change(await readFrom(trx))
        await trx.deleteFrom('sso_keys').execute()
        for (const key of keys)
          await trx
            .insertInto('sso_keys')
            .values({
              kid: key.kid,
              jwk: secrets.seal(PURPOSE, JSON.stringify(key.jwk)),
              created_at: key.createdAt,
            })
            .execute()
        return keys
      }),
  }
}
