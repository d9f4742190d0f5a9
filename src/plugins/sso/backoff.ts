/**
 * Slows down whoever guesses: after some failures, each further one doubles the wait, for the account and for the
 * address. A try counts before it is checked, so that many at once gain nothing; a success wipes the count.
 */
import { isIPv6 } from 'node:net'
import type { Clock } from '../../server/clock.ts'
import { withLock, type Database } from '../../server/store/database.ts'

interface Policy {
  /** Failures without a wait. */
  readonly free: number
  readonly longestMs: number
}

/** Short for an account, so that a stranger cannot lock the owner out; long for an address. */
const ACCOUNT: Policy = { free: 5, longestMs: 60_000 }
const ADDRESS: Policy = { free: 10, longestMs: 15 * 60_000 }
/** Failures are forgotten after this long without another. */
const FORGET_MS = 3_600_000

export interface Backoff {
  /** Counts a try; milliseconds to wait when it must not be made, 0 when it may. */
  reserve(username: string, address: string): Promise<number>
  /** Forgets the failures of an account and of the address that has just signed in. */
  succeeded(username: string, address: string): Promise<void>
}

/** IPv6 clients own a /64, so that one address of it stands for all. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:')) return address.slice(7)
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${groups.slice(0, 4).join(':')}::/64`
}

export function createBackoff(db: Database, clock: Clock): Backoff {
  const subjects = (username: string, address: string): [string, Policy][] => [
    [`account:${username}`, ACCOUNT],
    [`address:${addressKey(address)}`, ADDRESS],
  ]
  return {
    reserve: (username, address) =>
      withLock(db, 'sso-attempts', async (trx) => {
        const now = clock.now()
        const rows = []
        for (const [subject, policy] of subjects(username, address)) {
          const row = await trx
            .selectFrom('sso_attempts')
            .selectAll()
            .where('subject', '=', subject)
            .executeTakeFirst()
          if (row && row.blocked_until > now) return row.blocked_until - now
          rows.push({ subject, policy, failures: row && now - row.last_at < FORGET_MS ? row.failures : 0 })
        }
        for (const { subject, policy, failures } of rows) {
          const over = failures + 1 - policy.free
          const wait = over < 0 ? 0 : Math.min(policy.longestMs, 1000 * 2 ** Math.min(over, 20))
          const values = { failures: failures + 1, last_at: now, blocked_until: now + wait }
          await trx
            .insertInto('sso_attempts')
            .values({ subject, ...values })
            .onConflict((c) => c.column('subject').doUpdateSet(values))
            .execute()
        }
        return 0
      }),
    async succeeded(username, address) {
      await db
        .deleteFrom('sso_attempts')
        .where(
          'subject',
          'in',
          subjects(username, address).map(([subject]) => subject),
        )
        .execute()
    },
  }
}
