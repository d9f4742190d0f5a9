// The account API: each human sees their own keys, the owner all of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptInvite, createInvite } from '../../../src/plugins/sso/invite-links.ts'
import { testApp, untilReady, type TestApp } from '../../support/app.ts'
import { testIndexDir } from '../../support/model.ts'
import { ownerToken } from '../../support/tokens.ts'

const PASSWORD = 'nine copper kettles 17'
let t: TestApp
let owner: string
let user: string
beforeAll(async () => {
  t = await testApp({ env: { INDEX_DIR: await testIndexDir() } })
  // So that the test does not end while the index is being built.
  await untilReady(t.app)
  owner = await ownerToken(t.app)
  const { url } = await createInvite(t.app.db, t.app.clock, t.config.BASE_URL, 'wilhelmina')
  const token = new URL(url).searchParams.get('token') ?? ''
  await acceptInvite(t.app.db, t.app.clock, token, PASSWORD)
  user = await ownerToken(t.app, { username: 'wilhelmina', password: PASSWORD, scope: 'cv:read' })
})
afterAll(() => t.close())

const send = async (token: string | undefined, method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() }
}

async function newKey(token: string, name: string): Promise<{ id: string; key: string; subject: string }> {
  const { status, body } = await send(token, 'POST', '/account/keys', { name })
  expect(status).toBe(201)
  return body as unknown as { id: string; key: string; subject: string }
}

test('every address needs a signed-in human', async () => {
  const addresses: ['GET' | 'POST', string, object?][] = [
    ['GET', '/account/keys'],
    ['POST', '/account/keys', {}],
    ['GET', '/account/keys/x'],
    ['POST', '/account/keys/x/rotate', {}],
    ['POST', '/account/keys/x/revoke'],
    ['POST', '/account/keys/x/credit', {}],
    ['GET', '/account/users'],
    ['GET', '/account/users/x'],
    ['POST', '/account/users/x/credit', {}],
  ]
  for (const [method, url, payload] of addresses) {
    const { status, headers } = await send(undefined, method, url, payload)
    expect(status, url).toBe(401)
    expect(headers['www-authenticate'], url).toContain('resource_metadata=')
  }
})

test('a key is shown once, may be named and may expire; answers are kept by nobody', async () => {
  const { key, id } = await newKey(user, 'Screening bot')
  const { body, headers } = await send(user, 'GET', `/account/keys/${id}`)
  expect(body).toMatchObject({
    name: 'Screening bot',
    status: 'active',
    balance: 0,
    usage: [],
    last_used_at: null,
  })
  expect(headers['cache-control']).toBe('no-store')
  const all = await send(user, 'GET', '/account/keys')
  expect(JSON.stringify([body, all.body])).not.toContain(key.slice(17))
  expect(await t.app.keys.authenticate(key)).toMatchObject({ id })
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ name: 'a\u0007b' }, 'name'],
  [{ name: 'x', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  [{ name: 'x', expires_at: 'tomorrow' }, 'expires_at'],
  [{ name: 'x', credits: 5 }, 'credits'],
])('a key of %j is refused and the field named', async (payload, field) => {
  const { status, body } = await send(user, 'POST', '/account/keys', payload)
  expect(status).toBe(400)
  expect(JSON.stringify(body['details'])).toContain(field)
})

test('another’s key is not there; the owner sees all', async () => {
  const mine = await newKey(user, 'hers')
  const other = await newKey(owner, 'the owner’s')
  expect((await send(user, 'GET', `/account/keys/${other.id}`)).status).toBe(404)
  expect((await send(user, 'POST', `/account/keys/${other.id}/revoke`)).status).toBe(404)
  expect((await send(owner, 'GET', `/account/keys/${mine.id}`)).status).toBe(200)
  const ids = async (token: string) =>
    ((await send(token, 'GET', '/account/keys?limit=100')).body['items'] as { id: string }[]).map(
      ({ id }) => id,
    )
  expect(await ids(user)).not.toContain(other.id)
  expect(await ids(owner)).toEqual(expect.arrayContaining([mine.id, other.id]))
})

test('pages of the list follow each other, and a cursor of another list is refused', async () => {
  for (const name of ['p1', 'p2', 'p3']) await newKey(user, name)
  const seen: string[] = []
  let cursor = ''
  do {
    const { body } = await send(user, 'GET', `/account/keys?limit=2&cursor=${cursor}`)
    seen.push(...(body['items'] as { id: string }[]).map(({ id }) => id))
    cursor = (body['pagination'] as { next_cursor: string }).next_cursor
    if (cursor) expect((await send(user, 'GET', `/account/users?cursor=${cursor}x`)).status).toBeLessThan(500)
  } while (cursor)
  const all = (await send(user, 'GET', '/account/keys?limit=100')).body['items'] as { id: string }[]
  expect(seen).toEqual(all.map(({ id }) => id))
  expect((await send(user, 'GET', '/account/keys?cursor=made-up')).body['code']).toBe('invalid_cursor')
})

test('rotate keeps both keys for the grace, revoke ends them', async () => {
  const { key, id } = await newKey(user, 'rotating')
  const { body } = await send(user, 'POST', `/account/keys/${id}/rotate`, { grace_hours: 1 })
  const next = String(body['key'])
  for (const one of [key, next]) expect(await t.app.keys.authenticate(one)).toMatchObject({ id })
  expect((await send(user, 'POST', `/account/keys/${id}/revoke`)).body).toMatchObject({ status: 'revoked' })
  for (const one of [key, next]) expect(await t.app.keys.authenticate(one)).toBeUndefined()
  expect((await send(user, 'POST', `/account/keys/${id}/rotate`, {})).status).toBe(409)
})

test('the owner alone gives credits, to a key or to a human', async () => {
  const { id, subject } = await newKey(user, 'paid')
  expect((await send(user, 'POST', `/account/keys/${id}/credit`, { credits: 5 })).status).toBe(403)
  expect((await send(user, 'POST', `/account/users/${subject}/credit`, { credits: 5 })).status).toBe(403)
  const before = (await send(user, 'GET', `/account/users/${subject}`)).body['balance'] as number
  expect((await send(owner, 'POST', `/account/keys/${id}/credit`, { credits: 5 })).status).toBe(200)
  expect((await send(owner, 'POST', `/account/users/${subject}/credit`, { credits: 2 })).status).toBe(200)
  expect((await send(user, 'GET', `/account/keys/${id}`)).body).toMatchObject({ balance: before + 7 })
  for (const credits of [0, -1, 1.5, 1e12, '5'])
    expect((await send(owner, 'POST', `/account/keys/${id}/credit`, { credits })).status).toBe(400)
})

test('balances: one’s own, for the owner everybody’s', async () => {
  const own = (await send(user, 'GET', '/account/users')).body['items'] as { subject: string }[]
  expect(own).toHaveLength(1)
  const all = (await send(owner, 'GET', '/account/users')).body['items'] as { subject: string }[]
  expect(all.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['owner', own[0]?.subject]))
  expect((await send(user, 'GET', '/account/users/owner')).status).toBe(404)
  expect((await send(owner, 'GET', '/account/users/nobody')).status).toBe(404)
})
