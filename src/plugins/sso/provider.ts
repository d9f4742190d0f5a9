/** The embedded SSO as oidc-provider runs it: one configuration, built again when the signing keys change. */
import type { FastifyBaseLogger } from 'fastify'
import Provider, { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { Clock } from '../../server/clock.ts'
import type { Config } from '../../server/config.ts'
import { DATABASE_RETRY_S } from '../../server/http-errors.ts'
import { isDatabaseAway, type Database } from '../../server/store/database.ts'
import type { Secrets } from '../../server/store/secrets.ts'
import { findAccount } from './accounts.ts'
import { databaseAdapter } from './adapter.ts'
import { ownClients, PAGES_CLIENT } from './clients.ts'
import { SIGNING_ALGORITHM, type SigningKeys } from './keys.ts'
import { errorPage, logoutPage, signedOutPage, type Page } from './pages.ts'

export const ROUTES = {
  authorization: '/sso/',
  token: '/sso/oauth/token',
  jwks: '/sso/jwks',
  registration: '/sso/register',
  revocation: '/sso/oauth/revoke',
  end_session: '/sso/session/end',
} as const

/** Seconds. */
export const ACCESS_TOKEN_TTL = 30 * 60
const SESSION_TTL = 14 * 24 * 3600

/** What an access token of ours says beyond the standard claims. */
export interface OwnClaims {
  /** The account's count of passwords; a token of an earlier one is refused. */
  readonly gen: number
}

export interface ProviderParts {
  readonly config: Pick<Config, 'BASE_URL' | 'MCP_URL' | 'ACCOUNT_URL'>
  readonly db: Database
  readonly secrets: Secrets
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** The scopes that an account may hold at a resource; only the owner may write. */
export function grantable(role: string | undefined, scopes: Iterable<string>): string[] {
  return [...scopes].filter((scope) => scope !== 'cv:write' || role === 'owner')
}

type Grant = InstanceType<Provider['Grant']>

/**
 * Adds scopes to a grant, and marks as refused those that this role may not have.
 * @param resource where they count; the same names are scopes of the sign-in itself when left out
 */
export function grantScopes(
  grant: Grant,
  role: string | undefined,
  scopes: readonly string[],
  resource?: string,
): void {
  const allowed = grantable(role, scopes)
  for (const scope of scopes) {
    const good = allowed.includes(scope)
    if (resource !== undefined) {
      if (good) grant.addResourceScope(resource, scope)
      else grant.rejectResourceScope(resource, scope)
    }
    if (good) grant.addOIDCScope(scope)
    else grant.rejectOIDCScope(scope)
  }
}

export function createProvider(parts: ProviderParts, keys: SigningKeys): Provider {
  const { config, db, secrets, log } = parts
  const { BASE_URL, MCP_URL } = config
  const secure = BASE_URL.startsWith('https:')
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true, overwrite: true } as const
  const show = (ctx: KoaContextWithOIDC, page: Page) => {
    ctx.type = 'html'
    ctx.set('Content-Security-Policy', page.csp)
    ctx.body = page.html
  }

  const configuration: Configuration = {
    adapter: databaseAdapter(parts),
    jwks: keys.jwks as NonNullable<Configuration['jwks']>,
    clients: ownClients(config),
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: SIGNING_ALGORITHM,
    },
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    scopes: ['openid', 'offline_access', 'cv:read', 'cv:write'],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    pkce: { required: () => true },
    routes: ROUTES,
    // A public client's pages live where it is redirected to.
    clientBasedCORS: (_ctx, origin, client) =>
      (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin),
    cookies: {
      keys: [secrets.derive('sso-cookies').toString('base64url')],
      names: { session: 'cv_sso', interaction: 'cv_sso_step', resume: 'cv_sso_resume' },
      long: { ...cookie, path: '/sso' },
      short: cookie,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      // On by default; the API takes bearer tokens, and would not ask for the proof of a bound one.
      dPoP: { enabled: false },
      // On by default, at an address that is not ours to serve.
      pushedAuthorizationRequests: { enabled: false },
      registration: { enabled: true, initialAccessToken: false, issueRegistrationAccessToken: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const after = ctx.oidc.session?.state as { postLogoutRedirectUri?: string } | undefined
          show(ctx, logoutPage(form, after?.postLogoutRedirectUri))
        },
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(BASE_URL)),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) =>
          oneOf === undefined
            ? BASE_URL
            : (oneOf.find((resource) => sameAddress(resource, BASE_URL)) ?? oneOf[0] ?? BASE_URL),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          const jwt = { sign: { alg: SIGNING_ALGORITHM } } as const
          const common = { accessTokenFormat: 'jwt', accessTokenTTL: ACCESS_TOKEN_TTL, jwt } as const
          if (sameAddress(resource, BASE_URL))
            return { ...common, audience: BASE_URL, scope: 'cv:read cv:write' }
          if (sameAddress(resource, MCP_URL)) return { ...common, audience: MCP_URL, scope: 'cv:read' }
          throw new errors.InvalidTarget(`resource must be ${BASE_URL} or ${MCP_URL}`)
        },
      },
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_TTL,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Session: SESSION_TTL,
      Grant: SESSION_TTL,
      // Rotation does not prolong it: after two weeks the owner signs in again.
      RefreshToken: (ctx) => ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? SESSION_TTL,
    },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Signing out on our page ends what the page holds; other tools keep theirs until it expires or is revoked.
    expiresWithSession: async (ctx) => ctx.oidc.client?.clientId === PAGES_CLIENT,
    interactions: { url: (_ctx, interaction) => `/sso/interaction/${interaction.uid}` },
    extraTokenClaims: async (_ctx, token) => {
      const account = 'accountId' in token ? await findAccount(db, token.accountId) : undefined
      return account ? ({ gen: account.generation } satisfies OwnClaims) : undefined
    },
    findAccount: async (_ctx, id) => {
      const account = await findAccount(db, id)
      return (
        account && { accountId: id, claims: async () => ({ sub: id, preferred_username: account.username }) }
      )
    },
    loadExistingGrant: async (ctx) => {
      const { provider, client, session, result } = ctx.oidc
      const accountId = session?.accountId
      if (!client || !session) return undefined
      const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
      const found = grantId ? await provider.Grant.find(grantId) : undefined
      // Our own page needs no consent: its address is this server's.
      if (found || client.clientId !== PAGES_CLIENT || !accountId) return found
      const account = await findAccount(db, accountId)
      const grant = new provider.Grant({ clientId: client.clientId, accountId })
      grant.addOIDCScope('openid offline_access profile')
      for (const resource of [BASE_URL, MCP_URL])
        grantScopes(grant, account?.role, ['cv:read', 'cv:write'], resource)
      await grant.save()
      return grant
    },
    renderError: (ctx, out) => {
      if (ctx.accepts('html', 'json') === 'html') show(ctx, errorPage(out.error, out.error_description))
      else ctx.body = out
    },
  }

  const provider = new Provider(BASE_URL, configuration)
  // The scheme comes from BASE_URL, which the handler puts into the header; clients' own are overwritten.
  provider.proxy = true
  const away = new WeakSet<object>()
  provider.on('server_error', (ctx, error) => {
    if (isDatabaseAway(error)) away.add(ctx)
    log.error({ err: error }, 'the SSO failed')
  })
  provider.use(async (ctx, next) => {
    await next()
    // Not broken, only not now: a client that waits gets what it asked for.
    if (!away.has(ctx)) return
    ctx.status = 503
    ctx.set('Retry-After', String(DATABASE_RETRY_S))
  })
  return provider
}

/** Whether two addresses are the same apart from a final slash, which clients add to an origin. */
export const sameAddress = (a: string, b: string): boolean => a.replace(/\/$/, '') === b.replace(/\/$/, '')
