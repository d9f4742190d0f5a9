/**
 * The service on damaged or hostile ground: real process, real files. After each fault it is up again with nothing lost,
 * or says in one line what to do.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  buildDist,
  freePort,
  removeDir,
  ROOT,
  serviceDir,
  serviceEnv,
  startService,
  type Service,
} from '../support/service.ts'

const CV =
  '# Mara Lindqvist\n\n## Experience\n\n- Tuned 312 church organs in Skåne.\n\n## Languages\n\n- Finnish: fluent\n'

let dir = ''
const running: Service[] = []
const start = async (env: Record<string, string> = {}) => {
  const service = await startService({ dir, env, buildsModels: true })
  running.push(service)
  return service
}
beforeAll(() => buildDist())
afterEach(async () => {
  for (const service of running.splice(0)) await service.kill()
  if (dir) {
    execFileSync('chmod', ['-R', 'u+rwX', dir])
    removeDir(dir)
  }
})

const answers = async (service: Service) => {
  const reply = await fetch(`${service.url}/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'How many organs?' }),
  })
  const body = (await reply.json()) as {
    answer: string
    sources: { quote: string; start: number; end: number }[]
  }
  expect(reply.status).toBe(200)
  expect(body.answer).toContain('312')
  for (const { quote, start, end } of body.sources) expect(CV.slice(start, end)).toBe(quote)
}

/** Every file below a folder, largest first. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => statSync(b).size - statSync(a).size)

/** Flips bytes in the middle, the size unchanged. */
function scribble(path: string): void {
  const bytes = readFileSync(path)
  for (let i = 0; i < 64 && i < bytes.length; i++) {
    const at = (bytes.length >> 1) + i
    if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ 0x5a
  }
  writeFileSync(path, bytes)
}

