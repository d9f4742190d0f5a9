/** Listens, and stops gracefully: requests under way are finished, then the process exits 0. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { startModel, type StartedModel } from '../rag/start-model.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { engineOptions } from './engine-options.ts'
import { folderProblem, startProblem } from './preflight.ts'
import { takeServiceLock } from './store/service-lock.ts'
import { keepUnsent } from './unsent.ts'

const STOP_MS = 9_000
/** When a stop no longer waits for readers; what is left of it is for the database and the threads. */
const READERS_MS = 8_000
const UNREAD_MS = 250
/** How long a connection stays open behind the last answer of a stop. */
const LINGER_MS = 50
/** What loading the model takes; a download or a build may be broken off. */
const MODEL_MS = 3_000

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function readConfig(): Config {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message)
    throw error
  }
}

/** On SIGTERM or SIGINT; a start that is not through yet has nothing to finish. */
function stopOnSignal(started: () => FastifyInstance | undefined): void {
  const stop = (signal: string) => {
    const app = started()
    if (!app) return void modelAtRest().then(() => process.exit(0))
    app.log.info(`${signal}: stopping`)
    setTimeout(() => process.exit(1), STOP_MS).unref()
    setTimeout(() => app.server.closeAllConnections(), READERS_MS).unref()
    // What has arrived but is not read yet counts as under way: closing at once would break it off.
    delay(UNREAD_MS)
      .then(() => {
        // Behind answers that are under way: counted from when all of one has left, however slowly it is read.
        app.server.keepAliveTimeout = LINGER_MS
        letReadersFinish()
        return app.close()
      })
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'the stop failed')
          process.exit(1)
        },
      )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** A thread that is ended while it loads the model takes the process with it, whose exit code is to tell something. */
async function modelAtRest(): Promise<void> {
  const ended = model?.then(({ embedder }) => embedder.close())
  await Promise.race([ended?.catch(() => undefined), delay(MODEL_MS)])
}

let app: FastifyInstance | undefined
let letReadersFinish = () => {}
let model: Promise<StartedModel> | undefined
const config = readConfig()
const onProgress = (line: string) => void process.stderr.write(`${line}\n`)
stopOnSignal(() => app)
try {
  const problem = folderProblem(config)
  if (problem) fail(problem)
  if (!config.DATABASE_URL && !takeServiceLock(config.DATA_DIR)) {
    fail(`DATA_DIR ${config.DATA_DIR} is in use by another running service; stop it, or set another DATA_DIR`)
  }
  // The model loads in its thread while this one loads the libraries: each takes a second or two.
  const log = (line: string) => (app ? app.log.info(line) : onProgress(line))
  model = startModel(engineOptions(config, log, onProgress))
  model.catch(() => {})
  const { buildApp } = await import('./app.ts')
  const service = await buildApp(config, { onProgress, model })
  app = service
  letReadersFinish = keepUnsent(service.server)
  process.on('unhandledRejection', (error) =>
    service.log.error({ err: error }, 'a promise was rejected and nobody cared'),
  )
  await service.listen({ host: config.HOST, port: config.PORT })
  process.stderr.write(`Public CV at ${config.BASE_URL}\n`)
} catch (error) {
  process.stderr.write(`${startProblem(error, config)}\n`)
  if (!app) await modelAtRest()
  process.exit(1)
}
