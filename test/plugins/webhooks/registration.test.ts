import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSecret } from '../../../src/plugins/webhooks/signing.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { ManualClock } from '../../support/clock.ts'
import { ownerHeaders } from '../../support/tokens.ts'

const DAY = 24 * 3_600_000
const EVENTS = ['cv.content.updated']
const URL_A = 'https://hooks.example/cv'

interface Answer {
  status: number
  body: Record<string, unknown> & {
    registration: { id: string; status: string }
    details: { field: string }[]
  }
  headers: Record<string, unknown>
}

let t: TestApp
let clock: ManualClock
let owner: { authorization: string }
let nextAddress = 1

beforeAll(async () => {
  // Tokens are checked by this clock, but made by the real one: two weeks are left to move it on.
  clock = new ManualClock(Date.now() - 14 * DAY)
  t = await testApp({ clock })
  owner = await ownerHeaders(t.app)
})
afterAll(() => t.close())

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: unknown,
  headers: Record<string, string> = {},
  remoteAddress = '198.51.100.1',
): Promise<Answer> {
  const r = await t.app.inject({
    method,
    url,
    headers,
    remoteAddress,
    ...(payload === undefined
      ? {}
      : {
          headers: { 'content-type': 'application/json', ...headers },
          payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
        }),
  })
  return {
    status: r.statusCode,
    body: (r.body ? JSON.parse(r.body) : {}) as Answer['body'],
    headers: r.headers,
  }
}

const register = (body: unknown, headers?: Record<string, string>, address?: string) =>
  send('POST', '/api/v1/webhooks', body, headers, address ?? `198.51.100.${nextAddress++}`)
const endpoint = (id: string) => send('GET', `/api/v1/owner/webhooks/${id}`, undefined, owner)
const act = (id: string, action: string, body?: unknown) =>
  send('POST', `/api/v1/owner/webhooks/${id}/${action}`, body, owner)

describe('GET /api/v1/webhooks', () => {
  it('tells events, signing and where to register', async () => {
    const { status, body } = await send('GET', '/api/v1/webhooks')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: expect.any(String) as string,
      events: EVENTS,
      signing: { scheme: 'standard-webhooks', algorithm: 'hmac-sha256', tolerance_seconds: 300 },
      register: `${t.config.BASE_URL}/api/v1/webhooks`,
    })
    expect(body).not.toHaveProperty('registration')
  })
})

describe('POST /api/v1/webhooks', () => {
  const valid = { url: URL_A, events: EVENTS }

  it.each([
    ['no body', undefined, 'body'],
    ['no json', '{', ''],
    ['an array', [], 'body'],
    ['no url', { events: EVENTS }, 'body.url'],
    ['a url that is a number', { ...valid, url: 7 }, 'body.url'],
    ['a relative url', { ...valid, url: '/hook' }, 'body.url'],
    ['http', { ...valid, url: 'http://hooks.example/' }, 'body.url'],
    ['a private address', { ...valid, url: 'https://10.1.2.3/' }, 'body.url'],
    ['loopback in decimal', { ...valid, url: 'https://2130706433/' }, 'body.url'],
    ['metadata', { ...valid, url: 'https://169.254.169.254/latest' }, 'body.url'],
    ['credentials', { ...valid, url: 'https://a:b@hooks.example/' }, 'body.url'],
    ['a low port', { ...valid, url: 'https://hooks.example:25/' }, 'body.url'],
    ['a long url', { ...valid, url: `https://hooks.example/${'a'.repeat(2048)}` }, 'body.url'],
    ['no events', { url: URL_A }, 'body.events'],
    ['empty events', { ...valid, events: [] }, 'body.events'],
    ['an unknown event', { ...valid, events: ['cv.deleted'] }, 'body.events.0'],
    ['events as text', { ...valid, events: 'cv.content.updated' }, 'body.events'],
    ['a null secret', { ...valid, secret: null }, 'body.secret'],
    ['a secret of another form', { ...valid, secret: 'hunter2-hunter2-hunter2-hunter2' }, 'body.secret'],
    ['a short secret', { ...valid, secret: 'whsec_c2hvcnQ=' }, 'body.secret'],
    ['a long secret', { ...valid, secret: `whsec_${Buffer.alloc(65).toString('base64')}` }, 'body.secret'],
    ['an unknown member', { ...valid, name: 'x' }, 'body'],
  ])('refuses %s', async (_, body, field) => {
    const { status, body: answer } = await register(body)
    expect(status).toBe(400)
    if (field) expect(answer.details[0]?.field).toBe(field)
  })

  it('never repeats a secret, not even a wrong one', async () => {
    const wrong = 'whsec_bm90LWxvbmctZW5vdWdo'
    const secret = newSecret()
    for (const body of [
      { ...valid, secret: wrong },
      { ...valid, secret },
      { ...valid, secret, url: 'http://x/' },
    ]) {
      const { body: answer } = await register(body)
      expect(JSON.stringify(answer)).not.toMatch(/whsec_[A-Za-z0-9+/]{8}/)
    }
    expect(JSON.stringify(t.logs)).not.toMatch(/whsec_/)
  })

  it('lets a stranger wait, and answers the same whether the url is known or not', async () => {
    const known = await register({ ...valid, url: 'https://known.example/' }, owner)
    expect(known.body.registration.status).toBe('active')
    const again = await register({ ...valid, url: 'https://known.example/' })
    const fresh = await register({ ...valid, url: 'https://unknown.example/' })
    expect(again.status).toBe(200)
    const shape = ({ body }: Answer) => ({ ...body, registration: { ...body.registration, id: '' } })
    expect(shape(again)).toEqual(shape(fresh))
    expect(again.body.registration.status).toBe('pending')
    expect(again.body.registration.id).not.toBe(known.body.registration.id)
    expect((await endpoint(known.body.registration.id)).body).toMatchObject({ status: 'active' })
  })

  it('refuses a token that is not valid, before it looks at the body', async () => {
    const answer = await register({ url: 7 }, { authorization: 'Bearer not-a-token' })
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toContain('invalid_token')
  })

  it("takes a token without cv:write for a stranger's", async () => {
    const reader = await ownerHeaders(t.app, { scope: 'cv:read' })
    const answer = await register({ ...valid, url: 'https://reader.example/' }, reader)
    expect(answer.body.registration.status).toBe('pending')
  })

  it('updates the endpoint of a url that the owner registers again', async () => {
    const first = await register({ ...valid, url: 'https://again.example/x' }, owner)
    const { id } = first.body.registration
    await act(id, 'disable')
    const second = await register(
      { ...valid, url: 'https://AGAIN.example:443/x', secret: newSecret() },
      owner,
    )
    expect(second.body.registration).toEqual({ id, status: 'active' })
    expect((await endpoint(id)).body).toMatchObject({
      status: 'active',
      secret: { revealable: false, previous_until: new Date(clock.now() + DAY).toISOString() },
    })
  })

  it('repeats the answer for an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'once-only' }
    const body = { ...valid, url: 'https://idempotent.example/' }
    const first = await register(body, headers, '192.0.2.200')
    const second = await register(body, headers, '192.0.2.200')
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect((await register({ ...body, events: [] }, headers, '192.0.2.200')).status).toBe(400)
  })
})

