/** What errors say of the request that caused them, over the real app. */
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorSchema, type ApiErrorBody } from '../../src/server/errors.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { ownerHeaders } from '../support/tokens.ts'

let t: TestApp
beforeAll(async () => {
  t = await apiApp()
})
afterAll(() => t.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url, payload, headers: { ...JSON_TYPE, ...headers } })

describe('a value that is not accepted', () => {
  const details = async (url: string, body: object) =>
    (await post(url, JSON.stringify(body), { 'idempotency-key': 'k' })).json<ApiErrorBody>().details
  it('is shown back, shortened, with its field', async () => {
    expect(await details('/ask', { query: 'a', query_id: 'x y' })).toMatchObject([
      { field: 'body.query_id', value: 'x y' },
    ])
    expect(await details('/ask', { query: 'a', mode: 'm'.repeat(200) })).toMatchObject([
      { field: 'body.mode', value: `${'m'.repeat(79)}…` },
    ])
    const operations = [{ operationId: 'getCv' }, { operationId: 7 }]
    expect(await details('/api/v1/batch', { operations })).toMatchObject([
      { field: 'body.operations.1.operationId', value: 7 },
    ])
    expect(await details('/ask', { query: null })).toMatchObject([{ field: 'body.query', value: null }])
  })
  it('is shown back of an address too', async () => {
    const headers = await ownerHeaders(t.app)
    const reply = await t.app.inject({ url: '/api/v1/owner/versions?limit=x', headers })
    expect(reply.json<ApiErrorBody>().details).toMatchObject([{ field: 'query.limit', value: 'x' }])
  })
  it('is left out where there is none, or where it may be a secret', async () => {
    expect((await details('/ask', {}))?.[0]).not.toHaveProperty('value')
    const url = 'https://example.com/hook'
    const body = { url, events: ['cv.content.updated'], secret: ['whsec_mine'] }
    expect((await details('/api/v1/webhooks', body))?.[0]).toMatchObject({ field: 'body.secret' })
    expect(JSON.stringify(await details('/api/v1/webhooks', body))).not.toContain('mine')
  })
})

describe('a body', () => {
  it('that is too large is answered with the limit', async () => {
    const reply = await post('/ask', JSON.stringify({ query: 'a'.repeat(70_000) }))
    expect(reply.statusCode).toBe(413)
    expect(reply.json<ApiErrorBody>().message).toContain('at most 65536 bytes')
  })
  it('of a type that is not read is answered with those that are', async () => {
    const authorization = (await ownerHeaders(t.app)).authorization
    const reply = await t.app.inject({
      method: 'PUT',
      url: '/cv/content',
      headers: { authorization, 'content-type': 'text/plain' },
      payload: '# Ole',
    })
    expect(reply.statusCode).toBe(415)
    expect(reply.json<ApiErrorBody>().recovery).toBe('Send application/json or text/markdown.')
  })
  it('that says it is compressed is not read as if it were not', async () => {
    const body = JSON.stringify({ query: 'Where did she study?' })
    for (const sent of [gzipSync(body), body]) {
      const reply = await post('/ask', sent, { 'content-encoding': 'gzip' })
      expect(reply.statusCode).toBe(415)
      expect(reply.headers['accept-encoding']).toBe('identity')
      expect(reply.json<ApiErrorBody>().message).toContain('gzip')
    }
    expect((await post('/api/v1/jobs', body, { 'content-encoding': 'identity' })).statusCode).toBe(202)
  })
  it('of a CV that says it is compressed is not published', async () => {
    const headers = {
      ...(await ownerHeaders(t.app)),
      'content-type': 'text/markdown',
      'content-encoding': 'br',
    }
    const reply = await t.app.inject({ method: 'PUT', url: '/cv/content', headers, payload: '# Ole' })
    expect(reply.statusCode).toBe(415)
  })
})

describe('an address', () => {
  it('of a job with an id that is too long is that of one which is not there', async () => {
    for (const job_id of ['x', 'a'.repeat(501)]) {
      const reply = await t.app.inject({ url: `/api/v1/jobs/${job_id}` })
      expect([reply.statusCode, reply.json<ApiErrorBody>().code]).toEqual([404, 'not_found'])
      expect(reply.json<ApiErrorBody>().recovery).toContain('POST /api/v1/jobs')
      const operations = [{ operationId: 'getJob', parameters: { job_id } }]
      const batch = await post('/api/v1/batch', JSON.stringify({ operations }), {
        'idempotency-key': `job-${job_id.length}`,
      })
      expect(batch.json()).toMatchObject({ results: [{ status: 404 }] })
    }
  })
  it.each([
    '/account/keys/',
    '/assets/',
    '/api/v1/owner/versions/',
    '/.well-known/agent-skills/',
    '/anything/',
  ])('%s with a part that is too long has the one shape and all headers', async (path) => {
    const reply = await t.app.inject({ url: `${path}${'a'.repeat(501)}` })
    expect(reply.statusCode).toBe(414)
    expect(apiErrorSchema.parse(reply.json())).toMatchObject({ code: 'uri_too_long' })
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': '*' })
    expect(reply.headers['x-ratelimit-limit']).toBeDefined()
  })
  it('with a long question is none of those', async () => {
    expect((await t.app.inject({ url: `/api/v1/cv?include=${'a'.repeat(600)}` })).statusCode).toBe(400)
  })
  it.each(['GET', 'HEAD'] as const)('of a file that is not there is 404 for %s, not 405', async (method) => {
    const reply = await t.app.inject({ method, url: '/docs/static/nothing.js' })
    expect(reply.statusCode).toBe(404)
    expect((await t.app.inject({ method: 'PUT', url: '/docs/static/nothing.js' })).statusCode).toBe(405)
  })
})

describe('a wrong link', () => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  it.each(['/nowhere', '/owner/', '/account/', '/cv'])('%s is a page in a browser', async (url) => {
    const reply = await t.app.inject({ url, headers: { accept } })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers['content-security-policy']).toContain("style-src 'self'")
    expect(reply.body).toContain('<a href="/">To the CV</a>')
  })
  it.each(['/api/v1/nowhere', '/.well-known/nowhere', '/cv/nowhere', '/assets/nowhere.js'])(
    '%s stays what programs read',
    async (url) => {
      const reply = await t.app.inject({ url, headers: { accept } })
      expect(apiErrorSchema.parse(reply.json())).toMatchObject({ code: 'not_found' })
    },
  )
  it('is the one shape for everybody else', async () => {
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const reply = await t.app.inject({ url: '/nowhere', headers })
      expect(apiErrorSchema.parse(reply.json())).toMatchObject({ code: 'not_found' })
    }
  })
})
