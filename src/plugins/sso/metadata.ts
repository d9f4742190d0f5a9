/** What runs as the authorization server, as RFC 8414 says it: the embedded SSO's own word, or the external one's. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../server/clock.ts'
import type { Config } from '../../server/config.ts'
import { ApiError } from '../../server/errors.ts'
import { sameAddress } from './provider.ts'

const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url({ protocol: /^https?$/ }),
})
export type AuthorizationServerMetadata = z.infer<typeof metadataSchema>

const FETCH_MS = 5_000
const MAX_BYTES = 1024 * 1024
/** An external SSO's document is read again after this long. */
const KEEP_MS = 10 * 60_000

/** By the app's configuration, which every plugin of one app shares. */
const known = new WeakMap<Config, () => Promise<AuthorizationServerMetadata>>()

/**
 * The metadata document of the authorization server that this service trusts, as that server publishes it.
 * @throws ApiError upstream_unavailable when the external SSO does not answer
 */
export function authorizationServerMetadata(app: FastifyInstance): Promise<AuthorizationServerMetadata> {
  let read = known.get(app.config)
  if (!read) {
    read = app.config.AUTH_URL
      ? cached(app.clock, () => discover(app.config.AUTH_URL ?? ''))
      : once(() => own(app))
    known.set(app.config, read)
  }
  return read()
}

/** The embedded SSO answers for itself, so that the document cannot drift from what it does. */
async function own(app: FastifyInstance): Promise<AuthorizationServerMetadata> {
  const host = new URL(app.config.BASE_URL).host
  const answer = await app.inject({ url: '/.well-known/openid-configuration', headers: { host } })
  return metadataSchema.parse(answer.json())
}

/**
 * Reads an issuer's document: OpenID Connect Discovery first, then RFC 8414.
 * @throws ApiError upstream_unavailable
 */
export async function discover(issuer: string): Promise<AuthorizationServerMetadata> {
  const { origin, pathname } = new URL(issuer)
  const path = pathname.replace(/\/$/, '')
  const addresses = [
    `${origin}${path}/.well-known/openid-configuration`,
    `${origin}/.well-known/oauth-authorization-server${path}`,
  ]
  let cause: unknown
  for (const address of addresses) {
    try {
      const metadata = metadataSchema.parse(await fetchJson(address))
      if (sameAddress(metadata.issuer, issuer)) return metadata
      cause = new Error(`${address} names the issuer ${metadata.issuer}`)
    } catch (error) {
      cause = error
    }
  }
  throw new ApiError('upstream_unavailable', {
    message: 'The SSO server does not answer.',
    retryAfter: 5,
    cause,
  })
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(FETCH_MS),
  })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  const text = await answer.text()
  if (text.length > MAX_BYTES) throw new Error(`${address} answers more than ${MAX_BYTES} bytes`)
  return JSON.parse(text)
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined
  return () => {
    value ??= read().catch((error: unknown) => {
      value = undefined
      throw error
    })
    return value
  }
}

function cached<T>(clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let until = -Infinity
  let fresh = once(read)
  return () => {
    if (clock.now() >= until) {
      fresh = once(read)
      until = clock.now() + KEEP_MS
    }
    return fresh()
  }
}
