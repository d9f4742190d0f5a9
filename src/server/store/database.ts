/** The database: a SQLite file by default, PostgreSQL with DATABASE_URL; the same queries run on both. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Sqlite from 'libsql'
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely'
import type { DatabaseConnection, Driver, SqliteDatabase, Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Config } from '../config.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** Either the database or a transaction of it: what a function takes that may run inside a caller's transaction. */
export type Connection = Kysely<Tables> | Transaction<Tables>

/** SQLite can change its tables in a transaction; told so, the migrator leaves nothing half done when it is killed. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** A write transaction takes the lock at its begin: a deferred one fails when it turns from reading to writing. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
  override createDriver(): Driver {
    return new (class extends SqliteDriver {
      override async beginTransaction(connection: DatabaseConnection): Promise<void> {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
      }
      override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
        try {
          await super.rollbackTransaction(connection)
        } catch (error) {
          // A full disk has rolled it back already; what the caller needs to know is that, not this.
          if (!/no transaction is active/.test(String(error))) throw error
        }
      }
    })({ database: this.#database })
  }
}

/** Milliseconds a connection waits for another process's write before it gives up. */
const BUSY_TIMEOUT_MS = 5_000
const MIGRATION_POLL_MS = 20

function openSqlite(dataDir: string): ImmediateSqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new Sqlite(join(dataDir, 'cv.sqlite'))
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new ImmediateSqliteDialect(database as unknown as SqliteDatabase)
}

async function openPostgres(connectionString: string): Promise<PostgresDialect> {
  // Loaded where it is asked for: a start on SQLite does not wait for it.
  const { default: pg } = await import('pg')
  const types = new pg.TypeOverrides()
  // int8 arrives as text, since it may exceed a double; ours are times and counts, which do not.
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  })
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  // Nor one that breaks between two statements of a transaction: the next statement fails, which its caller sees.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}

/** A service and a command that start at once must not both make the tables. Waits its turn, without blocking. */
async function migrationLock(dataDir: string): Promise<() => void> {
  const lock = new Sqlite(join(dataDir, 'migration.lock'))
  lock.pragma('busy_timeout = 0')
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE')
      return () => {
        // Given back here and now: what close() alone holds on to is freed when garbage is collected.
        lock.exec('ROLLBACK')
        lock.close()
      }
    } catch (error) {
      if (!/locked|busy/i.test(String(error))) throw error
      await delay(MIGRATION_POLL_MS)
    }
  }
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  const dialect = config.DATABASE_URL ? await openPostgres(config.DATABASE_URL) : openSqlite(config.DATA_DIR)
  const db: Database = new Kysely<Tables>({ dialect })
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  // PostgreSQL's migrator takes a lock of its own; for SQLite it takes none.
  const unlock = config.DATABASE_URL ? () => undefined : await migrationLock(config.DATA_DIR)
  const { error } = await migrator.migrateToLatest().finally(unlock)
  if (error) {
    await db.destroy()
    throw error
  }
  return db
}

/**
 * Runs `fn` in a write transaction in which no other writer of the same `topic` is under way, on any replica:
 * SQLite has one writer at a time anyway, PostgreSQL takes an advisory lock until the commit.
 */
export function withLock<T>(
  db: Database,
  topic: string,
  fn: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtext(${topic}))`.execute(trx)
    return fn(trx)
  })
}

/** Whether the queries run on PostgreSQL; for the few places where the two databases differ. */
export function isPostgres(db: Connection): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Classes and codes of PostgreSQL: connection lost, shutting down or starting, no connection to spare. */
const AWAY_SQLSTATE = /^(08...|57P0[1-5]|53300)$/
const AWAY_NETWORK =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the pg package says without a code. */
const AWAY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when)/

/** Whether an error says that the database cannot be reached for now; the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', message } = error as NodeJS.ErrnoException
  return AWAY_SQLSTATE.test(code) || AWAY_NETWORK.test(code) || AWAY_MESSAGE.test(message)
}

/** Whether an error says that nothing more fits on the disk, or that it fails; nothing was written. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  return /^(SQLITE_FULL|SQLITE_IOERR.*|ENOSPC|EDQUOT|EFBIG|53100)$/.test(code)
}
