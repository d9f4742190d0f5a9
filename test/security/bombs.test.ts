/**
 * CVs made to cost more than they weigh, sent to a real service: each is published or refused in bounded time, and
 * the service answers others meanwhile. `BOMBS=full npx vitest run test/security/bombs.test.ts` sends all of them at 512 KiB, and previews: many minutes.
 */
import { availableParallelism, loadavg } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_LINES } from '../../src/server/store/markdown-input.ts'
import { MAX_PASSAGES, MAX_ROWS, MAX_STRETCH } from '../../src/server/store/passage-limit.ts'
import { overNetwork } from '../support/browser.ts'
import { removeDir, runCommandLine, startService, type Service } from '../support/service.ts'
import { OWNER_PASSWORD, signIn } from '../support/tokens.ts'

const FULL = process.env['BOMBS'] === 'full'
const BYTES = (FULL ? 512 : 64) * 1024
const PUBLISH_MS = 60_000
/** A second for others, or what that is on a machine where more wants to run than it has cores for. */
const othersMs = (): number => 1_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** As much of a unit as fits. */
const stretch = (unit: string, bytes: number): string =>
  unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))
/** `# N`, then stretches of one kind, each as long as one may be, until it is full. */
const stretches = (make: (bytes: number) => string, bytes = BYTES): string => {
  const most = Math.min(bytes, MAX_STRETCH) - 100
  return `# N\n\n${Array.from({ length: Math.floor(bytes / MAX_STRETCH) || 1 }, () => make(most)).join('\n\n')}\n`
}
const filled = (unit: string): string => stretches((bytes) => stretch(unit, bytes))
const halves = (open: string, close: string): string =>
  stretches((bytes) => open.repeat(bytes / 2) + close.repeat(bytes / 2))
/** Lines of one kind, cut off where a stretch ends, and no more in all than are accepted. */
const numbered = (line: (i: number) => string): string =>
  stretches((bytes) => {
    const most = Math.floor((MAX_LINES - 50) / (BYTES / MAX_STRETCH))
    let lines = ''
    for (let i = 0; i < most && lines.length + line(i).length <= bytes; i++) lines += line(i)
    return lines
  })

/** Accepted by what they are; they only must not cost minutes. */
const ACCEPTED: Record<string, string> = {
  'nested quotes': filled('>'),
  'brackets for a slow parser': halves('[', ']'),
  'emphasis for a slow parser': filled('*a_ '),
  'one line of words': filled('word '),
  'one word': filled('a'),
  'numbers for a slow pattern': filled('1.'),
  ...(FULL
    ? {
        'nested lists': filled('- '),
        'a stair of lists': numbered((i) => `${' '.repeat(i)}- a\n`),
        'a wide table': stretches((bytes) => {
          const cells = Math.floor(bytes / 6) - 10
          return `|${'a|'.repeat(cells)}\n|${'-|'.repeat(cells)}\n|${'a|'.repeat(cells)}\n`
        }),
        'long tables': `# N\n\n${`|a|b|\n|-|-|\n${'|x|y|\n'.repeat(MAX_ROWS - 2)}\n`.repeat(6)}`,
        'open tags': filled('<a href="'),
        'an open comment': `# N\n\n${stretch('<!-- ', MAX_STRETCH - 100)}\n`,
        definitions: numbered((i) => `[r${i}]: http://example.org\n`),
        'addresses for a slow pattern': filled('a@'),
        'dates for a slow pattern': filled('Jan 2020 - '),
        'spaces for a slow pattern': `# N\n\n${' '.repeat(MAX_STRETCH - 100)}x\n`,
        'code fences': `# N\n\n${stretch('```\na\n```\n', 3 * MAX_LINES)}`,
        entities: filled('&amp;'),
      }
    : {}),
}

/** The slowest to render; a preview may take a minute. */
const PREVIEWED = ['one word', 'nested quotes', 'a stair of lists', 'long tables']

