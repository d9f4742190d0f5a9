import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppOptions } from '../../src/server/app.ts'
import { loadConfig, type Config } from '../../src/server/config.ts'
import { scratchDir } from './scratch.ts'
import { freePort } from './service.ts'
import { linkModels } from './shared-model.ts'

export interface TestAppOptions extends AppOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Text of the owner's cv.md; the bundled sample is served without it. */
  readonly cv?: string
  /** Keep using folders of an app before it. */
  readonly dir?: string
  /** It builds its models, as at a first start; otherwise new folders have them already. */
  readonly buildsModels?: boolean
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly config: Config
  /** Holds content/, index/ and data/. */
  readonly dir: string
  /** Every log line, parsed. */
  readonly logs: Record<string, unknown>[]
  readonly close: (keep?: { dir: true }) => Promise<void>
}

export const tempDir = (): string => scratchDir('test')

/** The real app with production options in folders of its own; rate limits are high unless the test sets them. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env, cv, dir = tempDir(), buildsModels, ...appOptions } = options
  for (const name of ['content', 'index', 'data']) mkdirSync(join(dir, name), { recursive: true })
  if (cv !== undefined) writeFileSync(join(dir, 'content', 'cv.md'), cv)
  if (!buildsModels) await linkModels(join(dir, 'index'))
  const logs: Record<string, unknown>[] = []
  const port = await freePort()
  const config = loadConfig({
    PORT: String(port),
    CONTENT_DIR: join(dir, 'content'),
    INDEX_DIR: join(dir, 'index'),
    DATA_DIR: join(dir, 'data'),
    RATE_LIMIT_READ: '1000000',
    RATE_LIMIT_ASK: '1000000',
    RATE_LIMIT_MCP: '1000000',
    ...env,
  })
  const logStream = { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) }
  const app = await buildApp(config, { logStream, ...appOptions })
  return {
    app,
    config,
    dir,
    logs,
    async close(keep) {
      await app.close()
      if (!keep) rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Waits until the app answers questions. */
export async function untilReady(app: FastifyInstance, ms = 60_000): Promise<void> {
  const end = Date.now() + ms
  while (!app.ask.ready) {
    if (app.ask.problem) throw new Error(app.ask.problem)
    if (Date.now() > end) throw new Error('not ready in time')
    await new Promise((done) => setTimeout(done, 25))
  }
}
