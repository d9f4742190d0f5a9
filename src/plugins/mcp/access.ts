/** Who may use the MCP endpoint: holders of an API key, and of an access token of the SSO for this resource. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../server/errors.ts'
import type { CreditStore, Hold } from '../../server/store/credit-store.ts'
import type { KeyStore } from '../../server/store/key-store.ts'
import { metadataUrl } from '../auth.ts'
import type { Charge } from './server.ts'
import type { Caller } from './transport.ts'

const SCOPE = 'cv:read'

/** @param leaseMs how long a credit stays set aside when the process dies; longer than any call takes */
export function createAccess(
  app: FastifyInstance,
  keys: KeyStore,
  leaseMs: number,
): (request: FastifyRequest) => Promise<Caller> {
  const { MCP_URL, ACCOUNT_URL } = app.config
  const challenge = (error?: string) =>
    `Bearer ${error ? `error="${error}", ` : ''}resource_metadata="${metadataUrl(MCP_URL)}", scope="${SCOPE}"`

  const missing = () =>
    new ApiError('unauthorized', {
      message: 'The header Authorization: Bearer with an API key or an access token is missing.',
      recovery: `A human gets a key at ${ACCOUNT_URL} and puts it into the secret storage of your host.`,
      headers: { 'www-authenticate': challenge() },
    })
  // One answer whatever is wrong with it: whether a key ever existed is nobody's business.
  const invalid = () =>
    new ApiError('unauthorized', {
      message: 'This key or token is not valid. Replace it.',
      recovery: `Forget this one; a human gets a new key at ${ACCOUNT_URL}.`,
      headers: { 'www-authenticate': challenge('invalid_token') },
    })

  const asCaller = (id: string, accountId: string): Caller => ({
    id,
    charge: () => charge(keys.credits, accountId, id, leaseMs, ACCOUNT_URL),
  })

  return async (request) => {
    const presented = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
    if (presented === undefined) throw missing()
    // An access token is a JWT: three parts with dots, which a key never holds.
    if (!presented.includes('.')) {
      const key = await keys.authenticate(presented)
      if (!key) throw invalid()
      return asCaller(key.id, key.accountId)
    }
    const principal = await app.auth.optional(request, MCP_URL).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'unauthorized') throw invalid()
      throw error
    })
    if (!principal) throw missing()
    if (!principal.scopes.includes(SCOPE))
      throw new ApiError('insufficient_scope', {
        headers: { 'www-authenticate': challenge('insufficient_scope') },
      })
    const account = await keys.credits.open(principal.subject)
    return asCaller(account.id, account.id)
  }
}

async function charge(
  credits: CreditStore,
  accountId: string,
  caller: string,
  leaseMs: number,
  accountUrl: string,
): Promise<Charge> {
  const hold = await credits.hold(accountId, caller, leaseMs)
  if (!hold)
    throw new ApiError('insufficient_credits', {
      recovery: `Ask the operator to top up the balance, which a human sees at ${accountUrl}.`,
    })
  return onceOnly(credits, hold)
}

/** A charge ends once: settled or released, whatever is asked of it later. */
function onceOnly(credits: CreditStore, hold: Hold): Charge {
  let over = false
  return {
    async settle() {
      if (over) return false
      over = true
      return credits.settle(hold)
    },
    async release() {
      if (over) return
      over = true
      await credits.release(hold)
    },
  }
}