/** Refused, each with the limit it is over. */
const REFUSED: Record<string, [content: string, limit: string]> = {
  'tiny bullets': [`# N\n\n${stretch('- a\n', 500_000)}`, `at most ${MAX_LINES} are accepted`],
  'empty lines': [`# N\n\n${stretch('\n', 500_000)}a\n`, `at most ${MAX_LINES} are accepted`],
  'tiny paragraphs': [`# N\n\n${'a\n\n'.repeat(MAX_PASSAGES + 100)}`, `at most ${MAX_PASSAGES} are accepted`],
  'a table of 3,000 rows': [
    `# N\n\n|a|b|\n|-|-|\n${'|x|y|\n'.repeat(3_000)}`,
    `at most ${MAX_ROWS} are accepted`,
  ],
  'a line of half a megabyte': [
    `# N\n\n${stretch('word ', 500_000)}\n`,
    `at most ${MAX_STRETCH} are accepted`,
  ],
  'a stair of 900 lists': [
    `# N\n\n${Array.from({ length: 900 }, (_, i) => `${' '.repeat(i)}- a\n`).join('')}`,
    `at most ${MAX_STRETCH} are accepted`,
  ],
  'a table of 160,000 cells': [
    `# N\n\n|${'a|'.repeat(80_000)}\n|${'-|'.repeat(80_000)}\n|${'a|'.repeat(80_000)}\n`,
    `at most ${MAX_STRETCH} are accepted`,
  ],
  '10,000 headings': [
    `# N\n\n${Array.from({ length: 10_000 }, (_, i) => `## H${i}\n\nt${i}\n`).join('')}`,
    'are accepted',
  ],
}

let service: Service
let token: string
/** The newest version that a PUT was answered with. */
let published = 1
beforeAll(async () => {
  service = await startService({
    cv: '# Nell Brandt\n\n## Work\n\n- Sailmaker in Kiel\n',
    env: { LOG_LEVEL: 'warn' },
  })
  const set = ['set-password', '--stdin']
  await runCommandLine('owner', set, service.dir, service.port, { input: `${OWNER_PASSWORD}\n` })
  token = (await signIn(service.url, overNetwork)).access_token
}, 240_000)
afterAll(async () => {
  await service.kill()
  removeDir(service.dir)
})

async function send(method: string, path: string, body: string) {
  const answer = await fetch(service.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/markdown' },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

const shown = async (): Promise<number> =>
  ((await (await fetch(`${service.url}/cv/content`)).json()) as { version: number }).version

/** Runs it, and tells how long it took and how long /healthz took at worst meanwhile, milliseconds. */
async function watched<T>(run: () => Promise<T>): Promise<{ result: T; ms: number; worst: number }> {
  const start = performance.now()
  let running = true
  let worst = 0
  const probe = async () => {
    while (running) {
      const asked = performance.now()
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
      worst = Math.max(worst, performance.now() - asked)
      await new Promise((done) => setTimeout(done, 25))
    }
  }
  const probing = probe()
  try {
    const result = await run()
    return { result, ms: performance.now() - start, worst }
  } finally {
    running = false
    await probing
  }
}

it.each(Object.keys(ACCEPTED))(
  '%s are published in bounded time, and others are answered meanwhile',
  async (name) => {
    const { result, ms, worst } = await watched(async () => {
      const put = await send('PUT', '/cv/content', ACCEPTED[name] ?? '')
      // The index of the version is built now.
      await new Promise((done) => setTimeout(done, 1_500))
      return put
    })
    expect(result.status, result.text.slice(0, 300)).toBe(200)
    published = (JSON.parse(result.text) as { version: number }).version
    expect(ms).toBeLessThan(PUBLISH_MS)
    expect(worst, 'healthz').toBeLessThan(othersMs())
  },
  120_000,
)

it.each(Object.keys(REFUSED))(
  '%s are refused with the limit, before anything is stored',
  async (name) => {
    const [content, limit] = REFUSED[name] ?? ['', '']
    // What was published before may still be indexed; readers see it then.
    await expect.poll(shown, { timeout: 120_000 }).toBe(published)
    const { result, ms, worst } = await watched(() => send('PUT', '/cv/content', content))
    expect(result.status).toBe(413)
    expect((JSON.parse(result.text) as { message: string }).message).toContain(limit)
    expect(ms).toBeLessThan(30_000)
    expect(worst, 'healthz').toBeLessThan(othersMs())
    expect(await shown()).toBe(published)
  },
  180_000,
)

it.runIf(FULL).each(PREVIEWED)(
  '%s give a preview or a clear refusal',
  async (name) => {
    const { result, ms, worst } = await watched(() => send('POST', '/cv/pdf/preview', ACCEPTED[name] ?? ''))
    expect([200, 413, 503], result.text.slice(0, 300)).toContain(result.status)
    expect(ms).toBeLessThan(130_000)
    expect(worst, 'healthz').toBeLessThan(othersMs())
  },
  180_000,
)
