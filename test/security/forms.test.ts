/** The sign-in forms: a page of another site, whose requests come without the cookies, cannot send them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { pkce } from '../support/browser.ts'
import { OWNER_PASSWORD } from '../support/tokens.ts'

const BASE_URL = 'https://cv.example.org'
const HEADERS = { host: 'cv.example.org', 'x-forwarded-proto': 'https', accept: 'text/html' }
const CALLBACK = `${BASE_URL}/owner/callback`

let t: TestApp
beforeAll(async () => {
  t = await apiApp({ env: { BASE_URL, TRUST_PROXY: 'loopback' } })
  await t.app.ready()
  await setOwnerPassword(t.app.db, t.app.clock, OWNER_PASSWORD)
})
afterAll(() => t.close())

const setCookies = (headers: Record<string, unknown>): string[] =>
  [headers['set-cookie'] ?? []].flat().map((line) => String(line))

/** Opens the sign-in page as a browser does; tells where its form goes and which cookies belong to it. */
async function openSignIn() {
  const query = new URLSearchParams({
    client_id: 'cv-pages',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'cv:read cv:write',
    state: 's',
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256',
  })
  const first = await t.app.inject({ url: `/sso/?${query}`, headers: HEADERS })
  expect(first.statusCode).toBe(303)
  const cookies = setCookies(first.headers)
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const { pathname } = new URL(String(first.headers.location), BASE_URL)
  const page = await t.app.inject({ url: pathname, headers: { ...HEADERS, cookie } })
  expect(page.statusCode, page.body.slice(0, 300)).toBe(200)
  const action = /<form\b[^>]*action="([^"]*\/login)"/.exec(page.body)?.[1] ?? ''
  return { action: new URL(action, BASE_URL + pathname).pathname, cookie, cookies, page }
}
const submit = (action: string, headers: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url: action,
    headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ username: 'owner', password: OWNER_PASSWORD }).toString(),
  })

it('sets cookies that no script reads, no other site sends and no plain HTTP carries', async () => {
  const { cookies } = await openSignIn()
  expect(cookies.length).toBeGreaterThan(0)
  for (const line of cookies) {
    expect(line).toMatch(/;\s*httponly/i)
    expect(line).toMatch(/;\s*samesite=(?:lax|strict)/i)
    expect(line).toMatch(/;\s*secure/i)
  }
})

it('takes a password from the page it was shown on, and from no other', async () => {
  const { action, cookie } = await openSignIn()
  // What a form on another site sends: the right fields to the right address, without the cookies.
  const foreign = await submit(action, { origin: 'https://evil.example' })
  expect(foreign.statusCode).toBeGreaterThanOrEqual(400)
  expect(foreign.statusCode).toBeLessThan(500)
  expect(setCookies(foreign.headers).filter((line) => /session/i.test(line))).toEqual([])
  // The cookie alone, which could be made up, is nothing without its signature.
  const [unsigned, forged] = ['', '$1=A'].map((to) => cookie.replace(/(; [^;=]+\.sig)=[^;]*/g, to))
  expect(unsigned).not.toBe(cookie)
  for (const made of [unsigned, forged])
    expect((await submit(action, { cookie: made ?? '' })).statusCode).toBeGreaterThanOrEqual(400)
  // Cookies of another sign-in do not fit either.
  const other = await openSignIn()
  expect((await submit(action, { cookie: other.cookie })).statusCode).toBeGreaterThanOrEqual(400)
  expect((await submit(action, { cookie })).statusCode).toBe(303)
})

it('cannot be shown in a frame, nor send its fields elsewhere', async () => {
  const { page } = await openSignIn()
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/form-action [^;]*'self'/)
})
