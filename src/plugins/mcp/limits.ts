/** Limits of the MCP endpoint, a minute: requests of one key or token, and refused credentials of one address. */
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../server/errors.ts'
import { clientOf } from '../rate-limit.ts'
import type { Caller } from './transport.ts'

const MINUTE_MS = 60_000

interface Counted {
  readonly max: number
  readonly remaining: number
  readonly ttlInSeconds: number
  readonly isExceeded: boolean
}

function throwIfExceeded(counted: Counted, what: string): void {
  if (counted.isExceeded)
    throw new ApiError('rate_limited', {
      message: `${what}: at most ${counted.max} a minute.`,
      retryAfter: counted.ttlInSeconds,
    })
}

/** Needs @fastify/rate-limit on the app. */
export function createLimits(app: FastifyInstance, max: number) {
  const of = (prefix: string, key: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: (r) => `${prefix}:${key(r)}` })
  const countCaller = of('mcp', (request) => request.mcpCaller?.id ?? '')
  const countRefused = of('mcp-refused', (request) => clientOf(request.ip))

  return {
    async caller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const counted = await countCaller(request)
      if (counted.isAllowed) return
      void reply.headers({
        'x-ratelimit-limit': counted.max,
        'x-ratelimit-remaining': counted.remaining,
        'x-ratelimit-reset': counted.ttlInSeconds,
      })
      throwIfExceeded(counted, 'Requests with this key')
    },
    /** Lets nobody try credentials faster than a client works. */
    guarded(identify: (request: FastifyRequest) => Promise<Caller>) {
      return async (request: FastifyRequest): Promise<Caller> => {
        try {
          return await identify(request)
        } catch (error) {
          if (error instanceof ApiError && error.code === 'unauthorized' && request.headers.authorization) {
            const counted = await countRefused(request)
            if (!counted.isAllowed) throwIfExceeded(counted, 'Refused credentials of this address')
          }
          throw error
        }
      }
    },
  }
}
