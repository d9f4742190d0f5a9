/** HTTP that no good client sends: each time a clear 4xx or a closed connection, and the next request is served. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorSchema } from '../../src/server/errors.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { sendRaw, type RawAnswer } from '../support/raw-http.ts'

let t: TestApp
let port: number
beforeAll(async () => {
  t = await apiApp()
  port = Number(t.config.PORT)
  await t.app.listen({ host: '127.0.0.1', port })
  // The first page asked for builds the pages' files, which takes seconds.
  await (await fetch(`${t.config.BASE_URL}/assets/none.js`)).text()
})
afterAll(() => t.close())

const HOST = () => `Host: 127.0.0.1:${port}`
const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, HOST(), ...headers].join('\r\n')}\r\n\r\n`
const post = (path: string, headers: readonly string[], body = '') =>
  `${[`POST ${path} HTTP/1.1`, HOST(), ...headers].join('\r\n')}\r\n\r\n${body}`

afterEach(async () => {
  const answer = await fetch(`${t.config.BASE_URL}/healthz`)
  expect(answer.status).toBe(200)
  expect(t.logs.filter((line) => line['msg'] === 'request failed')).toEqual([])
})

/** Answered with 4xx in the one shape, or closed without a word; never served, never a failure of ours. */
function expectRefused(answer: RawAnswer): void {
  expect(answer.statuses.length, answer.text).toBeLessThanOrEqual(1)
  for (const status of answer.statuses) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    const body = answer.text.slice(answer.text.indexOf('\r\n\r\n') + 4)
    // Node itself answers a request without Host, without a body.
    if (body !== '0\r\n\r\n') expect(apiErrorSchema.parse(JSON.parse(body)).status).toBe(status)
  }
  expect(answer.closed || answer.statuses.length === 1, 'neither answered nor closed').toBe(true)
}

