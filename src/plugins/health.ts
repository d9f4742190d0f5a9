/** Serves: /healthz (the process runs) and /readyz (it answers questions). From: the engine, the database, the queue. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiErrorSchema, ApiError } from '../server/errors.ts'
import { degradedParts, PARTS } from './degraded.ts'

const health: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/healthz',
    {
      // No part of the API: probes come as often as they like.
      schema: {
        hide: true,
        operationId: 'getHealth',
        tags: ['operation'],
        response: { 200: z.object({ status: z.literal('ok') }) },
      },
    },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/readyz',
    {
      schema: {
        hide: true,
        operationId: 'getReadiness',
        tags: ['operation'],
        response: {
          200: z.object({
            status: z.enum(['ready', 'degraded']),
            version: z.int(),
            degraded: z.array(z.enum(PARTS)).describe('What lags or fails while reads are answered'),
          }),
          503: apiErrorSchema,
        },
      },
    },
    async () => {
      if (app.ask.problem)
        throw new ApiError('not_ready', { message: `Broken: ${app.ask.problem}`, retryAfter: 30 })
      if (!app.ask.ready)
        throw new ApiError('not_ready', { message: 'Starting: the index is being built.', retryAfter: 1 })
      const degraded = [...(await degradedParts(app))]
      return {
        status: degraded.length ? ('degraded' as const) : ('ready' as const),
        version: app.content.current.version,
        degraded,
      }
    },
  )
}

export default health
