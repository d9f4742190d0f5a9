/**
 * Credits: one a successful tool call. A call first takes a hold, which no other call can use up, and is settled
 * before its answer is sent; a call that fails gives its hold back. When the process dies in between, the hold
 * runs out by itself and nothing was charged. So the balance always is the credits given less the calls settled.
 */
import type { Clock } from '../clock.ts'
import { withLock, type Connection, type Database } from './database.ts'
import { uuidv7 } from './ids.ts'

/** A credit set aside for one call. */
export interface Hold {
  readonly id: string
  readonly accountId: string
  readonly caller: string
}

export interface Account {
  readonly id: string
  readonly subject: string | null
  readonly balance: number
}

export interface DayUsage {
  /** UTC, YYYY-MM-DD. */
  readonly day: string
  readonly calls: number
}

/** The most credits an account can hold; sums stay exact far above it. */
export const MAX_CREDITS = 1_000_000_000
const DAY_MS = 86_400_000

const lockOf = (accountId: string) => `credits:${accountId}`
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export class CreditStore {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** The account of a human, made on first sight; without a subject always a new one. */
  async open(subject: string | null, connection: Connection = this.#db): Promise<Account> {
    const now = this.#clock.now()
    const fresh = { id: `acc_${uuidv7(now)}`, subject, balance: 0 }
    await connection
      .insertInto('credit_accounts')
      .values({ ...fresh, created_at: now })
      .onConflict((c) => c.doNothing())
      .execute()
    if (subject === null) return fresh
    return connection
      .selectFrom('credit_accounts')
      .select(['id', 'subject', 'balance'])
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow()
  }

  /** The account of a human, when there is one. */
  async find(subject: string): Promise<Account | undefined> {
    return this.#db
      .selectFrom('credit_accounts')
      .select(['id', 'subject', 'balance'])
      .where('subject', '=', subject)
      .executeTakeFirst()
  }

  /** Accounts of humans, newest first; `before` is exclusive. */
  async listHumans(limit: number, before?: string): Promise<Account[]> {
    let query = this.#db
      .selectFrom('credit_accounts')
      .select(['id', 'subject', 'balance'])
      .where('subject', 'is not', null)
    if (before !== undefined) query = query.where('id', '<', before)
    return query.orderBy('id', 'desc').limit(limit).execute()
  }

  /**
   * Adds credits.
   * @returns the new balance, or undefined when it would exceed MAX_CREDITS or there is no such account
   */
  async add(accountId: string, credits: number): Promise<number | undefined> {
    const row = await this.#db
      .updateTable('credit_accounts')
      .set((e) => ({ balance: e('balance', '+', credits) }))
      .where('id', '=', accountId)
      .where('balance', '<=', MAX_CREDITS - credits)
      .returning('balance')
      .executeTakeFirst()
    return row?.balance
  }

  /**
   * Sets one credit aside for `leaseMs` milliseconds.
   * @returns undefined when every credit is used up or set aside
   */
  async hold(accountId: string, caller: string, leaseMs: number): Promise<Hold | undefined> {
    return withLock(this.#db, lockOf(accountId), async (trx) => {
      const now = this.#clock.now()
      await trx
        .deleteFrom('credit_holds')
        .where('account_id', '=', accountId)
        .where('expires_at', '<=', now)
        .execute()
      const { held } = await trx
        .selectFrom('credit_holds')
        .select((e) => e.fn.countAll<number>().as('held'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      const account = await trx
        .selectFrom('credit_accounts')
        .select('balance')
        .where('id', '=', accountId)
        .executeTakeFirst()
      if (!account || account.balance - Number(held) < 1) return undefined
      const hold = { id: uuidv7(now), accountId, caller }
      await trx
        .insertInto('credit_holds')
        .values({ id: hold.id, account_id: accountId, caller, expires_at: now + leaseMs })
        .execute()
      return hold
    })
  }

  /**
   * Charges the call: takes the hold off, lowers the balance by one and counts the use, all or nothing.
   * @returns false when the hold had run out; then nothing is charged and the answer must not be given
   */
  async settle(hold: Hold): Promise<boolean> {
    return withLock(this.#db, lockOf(hold.accountId), async (trx) => {
      const taken = await trx.deleteFrom('credit_holds').where('id', '=', hold.id).executeTakeFirst()
      if (taken.numDeletedRows === 0n) return false
      await trx
        .updateTable('credit_accounts')
        .set((e) => ({ balance: e('balance', '-', 1) }))
        .where('id', '=', hold.accountId)
        .execute()
      await trx
        .insertInto('credit_usage')
        .values({
          caller: hold.caller,
          account_id: hold.accountId,
          day: dayOf(this.#clock.now()),
          calls: 1,
        })
        .onConflict((c) =>
          c.columns(['caller', 'day']).doUpdateSet((e) => ({ calls: e('credit_usage.calls', '+', 1) })),
        )
        .execute()
      return true
    })
  }

  /** Gives the credit back: the call failed. */
  async release(hold: Hold): Promise<void> {
    await this.#db.deleteFrom('credit_holds').where('id', '=', hold.id).execute()
  }

  /** Settled calls of an account, or of one caller of it, by day, newest first; days without calls are left out. */
  async usage(by: { accountId: string } | { caller: string }, days: number): Promise<DayUsage[]> {
    const first = dayOf(this.#clock.now() - (days - 1) * DAY_MS)
    const query = this.#db
      .selectFrom('credit_usage')
      .select((e) => ['day', e.fn.sum<number>('calls').as('calls')])
      .where('day', '>=', first)
      .where('accountId' in by ? 'account_id' : 'caller', '=', 'accountId' in by ? by.accountId : by.caller)
    const rows = await query.groupBy('day').orderBy('day', 'desc').execute()
    // PostgreSQL sums integers to a bigint, which arrives as text.
    return rows.map((row) => ({ day: row.day, calls: Number(row.calls) }))
  }
}
