/** PostgreSQL, Redis and replicas of the compiled service behind a small round-robin, all on loopback. */
import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { Redis } from 'ioredis'
import { setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { systemClock } from '../../src/server/clock.ts'
import { openDatabase, type Database } from '../../src/server/store/database.ts'
import { overNetwork } from '../support/browser.ts'
import { testIndexDir } from '../support/model.ts'
import { binaries, startPostgres, type Cluster as Postgres } from '../support/postgres.ts'
import {
  freePort,
  removeDir,
  runCommandLine,
  serviceDir,
  startService,
  type CommandResult,
  type Service,
} from '../support/service.ts'
import { OWNER_PASSWORD, signIn } from '../support/tokens.ts'

const REPLICAS = 3
/** Reads a minute for one client address; each request comes from an address of its own unless it names one. */
export const READ_LIMIT = 60

const missing = [
  ...(binaries ? [] : ['PostgreSQL']),
  ...(spawnSync('redis-server', ['--version']).error ? ['Redis'] : []),
]
/** What a machine lacks for these tests, in one line; undefined when all is there. */
export const lacks: string | undefined =
  missing.length === 0
    ? undefined
    : `The tests of several replicas are skipped: ${missing.join(' and ')} not installed (apt-get install postgresql redis-server)`

export class Cluster {
  readonly url: string
  readonly db: Database
  readonly postgres: Postgres
  readonly replicas: (Service | undefined)[] = []
  token = ''
  readonly #balancer: Server
  readonly #env: Readonly<Record<string, string>>
  readonly #dirs: string[] = []
  readonly #redis: () => void

  private constructor(parts: {
    url: string
    db: Database
    postgres: Postgres
    env: Readonly<Record<string, string>>
    redis: () => void
    balancer: Server
  }) {
    this.url = parts.url
    this.db = parts.db
    this.postgres = parts.postgres
    this.#env = parts.env
    this.#redis = parts.redis
    this.#balancer = parts.balancer
  }

  static async start(cv: string): Promise<Cluster> {
    if (!binaries) throw new Error(lacks)
    const postgres = await startPostgres(binaries)
    const redis = await startRedis()
    const DATABASE_URL = await postgres.createDatabase()
    const db = await openDatabase({ DATABASE_URL, DATA_DIR: '' })
    await setOwnerPassword(db, systemClock, OWNER_PASSWORD)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    let next = 0
    const balancer = createServer((request, reply) => {
      const up = cluster.replicas.filter((r) => r !== undefined)
      const { port: to } = up[next++ % up.length] ?? { port: 0 }
      const headers = { 'x-forwarded-for': someAddress(), ...request.headers }
      const onward = httpRequest(
        { host: '127.0.0.1', port: to, method: request.method, path: request.url, headers },
        (answer) => {
          reply.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(reply)
        },
      )
      // As a balancer does when a replica is gone before the health check has noticed.
      onward.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()))
      request.pipe(onward)
    })
    await new Promise<void>((done) => balancer.listen(port, '127.0.0.1', done))
    const env = {
      DATABASE_URL,
      REDIS_URL: redis.url,
      SECRET_KEY: 'a key of at least 32 characters, for tests',
      BASE_URL: url,
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_READ: String(READ_LIMIT),
      ALLOW_INSECURE_WEBHOOKS: 'on',
      LOG_LEVEL: 'warn',
    }
    const cluster = new Cluster({ url, db, postgres, env, redis: redis.stop, balancer })
    try {
      for (let i = 0; i < REPLICAS; i++) await cluster.startReplica(i, cv)
      cluster.token = (await signIn(url, overNetwork)).access_token
      return cluster
    } catch (error) {
      await cluster.stop()
      throw error
    }
  }

  /** Starts a replica on folders of its own; they hold the model and nothing else that matters. */
  async startReplica(i: number, cv?: string): Promise<Service> {
    const dir = serviceDir(cv)
    const index = await testIndexDir()
    this.#dirs.push(dir, index)
    const service = await startService({ dir, env: { ...this.#env, INDEX_DIR: index } })
    this.replicas[i] = service
    return service
  }

  async killReplica(i: number): Promise<void> {
    await this.replicas[i]?.kill()
    this.replicas[i] = undefined
  }

  replica(i: number): Service {
    const service = this.replicas[i % this.replicas.length]
    if (!service) throw new Error(`replica ${i} does not run`)
    return service
  }

  /** Sends a request to one replica, or through the balancer; from a client address of its own. */
  fetch(to: number | 'any', path: string, init: RequestInit & { from?: string } = {}): Promise<Response> {
    const { from = someAddress(), ...rest } = init
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', from)
    return fetch((to === 'any' ? this.url : this.replica(to).url) + path, { ...rest, headers })
  }

  put(to: number | 'any', content: string): Promise<Response> {
    return this.fetch(to, '/cv/content', {
      method: 'PUT',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'text/markdown' },
      body: content,
    })
  }

  command(name: string, ...args: string[]): Promise<CommandResult> {
    const { dir, port } = this.replica(0)
    return runCommandLine(name, args, dir, port, { env: this.#env })
  }

  async stop(): Promise<void> {
    await Promise.all(this.replicas.map((service) => service?.kill()))
    this.#balancer.closeAllConnections()
    await new Promise((done) => this.#balancer.close(done))
    await this.db.destroy()
    this.#redis()
    this.postgres.stop()
    this.#dirs.forEach(removeDir)
  }
}

/** An address that no other request of the run is likely to have. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

async function startRedis(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn('redis-server', args, { stdio: 'ignore' })
  const url = `redis://127.0.0.1:${port}`
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null })
  client.on('error', () => undefined)
  try {
    await client.ping()
  } finally {
    client.disconnect()
  }
  return { url, stop: () => void server.kill('SIGKILL') }
}
