/**
 * Serves: the headers that stand on every answer: nothing is framed, sniffed or run; anyone may read from any
 * origin (no answer depends on cookies across origins); /api/v1 says how long it lives. Pages set a
 * Content-Security-Policy of their own over the strict one. From: the settings.
 */
import fp from 'fastify-plugin'

/** What scripts of other origins may read of an answer. */
const EXPOSED = [
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'Deprecation',
  'Sunset',
  'Idempotency-Replayed',
  'WWW-Authenticate',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
].join(', ')

const ALLOWED =
  'Authorization, Content-Type, Accept, Idempotency-Key, If-Match, If-None-Match, MCP-Protocol-Version'
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': ALLOWED,
  'access-control-max-age': '86400',
}

/** Headers of the stable version: how it ends and where that is written. */
export function versioningHeaders(config: { BASE_URL: string; SUNSET: string }): Record<string, string> {
  const { BASE_URL, SUNSET } = config
  return {
    deprecation: 'false',
    sunset: SUNSET,
    link: [
      `<${BASE_URL}/api/versioning.md>; rel="deprecation"; type="text/markdown"`,
      `<${BASE_URL}/api/versioning.md>; rel="sunset"; type="text/markdown"`,
      `<${BASE_URL}/openapi.json>; rel="service-desc"; type="application/json"`,
    ].join(', '),
  }
}

export default fp(
  async function securityHeaders(app) {
    const every: Record<string, string> = {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      ...(app.config.BASE_URL.startsWith('https:')
        ? { 'strict-transport-security': 'max-age=31536000' }
        : {}),
    }
    const stable = { ...every, ...versioningHeaders(app.config) }

    app.addHook('onRequest', (request, reply, done) => {
      const { url } = request
      void reply.headers(url.startsWith('/api/v1/') || url === '/api/v1' ? stable : every)
      // A browser asks whether it may; the router answers every OPTIONS, with Allow.
      if (request.method === 'OPTIONS') void reply.headers(PREFLIGHT)
      done()
    })
  },
  { name: 'security-headers' },
)
