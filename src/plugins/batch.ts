/**
 * Serves: POST /api/v1/batch, up to 20 read operations in one request. From: the very routes of those operations,
 * called inside the process, so that an item's body is what the single call answers.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, apiErrorSchema } from '../server/errors.ts'

const MAX_OPERATIONS = 20
const BODY_LIMIT = 64 * 1024

/** Read operations by operationId: the address, and which parameters it takes in path and query. */
const OPERATIONS: Readonly<
  Record<string, { url: string; path?: readonly string[]; query?: readonly string[] }>
> = {
  getCv: { url: '/api/v1/cv', query: ['include'] },
  getCvContent: { url: '/cv/content' },
  getSandboxCv: { url: '/api/v1/sandbox/cv' },
  getCvMeta: { url: '/cv/meta' },
  getJob: { url: '/api/v1/jobs/', path: ['job_id'] },
  getWebhookMetadata: { url: '/api/v1/webhooks' },
}
const NAMES = Object.keys(OPERATIONS).join(', ')

const operationSchema = z.object({
  operationId: z.string().min(1, 'the name of a read operation').max(100).describe(`One of ${NAMES}`),
  parameters: z
    .record(z.string().max(100), z.unknown())
    .optional()
    .describe("The operation's query and path parameters by name"),
})
const batchRequestSchema = z
  .object({
    operations: z
      .array(operationSchema)
      .min(1, 'at least 1 operation')
      .max(MAX_OPERATIONS, `at most ${MAX_OPERATIONS} operations`),
  })
  .meta({
    title: 'BatchRequest',
    examples: [
      {
        operations: [
          { operationId: 'getCv', parameters: { include: 'skills' } },
          { operationId: 'getCvMeta' },
        ],
      },
    ],
  })
const batchResponseSchema = z
  .object({
    results: z
      .array(
        z.object({
          operationId: z.string(),
          status: z.int().min(100).max(599).describe('HTTP status of this operation'),
          body: z.unknown().describe('What the single call answers; the error shape when it fails'),
        }),
      )
      .describe('In the order of the request'),
  })
  .meta({
    title: 'BatchResponse',
    examples: [
      {
        results: [
          {
            operationId: 'getCvMeta',
            status: 200,
            body: {
              favicon: 'https://cv.example/favicon.svg',
              og_image: 'https://cv.example/og-image.png',
            },
          },
        ],
      },
    ],
  })
type Operation = z.infer<typeof operationSchema>

/** @throws ApiError for an unknown operation or parameter */
function addressOf({ operationId, parameters = {} }: Operation): string {
  const operation = Object.hasOwn(OPERATIONS, operationId) ? OPERATIONS[operationId] : undefined
  if (!operation) {
    throw new ApiError('invalid_request', {
      message: `operationId: ${JSON.stringify(operationId)} is no read operation; there are ${NAMES}.`,
      details: [{ field: 'operationId', message: `one of ${NAMES}`, value: operationId }],
    })
  }
  const { url, path = [], query = [] } = operation
  const accepted = [...path, ...query]
  for (const [name, value] of Object.entries(parameters)) {
    const field = `parameters.${name}`
    if (!accepted.includes(name))
      throw ApiError.field(field, `no such parameter; ${operationId} takes ${accepted.join(', ') || 'none'}`)
    if (typeof value !== 'string') throw ApiError.field(field, 'a string', value)
  }
  const given = parameters as Readonly<Record<string, string>>
  const segments = path.map((name) => {
    if (!given[name]) throw ApiError.field(`parameters.${name}`, 'required', given[name])
    return encodeURIComponent(given[name])
  })
  const search = new URLSearchParams(
    query.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  )
  return `${url}${segments.join('/')}${search.size ? `?${search.toString()}` : ''}`
}

/** Runs one operation; the body is JSON text. */
async function run(app: FastifyInstance, operation: Operation, request: FastifyRequest) {
  try {
    const answer = await app.inject({
      method: 'GET',
      url: addressOf(operation),
      // The items of a batch count as one request.
      headers: { accept: 'application/json', 'x-internal-pass': app.internalPass },
      remoteAddress: request.ip,
    })
    return { status: answer.statusCode, body: answer.body }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.statusCode, body: JSON.stringify(error.toBody(request.id)) }
  }
}

const batch: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/v1/batch',
    {
      bodyLimit: BODY_LIMIT,
      config: { idempotency: 'required' },
      schema: {
        tags: ['batch'],
        security: [],
        operationId: 'runBatch',
        summary: 'Run several read operations',
        description: `Up to ${MAX_OPERATIONS} of ${NAMES}. Each has a status of its own; one that fails does not fail the batch.`,
        body: batchRequestSchema,
        response: { 200: batchResponseSchema, 400: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const results: string[] = []
      // One after the other: a batch shall not take more of the process than a single client does.
      for (const operation of request.body.operations) {
        const { status, body } = await run(app, operation, request)
        results.push(
          `{"operationId":${JSON.stringify(operation.operationId)},"status":${status},"body":${body || 'null'}}`,
        )
      }
      void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
      // The bodies are JSON already, checked by the routes they come from.
      void reply.serializer(String).send(`{"results":[${results.join(',')}]}` as never)
      return reply
    },
  )
}

export default batch