describe('a request that could be read in two ways', () => {
  const inner = 'GET /status HTTP/1.1\r\nHost: x\r\n\r\n'
  const form = 'Content-Type: application/json'
  it.each<[string, string[], string]>([
    [
      'Content-Length and Transfer-Encoding',
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      `0\r\n\r\n${inner}`,
    ],
    [
      'Transfer-Encoding and Content-Length',
      ['Transfer-Encoding: chunked', 'Content-Length: 4'],
      `0\r\n\r\n${inner}`,
    ],
    ['two lengths', ['Content-Length: 2', `Content-Length: ${inner.length + 2}`], `{}${inner}`],
    ['two equal lengths', ['Content-Length: 2', 'Content-Length: 2'], `{}${inner}`],
    ['a list of lengths', ['Content-Length: 2, 40'], `{}${inner}`],
    ['a signed length', ['Content-Length: +2'], `{}${inner}`],
    ['a negative length', ['Content-Length: -1'], `{}${inner}`],
    ['a length in hex', ['Content-Length: 0x2'], `{}${inner}`],
    ['a length beyond all numbers', [`Content-Length: ${'9'.repeat(40)}`], '{}'],
    ['a chunk size that is no number', ['Transfer-Encoding: chunked'], `xyz\r\n{}\r\n0\r\n\r\n${inner}`],
    ['a negative chunk size', ['Transfer-Encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n${inner}`],
    ['a chunk size that overflows', ['Transfer-Encoding: chunked'], `${'f'.repeat(17)}\r\n{}\r\n0\r\n\r\n`],
    ['a chunk longer than its size', ['Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${inner}`],
    [
      'an endless chunk extension',
      ['Transfer-Encoding: chunked'],
      `2;${'a'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
    [
      'another transfer coding last',
      ['Transfer-Encoding: chunked, identity'],
      `2\r\n{}\r\n0\r\n\r\n${inner}`,
    ],
    ['an unknown transfer coding', ['Transfer-Encoding: xchunked'], `2\r\n{}\r\n0\r\n\r\n${inner}`],
    ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${inner}`],
    ['a folded header', ['X-A: b', ' Transfer-Encoding: chunked'], inner],
    ['a bare line feed in the headers', ['X-A: b\nTransfer-Encoding: chunked'], `0\r\n\r\n`],
    ['a NUL in a header', ['X-A: b\0c'], '{}'],
    ['a bare carriage return in a header', ['X-A: b\rTransfer-Encoding: chunked'], '{}'],
  ])('%s: nothing behind it is served', async (_name, headers, body) => {
    const answer = await sendRaw(port, [post('/api/v1/batch', [form, ...headers], body)], { waitMs: 1_500 })
    expect(answer.text).not.toMatch(/HTTP\/1\.1 [23]/)
    expectRefused(answer)
  })
})

describe('bytes that are no request', () => {
  it.each<[string, string | Uint8Array]>([
    ['random bytes', Uint8Array.from({ length: 400 }, (_, i) => (i * 73 + 11) % 256)],
    [
      'the greeting of TLS',
      Uint8Array.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, ...Array<number>(200).fill(7)]),
    ],
    ['the greeting of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['another version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['a raw NUL in the address', 'GET /cv\0x HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a space in the address', 'GET /cv x HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['headers of 40 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['five thousand headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(5_000)}\r\n`],
    ['an address of 40 KB', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])('%s', async (_name, bytes) => {
    expectRefused(await sendRaw(port, [bytes], { waitMs: 2_500, answers: 1 }))
  })
})

describe('addresses', () => {
  it.each([
    '/%',
    '/%zz',
    '/%00',
    '/cv%00.md',
    '/%c0%af',
    '/%ff%fe',
    '/cv/%ED%A0%80',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/assets/../../package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/docs/static/..%2f..%2f..%2fpackage.json',
    '//etc/passwd',
    '/\\etc\\passwd',
    'http://elsewhere.example/cv',
    '/api/v1/jobs/%00',
    `/api/v1/jobs/${'a'.repeat(3_000)}`,
    '/xn--\u00fc',
    `/${'a/'.repeat(4_000)}`,
    `/${'%41'.repeat(3_000)}`,
    '/.git/config',
    '/.env',
    '/data/public-cv.db',
    '*',
    '?',
    '/?',
    '/;',
    '/cv;v=1',
  ])('%s leads to nothing that is not public', async (path) => {
    const answer = await sendRaw(port, [get(path, 'Connection: close')])
    expect(answer.closed, 'no hang').toBe(true)
    expect(answer.statuses.length).toBe(1)
    expect(answer.statuses[0]).toBeLessThan(500)
    expect(answer.text).not.toMatch(/root:|"dependencies"|SQLite format/)
  })

  it.each([
    '%',
    '%zz',
    '%00',
    '%ff',
    '%ED%A0%80',
    'a=1&a=2',
    '__proto__=1',
    'a[b]=c',
    '&&&=',
    'x'.repeat(12_000),
  ])('a query of %s is answered, not failed', async (query) => {
    for (const path of ['/api/v1/cv', '/cv/pdf', '/', '/api/v1/webhooks', '/cv/meta']) {
      const suffix = path === '/api/v1/cv' ? `include=${query}` : query
      const answer = await sendRaw(port, [get(`${path}?${suffix}`, 'Connection: close')])
      expect(answer.statuses.length, path).toBe(1)
      expect(answer.statuses[0], answer.text.slice(0, 400)).toBeLessThan(500)
    }
  })
})

describe('bodies', () => {
  const bytes = (...values: number[]) => Buffer.from(values).toString('latin1')
  it.each<[string, string]>([
    ['invalid UTF-8', `{"query":"${bytes(0xff, 0xfe)}"}`],
    ['UTF-16', Buffer.from('{"query":"a"}', 'utf16le').toString('latin1')],
    ['a NUL', '{"query":"a\0b"}'],
    ['half a surrogate pair', '{"query":"\\ud800"}'],
    ['a prototype', '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'],
    ['deep nesting', '['.repeat(30_000)],
    ['a number beyond all', `{"query":${'9'.repeat(5_000)}}`],
    ['nothing', ''],
    ['a body of 70 KB', `{"query":"${'a'.repeat(70_000)}"}`],
  ])('%s', async (_name, body) => {
    const raw = Buffer.from(body, 'latin1')
    for (const path of [
      '/ask',
      '/api/v1/batch',
      '/api/v1/jobs',
      '/api/v1/webhooks',
      '/mcp',
      '/sso/oauth/token',
    ]) {
      const headers = [
        'Content-Type: application/json',
        `Content-Length: ${raw.length}`,
        'Idempotency-Key: k-1',
      ]
      const answer = await sendRaw(port, [Buffer.concat([Buffer.from(post(path, headers)), raw])], {
        answers: 1,
      })
      // Without a model the service cannot answer questions; what a job holds is not looked into.
      const fine = path === '/ask' ? 503 : path === '/api/v1/jobs' ? 202 : 0
      const statuses = answer.statuses.filter((status) => status !== fine)
      for (const status of statuses) {
        expect(status, `${path} ${answer.text.slice(0, 500)}`).toBeGreaterThanOrEqual(400)
        expect(status, `${path} ${answer.text.slice(0, 500)}`).toBeLessThan(500)
      }
      expect(answer.closed || answer.statuses.length === 1, path).toBe(true)
    }
  })

  it('of compressed bytes are not inflated', async () => {
    const headers = ['Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2']
    const answer = await sendRaw(port, [post('/ask', headers, '{}')], { answers: 1 })
    expect(answer.statuses[0]).toBeGreaterThanOrEqual(400)
  })
})

describe('a connection', () => {
  it('is answered in order when 200 requests come at once, bad ones among them', async () => {
    const requests = Array.from({ length: 200 }, (_, i) => get(i % 10 === 9 ? '/nothing-here' : '/healthz'))
    const answer = await sendRaw(port, [requests.join('')], { answers: 200, waitMs: 20_000 })
    expect(answer.statuses).toEqual(requests.map((_, i) => (i % 10 === 9 ? 404 : 200)))
  })

  it('that sends its headers byte by byte is closed, and 300 of them keep nobody out', async () => {
    const slow = Array.from({ length: 300 }, () =>
      sendRaw(port, get('/healthz', `X-A: ${'a'.repeat(200)}`).split(''), { pauseMs: 500, waitMs: 30_000 }),
    )
    const served: number[] = []
    for (let i = 0; i < 20; i++) {
      const start = performance.now()
      expect((await fetch(`${t.config.BASE_URL}/api/v1/cv`)).status).toBe(200)
      served.push(performance.now() - start)
    }
    expect(Math.max(...served)).toBeLessThan(1_000)
    for (const answer of await Promise.all(slow)) {
      expectRefused(answer)
      expect(answer.closed).toBe(true)
      expect(answer.statuses).toEqual([408])
      expect(answer.ms).toBeLessThan(16_000)
    }
  }, 60_000)

  it.runIf(process.env['FAULTS'] === 'full')(
    'that sends its body byte by byte is closed',
    async () => {
      const headers = post('/ask', ['Content-Type: application/json', 'Content-Length: 200'])
      const answer = await sendRaw(port, [headers, ...'{'.repeat(199).split('')], {
        pauseMs: 400,
        waitMs: 60_000,
      })
      expect(answer.closed).toBe(true)
      expect(answer.ms).toBeLessThan(45_000)
    },
    90_000,
  )

  it('that is torn in the middle of a request or an answer leaves nothing behind', async () => {
    for (let i = 0; i < 60; i++) {
      const whole = post('/ask', ['Content-Type: application/json', 'Content-Length: 15'], '{"query":"who"}')
      await sendRaw(port, [i % 2 ? whole : whole.slice(0, 20 + 2 * i)], { waitMs: i % 5 })
    }
    const open = await new Promise<number>((done) => t.app.server.getConnections((_, n) => done(n)))
    expect(open).toBeLessThan(10)
  })
})
