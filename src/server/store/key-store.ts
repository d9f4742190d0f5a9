/**
 * API keys: `cvk_`, twelve hex digits that are shown and looked up, and 256 random bits that are shown once and
 * kept only as a hash. A rotation keeps the key's id, name and account; the secret before stays valid for a grace.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'
import { CreditStore, MAX_CREDITS } from './credit-store.ts'
import { withLock, type Connection, type Database } from './database.ts'
import { orderedUuidv7 } from './ids.ts'
import { KEY_PREFIX, selectKeys, toInfo, type KeyInfo } from './key-rows.ts'

const KEY_FORM = /^cvk_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/
/** Keys a human can have in force at a time. */
export const MAX_KEYS_PER_ACCOUNT = 20
/** How far `last_used_at` may lag behind, so that not every request writes. */
const LAST_USED_STEP_MS = 60_000

export interface NewKey {
  readonly name: string
  /** Whose account it draws on; null opens an account of its own. */
  readonly subject: string | null
  readonly credits?: number
  readonly expiresAt?: number | undefined
}

/** A key and the one time it can be read. */
export interface ShownKey {
  readonly key: string
  readonly info: KeyInfo
}

const sha256 = (key: string) => createHash('sha256').update(key).digest()

export class KeyStore {
  readonly #db: Database
  readonly #clock: Clock
  readonly credits: CreditStore

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
    this.credits = new CreditStore(db, clock)
  }

  /** @throws ApiError conflict when the human has too many keys */
  async create({ name, subject, credits = 0, expiresAt }: NewKey): Promise<ShownKey> {
    const now = this.#clock.now()
    const id = `key_${orderedUuidv7(now)}`
    const key = await withLock(this.#db, `keys:${subject ?? id}`, async (trx) => {
      const account = await this.credits.open(subject, trx)
      await this.#leaveRoom(trx, account.id)
      await trx
        .insertInto('api_keys')
        .values({
          id,
          account_id: account.id,
          name,
          created_at: now,
          expires_at: expiresAt ?? null,
          revoked_at: null,
          last_used_at: null,
        })
        .execute()
      if (credits > 0) {
        await trx
          .updateTable('credit_accounts')
          .set((e) => ({ balance: e('balance', '+', credits) }))
          .where('id', '=', account.id)
          .execute()
      }
      return this.#addSecret(trx, id)
    })
    return { key, info: await this.#require(id) }
  }

  /** The key and account of what a client presents, or undefined when it is unknown, revoked or expired. */
  async authenticate(presented: string): Promise<{ id: string; accountId: string } | undefined> {
    const given = sha256(presented)
    const lookup = KEY_FORM.exec(presented)?.[1]
    const row =
      lookup === undefined
        ? undefined
        : await this.#db
            .selectFrom('api_key_secrets as s')
            .innerJoin('api_keys as k', 'k.id', 's.key_id')
            .select(['k.id', 'k.account_id', 'k.expires_at', 'k.revoked_at', 'k.last_used_at'])
            .select(['s.sha256', 's.valid_until'])
            .where('s.lookup', '=', lookup)
            .executeTakeFirst()
    // Compared in constant time, also against nothing: what is known of a key must not show in the time it takes.
    const same = timingSafeEqual(given, row ? Buffer.from(row.sha256, 'hex') : Buffer.alloc(32))
    const now = this.#clock.now()
    if (!row || !same || row.revoked_at !== null) return undefined
    if ((row.expires_at ?? Infinity) <= now || (row.valid_until ?? Infinity) <= now) return undefined
    if (row.last_used_at === null || row.last_used_at <= now - LAST_USED_STEP_MS) {
      await this.#db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', row.id).execute()
    }
    return { id: row.id, accountId: row.account_id }
  }

  /** Newest first; of one human when `subject` is given; `before` is exclusive. */
  async list(options: { limit: number; before?: string | undefined; subject?: string }): Promise<KeyInfo[]> {
    let query = selectKeys(this.#db)
    if (options.subject !== undefined) query = query.where('a.subject', '=', options.subject)
    if (options.before !== undefined) query = query.where('k.id', '<', options.before)
    const rows = await query.orderBy('k.id', 'desc').limit(options.limit).execute()
    return rows.map((row) => toInfo(row, this.#clock.now()))
  }

  async get(id: string): Promise<KeyInfo | undefined> {
    const row = await selectKeys(this.#db).where('k.id', '=', id).executeTakeFirst()
    return row && toInfo(row, this.#clock.now())
  }

  /**
   * Makes a new secret; the one in force stays valid for `graceMs`, any older one ends at once.
   * @throws ApiError not_found, conflict when the key is revoked or expired
   */
  async rotate(id: string, graceMs: number): Promise<ShownKey> {
    const key = await withLock(this.#db, `keys:${id}`, async (trx) => {
      const now = this.#clock.now()
      const row = await trx
        .selectFrom('api_keys')
        .select(['expires_at', 'revoked_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) throw unknownKey(id)
      if (row.revoked_at !== null || (row.expires_at ?? Infinity) <= now)
        throw new ApiError('conflict', {
          message: 'A revoked or expired key cannot be rotated.',
          recovery: 'Create a new key.',
        })
      await trx
        .deleteFrom('api_key_secrets')
        .where('key_id', '=', id)
        .where('valid_until', 'is not', null)
        .execute()
      await trx
        .updateTable('api_key_secrets')
        .set({ valid_until: now + graceMs })
        .where('key_id', '=', id)
        .execute()
      return this.#addSecret(trx, id)
    })
    return { key, info: await this.#require(id) }
  }

  /** Ends the key at once, for good; a second time changes nothing. @throws ApiError not_found */
  async revoke(id: string): Promise<KeyInfo> {
    await this.#db
      .updateTable('api_keys')
      .set({ revoked_at: this.#clock.now() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
    return this.#require(id)
  }

  /** Adds credits to the account that the key draws on. @throws ApiError not_found, conflict above the maximum */
  async credit(id: string, credits: number): Promise<KeyInfo> {
    const { accountId } = await this.#require(id)
    if ((await this.credits.add(accountId, credits)) === undefined)
      throw new ApiError('conflict', { message: `A balance cannot exceed ${MAX_CREDITS} credits.` })
    return this.#require(id)
  }

  async #leaveRoom(trx: Connection, accountId: string): Promise<void> {
    const now = this.#clock.now()
    const { count } = await trx
      .selectFrom('api_keys')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', now)]))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_KEYS_PER_ACCOUNT)
      throw new ApiError('conflict', {
        message: `There are ${MAX_KEYS_PER_ACCOUNT} keys in force already.`,
        recovery: 'Revoke one that is no longer used.',
      })
  }

  async #addSecret(trx: Connection, keyId: string): Promise<string> {
    const lookup = randomBytes(6).toString('hex')
    const key = `${KEY_PREFIX}${lookup}_${randomBytes(32).toString('base64url')}`
    await trx
      .insertInto('api_key_secrets')
      .values({
        lookup,
        key_id: keyId,
        sha256: sha256(key).toString('hex'),
        valid_until: null,
        created_at: this.#clock.now(),
      })
      .execute()
    return key
  }

  async #require(id: string): Promise<KeyInfo> {
    const info = await this.get(id)
    if (!info) throw unknownKey(id)
    return info
  }
}

const unknownKey = (id: string) =>
  new ApiError('not_found', { message: `There is no key ${id}.`, recovery: 'List the keys there are.' })
