/** Conditional requests and encodings of what is read, over the wire. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseHttpDate } from '../../../src/server/http-date.ts'
import { apiApp } from '../../support/api.ts'
import type { TestApp } from '../../support/app.ts'
import { ownerHeaders } from '../../support/tokens.ts'

const post = (year: number) =>
  `### Engineer, Acme ${year} (${year} – ${year + 1})\n\n- Moved ${year} tables.\n\n`
const CV = `# Mira Okafor\n\nData engineer\n\n## Experience\n\n${Array.from({ length: 14 }, (_, i) => post(2022 - 2 * i)).join('')}`
/** Forms of their own for each encoding; the first two name the version to writers in all of them. */
const READS = ['/cv/content', '/api/v1/cv', '/api/v1/sandbox/cv', '/cv.json', '/cv.md', '/openapi.json']

let t: TestApp
let owner: { authorization: string }
beforeAll(async () => {
  t = await apiApp({ cv: CV })
  owner = await ownerHeaders(t.app)
})
afterAll(() => t.close())

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.app.inject({ method, url, headers })
/** The compressed form, which is made for the first who accepts it. */
const compressed = async (url: string, coding: string) => {
  const headers = { 'accept-encoding': coding }
  const isThere = async () => (await get(url, headers)).headers['content-encoding']
  await expect.poll(isThere, { timeout: 10_000 }).toBe(coding)
  return get(url, headers)
}

describe.each(READS)('GET %s', (url) => {
  it('has a tag for each encoding, or one for its version, and says what it varies by', async () => {
    const plain = await get(url)
    const forms = [plain, await compressed(url, 'gzip'), await compressed(url, 'br')]
    for (const { headers } of forms) expect(headers.vary).toContain('Accept-Encoding')
    const tags = new Set(forms.map(({ headers }) => headers.etag))
    expect(tags.size).toBe(READS.indexOf(url) < 2 ? 1 : 3)
    const [, zipped, packed] = forms.map(({ rawPayload }) => rawPayload)
    expect(gunzipSync(zipped ?? '').equals(plain.rawPayload)).toBe(true)
    expect(brotliDecompressSync(packed ?? '').equals(plain.rawPayload)).toBe(true)
  })

  it('is not modified for who has any of its forms, and says which', async () => {
    const { etag } = (await compressed(url, 'gzip')).headers
    for (const coding of ['gzip', 'identity']) {
      const answer = await get(url, { 'if-none-match': String(etag), 'accept-encoding': coding })
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
      expect(answer.headers).not.toHaveProperty('content-length')
      expect(answer.headers).not.toHaveProperty('content-type')
    }
  })

  it('answers HEAD with what GET says of its length', async () => {
    for (const coding of ['gzip', 'identity']) {
      if (coding === 'gzip') await compressed(url, coding)
      const headers = { 'accept-encoding': coding }
      const [full, head] = [await get(url, headers), await get(url, headers, 'HEAD')]
      for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'vary'])
        expect(head.headers[name], name).toBe(full.headers[name])
    }
  })

  it('is read under the tag that If-Match names, and no other', async () => {
    const { etag } = (await get(url)).headers
    for (const tag of [String(etag), `"x", ${String(etag)}`, '*'])
      expect((await get(url, { 'if-match': tag })).statusCode).toBe(200)
    for (const tag of ['"x"', `W/${String(etag)}`])
      expect((await get(url, { 'if-match': tag })).json()).toMatchObject({ code: 'precondition_failed' })
  })
})

it.each(['/status', '/ask?query=', '/healthz'])(
  'HEAD %s tells no length that GET would not have',
  async (url) => {
    const headers = { 'accept-encoding': 'gzip' }
    const { 'content-length': full } = (await get(url, headers)).headers
    const { 'content-length': head } = (await get(url, headers, 'HEAD')).headers
    expect([full, undefined]).toContain(head)
  },
)

describe('an HTTP-date', () => {
  const at = Date.UTC(1994, 10, 6, 8, 49, 37)
  it.each(['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'])(
    'is %s',
    (text) => expect(parseHttpDate(text)).toBe(at),
  )
  it.each(['2099', '2099-01-01T00:00:00Z', 'Sun, 06 Nov 2099', 'tomorrow', ''])('is not %j', async (text) => {
    expect(parseHttpDate(text)).toBeNaN()
    expect((await get('/cv/content', { 'if-modified-since': text })).statusCode).toBe(200)
  })
})

describe('PUT /cv/content', () => {
  const put = (headers: Record<string, string>, content = CV) =>
    t.app.inject({
      method: 'PUT',
      url: '/cv/content',
      headers: { ...owner, ...headers },
      payload: { content },
    })

  it('overwrites nothing for who would only make what is not there', async () => {
    const { version } = t.app.content.latest
    for (const tag of ['*', `"${version}"`, `W/"${version}"`, `"x", "${version}-gzip"`])
      expect((await put({ 'if-none-match': tag }, '# Other\n')).statusCode).toBe(412)
    expect(t.app.content.latest.version).toBe(version)
    expect((await put({ 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  it('takes the tag of a proxy that compressed the answer', async () => {
    const { version } = t.app.content.latest
    for (const suffix of ['', '-gzip', '-br', '-zstd'])
      expect((await put({ 'if-match': `"${version}${suffix}"` })).statusCode).toBe(200)
    for (const tag of [`W/"${version}"`, `"${version}-other"`, `"${version + 1}-gzip"`])
      expect((await put({ 'if-match': tag })).statusCode).toBe(412)
  })
})

it('GET /cv.md is counted as a read', async () => {
  expect((await get('/cv.md')).headers['x-ratelimit-limit']).toMatch(/^\d+$/)
})
