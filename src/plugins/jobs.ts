/**
 * Serves: POST /api/v1/jobs and GET /api/v1/jobs/{job_id}. From: the queue. A job is a harmless self-check: the
 * content is whole, its index answers, its PDF is there.
 */
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, apiErrorSchema } from '../server/errors.ts'
import { hashOf } from '../server/store/versions.ts'
import { uuidv7 } from '../server/store/ids.ts'
import { GiveUp } from '../server/store/queue.ts'

const TOPIC = 'job'
const JOB_ID = /^job_[0-9a-f-]{36}$/
const KEEP_MS = 24 * 60 * 60_000
const LEASE_MS = 10_000
/** Jobs that may wait or run at a time, of all clients together. */
const MAX_UNFINISHED = 1_000
const BUSY_RETRY_S = 10
/** When to look again: jobs take a fraction of it. */
const POLL_S = 1

const checkSchema = z.enum(['ok', 'missing']).describe('missing: not made yet')
const jobStatusSchema = z
  .object({
    job_id: z.string().describe('`job_` and a UUID'),
    status: z.enum(['queued', 'running', 'succeeded', 'failed']),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().optional(),
    checks: z
      .object({ content: checkSchema, index: checkSchema, pdf: checkSchema })
      .optional()
      .describe('What a succeeded job found'),
    problem: z.string().optional().describe('Why a job failed'),
  })
  .meta({
    title: 'JobStatus',
    examples: [
      {
        job_id: 'job_0198c5a4-7e2a-7c31-9d51-3f1f0c6b2a10',
        status: 'queued',
        created_at: '2026-01-31T09:30:00.000Z',
      },
    ],
  })
type JobStatus = z.infer<typeof jobStatusSchema>
const checksSchema = jobStatusSchema.shape.checks

/** @throws GiveUp that names what is broken */
async function selfCheck(app: FastifyInstance, signal: AbortSignal) {
  const { current } = app.content
  // From the disk, not from memory: that is what a check is for.
  const stored = await app.db
    .selectFrom('versions')
    .select(['content', 'sha256'])
    .where('version', '=', current.version)
    .executeTakeFirst()
  if (!stored || hashOf(stored.content) !== stored.sha256)
    throw new GiveUp(`content: version ${current.version} is not as it was published`)
  if (app.ask.problem) throw new GiveUp('index: the answer engine could not be started')
  const index = app.ask.ready ? ('ok' as const) : ('missing' as const)
  if (app.ask.ready) await app.ask.search('experience', 1, signal)
  const { statusCode } = await app.inject({
    method: 'HEAD',
    url: '/cv/pdf',
    headers: { 'x-internal-pass': app.internalPass },
  })
  if (statusCode >= 500) throw new GiveUp(`pdf: /cv/pdf answers ${statusCode}`)
  return { content: 'ok' as const, index, pdf: statusCode === 200 ? ('ok' as const) : ('missing' as const) }
}

const jobs: FastifyPluginAsyncZod = async (app) => {
  // A job takes no body; whatever a client sends, an empty one under any media type too, is only compared under a key.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.queue.register(TOPIC, {
    payload: z.object({}),
    handle: (_task, signal) => selfCheck(app, signal),
    maxAttempts: 1,
    delay: () => 0,
    leaseMs: LEASE_MS,
    concurrency: 2,
    keepMs: KEEP_MS,
  })

  const find = async (id: string): Promise<JobStatus | undefined> => {
    const row = JOB_ID.test(id) ? await app.queue.find(TOPIC, id) : undefined
    if (!row) return undefined
    const checks =
      row.state === 'succeeded' ? checksSchema.parse(JSON.parse(row.result ?? 'null')) : undefined
    return {
      job_id: row.id,
      status: row.state,
      created_at: new Date(row.created_at).toISOString(),
      ...(row.finished_at === null ? {} : { finished_at: new Date(row.finished_at).toISOString() }),
      ...(checks ? { checks } : {}),
      ...(row.state === 'failed' ? { problem: row.last_error ?? 'unknown' } : {}),
    }
  }

  const common = { tags: ['jobs'], security: [] }
  app.post(
    '/api/v1/jobs',
    {
      config: {
        idempotency: 'optional',
        anyBody: true,
        responseHeaders: { 202: ['Location', 'Retry-After'] },
      },
      schema: {
        ...common,
        operationId: 'createJob',
        summary: 'Start a self-check',
        description:
          'Checks content, index and PDF in the background and changes nothing: a place to try out polling. A body is not needed and not read.',
        response: { 202: jobStatusSchema, 413: apiErrorSchema, 503: apiErrorSchema },
      },
    },
    async (request, reply) => {
      if ((await app.queue.unfinished(TOPIC)) >= MAX_UNFINISHED)
        throw new ApiError('overloaded', { message: 'Too many jobs are waiting.', retryAfter: BUSY_RETRY_S })
      // Under a key, a repetition after a crash finds the job of the first request.
      const dedupeKey = request.idempotency?.id
      const id = await app.queue.enqueue(
        TOPIC,
        {},
        { id: `job_${uuidv7(app.clock.now())}`, ...(dedupeKey ? { dedupeKey } : {}) },
      )
      const status = await find(id)
      if (!status) throw new Error(`job ${id} was not stored`)
      void reply.code(202).headers({
        location: `/api/v1/jobs/${id}`,
        'retry-after': POLL_S,
        'cache-control': 'no-store',
      })
      return status
    },
  )
  app.get(
    '/api/v1/jobs/:job_id',
    {
      schema: {
        ...common,
        operationId: 'getJob',
        summary: 'Read the state of a job',
        description: 'Finished jobs are kept for 24 hours.',
        params: z.object({
          job_id: z.string().meta({ example: 'job_0198c5a4-7e2a-7c31-9d51-3f1f0c6b2a10' }),
        }),
        response: { 200: jobStatusSchema, 404: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const status = await find(request.params.job_id)
      if (!status) {
        throw new ApiError('not_found', {
          message: 'There is no such job, or it finished more than 24 hours ago.',
          recovery: 'Start one with POST /api/v1/jobs and read the address in Location.',
        })
      }
      void reply.header('cache-control', 'no-store')
      if (status.finished_at === undefined) void reply.header('retry-after', POLL_S)
      return status
    },
  )
}

export default jobs
