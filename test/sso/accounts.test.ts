import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressKey, createBackoff } from '../../src/plugins/sso/backoff.ts'
import { weaknessOf } from '../../src/plugins/sso/password.ts'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { Browser, overInject, pkce } from '../support/browser.ts'
import { ManualClock } from '../support/clock.ts'
import { testIndexDir } from '../support/model.ts'
import { OWNER_PASSWORD, ownerHeaders, signIn } from '../support/tokens.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { INDEX_DIR: await testIndexDir() } })
  await untilReady(t.app)
})
afterAll(() => t.close())

const loginPage = async () => {
  const browser = new Browser(t.config.BASE_URL, overInject(t.app))
  const query = new URLSearchParams({
    client_id: 'cv-pages',
    response_type: 'code',
    redirect_uri: `${t.config.BASE_URL}/owner`,
    scope: 'cv:write',
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256',
  })
  const isAway = (url: string) => url.startsWith(`${t.config.BASE_URL}/owner?`)
  await browser.open(`${t.config.BASE_URL}/sso/?${query}`, isAway)
  return { browser, isAway }
}

it('explains how to set a password until there is one', async () => {
  const { browser } = await loginPage()
  expect(browser.status).toBe(503)
  expect(browser.body).toContain('npm run owner -- set-password')
  expect(browser.body).not.toContain('<form')
})

it('keeps the signing keys to the user of the service', () => {
  expect(statSync(join(t.dir, 'data', 'signing-keys.json')).mode & 0o777).toBe(0o600)
})

describe('sign-in', () => {
  it('answers a wrong name as a wrong password', async () => {
    await ownerHeaders(t.app)
    const { browser } = await loginPage()
    await browser.submit('/login', { username: 'nobody', password: OWNER_PASSWORD })
    expect(browser.status).toBe(401)
    const body = browser.body.replace('value="nobody"', 'value="owner"').replace(/interaction\/[\w-]+/g, '')
    await browser.submit('/login', { username: 'owner', password: 'not the password' })
    expect(browser.status).toBe(401)
    expect(browser.body.replace(/interaction\/[\w-]+/g, '')).toBe(body)
  })

  it('makes who guesses wait, and lets the owner in afterwards', async () => {
    const { browser, isAway } = await loginPage()
    const seen: number[] = []
    for (let i = 0; i < 8; i++) {
      await browser.submit('/login', { username: 'owner', password: `guess number ${i}` })
      seen.push(browser.status)
    }
    expect(seen[0]).toBe(401)
    expect(seen.at(-1)).toBe(429)
    expect(Number(browser.headers.get('retry-after'))).toBeGreaterThan(0)
    await browser.submit('/login', { username: 'owner', password: OWNER_PASSWORD })
    expect(browser.status).toBe(429)
    await t.app.db.deleteFrom('sso_attempts').execute()
    await browser.submit('/login', { username: 'owner', password: OWNER_PASSWORD }, isAway)
    expect(isAway(browser.url)).toBe(true)
  })

  it('does not lead to another host name of this machine', async () => {
    const answer = await t.app.inject({
      url: '/sso/?client_id=cv-pages',
      headers: { host: `localhost:${t.config.PORT}` },
    })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(`${t.config.BASE_URL}/sso/?client_id=cv-pages`)
  })
})

describe('createBackoff', () => {
  it('doubles the wait for an account up to a minute, and forgets after an hour', async () => {
    const clock = new ManualClock()
    const backoff = createBackoff(t.app.db, clock)
    const waits: number[] = []
    for (let i = 0; i < 14; i++) {
      // Each try from an address of its own: the account alone slows it down.
      expect(await backoff.reserve('mallory', `198.51.100.${i}`)).toBe(0)
      const wait = await backoff.reserve('mallory', `203.0.113.${i}`)
      waits.push(wait)
      if (wait > 0) await clock.advance(wait)
      else await backoff.succeeded('nobody', `203.0.113.${i}`)
    }
    expect(Math.max(...waits)).toBe(60_000)
    await clock.advance(3_600_001)
    expect(await backoff.reserve('mallory', '198.51.100.99')).toBe(0)
    expect(await backoff.reserve('mallory', '198.51.100.99')).toBe(0)
  })

  it('lets a hundred tries at once count as a hundred', async () => {
    const backoff = createBackoff(t.app.db, new ManualClock())
    const waits = await Promise.all(Array.from({ length: 100 }, () => backoff.reserve('trent', '192.0.2.7')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('takes %s for %s', (address, key) => expect(addressKey(address)).toBe(key))
})

describe('an invitation', () => {
  it('makes one user, once, who may read but never write', async () => {
    const headers = await ownerHeaders(t.app)
    const invite = await t.app.inject({
      method: 'POST',
      url: '/api/v1/owner/invites',
      headers,
      payload: { username: 'Zoe' },
    })
    expect(invite.statusCode).toBe(201)
    const { url } = invite.json() as { url: string }
    const page = new Browser(t.config.BASE_URL, overInject(t.app))
    await page.open(url)
    await page.submit('/sso/invite', { password: 'short', repeat: 'short' })
    expect(page.status).toBe(400)
    expect(page.body).toContain('at least 12 characters')
    const password = 'nine copper kettles 77'
    await page.submit('/sso/invite', { password, repeat: password })
    expect(page.status).toBe(200)
    await page.open(url)
    expect(page.status).toBe(404)

    const tokens = await signIn(t.config.BASE_URL, overInject(t.app), { username: 'zoe', password })
    expect(tokens.scope).toBe('cv:read')
    const denied = await t.app.inject({
      url: '/api/v1/owner/versions',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(denied.statusCode).toBe(403)

    const { items } = (await t.app.inject({ url: '/api/v1/owner/users', headers })).json() as {
      items: { id: string; username: string }[]
    }
    expect(items.map((user) => user.username)).toEqual(['zoe'])
    const removed = await t.app.inject({
      method: 'DELETE',
      url: `/api/v1/owner/users/${items[0]?.id}`,
      headers,
    })
    expect(removed.statusCode).toBe(204)
    const request = { headers: { authorization: `Bearer ${tokens.access_token}` } } as Parameters<
      typeof t.app.auth.optional
    >[0]
    await expect(t.app.auth.optional(request)).rejects.toMatchObject({ statusCode: 401 })
  })

  it('is not made for a name that is taken', async () => {
    const headers = await ownerHeaders(t.app)
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/owner/invites',
      headers,
      payload: { username: 'OWNER' },
    })
    expect(answer.statusCode).toBe(409)
  })
})

describe('weaknessOf', () => {
  it.each([
    'short',
    'aaaaaaaaaaaaaaa',
    '123456789012345',
    'abcdefghijklmno',
    'password1234',
    'Password-2026!',
    'ownerowner123',
    'qwerty-qwerty-1',
    '8374 2938 1029 3',
  ])('refuses %s', (password) => expect(weaknessOf(password, ['owner'])).toBeDefined())
  it.each(['correct horse battery staple', 'Tr0ub4dor&3-xkcd', OWNER_PASSWORD, 'Ein Wort, noch ein Wört'])(
    'takes %s',
    (password) => expect(weaknessOf(password, ['owner'])).toBeUndefined(),
  )
})
