import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inlineAs } from '../../../src/plugins/pdf/file-name.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { ownerHeaders } from '../../support/tokens.ts'
import { hasPoppler, textOf } from './poppler.ts'

const CV = '# Zoë Łukasz-Ørsted\n\nTester 👋\n\n## Work\n\n- Found things.\n- Secret: 12345\n'

// The first start builds the model beside the PDF.
vi.setConfig({ testTimeout: 120_000 })

let t: TestApp
const get = (headers: Record<string, string> = {}, url = '/cv/pdf', method: 'GET' | 'HEAD' = 'GET') =>
  t.app.inject({ method, url, headers })
const ready = () =>
  vi.waitFor(async () => expect((await get()).statusCode).toBe(200), { timeout: 110_000, interval: 50 })

beforeAll(async () => {
  t = await testApp({ cv: CV })
})
afterAll(() => t.close())

describe('GET /cv/pdf', () => {
  it('is an empty 404 until the PDF is there, then the PDF of the published version', async () => {
    const early = await get()
    expect(early.statusCode).toBe(404)
    expect(early.rawPayload.length).toBe(0)
    expect(early.headers['content-type']).toBeUndefined()
    expect(early.headers['retry-after']).toBe('1')
    await ready()
    const found = await get()
    expect(found.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-cache',
      'accept-ranges': 'bytes',
      'content-length': String(found.rawPayload.length),
      'content-disposition':
        'inline; filename="Zoe Lukasz-Orsted.pdf"; filename*=UTF-8\'\'Zo%C3%AB%20%C5%81ukasz-%C3%98rsted.pdf',
    })
    expect(found.headers.etag).toMatch(/^"[0-9a-f]{32}"$/)
    expect(new Date(String(found.headers['last-modified'])).getTime()).toBeGreaterThan(0)
    expect(found.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    if (hasPoppler) expect(await textOf(found.rawPayload)).toContain('Found things.')
  })

  it('logs what the fonts lack', async () => {
    await ready()
    const line = t.logs.find((log) => Array.isArray(log.characters))
    expect(line).toMatchObject({ level: 40, version: 1, characters: ['👋'] })
  })

  it('takes ts without effect, and answers HEAD as GET', async () => {
    await ready()
    const plain = await get()
    for (const url of [
      '/cv/pdf?ts=123',
      '/cv/pdf?ts=',
      '/cv/pdf?ts=a&ts=b',
      `/cv/pdf?ts=${'9'.repeat(300)}`,
    ]) {
      const other = await get({}, url)
      expect(other.statusCode).toBe(200)
      expect(other.headers.etag).toBe(plain.headers.etag)
      expect(other.rawPayload.equals(plain.rawPayload)).toBe(true)
    }
    const head = await get({ range: 'bytes=0-9' }, '/cv/pdf', 'HEAD')
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload.length).toBe(0)
    for (const name of ['etag', 'last-modified', 'content-length', 'content-type', 'content-disposition'])
      expect(head.headers[name]).toBe(plain.headers[name])
  })

  it('gives ranges', async () => {
    await ready()
    const { rawPayload: whole, headers } = await get()
    const size = whole.length
    const ranges: [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-20', size - 20, size - 1],
      [`bytes=5-${size * 2}`, 5, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
    ]
    for (const [range, start, end] of ranges) {
      const part = await get({ range })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`)
      expect(part.headers['content-length']).toBe(String(end - start + 1))
      expect(part.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true)
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const beyond = await get({ range })
      expect(beyond.statusCode).toBe(416)
      expect(beyond.headers['content-range']).toBe(`bytes */${size}`)
      expect(beyond.json()).toMatchObject({ error: 'range_not_satisfiable', status: 416 })
    }
    for (const range of ['bytes=0-1,4-5', 'lines=0-9', 'bytes=9-1', 'bytes=-', 'nonsense'])
      expect((await get({ range })).statusCode).toBe(200)
    const etag = String(headers.etag)
    const date = String(headers['last-modified'])
    for (const held of [etag, date])
      expect((await get({ range: 'bytes=0-9', 'if-range': held })).statusCode).toBe(206)
    for (const lost of ['"other"', `W/${etag}`, 'Thu, 01 Jan 2015 00:00:00 GMT'])
      expect((await get({ range: 'bytes=0-9', 'if-range': lost })).statusCode).toBe(200)
  })

  it('answers preconditions in their order', async () => {
    await ready()
    const { headers } = await get()
    const etag = String(headers.etag)
    const date = String(headers['last-modified'])
    const early = 'Thu, 01 Jan 2015 00:00:00 GMT'
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"x", W/${etag}` }, 304],
      [{ 'if-none-match': '*' }, 304],
      [{ 'if-none-match': '"x"' }, 200],
      [{ 'if-none-match': '"x"', 'if-modified-since': date }, 200],
      [{ 'if-modified-since': date }, 304],
      [{ 'if-modified-since': early }, 200],
      [{ 'if-modified-since': 'no date' }, 200],
      [{ 'if-match': etag }, 200],
      [{ 'if-match': '"x"' }, 412],
      [{ 'if-unmodified-since': early }, 412],
      [{ 'if-unmodified-since': date }, 200],
    ]
    for (const [sent, status] of cases) {
      const answer = await get(sent)
      expect([sent, answer.statusCode]).toEqual([sent, status])
      if (status === 304) {
        expect(answer.rawPayload.length).toBe(0)
        expect(answer.headers.etag).toBe(etag)
      }
    }
  })
})

