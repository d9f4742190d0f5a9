/** Who can sign in at the embedded SSO: one owner, and users the owner invited. Passwords are argon2id. */
import { hash, verify } from '@node-rs/argon2'
import type { Selectable } from 'kysely'
import { ApiError } from '../../server/errors.ts'
import type { Clock } from '../../server/clock.ts'
import { withLock, type Connection, type Database } from '../../server/store/database.ts'
import type { SsoTables } from '../../server/store/tables/sso.ts'
import { weaknessOf } from './password.ts'

export type Account = Selectable<SsoTables['sso_accounts']>

export const OWNER_ID = 'owner'

/** OWASP's second profile for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What a user may be called: letters, digits and . _ @ + -, so that an e-mail address will do. */
export const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{1,63}$/u

export const normalUsername = (username: string): string => username.normalize('NFKC').trim().toLowerCase()

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), ARGON2)

let dummy: Promise<string> | undefined

export async function findAccount(db: Connection, id: string): Promise<Account | undefined> {
  return db.selectFrom('sso_accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The account when name and password fit. An unknown name takes as long as a wrong password. */
export async function checkPassword(
  db: Connection,
  username: string,
  password: string,
): Promise<Account | undefined> {
  const account = await db
    .selectFrom('sso_accounts')
    .selectAll()
    .where('username', '=', normalUsername(username))
    .executeTakeFirst()
  dummy ??= hashPassword('no account has this password')
  const fits = await verify(account?.password_hash ?? (await dummy), password.normalize('NFKC'))
  return account && fits ? account : undefined
}

/** Whether the owner has set a password; until then nobody can sign in. */
export async function ownerExists(db: Connection): Promise<boolean> {
  return (await findAccount(db, OWNER_ID)) !== undefined
}

/**
 * Sets the owner's password, makes the account if need be, and ends every session, grant and token of the owner.
 * @throws ApiError invalid_request for a weak password
 */
export async function setOwnerPassword(
  db: Database,
  clock: Clock,
  password: string,
  username: string = OWNER_ID,
): Promise<void> {
  const name = normalUsername(username)
  if (!USERNAME.test(name)) throw ApiError.field('username', 'letters, digits and . _ @ + -', username)
  const weakness = weaknessOf(password, [name])
  if (weakness) throw ApiError.field('password', weakness)
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  await withLock(db, 'sso-accounts', async (trx) => {
    const known = await findAccount(trx, OWNER_ID)
    if (known) {
      await trx
        .updateTable('sso_accounts')
        .set({
          username: name,
          password_hash: passwordHash,
          generation: known.generation + 1,
          updated_at: now,
        })
        .where('id', '=', OWNER_ID)
        .execute()
    } else {
      await trx
        .insertInto('sso_accounts')
        .values({
          id: OWNER_ID,
          username: name,
          role: 'owner',
          password_hash: passwordHash,
          generation: 1,
          created_at: now,
          updated_at: now,
        })
        .execute()
    }
    await endSessions(trx, OWNER_ID)
    await trx.deleteFrom('sso_attempts').where('subject', '=', `account:${name}`).execute()
  })
}

/** Takes away an account's sessions, grants, codes and refresh tokens, and every sign-in that is half done. */
export async function endSessions(db: Connection, accountId: string): Promise<void> {
  await db
    .deleteFrom('sso_records')
    .where((e) => e.or([e('account_id', '=', accountId), e('model', '=', 'Interaction')]))
    .execute()
}

/** Invited users by name, after the name `after`. */
export function listUsers(db: Connection, limit: number, after?: string): Promise<Account[]> {
  let query = db.selectFrom('sso_accounts').selectAll().where('role', '=', 'user')
  if (after !== undefined) query = query.where('username', '>', after)
  return query.orderBy('username').limit(limit).execute()
}

/** Removes an invited user with all sessions; false when there is none with this id. */
export function removeUser(db: Database, id: string): Promise<boolean> {
  return withLock(db, 'sso-accounts', async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('sso_accounts')
      .where('id', '=', id)
      .where('role', '=', 'user')
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await endSessions(trx, id)
    return true
  })
}
