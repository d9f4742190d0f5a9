/** The idempotency table: who holds a key, and what the first request was answered. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { isPostgres, type Database } from './database.ts'
import type { Secrets } from './secrets.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** How long an answer is kept, milliseconds. */
export const KEEP_MS = 24 * 60 * 60_000
/** How long a request may run before its process counts as dead, milliseconds. */
export const RUN_MS = 60_000
/** Characters of kept answers in all; beyond it the oldest go before their time, so that nobody fills the disk. */
const MAX_KEPT_CHARS = 256 * 1024 * 1024

export interface Held {
  readonly id: string
  readonly holder: string
}

export type Claim =
  | { readonly kind: 'claimed'; readonly id: string }
  | { readonly kind: 'running' }
  | { readonly kind: 'other' }
  | {
      readonly kind: 'done'
      readonly status: number
      readonly headers: Record<string, string>
      readonly body: Buffer
    }

export class IdempotencyStore {
  readonly #db: Database
  readonly #clock: Clock
  readonly #key: Buffer

  constructor(db: Database, secrets: Secrets, clock: Clock) {
    this.#db = db
    this.#clock = clock
    this.#key = secrets.derive('idempotency')
  }

  /**
   * Takes the key for one request, or says what became of the one before.
   * @param scope route, caller and key
   * @param content what is asked
   * @param holder name of this request, unique
   */
  async claim(scope: readonly string[], content: readonly Uint8Array[], holder: string): Promise<Claim> {
    const id = this.#hash(scope.map((part) => Buffer.from(part)))
    const now = this.#clock.now()
    const row = {
      id,
      request_hash: this.#hash(content),
      state: 'running' as const,
      holder,
      lease_until: now + RUN_MS,
      status: null,
      headers: null,
      body: null,
      created_at: now,
      expires_at: now + KEEP_MS,
    }
    await this.#db
      .insertInto('idempotency')
      .values(row)
      .onConflict((c) =>
        // An old answer has had its day; a running request whose process died is taken over. One statement, so
        // that of several at once a single one gets it.
        c
          .column('id')
          .doUpdateSet(row)
          .where((e) =>
            e.or([
              e('idempotency.expires_at', '<=', now),
              e.and([
                e('idempotency.state', '=', 'running'),
                e('idempotency.lease_until', '<=', now),
                e('idempotency.request_hash', '=', row.request_hash),
              ]),
            ]),
          ),
      )
      .execute()
    const kept = await this.#db.selectFrom('idempotency').selectAll().where('id', '=', id).executeTakeFirst()
    // Released between the two statements: the other request failed just now, and this one may come again.
    if (!kept) return { kind: 'running' }
    if (kept.holder === holder) return { kind: 'claimed', id }
    if (kept.request_hash !== row.request_hash) return { kind: 'other' }
    if (kept.state === 'running') return { kind: 'running' }
    return {
      kind: 'done',
      status: kept.status ?? 200,
      headers: JSON.parse(kept.headers ?? '{}') as Record<string, string>,
      body: await decompress(Buffer.from(kept.body ?? '', 'base64')),
    }
  }

  /** Keeps the answer. */
  async finish(
    held: Held,
    status: number,
    headers: Readonly<Record<string, string>>,
    body: Uint8Array,
  ): Promise<void> {
    const small = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    await this.#db
      .updateTable('idempotency')
      .set({ state: 'done', status, headers: JSON.stringify(headers), body: small.toString('base64') })
      .where('id', '=', held.id)
      .where('holder', '=', held.holder)
      .execute()
  }

  /** Gives the key back: the request came to nothing. */
  async release(held: Held): Promise<void> {
    await this.#db
      .deleteFrom('idempotency')
      .where('id', '=', held.id)
      .where('holder', '=', held.holder)
      .where('state', '=', 'running')
      .execute()
  }

  /** After a start: what this database's one service was at when it died is over. Replicas wait for the lease. */
  async recover(): Promise<void> {
    if (isPostgres(this.#db)) return
    await this.#db.updateTable('idempotency').set({ lease_until: 0 }).where('state', '=', 'running').execute()
  }

  /** Deletes what has expired, and the oldest answers beyond the limit of size. */
  async sweep(maxChars = MAX_KEPT_CHARS): Promise<void> {
    await this.#db.deleteFrom('idempotency').where('expires_at', '<=', this.#clock.now()).execute()
    const { chars } = await this.#db
      .selectFrom('idempotency')
      .select((e) => e.fn.sum<number | string | null>(e.fn<number>('length', ['body'])).as('chars'))
      .executeTakeFirstOrThrow()
    let over = Number(chars ?? 0) - maxChars
    while (over > 0) {
      const oldest = await this.#db
        .selectFrom('idempotency')
        .select((e) => ['id', e.fn<number>('length', ['body']).as('chars')])
        .where('state', '=', 'done')
        .orderBy('created_at')
        .limit(100)
        .execute()
      if (oldest.length === 0) return
      const gone: string[] = []
      for (const row of oldest) {
        if (over <= 0) break
        gone.push(row.id)
        over -= Number(row.chars)
      }
      await this.#db.deleteFrom('idempotency').where('id', 'in', gone).execute()
    }
  }

  #hash(parts: readonly Uint8Array[]): string {
    const hash = createHmac('sha256', this.#key)
    for (const part of parts) hash.update(`${part.byteLength}:`).update(part)
    return hash.digest('base64url')
  }
}
