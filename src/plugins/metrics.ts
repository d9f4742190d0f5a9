/**
 * Serves: /metrics for Prometheus, to loopback or with METRICS_TOKEN. From: the requests that were answered, and at
 * each reading the content store, the engine and the queue.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ApiError } from '../server/errors.ts'
import { degradedParts, PARTS } from './degraded.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: ServiceMetrics
  }
}

export interface ServiceMetrics {
  readonly registry: Registry
  /** Seconds per request; labels method, route, status (2xx …). */
  readonly requests: Histogram<'method' | 'route' | 'status'>
}

export interface QueueCount {
  readonly topic: string
  readonly state: string
  readonly rows: number
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Rows of the queue by topic and state. */
export async function queueCounts(app: Pick<FastifyInstance, 'db'>): Promise<QueueCount[]> {
  const rows = await app.db
    .selectFrom('queue')
    .select(({ fn }) => ['topic', 'state', fn.countAll<number | string>().as('rows')])
    .groupBy(['topic', 'state'])
    .orderBy('topic')
    .execute()
  return rows.map((row) => ({ ...row, rows: Number(row.rows) }))
}

export default fp(
  async function metrics(app) {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to the end of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    })
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    gauge('cv_version', 'Version readers see', () => app.content.current.version)
    gauge('cv_latest_version', 'Newest version that is stored', () => app.content.latest.version)
    gauge('cv_ready', '1 when questions are answered', () => (app.ask.ready ? 1 : 0))
    gauge('cv_index_version', 'Version the index was built from', () =>
      app.ask.ready ? app.ask.snapshot.version : 0,
    )
    gauge('cv_index_chunks', 'Passages in the index', () => (app.ask.ready ? app.ask.snapshot.chunkCount : 0))
    const queue = new Gauge({
      name: 'queue_rows',
      help: 'Rows of the leased queue',
      labelNames: ['topic', 'state'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const { topic, state, rows } of await queueCounts(app)) this.set({ topic, state }, rows)
      },
    })
    new Gauge({
      name: 'cv_degraded',
      help: '1 for a part that lags or fails while reads are answered',
      labelNames: ['part'],
      registers: [registry],
      async collect() {
        const degraded = await degradedParts(app)
        for (const part of PARTS) this.set({ part }, degraded.includes(part) ? 1 : 0)
      },
    })
    app.decorate('metrics', { registry, requests })

    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none'
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
      done()
    })

    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      mayRead(request, app.config.METRICS_TOKEN)
      // Without the queue's numbers the rest is still worth reading.
      const text = await registry.metrics().catch(async (error: unknown) => {
        request.log.warn({ err: error }, 'the queue could not be counted')
        registry.removeSingleMetric('queue_rows')
        try {
          return await registry.metrics()
        } finally {
          registry.registerMetric(queue)
        }
      })
      void reply.removeHeader('access-control-allow-origin')
      return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
    })
  },
  { name: 'metrics' },
)

/** @throws ApiError unauthorized or forbidden */
function mayRead(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) {
    // A proxy on this machine is on loopback too; what it passes on is not.
    const forwarded = request.headers.forwarded ?? request.headers['x-forwarded-for']
    const near = LOOPBACK.test(request.ip) && LOOPBACK.test(request.socket.remoteAddress ?? '')
    if (near && forwarded === undefined) return
    throw new ApiError('forbidden', {
      message: 'Metrics are read from this machine only.',
      recovery: 'Set METRICS_TOKEN and send it as a bearer token.',
    })
  }
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (timingSafeEqual(digest(given), digest(token))) return
  throw new ApiError('unauthorized', {
    message: 'Metrics need the token that METRICS_TOKEN holds.',
    recovery: 'Send Authorization: Bearer with that token.',
    headers: { 'www-authenticate': 'Bearer realm="metrics"' },
  })
}
