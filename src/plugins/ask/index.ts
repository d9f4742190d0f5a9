/** Serves: POST and GET /ask, as JSON or server-sent events. From: the engine, over the version readers see. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Answer } from '../../rag/types.ts'
import { apiErrorSchema } from '../../server/errors.ts'
import { acceptJson } from '../../server/json-body.ts'
import { findAnswer } from './find.ts'
import { goneOf } from './gone.ts'
import { askBodySchema, askQuerySchema, queryTextSchema, toAskRequest, type AskRequest } from './request.ts'
import { streamAnswer } from './stream.ts'
import { answerSchema, NLWEB_VERSION, toWireAnswer, type ResultItem } from './wire.ts'

/** Bytes of questions' bodies that are kept with what they say: some thousand questions. */
const KEPT_BODIES = 2 ** 18
/** The last member of an answer: ASCII alone, as its schema has it. */
const endOf = (queryId: string): string => `,"query_id":${JSON.stringify(queryId)}}`
const HEADERS = { vary: 'Accept', 'cache-control': 'no-store' }

const validateAny = validatorCompiler({ schema: askBodySchema, method: 'POST', url: '/ask' })
/** Most bodies hold a question and nothing else: those are checked without trying all that may stand beside it. */
const validateBody = (body: unknown): ReturnType<typeof validateAny> => {
  const plain =
    typeof body === 'object' && body !== null && 'query' in body && Object.keys(body).length === 1
      ? body
      : null
  const query = plain && queryTextSchema.safeParse(plain.query)
  return query?.success ? { value: { query: query.data } } : validateAny(body)
}
/** Bodies that come again are the same object, and were checked when they came first. */
const checkedBodies = new WeakMap<object, ReturnType<typeof validateBody>>()
const checkBody = () => (body: unknown) => {
  if (typeof body !== 'object' || body === null) return validateBody(body)
  const known = checkedBodies.get(body)
  if (known) return known
  const checked = validateBody(body)
  if (typeof checked === 'object' && 'value' in checked) checkedBodies.set(body, checked)
  return checked
}

const ask: FastifyPluginAsyncZod = async (app) => {
  const { BASE_URL } = app.config
  // The same questions come again and again: their bodies are read and checked once.
  acceptJson(app, { keepBytes: KEPT_BODIES })

  const toJson = (answer: Answer, query: string, queryId: string): string => {
    const { query_id: _, ...rest } = toWireAnswer(answer, query, '', BASE_URL)
    return `${JSON.stringify(rest).slice(0, -1)}${endOf(queryId)}`
  }

  /** Known answers are the same object each time: the bytes of their JSON are kept, but for the query_id at its end. */
  const keptBytes = new WeakMap<Answer, { query: string; bytes: Buffer }>()
  const toBytes = (answer: Answer, query: string, queryId: string): Buffer => {
    let kept = keptBytes.get(answer)
    if (kept?.query !== query) {
      kept = { query, bytes: Buffer.from(toJson(answer, query, '').slice(0, -endOf('').length)) }
      keptBytes.set(answer, kept)
    }
    const { bytes } = kept
    const end = endOf(queryId)
    const whole = Buffer.allocUnsafe(bytes.length + end.length)
    bytes.copy(whole)
    whole.write(end, bytes.length, 'latin1')
    return whole
  }

  const find = (
    request: AskRequest,
    queryId: string,
    signal: AbortSignal,
    send?: (item: ResultItem) => void,
  ) =>
    findAnswer(app.ask, request, {
      queryId,
      baseUrl: BASE_URL,
      signal,
      onPart: send && ((text) => send({ '@type': 'SearchSummary', text })),
    })

  const sendJson = (json: string | Buffer, reply: FastifyReply): void =>
    void reply.header('content-type', 'application/json; charset=utf-8').send(json)

  /** Answers at once what is known already; the rest is awaited. */
  const answer = (asked: AskRequest, request: FastifyRequest, reply: FastifyReply): Promise<void> | void => {
    void reply.headers(HEADERS)
    if (!asked.streaming && asked.mode !== 'list') {
      const known = app.ask.known({ query: asked.question, prev: asked.prev })
      if (known) return sendJson(toBytes(known, asked.query, asked.queryId ?? request.id), reply)
    }
    return respond(asked, request, reply)
  }

  const respond = async (asked: AskRequest, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const queryId = asked.queryId ?? request.id
    if (asked.streaming) {
      // Not ready is an answer of its own status, not an event of a stream that began well.
      void app.ask.snapshot
      await streamAnswer(request, reply, queryId, (signal, send) => find(asked, queryId, signal, send))
      return reply
    }
    const gone = goneOf(request.raw.socket)
    try {
      if (asked.mode === 'list') {
        void reply.send(await find(asked, queryId, gone))
      } else {
        const found = await app.ask.ask({ query: asked.question, prev: asked.prev, signal: gone })
        // A text leaves with its headers as one piece; bytes of it would be made, and sent beside them.
        sendJson(toJson(found, asked.query, queryId), reply)
      }
    } catch (error) {
      // Work that stopped because nobody waits for it any more is no failure.
      if (!gone.aborted) throw error
    }
    return reply
  }

  const shared = {
    config: {
      rateGroup: 'ask' as const,
      eventStream: true,
      errorMembers: { _meta: { response_type: 'failure', version: NLWEB_VERSION } },
    },
    bodyLimit: 64 * 1024,
  }
  const errors = { 400: apiErrorSchema, 429: apiErrorSchema, 503: apiErrorSchema }
  app.post(
    '/ask',
    {
      ...shared,
      validatorCompiler: checkBody,
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
    (request, reply) => answer(toAskRequest(request.body, request.headers.accept), request, reply),
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
    (request, reply) => answer(toAskRequest(request.query, request.headers.accept), request, reply),
  )
}

export default ask