describe('POST /cv/pdf/preview', () => {
  const preview = (payload: string | object, headers: Record<string, string>) =>
    t.app.inject({ method: 'POST', url: '/cv/pdf/preview', payload, headers })

  it('is for the owner alone', async () => {
    const answer = await preview({ content: '# A\n' }, {})
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toContain('Bearer')
    const reader = await ownerHeaders(t.app, { scope: 'cv:read' })
    expect((await preview({ content: '# A\n' }, reader)).statusCode).toBe(403)
  })

  it('gives the PDF of a draft in both forms, and changes nothing', async () => {
    await ready()
    const owner = await ownerHeaders(t.app)
    const count = () =>
      t.app.db
        .selectFrom('versions')
        .select((e) => e.fn.countAll().as('n'))
        .execute()
    const before = {
      pdf: await get(),
      content: (await t.app.inject('/cv/content')).json(),
      versions: await count(),
    }
    const draft = '# Draft Person\n\n## Work\n\nQuite another text.\n'
    for (const [payload, type] of [
      [{ content: draft }, 'application/json'],
      [draft, 'text/markdown'],
    ] as const) {
      const answer = await preview(payload, { ...owner, 'content-type': type })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['content-disposition']).toContain('filename="Draft Person (preview).pdf"')
      if (hasPoppler) expect(await textOf(answer.rawPayload)).toContain('Quite another text.')
    }
    const after = {
      pdf: await get(),
      content: (await t.app.inject('/cv/content')).json(),
      versions: await count(),
    }
    expect(after.pdf.headers.etag).toBe(before.pdf.headers.etag)
    expect(after.content).toEqual(before.content)
    expect(after.versions).toEqual(before.versions)
    expect(await t.app.db.selectFrom('pdfs').select('version').execute()).toEqual([{ version: 1 }])
  })

  it('refuses what could not be published', async () => {
    const owner = await ownerHeaders(t.app)
    const cases: [string | object, string, number][] = [
      ['{"content":', 'application/json', 400],
      [{ text: '# A' }, 'application/json', 400],
      ['no heading', 'text/markdown', 400],
      ['<h1>A</h1>', 'text/html', 415],
      [`# A\n\n${'x'.repeat(t.config.MAX_CONTENT_BYTES)}`, 'text/markdown', 413],
    ]
    for (const [payload, type, status] of cases) {
      const answer = await preview(payload, { ...owner, 'content-type': type })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ status })
    }
  })
})

describe('a new version', () => {
  it('has its PDF soon, without what the profile keeps private', async () => {
    await ready()
    const before = await get()
    await t.app.files.publish(CV.replace('Found things', 'Found more'), { author: 'test' })
    await vi.waitFor(async () => expect((await get()).headers.etag).not.toBe(before.headers.etag), {
      timeout: 50_000,
    })
    await ready()
    const after = await get()
    if (hasPoppler) expect(await textOf(after.rawPayload)).toContain('Found more')
    t.app.content.setProfile({ private: ['Secret:'] })
    await vi.waitFor(() => expect(t.app.content.current.publicText).not.toContain('Secret'), {
      timeout: 50_000,
    })
    await ready()
    if (hasPoppler) expect(await textOf((await get()).rawPayload)).not.toContain('12345')
  })
})

describe('the name of the file', () => {
  it('is safe on every system and survives any script', () => {
    expect(inlineAs('')).toBe(`inline; filename="CV.pdf"; filename*=UTF-8''CV.pdf`)
    expect(inlineAs('a/../b\\c:"d"\r\nX: y')).toBe(
      `inline; filename="a .. b c d X y.pdf"; filename*=UTF-8''a%20..%20b%20c%20d%20X%20y.pdf`,
    )
    expect(inlineAs('山田 太郎')).toBe(
      `inline; filename="CV.pdf"; filename*=UTF-8''%E5%B1%B1%E7%94%B0%20%E5%A4%AA%E9%83%8E.pdf`,
    )
    expect(inlineAs("O'Hara (Jr.)")).toContain(`filename*=UTF-8''O%27Hara%20%28Jr.%29.pdf`)
  })
})
