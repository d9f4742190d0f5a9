/**
 * A copy of the whole database as JSON lines, one file a table, read in one transaction so that it is of one moment
 * while the service runs. It holds no dialect: a dump of the SQLite file can be loaded into PostgreSQL.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { isPostgres, type Database } from './database.ts'
import type { Tables } from './tables.ts'

type Row = Record<string, string | number | null>
/** Tables by name: a dump does not care what is in them. */
type AnyTables = Record<string, Row>

const ROWS_AT_A_TIME = 200

/** Names of our own tables in the order they were made, so that a table comes after those it refers to. */
async function tableNames(db: Database): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' order by rowid`
  const { rows } = await query.execute(db)
  return rows.map(({ name }) => name).filter((name) => !/^(sqlite_|kysely_)/.test(name))
}

async function columnNames(db: Database, table: string): Promise<Set<string>> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)
  return new Set(found?.columns.map(({ name }) => name))
}

/**
 * Writes `NAME.jsonl` for each table into a folder that exists.
 * @returns rows by table
 */
export async function dumpTables(db: Database, folder: string): Promise<Record<string, number>> {
  const names = await tableNames(db)
  const counts: Record<string, number> = {}
  const transaction = isPostgres(db)
    ? db.transaction().setIsolationLevel('repeatable read')
    : db.transaction()
  await transaction.execute(async (trx) => {
    const order = isPostgres(trx) ? sql`ctid` : sql`rowid`
    for (const name of names)
      counts[name] = await dumpTable(anyTables(trx), name, order, join(folder, `${name}.jsonl`))
  })
  return counts
}

async function dumpTable(
  trx: Kysely<AnyTables>,
  name: string,
  order: RawBuilder<unknown>,
  path: string,
): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  try {
    let count = 0
    for (;;) {
      const rows = await trx
        .selectFrom(name)
        .selectAll()
        .orderBy(order)
        .limit(ROWS_AT_A_TIME)
        .offset(count)
        .execute()
      for (const row of rows) await file.write(`${JSON.stringify(row)}\n`)
      count += rows.length
      if (rows.length < ROWS_AT_A_TIME) break
    }
    await file.sync()
    return count
  } finally {
    await file.close()
  }
}

/** Whether there is anything in the database that a restore would lose: any version but the bundled sample's. */
export async function isEmpty(db: Database): Promise<boolean> {
  const owned = await db
    .selectFrom('versions')
    .select('version')
    .where('is_default', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return owned === undefined
}

/**
 * Replaces all rows by those of a dump, in one transaction.
 * @throws Error that names the table or column when the dump is of a newer version of the program
 */
export async function loadTables(db: Database, folder: string, names: readonly string[]): Promise<void> {
  const known = new Set(await tableNames(db))
  for (const name of names) {
    if (!known.has(name))
      throw new Error(
        `table ${name} of the backup is not known here: restore it with the version of the program that made it, or a newer one`,
      )
  }
  const columns = new Map<string, Set<string>>()
  for (const name of names) columns.set(name, await columnNames(db, name))
  await db.transaction().execute(async (trx) => {
    const any = anyTables(trx)
    for (const name of [...names].reverse()) await any.deleteFrom(name).execute()
    for (const name of names) {
      const lines = createInterface({
        input: createReadStream(join(folder, `${name}.jsonl`), 'utf8'),
        crlfDelay: Infinity,
      })
      for await (const line of lines) {
        const row = JSON.parse(line) as Row
        const foreign = Object.keys(row).find((column) => !columns.get(name)?.has(column))
        if (foreign) throw new Error(`column ${name}.${foreign} of the backup is not known here`)
        await any.insertInto(name).values(row).execute()
      }
    }
  })
}

const anyTables = (connection: Transaction<Tables>): Kysely<AnyTables> =>
  connection as unknown as Kysely<AnyTables>
