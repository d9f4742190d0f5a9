/** Serves: POST /ask. From: the engine, over the version that readers see. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiErrorSchema } from '../../server/errors.ts'
import { uuidv7 } from '../../server/store/ids.ts'
import { answerSchema, toWireAnswer } from './wire.ts'

const MAX_QUERY_CHARS = 1_000

export const queryTextSchema = z
  .string()
  .max(MAX_QUERY_CHARS, `at most ${MAX_QUERY_CHARS} characters`)
  .refine((text) => text.trim() !== '', 'a question that is not empty')
  // Binary data sent as text: control characters other than tab and line breaks.
  .refine(
    (text) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text),
    'text without control characters',
  )

const askBodySchema = z.strictObject({
  query: queryTextSchema,
  prev: z.array(queryTextSchema).max(10).optional(),
})

const ask: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/ask',
    {
      bodyLimit: 64 * 1024,
      config: { errorMembers: { _meta: { response_type: 'failure', version: '0.55' } } },
      schema: {
        operationId: 'ask',
        tags: ['ask'],
        body: askBodySchema,
        response: { 200: answerSchema, 400: apiErrorSchema, 503: apiErrorSchema },
      },
    },
    async (request) => {
      const { query, prev } = request.body
      const answer = await app.ask.ask({ query, ...(prev ? { prev } : {}) })
      return toWireAnswer(answer, query, uuidv7(app.clock.now()), app.config.BASE_URL)
    },
  )
}

export default ask
