/**
 * Serves: no address; it checks the access tokens of requests (`app.auth`, see server/auth.ts). From: the keys of
 * the embedded SSO, in process, or those that the SSO at AUTH_URL publishes.
 */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import type { Auth, Principal, Scope } from '../server/auth.ts'
import { ApiError } from '../server/errors.ts'
import { findAccount } from './sso/accounts.ts'
import { SIGNING_ALGORITHM } from './sso/keys.ts'
import { authorizationServerMetadata } from './sso/metadata.ts'

/** Keys are asked for again for an unknown kid, but not more often than this. */
const KEY_COOLDOWN_MS = 5_000
const KEY_CACHE_MS = 10 * 60_000
const KEY_TIMEOUT_MS = 5_000
/** Clocks of an external SSO may differ by this many seconds. */
const EXTERNAL_TOLERANCE_S = 10
const MAX_TOKEN_CHARS = 8_192

/** Public-key algorithms only: an HMAC with a public key as its secret must never pass. */
const EXTERNAL_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/** Checks signature, issuer, audience and expiry. */
interface Issuer {
  verify(token: string, audience: string): Promise<JWTPayload>
  /** What is left to check once the token is known to be genuine; undefined when it is no longer good. */
  principal(payload: JWTPayload & { sub: string; exp: number }): Promise<Principal | undefined>
}

const auth: FastifyPluginAsync = async (app) => {
  const { BASE_URL } = app.config
  const issuer = app.signingKeys ? embeddedIssuer(app) : externalIssuer(app)

  const check = async (header: string | undefined, audience: string): Promise<Principal | undefined> => {
    if (header === undefined) return undefined
    const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(header)?.[1]
    if (!token || token.length > MAX_TOKEN_CHARS) throw unauthorized(audience, 'invalid_token')
    const { sub, exp, ...claims } = await issuer.verify(token, audience).catch((error: unknown) => {
      if (error instanceof ApiError || !isTokenFault(error)) throw asUnavailable(error)
      throw unauthorized(audience, 'invalid_token', error)
    })
    const found = sub && exp ? await issuer.principal({ ...claims, sub, exp }) : undefined
    if (!found) throw unauthorized(audience, 'invalid_token')
    return found
  }

  const decorated: Auth = {
    require: (scope: Scope) => async (request) => {
      const principal = await check(request.headers.authorization, BASE_URL)
      if (!principal) throw unauthorized(BASE_URL)
      if (!principal.scopes.includes(scope)) throw insufficient(scope)
      if (scope === 'cv:write' && !principal.isOwner)
        throw new ApiError('forbidden', { message: 'Only the owner may do this.' })
      request.principal = principal
    },
    optional: (request, audience = BASE_URL) => check(request.headers.authorization, audience),
  }
  app.decorate('auth', decorated)
  app.decorateRequest('principal', null)

  function insufficient(scope: Scope): ApiError {
    const challenge = `Bearer error="insufficient_scope", scope="${scope}", resource_metadata="${metadataUrl(BASE_URL)}"`
    return new ApiError('insufficient_scope', {
      message: `The token does not carry the scope ${scope}.`,
      headers: { 'www-authenticate': challenge },
    })
  }
}

/** Where RFC 9728 puts the metadata of a resource: the well-known part goes between origin and path. */
export function metadataUrl(resource: string): string {
  const { origin, pathname } = new URL(resource)
  return `${origin}/.well-known/oauth-protected-resource${pathname === '/' ? '' : pathname}`
}

function unauthorized(resource: string, error?: string, cause?: unknown): ApiError {
  const reason = error ? `error="${error}", ` : ''
  return new ApiError('unauthorized', {
    headers: { 'www-authenticate': `Bearer ${reason}resource_metadata="${metadataUrl(resource)}"` },
    cause,
  })
}

/** Whether the token is at fault, and not the way to the keys. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'

const asUnavailable = (cause: unknown): ApiError =>
  cause instanceof ApiError
    ? cause
    : new ApiError('upstream_unavailable', {
        message: 'The SSO server does not answer.',
        retryAfter: 5,
        cause,
      })

function embeddedIssuer(app: FastifyInstance): Issuer {
  const { signingKeys: keys, config, clock, db } = app
  if (!keys) throw new Error('the embedded SSO is off')
  const getKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await createLocalJWKSet(keys.publicJwks)(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !(await keys.refresh())) throw error
      return createLocalJWKSet(keys.publicJwks)(header, token)
    }
  }
  return {
    async verify(token, audience) {
      // Keys that were withdrawn must stop working here too.
      await keys.refresh()
      const { payload } = await jwtVerify(token, getKey, {
        issuer: config.BASE_URL,
        audience,
        algorithms: [SIGNING_ALGORITHM],
        typ: 'at+jwt',
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(clock.now()),
      })
      return payload
    },
    async principal(payload) {
      const account = await findAccount(db, payload.sub)
      // A new password ends the tokens of the one before.
      if (!account || payload['gen'] !== account.generation) return undefined
      return toPrincipal(payload, account.role === 'owner')
    },
  }
}

function externalIssuer(app: FastifyInstance): Issuer {
  const { config, clock } = app
  let keysOf: { readonly uri: string; readonly getKey: JWTVerifyGetKey } | undefined
  return {
    async verify(token, audience) {
      const { issuer, jwks_uri: uri } = await authorizationServerMetadata(app)
      if (keysOf?.uri !== uri) {
        keysOf = {
          uri,
          getKey: createRemoteJWKSet(new URL(uri), {
            cooldownDuration: KEY_COOLDOWN_MS,
            cacheMaxAge: KEY_CACHE_MS,
            timeoutDuration: KEY_TIMEOUT_MS,
          }),
        }
      }
      const { payload } = await jwtVerify(token, keysOf.getKey, {
        issuer,
        audience,
        algorithms: EXTERNAL_ALGORITHMS,
        clockTolerance: EXTERNAL_TOLERANCE_S,
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(clock.now()),
      })
      return payload
    },
    principal: async (payload) => toPrincipal(payload, payload.sub === config.OWNER_SUBJECT),
  }
}

/** `scope` is a text in RFC 9068; some servers send a list, or call it `scp`. */
function toPrincipal(payload: JWTPayload & { sub: string; exp: number }, isOwner: boolean): Principal {
  const given = payload['scope'] ?? payload['scp'] ?? ''
  const scopes = Array.isArray(given) ? given.map(String) : String(given).split(' ').filter(Boolean)
  const clientId = payload['client_id'] ?? payload['azp']
  return {
    subject: payload.sub,
    clientId: typeof clientId === 'string' ? clientId : undefined,
    scopes,
    isOwner,
    expiresAt: payload.exp * 1000,
  }
}

export default fp(auth, { name: 'auth', dependencies: ['sso'] })
