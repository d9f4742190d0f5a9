import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSecret } from '../../../src/plugins/webhooks/signing.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { ownerHeaders } from '../../support/tokens.ts'

const EVENTS = ['cv.content.updated']
const ROOT = '/api/v1/owner/webhooks'

let t: TestApp
let owner: { authorization: string }

beforeAll(async () => {
  t = await testApp()
  owner = await ownerHeaders(t.app)
})
afterAll(() => t.close())

interface Answer {
  status: number
  body: Record<string, unknown> & { items: { id: string; url: string }[] } & {
    pagination: { limit: number; next_cursor: string }
    registration: { id: string; status: string }
    secret: string | null
    endpoint: unknown
  }
}

async function call(method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, payload?: object, headers = {}) {
  const r = await t.app.inject({
    method,
    url,
    headers: { ...owner, ...headers },
    ...(payload ? { payload } : {}),
  })
  return { status: r.statusCode, body: (r.body ? JSON.parse(r.body) : {}) as Answer['body'] }
}

/** A registration of a stranger; its id. */
async function pending(url: string, secret?: string): Promise<string> {
  const r = await t.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks',
    payload: { url, events: EVENTS, ...(secret ? { secret } : {}) },
    remoteAddress: `203.0.113.${Math.floor(Math.random() * 250)}`,
  })
  return (JSON.parse(r.body) as Answer['body']).registration.id
}

const active = async (url: string): Promise<string> => {
  const id = await pending(url)
  expect((await call('POST', `${ROOT}/${id}/approve`)).status).toBe(200)
  return id
}

const PATHS: readonly ['GET' | 'POST' | 'DELETE', string][] = [
  ['GET', ROOT],
  ['GET', `${ROOT}/whk_1`],
  ['DELETE', `${ROOT}/whk_1`],
  ['POST', `${ROOT}/whk_1/approve`],
  ['POST', `${ROOT}/whk_1/reject`],
  ['POST', `${ROOT}/whk_1/disable`],
  ['POST', `${ROOT}/whk_1/test`],
  ['POST', `${ROOT}/whk_1/secret`],
  ['GET', `${ROOT}/whk_1/deliveries`],
  ['POST', `${ROOT}/whk_1/deliveries/retry`],
  ['POST', `${ROOT}/whk_1/deliveries/dlv_1/retry`],
]

describe('who may', () => {
  it.each(PATHS)(
    '%s %s: 401 without a token, 403 with cv:read alone, 404 for an unknown id',
    async (method, url) => {
      expect((await t.app.inject({ method, url })).statusCode).toBe(401)
      const reader = await ownerHeaders(t.app, { scope: 'cv:read' })
      expect((await t.app.inject({ method, url, headers: reader })).statusCode).toBe(403)
      expect((await call(method, url)).status).toBe(url === ROOT ? 200 : 404)
    },
  )

  it('answers 405 with Allow for other methods', async () => {
    const r = await t.app.inject({ method: 'GET', url: `${ROOT}/whk_1/approve`, headers: owner })
    expect(r.statusCode).toBe(405)
    expect(r.headers.allow).toBe('POST, OPTIONS')
  })
})

