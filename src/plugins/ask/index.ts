/** Serves: POST and GET /ask, as JSON or server-sent events. From: the engine, over the version readers see. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Answer } from '../../rag/types.ts'
import { apiErrorSchema } from '../../server/errors.ts'
import { uuidv7 } from '../../server/store/ids.ts'
import { askBodySchema, askQuerySchema, toAskRequest, type AskRequest } from './request.ts'
import { streamAnswer } from './stream.ts'
import { answerSchema, NLWEB_VERSION, toWireAnswer, type ResultItem, type WireAnswer } from './wire.ts'

/** Passages that mode list returns. */
const LISTED = 10

const ask: FastifyPluginAsyncZod = async (app) => {
  const { BASE_URL } = app.config
  /** Answers come from a cache as the same object: so does their JSON, but for the query_id at its end. */
  const serialised = new WeakMap<Answer, { query: string; json: string }>()

  const toJson = (answer: Answer, query: string, queryId: string): string => {
    let known = serialised.get(answer)
    if (known?.query !== query) {
      const { query_id: _, ...rest } = toWireAnswer(answer, query, '', BASE_URL)
      known = { query, json: JSON.stringify(rest).slice(0, -1) }
      serialised.set(answer, known)
    }
    return `${known.json},"query_id":${JSON.stringify(queryId)}}`
  }

  const find = async (
    request: AskRequest,
    queryId: string,
    signal?: AbortSignal,
    send?: (item: ResultItem) => void,
  ): Promise<WireAnswer> => {
    const onPart = send && ((part: { text: string }) => send({ '@type': 'SearchSummary', text: part.text }))
    const answer = await app.ask.ask({
      query: request.question,
      prev: request.prev,
      ...(signal ? { signal } : {}),
      ...(onPart ? { onPart } : {}),
    })
    const hits =
      request.mode === 'list' && answer.sources.length
        ? await app.ask.search(request.question, LISTED, signal)
        : undefined
    return toWireAnswer(answer, request.query, queryId, BASE_URL, hits)
  }

  const respond = async (asked: AskRequest, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const queryId = asked.queryId ?? uuidv7(app.clock.now())
    void reply.header('vary', 'Accept').header('cache-control', 'no-store')
    if (asked.streaming) {
      // Not ready is an answer of its own status, not an event of a stream that began well.
      void app.ask.snapshot
      streamAnswer(request, reply, queryId, (signal, send) => find(asked, queryId, signal, send))
      return
    }
    const gone = new AbortController()
    // Every response closes; only one that was not sent whole has nobody waiting.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    try {
      if (asked.mode === 'list') {
        void reply.send(await find(asked, queryId, gone.signal))
        return
      }
      const answer = await app.ask.ask({ query: asked.question, prev: asked.prev, signal: gone.signal })
      void reply.type('application/json; charset=utf-8').send(toJson(answer, asked.query, queryId))
    } catch (error) {
      // Work that stopped because nobody waits for it any more is no failure.
      if (!gone.signal.aborted) throw error
    }
  }

  const shared = {
    config: {
      rateGroup: 'ask' as const,
      errorMembers: { _meta: { response_type: 'failure', version: NLWEB_VERSION } },
    },
    bodyLimit: 64 * 1024,
  }
  const errors = { 400: apiErrorSchema, 429: apiErrorSchema, 503: apiErrorSchema }
  app.post(
    '/ask',
    {
      ...shared,
      schema: {
        operationId: 'ask',
        tags: ['ask'],
        summary: 'Ask a question about the CV',
        description:
          'Answers from the CV alone, with an exact quote for every statement. `Accept: text/event-stream` or `streaming` streams.',
        security: [],
        body: askBodySchema,
        response: {
          200: answerSchema.describe('The answer with its sources'),
          ...errors,
          413: apiErrorSchema,
          415: apiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      await respond(toAskRequest(request.body, request.headers.accept), request, reply)
      return reply
    },
  )
  app.get(
    '/ask',
    {
      ...shared,
      schema: {
        operationId: 'askByGet',
        tags: ['ask'],
        summary: 'Ask a question about the CV, in the address',
        security: [],
        querystring: askQuerySchema,
        response: { 200: answerSchema.describe('The answer with its sources'), ...errors },
      },
    },
    async (request, reply) => {
      await respond(toAskRequest(request.query, request.headers.accept), request, reply)
      return reply
    },
  )
}

export default ask
