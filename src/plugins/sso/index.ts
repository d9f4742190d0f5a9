/**
 * Serves: the embedded SSO below /sso and /.well-known/openid-configuration, unless AUTH_URL names another one.
 * From: oidc-provider over our database, with signing keys of our own making.
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { drain } from '../../server/drain.ts'
import { startSweep } from './adapter.ts'
import interactions, { PAGE_HEADERS } from './interactions.ts'
import invites from './invites.ts'
import { loadSigningKeys, type SigningKeys } from './keys.ts'
import { createProvider, ROUTES } from './provider.ts'
import registration from './registration.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The embedded SSO's keys; null when AUTH_URL names another SSO. */
    signingKeys: SigningKeys | null
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const MAX_BODY = 32 * 1024

const sso: FastifyPluginAsync = async (app) => {
  if (app.config.AUTH_URL) {
    app.decorate('signingKeys', null)
    return
  }
  const keys = await loadSigningKeys(app)
  app.decorate('signingKeys', keys)

  const build = () => {
    const provider = createProvider(app, keys)
    return { provider, handle: provider.callback(), keys: keys.generation }
  }
  let built = build()
  const current = async () => {
    await keys.refresh()
    if (built.keys !== keys.generation) built = build()
    return built
  }

  let stopSweep = () => {}
  app.addHook('onReady', async () => {
    stopSweep = startSweep(app, (err) => app.log.warn({ err }, 'expired sign-ins could not be deleted'))
  })
  app.addHook('onClose', async () => stopSweep())

  await app.register(interactions, { provider: async () => (await current()).provider })
  await app.register(registration, { provider: async () => (await current()).provider })
  await app.register(invites)

  // oidc-provider reads the bodies itself.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const scheme = new URL(app.config.BASE_URL).protocol.slice(0, -1)
    const hand = async (request: FastifyRequest, reply: FastifyReply) => {
      if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) {
        drain(request, reply)
        return reply
          .code(413)
          .send({ error: 'invalid_request', error_description: `at most ${MAX_BODY} bytes` })
      }
      if (request.method === 'GET' && isOtherLoopback(request.host, app.config.BASE_URL))
        return reply.redirect(app.config.BASE_URL + request.url, 302)
      const { handle } = await current()
      const { raw } = request
      raw.headers['x-forwarded-proto'] = scheme
      delete raw.headers['x-forwarded-host']
      reply.hijack()
      for (const [name, value] of Object.entries(PAGE_HEADERS)) reply.raw.setHeader(name, value)
      await handle(raw, reply.raw)
    }

    // oidc-provider answers preflights alone; a plain OPTIONS is answered as everywhere.
    const options = (request: FastifyRequest, reply: FastifyReply) =>
      request.headers.origin && request.headers['access-control-request-method']
        ? hand(request, reply)
        : reply.callNotFound()

    scope.get(ROUTES.authorization, hand)
    // Only what oidc-provider makes up itself, so that GET on the POST-only routes stays 405.
    scope.get('/sso/:uid(^[\\w-]{43}$)', hand)
    scope.post(ROUTES.token, hand)
    scope.options(ROUTES.token, options)
    scope.post(ROUTES.revocation, hand)
    scope.options(ROUTES.revocation, options)
    scope.get(ROUTES.jwks, hand)
    scope.options(ROUTES.jwks, options)
    scope.get('/.well-known/openid-configuration', hand)
    scope.options('/.well-known/openid-configuration', options)
    scope.get(ROUTES.end_session, hand)
    scope.get(`${ROUTES.end_session}/success`, hand)
    scope.post(`${ROUTES.end_session}/confirm`, hand)
  })
}

/** Cookies belong to one host name: a sign-in that starts on another loopback name is moved to ours. */
function isOtherLoopback(host: string, baseUrl: string): boolean {
  const base = new URL(baseUrl)
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return hostname !== base.hostname && LOOPBACK.has(hostname) && LOOPBACK.has(base.hostname)
}

export default fp(sso, { name: 'sso', dependencies: ['unknown-address'] })
