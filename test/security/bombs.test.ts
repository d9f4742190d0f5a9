/**
 * CVs made to cost more than they weigh, sent to a real service: each is published or refused in bounded time, and
 * the service answers others meanwhile. `BOMBS=full npx vitest run test/security/bombs.test.ts` sends all of them at 512 KiB, and previews: many minutes.
 */
import { availableParallelism, loadavg } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_LINES } from '../../src/server/store/markdown-input.ts'
import { MAX_PASSAGES } from '../../src/server/store/passage-limit.ts'
import { overNetwork } from '../support/browser.ts'
import { removeDir, runCommandLine, startService, type Service } from '../support/service.ts'
import { OWNER_PASSWORD, signIn } from '../support/tokens.ts'

const FULL = process.env['BOMBS'] === 'full'
const BYTES = (FULL ? 512 : 64) * 1024
const PUBLISH_MS = 60_000
/** A second for others, or what that is on a machine where more wants to run than it has cores for. */
const othersMs = (): number => 1_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** `# N`, then as much of a unit as fits. */
const filled = (unit: string, bytes = BYTES): string =>
  `# N\n\n${unit.repeat(Math.floor((bytes - 20) / Buffer.byteLength(unit)))}\n`
const halves = (open: string, close: string): string =>
  `# N\n\n${open.repeat(BYTES / 2 - 20)}${close.repeat(BYTES / 2 - 20)}`
const numbered = (count: number, line: (i: number) => string): string =>
  `# N\n\n${Array.from({ length: count }, (_, i) => line(i)).join('')}`.slice(0, BYTES)

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
        'a stair of lists': numbered(900, (i) => `${' '.repeat(i)}- a\n`),
        'a wide table': `# N\n\n|${'a|'.repeat(80_000)}\n|${'-|'.repeat(80_000)}\n|${'a|'.repeat(80_000)}\n`,
        'a long table': `# N\n\n|a|b|\n|-|-|\n${'|x|y|\n'.repeat(MAX_LINES - 10)}`,
        'open tags': filled('<a href="'),
        'open comments': filled('<!-- '),
        definitions: numbered(MAX_LINES - 10, (i) => `[r${i}]: http://x\n`),
        'addresses for a slow pattern': filled('a@'),
        'dates for a slow pattern': filled('Jan 2020 - '),
        'spaces for a slow pattern': `${filled(' ')}x`,
        'code fences': filled('```\na\n```\n', 200_000),
        entities: filled('&amp;'),
      }
    : {}),
}

/** The slowest to render; a preview may take a minute. */
const PREVIEWED = ['one word', 'nested quotes', 'a stair of lists', 'a long table']

/** Refused, each with the limit it is over. */
const REFUSED: Record<string, [content: string, limit: string]> = {
  'tiny bullets': [filled('- a\n', 512 * 1024), `at most ${MAX_LINES} are accepted`],
  'empty lines': [filled('\n', 512 * 1024), `at most ${MAX_LINES} are accepted`],
  'tiny paragraphs': [filled('a\n\n', 3 * (MAX_PASSAGES + 100)), `at most ${MAX_PASSAGES} are accepted`],
  '10,000 headings': [
    `# N\n\n${Array.from({ length: 10_000 }, (_, i) => `## H${i}\n\nt${i}\n`).join('')}`,
    'are accepted',
  ],
}

let service: Service
let token: string
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
    expect(ms).toBeLessThan(PUBLISH_MS)
    expect(worst, 'healthz').toBeLessThan(othersMs())
  },
  120_000,
)

it.each(Object.keys(REFUSED))(
  '%s are refused with the limit, before anything is stored',
  async (name) => {
    const [content, limit] = REFUSED[name] ?? ['', '']
    const before = (await (await fetch(`${service.url}/cv/content`)).json()) as { version: number }
    const { result, ms, worst } = await watched(() => send('PUT', '/cv/content', content))
    expect(result.status).toBe(413)
    expect((JSON.parse(result.text) as { message: string }).message).toContain(limit)
    expect(ms).toBeLessThan(30_000)
    expect(worst, 'healthz').toBeLessThan(othersMs())
    expect(((await (await fetch(`${service.url}/cv/content`)).json()) as { version: number }).version).toBe(
      before.version,
    )
  },
  60_000,
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
