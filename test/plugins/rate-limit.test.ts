import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import type { InjectOptions } from 'fastify'
import { memoryWindows } from '../../src/server/store/rate-windows.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp, TestAppOptions } from '../support/app.ts'
import { ManualClock } from '../support/clock.ts'
import { freePort } from '../support/service.ts'

const open: TestApp[] = []
const servers: ChildProcess[] = []
afterEach(async () => {
  for (const t of open.splice(0)) await t.close()
  for (const server of servers.splice(0)) server.kill('SIGKILL')
})

async function start(env: Record<string, string>, options: TestAppOptions = {}) {
  const t = await apiApp({ ...options, env })
  open.push(t)
  await t.app.ready()
  const get = (request: InjectOptions | string) => t.app.inject(request)
  return { ...t, get }
}

describe('rate limits', () => {
  it('count down, then answer 429 until the window ends', async () => {
    const clock = new ManualClock()
    const { get } = await start({ RATE_LIMIT_READ: '3' }, { clock })
    for (const left of ['2', '1', '0']) {
      const answer = await get('/api/v1/cv')
      expect([answer.statusCode, answer.headers['x-ratelimit-remaining']]).toEqual([200, left])
      expect(answer.headers['x-ratelimit-limit']).toBe('3')
    }
    await clock.jump(20_500)
    const over = await get('/api/v1/cv')
    expect([over.statusCode, over.json().code]).toEqual([429, 'rate_limited'])
    expect(over.headers).toMatchObject({
      'retry-after': '40',
      'x-ratelimit-limit': '3',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '40',
    })
    await clock.jump(39_500)
    expect((await get('/api/v1/cv')).statusCode).toBe(200)
  })

  it("end in time though the system's clock is set back meanwhile", async () => {
    let now = Date.UTC(2026, 0, 1)
    const windows = memoryWindows({ now: () => now, after: () => () => {} })
    const hit = () => windows.hit('read:192.0.2.1', 60_000)
    await hit()
    expect(await hit()).toEqual({ current: 2, ttl: 60_000 })
    now -= 3_600_000
    expect(await hit()).toEqual({ current: 1, ttl: 60_000 })
    now += 500
    expect(await hit()).toEqual({ current: 2, ttl: 59_500 })
  })

  it('stand on errors too, and count unknown addresses', async () => {
    const { get } = await start({ RATE_LIMIT_READ: '9' })
    const requests: InjectOptions[] = [
      { url: '/nothing' },
      { method: 'DELETE', url: '/api/v1/cv' },
      { url: '/api/v1/cv?include=,' },
      { method: 'PUT', url: '/cv/content', payload: {} },
      { method: 'POST', url: '/api/v1/batch', payload: '{', headers: { 'content-type': 'application/json' } },
      {
        method: 'POST',
        url: '/api/v1/batch',
        payload: '<a/>',
        headers: { 'content-type': 'application/xml' },
      },
      { url: '/%E0%A4%A' },
      { url: '/api/v1/jobs/none' },
    ]
    for (const [i, request] of requests.entries()) {
      const answer = await get(request)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.headers['x-ratelimit-remaining'], String(request.url)).toBe(String(8 - i))
    }
  })

  it('are apart for questions, and none for probes and pages', async () => {
    const { get } = await start({ RATE_LIMIT_READ: '1', RATE_LIMIT_ASK: '1' })
    expect((await get('/api/v1/cv')).statusCode).toBe(200)
    expect((await get('/ask?query=hello')).headers['x-ratelimit-remaining']).toBe('0')
    expect((await get('/ask?query=hello')).statusCode).toBe(429)
    expect((await get('/cv/meta')).statusCode).toBe(429)
    for (const url of ['/healthz', '/docs/', '/favicon.svg']) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['x-ratelimit-limit']], url).toEqual([200, undefined])
    }
  })

  it('cannot be escaped by naming another address, unless a proxy is trusted', async () => {
    const from = (address: string): InjectOptions => ({
      url: '/cv/meta',
      headers: { 'x-forwarded-for': address },
    })
    const direct = await start({ RATE_LIMIT_READ: '1' })
    await direct.get(from('198.51.100.1'))
    expect((await direct.get(from('198.51.100.2'))).statusCode).toBe(429)
    const behind = await start({ RATE_LIMIT_READ: '1', TRUST_PROXY: '1' })
    await behind.get(from('198.51.100.1'))
    expect((await behind.get(from('198.51.100.2'))).statusCode).toBe(200)
    // The proxy appends; what the client wrote in front of it counts for nothing.
    expect((await behind.get(from('203.0.113.9, 198.51.100.2'))).statusCode).toBe(429)
  })

  it('count a /64 of IPv6 as one client', async () => {
    const { get } = await start({ RATE_LIMIT_READ: '1' })
    await get({ url: '/cv/meta', remoteAddress: '2001:db8:1:2::1' })
    expect((await get({ url: '/cv/meta', remoteAddress: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429)
    expect((await get({ url: '/cv/meta', remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(200)
  })

  it('count a batch once', async () => {
    const { get } = await start({ RATE_LIMIT_READ: '2' })
    const operations = Array(5).fill({ operationId: 'getCvMeta' })
    const headers = { 'idempotency-key': 'k' }
    const answer = await get({ method: 'POST', url: '/api/v1/batch', headers, payload: { operations } })
    expect(answer.json<{ results: { status: number }[] }>().results.map((r) => r.status)).toEqual(
      Array(5).fill(200),
    )
    expect(answer.headers['x-ratelimit-remaining']).toBe('1')
    expect(
      (await get({ url: '/cv/meta', headers: { 'x-internal-pass': 'guessed' } })).headers[
        'x-ratelimit-remaining'
      ],
    ).toBe('0')
  })
})

const redis = spawnSync('redis-server', ['--version']).status === 0
if (!redis) process.stderr.write('Redis tests are skipped: redis-server is not installed\n')

describe.runIf(redis)('rate limits in Redis', () => {
  it('are shared by replicas, and go on in memory while Redis is away', async () => {
    const port = await freePort()
    const server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'])
    servers.push(server)
    await new Promise<void>((done) =>
      server.stdout.on('data', (text: Buffer) => text.includes('Ready to accept') && done()),
    )
    const env = { RATE_LIMIT_READ: '3', REDIS_URL: `redis://127.0.0.1:${port}` }
    const [a, b] = [await start(env), await start(env)]
    // Each app connects in its own time; until then it counts for itself.
    const remaining = async (app: typeof a) => (await app.get('/cv/meta')).headers['x-ratelimit-remaining']
    await expect
      .poll(() => a.app.inject({ url: '/cv/meta', remoteAddress: '192.0.2.1' }).then((r) => r.statusCode))
      .toBe(200)
    expect([await remaining(a), await remaining(b), await remaining(a)]).toEqual(['2', '1', '0'])
    expect((await b.get('/cv/meta')).statusCode).toBe(429)
    server.kill('SIGKILL')
    await new Promise((done) => server.once('exit', done))
    expect(
      (await a.get({ url: '/cv/meta', remoteAddress: '192.0.2.2' })).headers['x-ratelimit-remaining'],
    ).toBe('2')
  })
})
