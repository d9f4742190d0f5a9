/** What no route serves is said before anybody looks at what was sent to it, over the wire. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorSchema } from '../../src/server/errors.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { sendRaw } from '../support/raw-http.ts'
import { ownerHeaders } from '../support/tokens.ts'

let t: TestApp
let owner: { authorization: string }
beforeAll(async () => {
  t = await apiApp()
  await t.app.listen({ host: '127.0.0.1', port: Number(t.config.PORT) })
  owner = await ownerHeaders(t.app)
})
afterAll(() => t.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const send = (method: string, path: string, body?: string, headers: Record<string, string> = JSON_TYPE) =>
  fetch(t.config.BASE_URL + path, { method, headers, ...(body === undefined ? {} : { body }) })

describe.each([
  ['no body', undefined],
  ['an empty one', ''],
  ['no JSON', '{x'],
  ['more than anything takes', JSON.stringify('x'.repeat(100_000))],
])('with %s', (_, body) => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s to an address that is not there is 404',
    async (method) => {
      const answer = await send(method, '/nope', body)
      expect(answer.status).toBe(404)
      expect(apiErrorSchema.parse(await answer.json()).code).toBe('not_found')
      expect(answer.headers.get('x-ratelimit-limit')).not.toBeNull()
    },
  )
  it.each([
    ['DELETE', '/cv/content', 'GET, HEAD, PUT, OPTIONS'],
    ['PUT', '/llms.txt', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/mcp', 'POST, OPTIONS'],
    ['PUT', '/sso/oauth/token', 'POST, OPTIONS'],
  ])('%s %s is 405 with Allow', async (method, path, allow) => {
    const answer = await send(method, path, body)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(apiErrorSchema.parse(await answer.json()).code).toBe('method_not_allowed')
  })
  it('OPTIONS of an address is answered', async () => {
    const answer = await send('OPTIONS', '/api/v1/cv', body)
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })
})

it('a method that we know nothing of is 405', async () => {
  const request = `QUERY /api/v1/cv HTTP/1.1\r\nHost: 127.0.0.1:${t.config.PORT}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{x`
  const { statuses, text } = await sendRaw(Number(t.config.PORT), [request], { answers: 1 })
  expect(statuses).toEqual([405])
  expect(text).toContain('allow: GET, HEAD, OPTIONS')
})

describe('an operation without a body', () => {
  const absent = '/api/v1/owner/webhooks/wh_0198c5a4-7e2a-7c31-9d51-3f1f0c6b2a10'
  it.each([
    ['DELETE', absent],
    ['POST', `${absent}/approve`],
    ['POST', `${absent}/disable`],
    ['POST', '/account/keys/none/revoke'],
  ])('%s %s takes an empty one of any client that names a type', async (method, path) => {
    const answer = await send(method, path, '', { ...owner, ...JSON_TYPE })
    expect(apiErrorSchema.parse(await answer.json()).code).toBe('not_found')
  })
  it('is done, not only looked up', async () => {
    const answer = await send('POST', '/api/v1/owner/versions/1/restore', '', { ...owner, ...JSON_TYPE })
    expect(answer.status).toBe(200)
  })
  it('still refuses one that is no JSON', async () => {
    const answer = await send('DELETE', absent, '{x', { ...owner, ...JSON_TYPE })
    expect(apiErrorSchema.parse(await answer.json()).code).toBe('invalid_json')
  })
})

describe('OPTIONS on the SSO', () => {
  it.each([
    ['/sso/oauth/token', 'POST, OPTIONS'],
    ['/sso/oauth/revoke', 'POST, OPTIONS'],
    ['/sso/register', 'POST, OPTIONS'],
    ['/sso/jwks', 'GET, HEAD, OPTIONS'],
    ['/.well-known/openid-configuration', 'GET, HEAD, OPTIONS'],
  ])('%s says what is accepted', async (path, allow) => {
    const answer = await send('OPTIONS', path, undefined, {})
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, allow])
  })
})
