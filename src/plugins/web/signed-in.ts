/**
 * Serves: /owner and /account, the frames that their scripts fill. From: the settings and the authorization
 * server's own metadata, so that the same pages work with the embedded SSO and with an external one.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { toApiError } from '../../server/http-errors.ts'
import { PAGES_CLIENT } from '../sso/clients.ts'
import { authorizationServerMetadata } from '../sso/metadata.ts'
import type { Entry } from './assets.ts'
import { contentSecurityPolicy, document, pageHeaders } from './layout.ts'
import { escapeHtml, jsonForScript } from './shared/html.ts'
import { CONFIG_ID, type PageConfig } from './shared/page-config.ts'

interface SignedInPage {
  readonly entry: Extract<Entry, 'owner' | 'account'>
  readonly title: string
  readonly scope: string
  readonly redirectUri: string
}

const SCOPE = 'openid profile cv:read cv:write'

const signedIn: FastifyPluginAsync = async (app) => {
  const { config } = app
  const { BASE_URL } = config

  const oauth = async (page: SignedInPage): Promise<PageConfig['oauth']> => {
    const metadata = await authorizationServerMetadata(app)
    const text = (name: string) => (typeof metadata[name] === 'string' ? metadata[name] : undefined)
    return {
      issuer: metadata.issuer,
      authorization: metadata.authorization_endpoint,
      token: metadata.token_endpoint,
      revocation: text('revocation_endpoint'),
      endSession: text('end_session_endpoint'),
      clientId: config.OAUTH_CLIENT_ID && config.AUTH_URL ? config.OAUTH_CLIENT_ID : PAGES_CLIENT,
      redirectUri: page.redirectUri,
      scope: page.scope,
      resource: BASE_URL,
    }
  }

  const send = async (page: SignedInPage, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64url')
    const [assets, { favicon }] = await Promise.all([app.clientAssets(), app.pageImages()])
    const frame = (body: string, connect?: string) => {
      const policy = contentSecurityPolicy({
        style: `'nonce-${nonce}'`,
        frame: "'self' blob:",
        ...(connect ? { connect } : {}),
      })
      return reply
        .headers({ ...pageHeaders(policy), 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(document(assets, { title: page.title, entry: page.entry, favicon }, body))
    }
    let settings: PageConfig
    try {
      settings = {
        oauth: await oauth(page),
        baseUrl: BASE_URL,
        mcpUrl: config.MCP_URL,
        nonce,
        maxContentBytes: config.MAX_CONTENT_BYTES,
        invites: !config.AUTH_URL,
      }
    } catch (error) {
      const apiError = toApiError(error)
      void reply.code(apiError.statusCode).headers(apiError.headers)
      return frame(
        `<main class="app"><div class="welcome"><h1>${escapeHtml(page.title)}</h1><p class="problem">Signing in is not possible just now: ${escapeHtml(apiError.message)} Please try again in a moment.</p><p><a href="/">To the CV</a></p></div></main>`,
      )
    }
    const { origin } = new URL(settings.oauth.token)
    return frame(
      `<main id="app" class="app"><div class="welcome"><h1>${escapeHtml(page.title)}</h1><noscript><p>This page needs JavaScript. From a terminal, <code>npm run publish</code> and <code>npm run keys</code> do the same.</p></noscript></div></main>
<script type="application/json" id="${CONFIG_ID}">${jsonForScript(settings)}</script>`,
      origin === BASE_URL ? undefined : origin,
    )
  }

  const owner: SignedInPage = {
    entry: 'owner',
    title: 'Edit your CV',
    scope: SCOPE,
    redirectUri: `${BASE_URL}/owner`,
  }
  const account: SignedInPage = {
    entry: 'account',
    title: 'Your account',
    scope: SCOPE,
    redirectUri: `${BASE_URL}/account`,
  }
  const route = (page: SignedInPage) => async (_request: FastifyRequest, reply: FastifyReply) =>
    send(page, reply)
  app.get('/owner', { schema: { hide: true }, onRequest: app.toBaseUrl }, route(owner))
  app.get('/account', { schema: { hide: true }, onRequest: app.toBaseUrl }, route(account))
}

export default signedIn
