/** Serves: POST /api/v1/owner/ask: the answer a draft would give. From: the engine, on a text that is not kept. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '../../server/errors.ts'
import { checkPassages } from '../../server/store/passage-limit.ts'
import { uuidv7 } from '../../server/store/ids.ts'
import { withoutPrivateLines } from '../../server/store/profile.ts'
import { queryTextSchema } from '../ask/request.ts'
import { answerSchema, toWireAnswer } from '../ask/wire.ts'
import { publishErrors } from './content.ts'
import { acceptContent, bodyLimitFor, checkContent, contentBodySchema } from './content-body.ts'

/** An index is built for each draft; more at once would slow down readers. */
const MAX_DRAFTS = 2

const draft: FastifyPluginAsyncZod = async (app) => {
  acceptContent(app)
  let running = 0
  app.post(
    '/api/v1/owner/ask',
    {
      bodyLimit: bodyLimitFor(app.config),
      config: { rateGroup: 'ask' },
      onRequest: app.auth.require('cv:write'),
      schema: {
        operationId: 'askDraft',
        tags: ['owner'],
        summary: 'Ask a draft, which is not published or kept',
        security: [{ oauth: ['cv:write'] }],
        body: contentBodySchema.extend({ query: queryTextSchema }),
        response: { 200: answerSchema, ...publishErrors },
      },
    },
    async (request, reply) => {
      const { query } = request.body
      const content = checkContent(request.body.content, app.config)
      if (running >= MAX_DRAFTS)
        throw new ApiError('overloaded', { message: 'Other drafts are being asked.', retryAfter: 2 })
      running++
      try {
        await checkPassages(content)
        const shown = withoutPrivateLines(content, app.content.profile.private ?? [])
        const answer = await app.ask.askDraft(shown, { query })
        void reply.header('cache-control', 'no-store')
        return toWireAnswer(answer, query, uuidv7(app.clock.now()), app.config.BASE_URL)
      } finally {
        running--
      }
    },
  )
}

export default draft
