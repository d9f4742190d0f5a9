/** kill -9 while a start brings the tables of an older, or no, database up to date: before a statement, at random. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '../../src/server/store/migrations/index.ts'
import { hashOf } from '../../src/server/store/versions.ts'
import type { Tables } from '../../src/server/store/tables.ts'
import { freePort, removeDir, ROOT, serviceDir, startService, untilAnswering } from '../support/service.ts'
import { seeded } from '../plugins/webhooks/kill-run.ts'

export interface KillMigrationsResult {
  /** Rounds whose process was killed before it was through. */
  readonly killed: number
  readonly problems: readonly string[]
}

const CV = '# Nils Ekwall\n\n## Experience\n\n- Built 14 lighthouses.\n'
const NAMES = Object.keys(migrations).sort()
/** Statements that all migrations together are made of, and the marks of those that are through; about. */
const STATEMENTS = 45

export async function killMigrations(
  rounds: number,
  seed: number,
  log: (line: string) => void = () => {},
): Promise<KillMigrationsResult> {
  const random = seeded(seed)
  const problems: string[] = []
  let killed = 0
  for (let round = 1; round <= rounds; round++) {
    const landed = Math.floor(random() * NAMES.length)
    const at = Math.floor(random() * STATEMENTS * (1 - landed / NAMES.length))
    const dir = serviceDir(landed === 0 ? CV : undefined)
    try {
      if (landed > 0) await olderDatabase(join(dir, 'data'), landed)
      const what = `${landed} migrations landed, killed before statement ${at + 1}`
      if (await killedAt(dir, at)) killed++
      const problem = await startProblem(dir).catch((error: unknown) => String(error))
      if (problem) problems.push(`${what}: ${problem}`)
    } finally {
      removeDir(dir)
    }
    if (round % 10 === 0 || round === rounds)
      log(`kill ${round} of ${rounds} in migrations (seed ${seed}): ${problems.length} problems`)
  }
  return { killed, problems }
}

/** A database as a service left it that knew the first few migrations, with a version in it. */
async function olderDatabase(dataDir: string, landed: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const database = new Sqlite(join(dataDir, 'cv.sqlite'))
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: database as unknown as SqliteDatabase }),
  })
  const known = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => NAMES.indexOf(name) < landed),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('the older database could not be made', { cause: error })
  await db
    .insertInto('versions')
    .values({ version: 7, content: CV, sha256: hashOf(CV), is_default: 0, author: 'test', created_at: 1 })
    .execute()
  await db.destroy()
}

/** Whether the process ended at the statement; one that has fewer to run is killed once it answers. */
async function killedAt(dir: string, statement: number): Promise<boolean> {
  const service = await startService({
    dir,
    env: {
      ...QUICK,
      KILL_AT: String(statement),
      NODE_OPTIONS: `--import=${join(ROOT, 'test/faults/kill-at-statement.mjs')}`,
    },
    untilReady: false,
  })
  const answered = await untilAnswering(service).then(
    () => true,
    () => false,
  )
  await service.kill()
  return !answered
}

/** The tables do not wait for the model. */
const QUICK = { EMBEDDING_MODEL: './no-model-here', LOG_LEVEL: 'error' }

async function startProblem(dir: string): Promise<string | undefined> {
  const service = await startService({ dir, port: await freePort(), env: QUICK, untilReady: false })
  try {
    await untilAnswering(service)
    const shown = (await (await fetch(`${service.url}/cv/content`)).json()) as { content: string }
    return shown.content === CV ? undefined : `shows ${JSON.stringify(shown.content)}`
  } finally {
    await service.kill()
  }
}
