/** Listens, and stops gracefully: requests under way are finished, then the process exits 0. */
import { ConfigError, loadConfig } from './config.ts'
import { buildApp } from './app.ts'
import { takeServiceLock } from './store/service-lock.ts'

const STOP_MS = 9_000

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = (() => {
    try {
      return loadConfig(process.env)
    } catch (error) {
      if (error instanceof ConfigError) return fail(error.message)
      throw error
    }
  })()
  if (!config.DATABASE_URL && !takeServiceLock(config.DATA_DIR)) {
    fail(`DATA_DIR ${config.DATA_DIR} is in use by another running service; stop it, or set another DATA_DIR`)
  }
  const app = await buildApp(config, { onProgress: (line) => process.stderr.write(`${line}\n`) })

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    app.log.info(`${signal}: stopping`)
    setTimeout(() => process.exit(1), STOP_MS).unref()
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'the stop failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.on('unhandledRejection', (error) =>
    app.log.error({ err: error }, 'a promise was rejected and nobody cared'),
  )

  await app.listen({ host: config.HOST, port: config.PORT })
  process.stderr.write(`Public CV at ${config.BASE_URL}\n`)
}

main().catch((error: NodeJS.ErrnoException) => {
  const hint = error.code === 'EADDRINUSE' ? 'the port is in use; set PORT to another one' : error.message
  fail(`The service could not start: ${hint}`)
})
