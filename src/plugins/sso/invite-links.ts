/** Invitations: one-time links with which a person chooses a password. Made by the owner (API or command). */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../../server/clock.ts'
import { ApiError } from '../../server/errors.ts'
import { withLock, type Connection, type Database } from '../../server/store/database.ts'
import { hashPassword, normalUsername, USERNAME } from './accounts.ts'

const INVITE_MS = 7 * 24 * 3_600_000
/** Invitations that are open at the same time, and users in all. */
const MAX_OPEN = 50
const MAX_USERS = 1000

export interface Invite {
  readonly id: string
  readonly username: string
  readonly createdAt: number
  readonly expiresAt: number
  /** The link, which is shown once. */
  readonly url: string
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes a link with which one person sets a password, once, within a week.
 * @throws ApiError invalid_request for the name, conflict when it is taken or too many are open
 */
export async function createInvite(
  db: Database,
  clock: Clock,
  baseUrl: string,
  username: string,
): Promise<Invite> {
  const name = normalUsername(username)
  if (!USERNAME.test(name))
    throw ApiError.field(
      'username',
      '2 to 64 letters, digits and . _ @ + -, starting with a letter or digit',
      username,
    )
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const invite = { id: `inv_${randomUUID()}`, username: name, createdAt: now, expiresAt: now + INVITE_MS }
  await withLock(db, 'sso-accounts', async (trx) => {
    const count = async (table: 'sso_invites' | 'sso_accounts') => {
      const query = trx.selectFrom(table).select((e) => e.fn.countAll<number | string>().as('n'))
      return Number((await query.executeTakeFirstOrThrow()).n)
    }
    const taken = await trx
      .selectFrom('sso_accounts')
      .select('id')
      .where('username', '=', name)
      .executeTakeFirst()
    if (taken) throw new ApiError('conflict', { message: `The name ${name} is taken.` })
    // A new invitation replaces an open one for the same name.
    await trx
      .deleteFrom('sso_invites')
      .where((e) =>
        e.or([e('username', '=', name), e('expires_at', '<=', now), e('used_at', 'is not', null)]),
      )
      .execute()
    if ((await count('sso_invites')) >= MAX_OPEN || (await count('sso_accounts')) >= MAX_USERS)
      throw new ApiError('conflict', {
        message: `At most ${MAX_OPEN} open invitations and ${MAX_USERS} users.`,
      })
    await trx
      .insertInto('sso_invites')
      .values({
        id: invite.id,
        token_hash: hashOf(token),
        username: name,
        created_at: now,
        expires_at: invite.expiresAt,
        used_at: null,
      })
      .execute()
  })
  return { ...invite, url: `${baseUrl}/sso/invite?token=${token}` }
}

/** The invitation behind a token, unless it is used up or too old. */
export const openInvite = (db: Connection, clock: Clock, token: string) =>
  db
    .selectFrom('sso_invites')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()

/** Makes the account of an invitation; false when the link is used up. */
export async function acceptInvite(
  db: Database,
  clock: Clock,
  token: string,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return withLock(db, 'sso-accounts', async (trx) => {
    const invite = await openInvite(trx, clock, token)
    if (!invite) return false
    const now = clock.now()
    await trx.updateTable('sso_invites').set({ used_at: now }).where('id', '=', invite.id).execute()
    await trx
      .insertInto('sso_accounts')
      .values({
        id: `usr_${randomUUID()}`,
        username: invite.username,
        role: 'user',
        password_hash: passwordHash,
        generation: 1,
        created_at: now,
        updated_at: now,
      })
      .execute()
    return true
  })
}