describe('decisions', () => {
  it('approves, disables and approves again, each as often as one likes', async () => {
    const id = await pending('https://decide.example/1')
    for (const [action, status] of [
      ['approve', 'active'],
      ['approve', 'active'],
      ['disable', 'disabled'],
      ['disable', 'disabled'],
      ['approve', 'active'],
    ] as const) {
      const answer = await call('POST', `${ROOT}/${id}/${action}`)
      expect([answer.status, answer.body['status']]).toEqual([200, status])
    }
    expect((await call('POST', `${ROOT}/${id}/reject`)).status).toBe(409)
  })

  it('rejects for good', async () => {
    const id = await pending('https://decide.example/2')
    expect((await call('POST', `${ROOT}/${id}/disable`)).status).toBe(409)
    expect((await call('POST', `${ROOT}/${id}/reject`)).body['status']).toBe('rejected')
    expect((await call('POST', `${ROOT}/${id}/approve`)).status).toBe(409)
  })

  it('keeps one endpoint a url: a second one of a stranger cannot be approved beside it', async () => {
    const first = await active('https://decide.example/3')
    const second = await pending('https://decide.example/3', newSecret())
    expect((await call('POST', `${ROOT}/${second}/approve`)).status).toBe(409)
    expect((await call('DELETE', `${ROOT}/${first}`)).status).toBe(204)
    expect((await call('GET', `${ROOT}/${first}`)).status).toBe(404)
    expect((await call('POST', `${ROOT}/${second}/approve`)).status).toBe(200)
  })

  it('takes an empty body of any client that names a type, and refuses one that is no JSON', async () => {
    const id = await pending('https://decide.example/4')
    const approve = (payload?: string) =>
      t.app.inject({
        method: 'POST',
        url: `${ROOT}/${id}/approve`,
        headers: { ...owner, 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { payload }),
      })
    const refused = await approve('{x')
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'invalid_json' }])
    expect((await call('GET', `${ROOT}/${id}`)).body).toMatchObject({ status: 'pending' })
    const done = await approve()
    expect([done.statusCode, done.json()]).toMatchObject([200, { status: 'active' }])
  })
})

describe('lists', () => {
  it('come in pages, newest first, with cursors that only this list takes', async () => {
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift(await active(`https://list.example/${i}`))
    const seen: string[] = []
    let cursor = ''
    do {
      const { status, body } = await call('GET', `${ROOT}?status=active&limit=2&cursor=${cursor}`)
      expect(status).toBe(200)
      expect(body.items.length).toBeLessThanOrEqual(2)
      seen.push(...body.items.filter((e) => e.url.includes('list.example')).map((e) => e.id))
      cursor = body.pagination.next_cursor
    } while (cursor)
    expect(seen).toEqual(ids)
    const first = await call('GET', `${ROOT}?limit=2`)
    const stolen = first.body.pagination.next_cursor
    expect((await call('GET', `${ROOT}/${ids[0]}/deliveries?cursor=${stolen}`)).status).toBe(400)
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=abc', `cursor=${stolen}x`, 'status=gone'])
      expect((await call('GET', `${ROOT}?${query}`)).status).toBe(400)
  })
})

describe('secrets', () => {
  it('shows one of ours once, and a rotated one in its own answer', async () => {
    const id = await active('https://secret.example/1')
    const view = async () => (await call('GET', `${ROOT}/${id}`)).body.secret
    expect(await view()).toEqual({ revealable: true, previous_until: null })
    const shown = await call('POST', `${ROOT}/${id}/secret`, { action: 'reveal' })
    expect(shown.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect((await call('POST', `${ROOT}/${id}/secret`, { action: 'reveal' })).status).toBe(409)
    expect(await view()).toEqual({ revealable: false, previous_until: null })

    const rotated = await call('POST', `${ROOT}/${id}/secret`)
    expect(rotated.body.secret).toMatch(/^whsec_/)
    expect(rotated.body.secret).not.toBe(shown.body.secret)
    const { previous_until: until } = (await view()) as unknown as { previous_until: string }
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
  })

  it('never shows one that was brought', async () => {
    const id = await pending('https://secret.example/2', newSecret())
    expect((await call('POST', `${ROOT}/${id}/secret`, { action: 'reveal' })).status).toBe(409)
    const own = newSecret()
    const rotated = await call('POST', `${ROOT}/${id}/secret`, { secret: own })
    expect([rotated.status, rotated.body.secret]).toEqual([200, null])
    for (const body of [
      { secret: 'short' },
      { action: 'burn' },
      { action: 'reveal', secret: own },
      { extra: 1 },
    ])
      expect((await call('POST', `${ROOT}/${id}/secret`, body)).status).toBe(400)
  })

  it('lie encrypted in the database', async () => {
    const secret = newSecret()
    const id = await pending('https://secret.example/3', secret)
    const row = await t.app.db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret.slice(6, 22))
    expect(Buffer.from(row.secrets.slice(3), 'base64url').toString('latin1')).not.toContain('whsec_')
    expect(JSON.stringify(row)).not.toContain('203.0.113')
  })
})
