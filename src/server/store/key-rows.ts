/** A key as its owner sees it, and how it is read from the database. */
import type { Connection } from './database.ts'

export const KEY_PREFIX = 'cvk_'

type KeyStatus = 'active' | 'expired' | 'revoked'

export interface KeyInfo {
  readonly id: string
  readonly name: string
  readonly accountId: string
  /** Subject of the human whose key it is; null for a key made in the terminal. */
  readonly subject: string | null
  /** Start of the key in force, enough to recognise it by. */
  readonly prefix: string
  /** Credits of the account it draws on. */
  readonly balance: number
  readonly status: KeyStatus
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly revokedAt: number | null
  readonly lastUsedAt: number | null
}

/** What `toInfo` takes: keys with their accounts and the secret in force. */
export function selectKeys(db: Connection) {
  return db
    .selectFrom('api_keys as k')
    .innerJoin('credit_accounts as a', 'a.id', 'k.account_id')
    .innerJoin('api_key_secrets as s', (j) =>
      j.onRef('s.key_id', '=', 'k.id').on('s.valid_until', 'is', null),
    )
    .select(['k.id', 'k.name', 'k.account_id', 'k.created_at', 'k.expires_at', 'k.revoked_at'])
    .select(['k.last_used_at', 'a.subject', 'a.balance', 's.lookup'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number]

/** @param now in milliseconds, which tells whether it has expired */
export function toInfo(row: Row, now: number): KeyInfo {
  const expired = (row.expires_at ?? Infinity) <= now
  return {
    id: row.id,
    name: row.name,
    accountId: row.account_id,
    subject: row.subject,
    prefix: `${KEY_PREFIX}${row.lookup}`,
    balance: row.balance,
    status: row.revoked_at !== null ? 'revoked' : expired ? 'expired' : 'active',
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  }
}
