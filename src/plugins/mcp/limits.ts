/** Limits of the MCP endpoint, a minute: requests of one key or token, and refused credentials of one address. */
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../server/errors.ts'
import { clientOf } from '../rate-limit.ts'
import type { Caller } from './transport.ts'

const MINUTE_MS = 60_000

type Counting = ReturnType<ReturnType<FastifyInstance['createRateLimit']>>

/** Needs @fastify/rate-limit on the app. */
export function createLimits(app: FastifyInstance, max: number) {
  const of = (prefix: string, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: (r) => `${prefix}:${key(r)}` })
  const countCaller = of('mcp', (request) => request.mcpCaller?.id ?? '')
  /** Those without a credential apart: they try none, and take nothing from those who do. */
  const countRefused = of(
    'mcp-refused',
    ({ ip, headers }) => `${headers.authorization === undefined ? 'none:' : ''}${clientOf(ip)}`,
  )

  /** @returns what a request that is one too many is refused with */
  const tell = async (
    counting: Counting,
    what: string,
    reply: FastifyReply,
  ): Promise<ApiError | undefined> => {
    const counted = await counting
    if (counted.isAllowed) return undefined
    const { max: limit, remaining, ttlInSeconds, isExceeded } = counted
    void reply.headers({
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': ttlInSeconds,
    })
    if (!isExceeded) return undefined
    return new ApiError('rate_limited', {
      message: `${what}: at most ${limit} a minute.`,
      retryAfter: ttlInSeconds,
    })
  }

  return {
    async caller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const refusal = await tell(countCaller(request), 'Requests with this key', reply)
      if (refusal) throw refusal
    },
    /** Lets nobody try credentials faster than a client works. */
    guarded(identify: (request: FastifyRequest) => Promise<Caller>) {
      return async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
        try {
          return await identify(request)
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'unauthorized') throw error
          const refusal = await tell(countRefused(request), 'Refused credentials of this address', reply)
          throw request.headers.authorization && refusal ? refusal : error
        }
      }
    },
  }
}
