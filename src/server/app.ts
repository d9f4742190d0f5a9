/** The application: every plugin, in order, by name. Only main.ts listens. */
import { readFileSync, statSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import accountPlugin from '../plugins/account/index.ts'
import { AskService } from '../plugins/ask/service.ts'
import askPlugin from '../plugins/ask/index.ts'
import llmMetricsPlugin, { LlmMetrics } from '../plugins/ask/llm-metrics.ts'
import authPlugin from '../plugins/auth.ts'
import batchPlugin from '../plugins/batch.ts'
import cvPlugin from '../plugins/cv/index.ts'
import discoveryPlugin from '../plugins/discovery/index.ts'
import routeTable from '../plugins/discovery/route-table.ts'
import docsPlugin from '../plugins/docs.ts'
import healthPlugin from '../plugins/health.ts'
import mcpPlugin from '../plugins/mcp/index.ts'
import idempotencyPlugin from '../plugins/idempotency.ts'
import jobsPlugin from '../plugins/jobs.ts'
import loadPlugin from '../plugins/load.ts'
import ownerPlugin from '../plugins/owner/index.ts'
import rateLimitPlugin from '../plugins/rate-limit.ts'
import securityHeadersPlugin from '../plugins/security-headers.ts'
import pdfPlugin from '../plugins/pdf/index.ts'
import resumePlugin from '../plugins/resume/index.ts'
import ssoPlugin from '../plugins/sso/index.ts'
import webhooksPlugin from '../plugins/webhooks/index.ts'
import metricsPlugin from '../plugins/metrics.ts'
import statusPlugin from '../plugins/status.ts'
import webPlugin from '../plugins/web/index.ts'
import { createEngine } from '../rag/create-engine.ts'
import type { StartedModel } from '../rag/start-model.ts'
import { systemClock, type Clock } from './clock.ts'
import { sunsetWarning, type Config } from './config.ts'
import { engineOptions, llmOptions, rerankSetup } from './engine-options.ts'
import { fastifyOptions } from './fastify-options.ts'
import httpErrors from './http-errors.ts'
import { acceptJson } from './json-body.ts'
import openapiPlugin from './openapi/index.ts'
import { ContentStore } from './store/content-store.ts'
import { openContentFiles, type ContentFiles } from './store/content-files.ts'
import { openDatabase, type Database } from './store/database.ts'
import { GiveUp, Queue, RetryAt } from './store/queue.ts'
import { SAMPLE_FILE } from './store/sample.ts'
import { loadSecrets, type Secrets } from './store/secrets.ts'
import unknownAddress from './unknown-address.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    clock: Clock
    db: Database
    secrets: Secrets
    queue: Queue
    content: ContentStore
    /** Publishes a new version: the row, then cv.md. */
    files: ContentFiles
    ask: AskService
    /** The bundled CV, which the sandbox serves and every service starts with. */
    sample: { readonly content: string; readonly modified: Date }
  }
}

export interface AppOptions {
  readonly clock?: Clock
  /** Where log lines go; standard output unless given. */
  readonly logStream?: { write(line: string): void }
  /** Progress of a first start, line by line. */
  readonly onProgress?: (line: string) => void
  /** The embedding model when it was started before; unset: it is started with the engine. */
  readonly model?: Promise<StartedModel>
  /** Called with the application before any plugin is there: what it adds sees every route and request. */
  readonly onApp?: (app: FastifyInstance) => void
}

export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  const clock = options.clock ?? systemClock
  const app = Fastify(fastifyOptions(config, options.logStream))
  options.onApp?.(app)
  // Only what a route asks for is parsed; Fastify would take plain text everywhere.
  app.removeContentTypeParser('text/plain')
  acceptJson(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  // What the plugins share.
  const info = (line: string) => app.log.info(line)
  const warning = sunsetWarning(config.SUNSET, clock.now())
  if (warning) app.log.warn(warning)
  const rerank = await rerankSetup(config, options.onProgress ?? info)
  const db = await openDatabase(config)
  app.addHook('onClose', () => db.destroy())
  const content = new ContentStore(db, clock, app.log)
  const queue = new Queue(db, clock, (err, topic, id) =>
    // what a handler reports of itself needs no stack: a server of somebody else that does not answer, as a rule
    err instanceof RetryAt || err instanceof GiveUp
      ? app.log.warn({ topic, id }, `a queued task failed: ${err.message}`)
      : app.log.warn({ err, topic, id }, 'a queued task failed'),
  )
  const metrics = new LlmMetrics()
  const llm = llmOptions(config, { db, clock, observer: metrics, log: (line) => app.log.warn(line) })
  const engine = createEngine({
    ...engineOptions(config, info, options.onProgress),
    ...(options.model ? { started: options.model } : {}),
    llm,
    rerank,
    clock: () => new Date(clock.now()),
  })
  const ask = new AskService(engine, content, app.log)
  app.decorate('config', config)
  app.decorate('clock', clock)
  app.decorate('db', db)
  app.decorate('secrets', await loadSecrets(config))
  app.decorate('queue', queue)
  app.decorate('content', content)
  app.decorate('ask', ask)
  app.decorate('sample', {
    content: readFileSync(SAMPLE_FILE, 'utf8'),
    modified: statSync(SAMPLE_FILE).mtime,
  })

  // The surfaces.
  await app.register(httpErrors)
  await app.register(unknownAddress)
  await app.register(metricsPlugin)
  if (llm) await app.register(llmMetricsPlugin, { metrics, budget: llm.budget })
  await app.register(routeTable)
  await app.register(securityHeadersPlugin)
  await app.register(rateLimitPlugin)
  await app.register(loadPlugin)
  await app.register(ssoPlugin)
  await app.register(authPlugin)
  await app.register(idempotencyPlugin)
  await app.register(openapiPlugin)
  await app.register(docsPlugin)
  await app.register(healthPlugin)
  await app.register(cvPlugin)
  await app.register(batchPlugin)
  await app.register(jobsPlugin)
  await app.register(ownerPlugin)
  await app.register(resumePlugin)
  await app.register(pdfPlugin)
  await app.register(askPlugin)
  await app.register(accountPlugin)
  await app.register(mcpPlugin)
  await app.register(webhooksPlugin)
  await app.register(webPlugin)
  await app.register(statusPlugin)
  await app.register(discoveryPlugin)

  // The content comes last: by now every plugin has said what it prepares and what it listens to.
  const files = await openContentFiles({
    store: content,
    config,
    defaultFile: SAMPLE_FILE,
    clock,
    log: app.log,
  })
  app.decorate('files', files)
  app.addHook('onReady', async () => queue.start())
  app.addHook('onClose', async () => {
    await files.stop()
    await content.stop()
    await queue.stop()
    await ask.close()
  })
  return app
}
