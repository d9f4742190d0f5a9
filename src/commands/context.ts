/** What every command shares with the service: settings, database, keys, content; log lines go to standard error. */
import { pino, type Logger } from 'pino'
import { systemClock, type Clock } from '../server/clock.ts'
import { ConfigError, loadConfig, type Config } from '../server/config.ts'
import { ContentStore } from '../server/store/content-store.ts'
import { openContentFiles, type ContentFiles } from '../server/store/content-files.ts'
import { openDatabase, type Database } from '../server/store/database.ts'
import { SAMPLE_FILE } from '../server/store/sample.ts'
import { loadSecrets, type Secrets } from '../server/store/secrets.ts'

/** An error of use: the message is all that the person at the terminal needs. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export interface CommandContext {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly db: Database
  readonly secrets: Secrets
  /** Opens the content as the service does, without watching it; closed with the context. */
  readonly openContent: () => Promise<{ content: ContentStore; files: ContentFiles }>
}

/** Runs a command in a context and ends the process: 0 when it resolves, 1 with one line on standard error otherwise. */
export async function runCommand(command: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig(process.env)
    const log = pino({ level: config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL }, pino.destination(2))
    const db = await openDatabase(config)
    const closers: (() => Promise<void>)[] = []
    try {
      const openContent = async () => {
        const content = new ContentStore(db, systemClock, log)
        const files = await openContentFiles({
          store: content,
          config,
          defaultFile: SAMPLE_FILE,
          clock: systemClock,
          log,
          follow: false,
        })
        closers.push(async () => {
          await files.stop()
          await content.stop()
        })
        return { content, files }
      }
      await command({ config, clock: systemClock, log, db, secrets: await loadSecrets(config), openContent })
    } finally {
      for (const close of closers) await close()
      await db.destroy()
    }
  } catch (error) {
    const known =
      error instanceof CommandError || error instanceof ConfigError || (error as Error).name === 'ApiError'
    process.stderr.write(
      `${known ? (error as Error).message : `Failed: ${(error as Error).stack ?? String(error)}`}\n`,
    )
    process.exitCode = 1
  }
}
