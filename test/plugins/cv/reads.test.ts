import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emphasise } from '../../../src/plugins/cv/include.ts'
import { initialsOf } from '../../../src/plugins/cv/images.ts'
import type { CvContent } from '../../../src/plugins/cv/schema.ts'
import { apiApp } from '../../support/api.ts'
import type { TestApp } from '../../support/app.ts'

const CV = `# Mira Okafor

Data engineer in Lisbon

## 1. Profile

I move data.

## Experience

### Staff Engineer, Acme

Pipelines.

### Engineer, Brightwater

Queries.

## 3.1 Technical Skills

SQL, Rust${'.'.repeat(600)}
`

let t: TestApp
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
beforeAll(async () => {
  t = await apiApp({ cv: CV })
  await t.app.ready()
})
afterAll(() => t.close())

describe('include', () => {
  const order = (include: string) => emphasise(CV, include).match(/^##? .*$/gm)
  it.each([
    ['skills', ['# Mira Okafor', '## 3.1 Technical Skills', '## 1. Profile', '## Experience']],
    ['TECHNICAL skills', ['# Mira Okafor', '## 3.1 Technical Skills', '## 1. Profile', '## Experience']],
    ['31-technical-skills', ['# Mira Okafor', '## 3.1 Technical Skills', '## 1. Profile', '## Experience']],
    ['experience, summary', ['# Mira Okafor', '## Experience', '## 1. Profile', '## 3.1 Technical Skills']],
    ['languages', ['# Mira Okafor', '## 1. Profile', '## Experience', '## 3.1 Technical Skills']],
    ['mira okafor', ['# Mira Okafor', '## 1. Profile', '## Experience', '## 3.1 Technical Skills']],
  ])('%j', (include, headings) => {
    expect(order(include)).toEqual(headings)
  })

  it('takes nothing away, and moves a section within another out to the front', () => {
    const text = emphasise(CV, 'engineer-brightwater,experience')
    expect(text.indexOf('Engineer, Brightwater')).toBeLessThan(text.indexOf('## Experience'))
    expect(text.indexOf('## Experience')).toBeLessThan(text.indexOf('## 1. Profile'))
    const words = (s: string) => s.split(/\s+/).filter(Boolean).sort()
    expect(words(text)).toEqual(words(CV))
  })

  it.each([
    ['nonsense', /no section "nonsense".*1-profile.*experience/],
    ['skills,,summary', /empty name/],
    ['', /empty name/],
    [Array(21).fill('skills').join(','), /at most 20/],
    ['x'.repeat(501), /at most 500/],
  ])('refuses %j', async (include, message) => {
    const answer = await get(`/api/v1/cv?include=${encodeURIComponent(include)}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
    expect(answer.json().message).toMatch(message)
    expect(answer.json().recovery).toMatch(/experience/)
  })

  it('has an entity tag of its own', async () => {
    const whole = await get('/api/v1/cv')
    const moved = await get('/api/v1/cv?include=skills')
    expect(moved.headers.etag).not.toBe(whole.headers.etag)
    expect(
      (await get('/api/v1/cv?include=skills', { 'if-none-match': String(moved.headers.etag) })).statusCode,
    ).toBe(304)
    expect((await get('/api/v1/cv', { 'if-none-match': String(moved.headers.etag) })).statusCode).toBe(200)
  })
})

describe.each(['/api/v1/cv', '/cv/content', '/api/v1/sandbox/cv'])('GET %s', (url) => {
  it('answers with the CV and its headers', async () => {
    const answer = await get(url)
    const body = answer.json<CvContent>()
    const sandbox = url.includes('sandbox')
    expect(answer.statusCode).toBe(200)
    expect(body.content).toBe(sandbox ? t.app.sample.content : CV)
    expect(body.is_default).toBe(sandbox)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cache-control']).toMatch(/public/)
    const at = sandbox ? t.app.sample.modified : t.app.content.current.updatedAt
    expect(answer.headers['last-modified']).toBe(at.toUTCString())
    expect(answer.headers.vary).toMatch(/Accept-Encoding/)
    for (const name of ['limit', 'remaining', 'reset'])
      expect(answer.headers[`x-ratelimit-${name}`]).toMatch(/^\d+$/)
    expect(Number(answer.headers['x-ratelimit-reset'])).toBeLessThanOrEqual(60)
    expect(answer.headers.deprecation).toBe(url.startsWith('/api/v1') ? 'false' : undefined)
    if (url.startsWith('/api/v1')) expect(answer.headers.sunset).toBe(t.config.SUNSET)
  })

  it('answers 304 to the tag, weak or in a list, and 200 to another', async () => {
    const { etag } = (await get(url)).headers
    for (const tags of [etag, `W/${String(etag)}`, `"x", ${String(etag)}`, '*']) {
      const answer = await get(url, { 'if-none-match': String(tags) })
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
      expect(answer.headers['content-length']).toBeUndefined()
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('sends the same bytes compressed', async () => {
    const plain = (await get(url)).rawPayload
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const coding of ['br', 'gzip'] as const) {
      let answer = await get(url, { 'accept-encoding': coding })
      // Made in the background just after the version is shown.
      for (let i = 0; i < 100 && !answer.headers['content-encoding']; i++) {
        await new Promise((done) => setTimeout(done, 10))
        answer = await get(url, { 'accept-encoding': coding })
      }
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(unpack[coding](answer.rawPayload).equals(plain)).toBe(true)
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    }
    expect(
      (await get(url, { 'accept-encoding': 'br;q=0, identity' })).headers['content-encoding'],
    ).toBeUndefined()
  })

  it('answers HEAD with the headers of GET', async () => {
    const [full, head] = [await get(url), await t.app.inject({ method: 'HEAD', url })]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
      expect(head.headers[name]).toBe(full.headers[name])
  })

  it('looks at the form of an Idempotency-Key only', async () => {
    expect((await get(url, { 'idempotency-key': 'k' })).statusCode).toBe(200)
    const bad = await get(url, { 'idempotency-key': 'two words' })
    expect([bad.statusCode, bad.json().code]).toEqual([400, 'idempotency_key_invalid'])
  })
})

describe('the dates', () => {
  it('answers 304 to If-Modified-Since from then on, unless a tag is given', async () => {
    const at = String((await get('/cv/content')).headers['last-modified'])
    expect(new Date(at).toUTCString()).toBe(at)
    expect((await get('/cv/content', { 'if-modified-since': at })).statusCode).toBe(304)
    const before = new Date(Date.parse(at) - 1000).toUTCString()
    expect((await get('/cv/content', { 'if-modified-since': before })).statusCode).toBe(200)
    expect((await get('/cv/content', { 'if-modified-since': at, 'if-none-match': '"x"' })).statusCode).toBe(
      200,
    )
  })
})

describe('other methods and origins', () => {
  it('answers 405 with Allow, and OPTIONS', async () => {
    const wrong = await t.app.inject({ method: 'DELETE', url: '/api/v1/cv' })
    expect([wrong.statusCode, wrong.headers.allow, wrong.json().code]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'method_not_allowed',
    ])
    const asked = await t.app.inject({
      method: 'OPTIONS',
      url: '/cv/content',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers['access-control-allow-origin']).toBe('*')
    expect(asked.headers['access-control-allow-headers']).toMatch(/Idempotency-Key/)
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it.each(['/nothing', '/api/v2/cv', '/cv'])('answers 404 at %s, with a way on', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([
      404,
      'not_found',
      'not_found',
    ])
    for (const hint of ['/api', '/openapi.json', '/v1/resources'])
      expect(answer.json().recovery).toContain(hint)
    const markdown = await get(url, { accept: 'text/markdown' })
    expect(markdown.headers['content-type']).toMatch(/^text\/markdown/)
    expect(markdown.body).toMatch(/^# 404 not_found\n[\s\S]*\/openapi\.json/)
  })

  it.each(['/%E0%A4%A', '/api/v1/cv%'])('answers 400 at %s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
    expect(answer.headers['x-ratelimit-limit']).toBeDefined()
  })
})

describe('GET /cv/meta', () => {
  it('names pictures that are there', async () => {
    const meta = (await get('/cv/meta')).json<{ favicon: string; og_image: string }>()
    const at = (address: string) => {
      const { origin, pathname, search } = new URL(address)
      expect(origin).toBe(t.config.BASE_URL)
      return get(pathname + search)
    }
    const favicon = await at(meta.favicon)
    expect([favicon.statusCode, favicon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(favicon.body).toContain('>MO<')
    const picture = await at(meta.og_image)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    const png = picture.rawPayload
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect((await get('/og-image.png', { 'if-none-match': String(picture.headers.etag) })).statusCode).toBe(
      304,
    )
  })

  it.each([
    ['Mira Okafor', 'MO'],
    ['Anna Maria de Souza', 'AS'],
    ['Cher', 'C'],
    ['山田 太郎', '山太'],
    ['<script>', 'S'],
    ['', 'CV'],
  ])('takes initials of %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
})