describe('limits', () => {
  it('keeps 5 waiting registrations an address, until a week has passed', async () => {
    const body = (i: number) => ({ url: `https://many.example/${i}`, events: EVENTS })
    const from = '2001:db8:1:2::'
    for (let i = 0; i < 5; i++) expect((await register(body(i), {}, `${from}${i}`)).status).toBe(200)
    const refused = await register(body(5), {}, `${from}ffff`)
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'rate_limited' })
    expect(Number(refused.headers['retry-after'])).toBe(7 * 24 * 3600)
    expect((await register(body(6), {}, '2001:db8:1:3::1')).status).toBe(200)
    // What has waited a week is gone, for the owner too.
    await clock.jump(7 * DAY)
    expect((await register(body(7), {}, `${from}ffff`)).status).toBe(200)
    owner = await ownerHeaders(t.app)
    const list = await send('GET', '/api/v1/owner/webhooks?status=pending', undefined, owner)
    expect((list.body['items'] as { url: string }[]).map((e) => e.url)).toEqual(['https://many.example/7'])
  })

  it('keeps 100 waiting registrations in all', async () => {
    const t0 = await send('GET', '/api/v1/owner/webhooks?status=pending&limit=100', undefined, owner)
    for (let i = (t0.body['items'] as unknown[]).length; i < 100; i++) {
      const answer = await register({ url: `https://all.example/${i}`, events: EVENTS }, {}, `203.0.113.${i}`)
      expect(answer.status).toBe(200)
    }
    const refused = await register({ url: 'https://all.example/x', events: EVENTS }, {}, '192.0.2.9')
    expect(refused.status).toBe(429)
    await clock.jump(7 * DAY)
    owner = await ownerHeaders(t.app)
  })

  it('keeps 50 endpoints, and says so with a 400', async () => {
    const wanted = (i: number) => ({ url: `https://fifty.example/${i}`, events: EVENTS })
    let made = 0
    let answer: Answer
    do answer = await register(wanted(made++), owner)
    while (answer.status === 200 && made < 60)
    expect(answer.status).toBe(400)
    expect(answer.body['message']).toContain('50 endpoints')
    const all = await send('GET', '/api/v1/owner/webhooks?limit=100', undefined, owner)
    expect(all.body['items'] as unknown[]).toHaveLength(50)
    // The url of one there is can still be registered again; a stranger can wait, but not be let in.
    expect((await register(wanted(0), owner)).status).toBe(200)
    const waiting = await register(wanted(99), {}, '192.0.2.10')
    expect(waiting.status).toBe(200)
    expect((await act(waiting.body.registration.id, 'approve')).status).toBe(400)
  })
})
