/** The databases that tests run on: SQLite always, and a PostgreSQL cluster of their own when its binaries are here. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from './service.ts'

const ROOT_OF_VERSIONS = '/usr/lib/postgresql'
const START_MS = 30_000
/** A free port may be another's by the time the server takes it. */
const PORTS = 3

function findBinaries(): string | undefined {
  if (!existsSync(ROOT_OF_VERSIONS)) return undefined
  const newest = readdirSync(ROOT_OF_VERSIONS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(ROOT_OF_VERSIONS, version, 'bin'))
  return newest.find((bin) => existsSync(join(bin, 'initdb')))
}

/** PostgreSQL refuses to run as root: its own user, else nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string) => Number(spawnSync('id', [flag, name]).stdout.toString() || NaN)
  for (const name of ['postgres', 'nobody']) {
    const uid = id('-u', name)
    const gid = id('-g', name)
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid }
  }
  return { uid: 65534, gid: 65534 }
}

export interface Cluster {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>
  /** Breaks off every connection, stays away for so many milliseconds, and answers again at the same address. */
  restart(awayMs: number): Promise<void>
  stop(): void
}

/** A cluster in a temporary folder, on a free port of loopback. */
export async function startPostgres(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'public-cv-pg-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, stdio: 'pipe' as const }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  )
  let port = await freePort()
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    'max_connections=60',
    `unix_socket_directories=${folder}`,
  ]
  const launch = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])], {
      ...options,
      stdio: 'ignore',
    })
  let server = launch()
  const address = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`
  const admin = async (query: string) => {
    const client = new pg.Client(address('postgres'))
    try {
      await client.connect()
      await client.query(query)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const answering = async () => {
    const end = Date.now() + START_MS
    for (;;) {
      const error = await admin('select 1').then(
        () => undefined,
        (e: unknown) => e,
      )
      if (!error) return
      if (Date.now() > end || server.exitCode !== null)
        throw new Error('PostgreSQL did not start', { cause: error })
      await new Promise((done) => setTimeout(done, 50))
    }
  }
  for (let tried = 1; ; tried++) {
    try {
      await answering()
      break
    } catch (error) {
      if (tried === PORTS || server.exitCode === null) throw error
      port = await freePort()
      server = launch()
    }
  }
  let made = 0
  return {
    async createDatabase() {
      const name = `t${process.pid}_${made++}`
      await admin(`create database ${name}`)
      return address(name)
    },
    async restart(awayMs) {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await ended
      await new Promise((done) => setTimeout(done, awayMs))
      server = launch()
      await answering()
    },
    stop() {
      server.kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Where PostgreSQL's programs are; undefined when they are not installed. */
export const binaries = findBinaries()
if (!binaries)
  process.stderr.write(`PostgreSQL tests are skipped: no binaries under ${ROOT_OF_VERSIONS}/*/bin\n`)

export type DatabaseKind = 'SQLite' | 'PostgreSQL'
export const DATABASES: readonly DatabaseKind[] = binaries ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/**
 * Inside a `describe.each(DATABASES)`: starts what the kind needs before its tests and ends it after them.
 * @returns a function that gives the settings of a new, empty database
 */
export function useDatabase(kind: DatabaseKind): () => Promise<Record<string, string>> {
  let cluster: Cluster | undefined
  beforeAll(async () => {
    if (kind === 'PostgreSQL' && binaries) cluster = await startPostgres(binaries)
  })
  afterAll(() => cluster?.stop())
  return async () =>
    cluster
      ? {
          DATABASE_URL: await cluster.createDatabase(),
          SECRET_KEY: 'a key of at least 32 characters, for tests',
        }
      : {}
}
