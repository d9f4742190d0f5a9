// Who gets in, what it costs, and what is never written down.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ManualClock } from '../../support/clock.ts'
import { ownerToken } from '../../support/tokens.ts'
import { ACCEPT, bearer, call, mcpApp, rpc, type McpApp } from './support.ts'

const clock = new ManualClock(Date.now())
let t: McpApp
beforeAll(async () => {
  // Every request is logged as the logger would do it, also those that are answered well.
  const configure = (app: FastifyInstance) =>
    void app.addHook('onRequest', async (request) =>
      request.log.info({ req: request, headers: request.headers }, 'seen'),
    )
  t = await mcpApp({ clock, configure })
})
afterAll(() => t.close())

const body = async (response: Response) =>
  (await response.json()) as {
    id: unknown
    error: { code: number; message: string; data: { code: string } }
    result: unknown
  }

const HINT = /resource_metadata="([^"]+)"/

describe('401', () => {
  test('without a credential it leads to the metadata of this resource', async () => {
    const response = await t.post(rpc('ping'))
    expect(response.status).toBe(401)
    const challenge = response.headers.get('www-authenticate') ?? ''
    expect(challenge).toContain('scope="cv:read"')
    expect(challenge).not.toContain('error=')
    const metadata = (await (await fetch(HINT.exec(challenge)?.[1] ?? '')).json()) as { resource: string }
    expect(metadata.resource).toBe(t.config.MCP_URL)
  })

  test('unknown, malformed, revoked, expired and rotated keys get one and the same answer', async () => {
    const revoked = await t.newKey(5)
    await t.app.keys.revoke(revoked.id)
    const rotated = await t.newKey(5)
    await t.app.keys.rotate(rotated.id, 0)
    const soon = clock.now() + 1000
    const expired = await t.app.keys.create({ name: 'short', subject: null, credits: 5, expiresAt: soon })
    expect((await t.post(rpc('ping'), bearer(expired.key))).status).toBe(200)
    await clock.advance(1001)

    const unknown = `cvk_${'0'.repeat(12)}_${'A'.repeat(43)}`
    const answers = await Promise.all(
      [unknown, 'nonsense', 'a.b.c', revoked.key, rotated.key, expired.key].map(async (key) => {
        const response = await t.post(rpc('ping'), bearer(key))
        const { error } = await body(response)
        const { request_id: _, ...data } = error.data as Record<string, unknown>
        const { code, message } = error
        return {
          status: response.status,
          challenge: response.headers.get('www-authenticate'),
          code,
          message,
          data,
        }
      }),
    )
    expect(answers[0]).toMatchObject({ status: 401, data: { code: 'unauthorized' } })
    expect(answers[0]?.message).toMatch(/replace/i)
    expect(answers[0]?.challenge).toContain('error="invalid_token"')
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

describe('credentials in the query string', () => {
  test.each(['api_key', 'apikey', 'key', 'token', 'access_token', 'API_KEY', 'to%6ben'])(
    '%s is 400, before any 401, and written nowhere',
    async (name) => {
      const { key } = await t.newKey(1)
      for (const headers of [{}, bearer(key)]) {
        const response = await t.post(call('get_cv'), headers, `?a=1&${name}=${key}`)
        expect(response.status).toBe(400)
        expect((await body(response)).error.data.code).toBe('credential_in_query')
      }
      expect(JSON.stringify(t.logs)).not.toContain(key)
    },
  )
  test('other parameters are let through', async () => {
    const { key } = await t.newKey(1)
    expect((await t.post(rpc('ping'), bearer(key), '?keyboard=1')).status).toBe(200)
  })
})

test('logs hold neither keys nor questions', async () => {
  const { key } = await t.newKey(5)
  await t.post(call('search_cv', { query: 'xylophone practice' }), bearer(key))
  await t.post(rpc('ping'), bearer('cvk_wrong'))
  const logs = JSON.stringify(t.logs)
  expect(logs).toContain('"path":"/mcp"')
  for (const secret of [key, 'cvk_wrong', 'xylophone']) expect(logs).not.toContain(secret)
})

describe('credits', () => {
  test('each successful call costs one; then 402 with -32003 and the id of the request', async () => {
    const { key, id } = await t.newKey(2)
    expect((await t.post(call('get_cv'), bearer(key))).status).toBe(200)
    expect((await t.post(call('list_sections'), bearer(key))).status).toBe(200)
    const response = await t.post(call('get_cv', {}, 'seven'), bearer(key))
    expect(response.status).toBe(402)
    expect(await body(response)).toMatchObject({ id: 'seven', error: { code: -32003 } })
    expect(await t.app.keys.get(id)).toMatchObject({ balance: 0 })
    // Listing and reading on cost nothing.
    expect((await t.post(rpc('tools/list'), bearer(key))).status).toBe(200)
  })

  test('failed calls are free: bad arguments, no such section, no such tool, bad headers', async () => {
    const { key, id } = await t.newKey(1)
    await t.post(call('get_section', {}), bearer(key))
    await t.post(call('get_section', { section: 'Nowhere' }), bearer(key))
    await t.post(call('nothing'), bearer(key))
    await t.post(call('get_cv'), { ...bearer(key), accept: 'text/html' })
    await t.post([call('get_cv')], bearer(key))
    expect(await t.app.keys.get(id)).toMatchObject({ balance: 1 })
    expect((await t.post(call('get_cv'), bearer(key))).status).toBe(200)
  })

  test('calls at the same time never spend more than there is', async () => {
    const { key, id } = await t.newKey(7)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await t.post(call('get_cv', {}, i), bearer(key))).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
    expect(statuses.filter((status) => status === 402)).toHaveLength(13)
    expect(await t.app.keys.get(id)).toMatchObject({ balance: 0 })
    expect(await t.app.keys.credits.usage({ caller: id }, 1)).toEqual([
      { day: new Date(clock.now()).toISOString().slice(0, 10), calls: 7 },
    ])
  })
})

describe('tokens of the SSO', () => {
  test('one for this resource is let in and charged to its human', async () => {
    const token = await ownerToken(t.app, { resource: t.config.MCP_URL, scope: 'cv:read' })
    expect((await t.post(rpc('tools/list'), bearer(token))).status).toBe(200)
    expect((await t.post(call('get_cv'), bearer(token))).status).toBe(402)
    const [account] = await t.app.keys.credits.listHumans(1)
    await t.app.keys.credits.add(account?.id ?? '', 1)
    expect((await t.post(call('get_cv'), bearer(token))).status).toBe(200)
    expect((await t.post(call('get_cv'), bearer(token))).status).toBe(402)
  })
  test('one for the API is not let in here', async () => {
    const token = await ownerToken(t.app)
    expect((await t.post(rpc('ping'), bearer(token))).status).toBe(401)
  })
})

test('a key has its own limit a minute, with headers; 429 says when', async () => {
  const limited = await mcpApp({ env: { RATE_LIMIT_MCP: '3' } })
  try {
    const { key } = await limited.newKey(1)
    const other = await limited.newKey(1)
    for (const remaining of ['2', '1', '0']) {
      const response = await limited.post(rpc('ping'), bearer(key))
      expect(response.headers.get('x-ratelimit-limit')).toBe('3')
      expect(response.headers.get('x-ratelimit-remaining')).toBe(remaining)
    }
    const refused = await limited.post(rpc('ping'), bearer(key))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await limited.post(rpc('ping'), bearer(other.key))).status).toBe(200)

    // Who sends no credential tries none, and is told so each time.
    for (const remaining of ['2', '1', '0', '0']) {
      const { status, headers } = await limited.post(rpc('ping'))
      expect([status, headers.get('x-ratelimit-remaining')]).toEqual([401, remaining])
    }
    const guesses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { status, headers } = await limited.post(rpc('ping'), bearer('cvk_guess'))
        expect([headers.get('x-ratelimit-limit'), headers.has('x-ratelimit-reset')]).toEqual(['3', true])
        return status
      }),
    )
    expect(guesses.filter((status) => status === 401)).toHaveLength(3)
    expect(guesses.filter((status) => status === 429)).toHaveLength(2)

    // All addresses of a /64 are one client's.
    const { host, pathname } = new URL(limited.config.MCP_URL)
    const guessFrom = async (remoteAddress: string) => {
      const headers = { host, accept: ACCEPT, ...bearer('cvk_guess') }
      const request = { method: 'POST', url: pathname, remoteAddress, headers, payload: rpc('ping') } as const
      return (await limited.app.inject(request)).statusCode
    }
    for (const last of [1, 2, 3]) expect(await guessFrom(`2001:db8:1:2::${last}`)).toBe(401)
    expect(await guessFrom('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await guessFrom('2001:db8:1:3::1')).toBe(401)
  } finally {
    await limited.close()
  }
})
