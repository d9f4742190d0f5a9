/**
 * Serves: X-RateLimit-Limit, -Remaining and -Reset (seconds) on every API answer, and 429 with Retry-After.
 * From: counters a minute for each client address in memory, or in Redis when REDIS_URL is set. The groups are
 * `read` (every API address), `ask` (config.rateGroup: 'ask') and `mcp` (counted by the MCP endpoint itself).
 */
import { randomUUID } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../server/errors.ts'
import { memoryWindows, redisWindows, windowStore, type Count } from '../server/store/rate-windows.ts'

export type RateGroup = 'read' | 'ask' | 'none'

declare module 'fastify' {
  interface FastifyInstance {
    /** Header x-internal-pass of requests that the service sends to itself: they are not counted again. */
    readonly internalPass: string
  }
  interface FastifyContextConfig {
    /** Which limit counts; `read` unless given, `none` for pages, assets and probes (hidden routes are `none`). */
    rateGroup?: RateGroup
  }
}

const WINDOW_MS = 60_000
/** Clients on IPv6 have a whole /64. */
const IPV6_SUBNET = 64

/** What an address is counted under: a /64 of IPv6 counts as one. */
export const clientOf = (ip: string): string => (ip.includes(':') ? normalizeIP(ip, IPV6_SUBNET) : ip)

export default fp(
  async function rateLimits(app) {
    // Made anew at each start; nobody outside knows it.
    app.decorate('internalPass', randomUUID())
    const { RATE_LIMIT_READ, RATE_LIMIT_ASK, REDIS_URL } = app.config
    const memory = memoryWindows(app.clock)
    const windows = REDIS_URL ? await redisWindows(REDIS_URL, memory, app.log) : memory
    app.addHook('onClose', () => windows.close())
    await app.register(rateLimit, { global: false, store: windowStore(windows) })

    const limits = { read: RATE_LIMIT_READ, ask: RATE_LIMIT_ASK }

    /** @returns what the request is refused with, if it is one too many */
    const tell = ({ current, ttl }: Count, max: number, reply: FastifyReply): ApiError | undefined => {
      const seconds = Math.ceil(ttl / 1000)
      void reply.headers({
        'x-ratelimit-limit': max,
        'x-ratelimit-remaining': Math.max(0, max - current),
        'x-ratelimit-reset': seconds,
      })
      if (current <= max) return undefined
      return new ApiError('rate_limited', {
        message: `At most ${max} requests a minute are answered here.`,
        retryAfter: Math.max(1, seconds),
      })
    }

    // A hook of the root, so that it comes before every other guard and counts unknown addresses too.
    app.addHook('onRequest', (request, reply, done) => {
      const { config } = request.routeOptions
      const group = config.rateGroup ?? (config.rateLimit === false ? 'none' : 'read')
      if (group === 'none' || request.headers['x-internal-pass'] === app.internalPass) return done()
      const max = limits[group]
      const count = windows.hit(`${group}:${clientOf(request.ip)}`, WINDOW_MS)
      // Counters in memory answer at once; a promise would cost more than they do.
      if (!(count instanceof Promise)) return done(tell(count, max, reply))
      count.then((counted) => tell(counted, max, reply)).then(done, done)
    })
    app.addHook('onRoute', (route) => {
      if (route.schema?.hide && route.config?.rateGroup === undefined)
        route.config = { ...route.config, rateGroup: 'none' }
    })
  },
  { name: 'rate-limit' },
)
