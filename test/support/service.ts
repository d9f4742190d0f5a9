/** The service as users run it: compiled, in a process of its own, with folders of its own; can be killed at any moment. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scratchDir } from './scratch.ts'
import { linkModels } from './shared-model.ts'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export interface ServiceOptions {
  /** Text of content/cv.md in new folders. */
  readonly cv?: string
  /** Start again on the folders of a service before. */
  readonly dir?: string
  /** It builds its models, as at a first start; otherwise new folders have them already. */
  readonly buildsModels?: boolean
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds until /readyz must be 200. */
  readonly timeoutMs?: number
  /** False: return as soon as the process runs. */
  readonly untilReady?: boolean
  /** What a shell does before it becomes the process, such as `ulimit -f 1024`. */
  readonly shell?: string
}

export interface Service {
  readonly url: string
  readonly port: number
  readonly dir: string
  readonly pid: number
  /** Milliseconds from spawn to a /readyz of 200. */
  readonly readyMs: number
  /** Standard output and error so far. */
  output(): string
  /** Resolves with the exit code, or null after a signal. */
  readonly exited: Promise<number | null>
  /** kill -9, and waits for the end. */
  kill(): Promise<void>
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
}

let built = false

/** Builds dist/ once a process, as `npm start` does. */
export function buildDist(): void {
  if (built) return
  const result = spawnSync(process.execPath, [join(ROOT, 'tools/build.mjs')], { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`the build failed: ${result.stderr}`)
  built = true
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      )
    })
  })
}

/** New folders for one service; the caller removes them. */
export function serviceDir(cv?: string): string {
  const dir = scratchDir('service')
  for (const name of ['content', 'index', 'data']) mkdirSync(join(dir, name))
  if (cv !== undefined) writeFileSync(join(dir, 'content', 'cv.md'), cv)
  return dir
}

export const removeDir = (dir: string): void => rmSync(dir, { recursive: true, force: true })

/** The environment of a service or a command on these folders; rate limits out of the way. */
export function serviceEnv(
  dir: string,
  port: number,
  extra: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(port),
    CONTENT_DIR: join(dir, 'content'),
    INDEX_DIR: join(dir, 'index'),
    DATA_DIR: join(dir, 'data'),
    RATE_LIMIT_READ: '1000000000',
    RATE_LIMIT_ASK: '1000000000',
    RATE_LIMIT_MCP: '1000000000',
    ...extra,
  }
}

/** @throws Error with the process's output when it ends or is not ready in time */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  buildDist()
  const dir = options.dir ?? serviceDir(options.cv)
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  if (!options.buildsModels) await linkModels(join(dir, 'index'))
  const start = performance.now()
  const main = [process.execPath, join(ROOT, 'dist/server/main.js')]
  const [program = '', ...args] = options.shell
    ? ['sh', '-c', `${options.shell}; exec "$@"`, 'sh', ...main]
    : main
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: serviceEnv(dir, port, options.env),
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-1_000_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const timeoutMs = options.timeoutMs ?? 120_000
  while (options.untilReady !== false) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the service ended early: ${output}`)
    const ready = await fetch(`${url}/readyz`).then(
      async (reply) => (await reply.arrayBuffer(), reply.status === 200),
      () => false,
    )
    if (ready) break
    if (performance.now() - start > timeoutMs) {
      child.kill('SIGKILL')
      throw new Error(`not ready within ${timeoutMs} ms: ${output}`)
    }
    await new Promise((done) => setTimeout(done, 25))
  }
  const end = (signal: NodeJS.Signals) => {
    if (isAlive(child)) child.kill(signal)
    return exited
  }
  return {
    url,
    port,
    dir,
    pid: child.pid ?? 0,
    readyMs: performance.now() - start,
    output: () => output,
    exited,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** Waits until the process answers at all; it need not be ready to answer questions. */
export async function untilAnswering(service: Service, ms = 60_000): Promise<void> {
  const end = performance.now() + ms
  let ended = false
  void service.exited.then(() => (ended = true))
  for (;;) {
    const ok = await fetch(`${service.url}/healthz`).then(
      async (reply) => (await reply.arrayBuffer(), reply.ok),
      () => false,
    )
    if (ok) return
    if (ended) throw new Error(`the service ended early: ${service.output()}`)
    if (performance.now() > end) throw new Error(`the service does not answer: ${service.output()}`)
    await new Promise((done) => setTimeout(done, 20))
  }
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

export interface CommandResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs one of the npm commands (`ask`, `keys`, …) on a service's folders, as `npm run NAME -- ARGS` does. */
export function runCommandLine(
  name: string,
  args: readonly string[],
  dir: string,
  port: number,
  options: { input?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<CommandResult> {
  buildDist()
  const child = spawn(process.execPath, [join(ROOT, 'dist/commands', `${name}.js`), ...args], {
    env: serviceEnv(dir, port, options.env),
  })
  const result = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (result.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (result.stderr += chunk.toString()))
  child.stdin.end(options.input ?? '')
  return new Promise((done) => child.once('close', (code) => done({ code, ...result })))
}

/** Resident memory of a process, MB. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 'NaN') / 1024
}
