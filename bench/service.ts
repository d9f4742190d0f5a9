/** The service as users run it: compiled, in a process of its own, with folders of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

export interface Service {
  readonly url: string
  readonly dir: string
  readonly pid: number
  readonly http: Pool
  /** Milliseconds from spawn to a /readyz of 200. */
  readonly readyMs: number
  ask(query: string): Promise<void>
  stop(keep?: boolean): Promise<void>
}

export interface ServiceOptions {
  readonly cv?: string
  /** Start again on the folders of a service before. */
  readonly dir?: string
  readonly env?: Readonly<Record<string, string>>
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))))
    })
  })
}

export function benchDir(cv?: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'public-cv-bench-'))
  for (const name of ['content', 'index', 'data']) mkdirSync(join(dir, name))
  if (cv !== undefined) writeFileSync(join(dir, 'content', 'cv.md'), cv)
  return dir
}

export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const dir = options.dir ?? benchDir(options.cv)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      CONTENT_DIR: join(dir, 'content'),
      INDEX_DIR: join(dir, 'index'),
      DATA_DIR: join(dir, 'data'),
      RATE_LIMIT_READ: '1000000000',
      RATE_LIMIT_ASK: '1000000000',
      ...options.env,
    },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const http = new Pool(url, { connections: 64 })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the service ended early: ${errors}`)
    const ready = await http.request({ method: 'GET', path: '/readyz' }).then(
      async (r) => (await r.body.dump(), r.statusCode === 200),
      () => false,
    )
    if (ready) break
    if (performance.now() - start > 120_000) throw new Error(`not ready within 120 s: ${errors}`)
    await new Promise((done) => setTimeout(done, 5))
  }
  const readyMs = performance.now() - start
  return {
    url,
    dir,
    pid: child.pid ?? 0,
    http,
    readyMs,
    async ask(query) {
      const reply = await http.request({ method: 'POST', path: '/ask', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) })
      if (reply.statusCode !== 200) throw new Error(`/ask answered ${reply.statusCode}: ${await reply.body.text()}`)
      await reply.body.dump()
    },
    async stop(keep = false) {
      await http.close()
      await ended(child)
      if (!keep) rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await exit
}

/** Resident memory of a process, MB. */
export async function residentMb(pid: number): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 'NaN') / 1024
}