describe('damaged files of INDEX_DIR are made again', () => {
  it.each([
    ['overwritten in the middle', scribble],
    ['cut short', (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    ['empty', (path: string) => truncateSync(path, 0)],
  ])('each %s', async (_, damage) => {
    dir = serviceDir(CV)
    await (await start()).stop()
    for (const path of filesBelow(join(dir, 'index'))) damage(path)
    await answers(await start())
  })

  it('and of another CV, or gone while it ran', async () => {
    dir = serviceDir(CV)
    const first = await start()
    removeDir(join(dir, 'index'))
    await answers(first)
    await first.stop()
    await answers(await start())
  })
})

describe('the database', () => {
  it('with a damaged page stops the start with one line that says what to do', async () => {
    dir = serviceDir(CV)
    await (await start()).stop()
    const file = join(dir, 'data', 'cv.sqlite')
    for (const suffix of ['-wal', '-shm']) if (existsSync(file + suffix)) truncateSync(file + suffix, 0)
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 0, Math.min(bytes.length, 8192))
    writeFileSync(file, bytes)
    await expect(start()).rejects.toThrow(/database.*(backup|restore)/is)
  })

  it('with a damaged PDF renders it anew', async () => {
    dir = serviceDir(CV)
    const pdf = async (service: Service) => {
      const reply = await fetch(`${service.url}/cv/pdf`)
      return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
    }
    const first = await start()
    await expect.poll(async () => (await pdf(first)).status, { timeout: 60_000 }).toBe(200)
    const { bytes } = await pdf(first)
    await first.stop()
    const database = new Sqlite(join(dir, 'data', 'cv.sqlite'))
    const half = bytes.subarray(0, bytes.length >> 1).toString('base64')
    expect(database.prepare('update pdfs set bytes = ?').run(half).changes).toBe(1)
    database.close()
    const second = await start()
    await expect.poll(async () => (await pdf(second)).status, { timeout: 60_000 }).toBe(200)
    expect((await pdf(second)).bytes.equals(bytes)).toBe(true)
  })

  it('follows a CV that was edited while nothing ran', async () => {
    dir = serviceDir(CV)
    await (await start()).stop()
    writeFileSync(join(dir, 'content', 'cv.md'), CV.replace('312', '313'))
    const service = await start()
    expect(await (await fetch(`${service.url}/cv/content`)).json()).toMatchObject({
      version: 2,
      content: CV.replace('312', '313'),
    })
  })
})

describe('one DATA_DIR', () => {
  it('serves one service; the second says so, and the first goes on', async () => {
    dir = serviceDir(CV)
    const first = await start()
    await expect(startService({ dir })).rejects.toThrow(/DATA_DIR .* is in use by another running service/)
    await answers(first)
  })

  it('is free at once after a kill -9', async () => {
    dir = serviceDir(CV)
    await (await start()).kill()
    await answers(await start())
  })
})

describe('a half-written cv.md', () => {
  it('is not shown while the editor still writes, and never loses the version before', async () => {
    dir = serviceDir(CV)
    const service = await start()
    const file = join(dir, 'content', 'cv.md')
    writeFileSync(file, '')
    await new Promise((done) => setTimeout(done, 700))
    expect(await (await fetch(`${service.url}/cv/content`)).json()).toMatchObject({ version: 1, content: CV })
    writeFileSync(file, Buffer.concat([Buffer.from('# Mara\n\n'), Buffer.from([0xc3])]))
    await new Promise((done) => setTimeout(done, 700))
    await answers(service)
    await service.kill()
    const again = await start()
    expect(await (await fetch(`${again.url}/cv/content`)).json()).toMatchObject({ content: CV })
  })
})

/** Root may write anywhere: the child runs as nobody. */
describe.skipIf(process.getuid?.() !== 0)('without the right to write', () => {
  const asNobody = async (env: Record<string, string> = {}) => {
    const port = await freePort()
    const child = spawn(
      'setpriv',
      [
        '--reuid=65534',
        '--regid=65534',
        '--clear-groups',
        process.execPath,
        join(ROOT, 'dist/server/main.js'),
      ],
      {
        env: serviceEnv(dir, port, env),
      },
    )
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    return {
      child,
      url: `http://127.0.0.1:${port}`,
      output: () => output,
      exit: new Promise<number | null>((done) => child.once('exit', done)),
    }
  }
  const give = (uid: number) => {
    chmodSync(dir, 0o755)
    for (const entry of ['.', ...readdirSync(dir, { recursive: true })])
      chownSync(join(dir, String(entry)), uid, uid)
  }

  it('to DATA_DIR it says which folder cannot be written', async () => {
    dir = serviceDir(CV)
    give(65534)
    chownSync(join(dir, 'data'), 0, 0)
    chmodSync(join(dir, 'data'), 0o555)
    const { exit, output } = await asNobody()
    expect(await exit).toBe(1)
    expect(output()).toContain('DATA_DIR')
    expect(output().trim().split('\n').at(-1)).toMatch(/cannot be written/)
  })

  it('to CONTENT_DIR it serves all the same', async () => {
    dir = serviceDir(CV)
    give(65534)
    chmodSync(join(dir, 'content'), 0o555)
    const { child, url, exit } = await asNobody()
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            (r) => r.status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })
})

it('a clock that jumps a year back and forth changes neither readiness nor order', async () => {
  dir = serviceDir(CV)
  for (const shift of [-365, 365]) {
    const service = await start({
      NODE_OPTIONS: `--import=${join(ROOT, 'test/faults/shift-clock.mjs')}`,
      SHIFT_DAYS: String(shift),
    })
    await answers(service)
    writeFileSync(join(dir, 'content', 'cv.md'), `${CV}\n- shifted ${shift}\n`)
    await expect
      .poll(
        async () =>
          ((await (await fetch(`${service.url}/cv/content`)).json()) as { content: string }).content,
        { timeout: 10_000 },
      )
      .toContain(`shifted ${shift}`)
    await service.kill()
    writeFileSync(join(dir, 'content', 'cv.md'), CV)
  }
})
