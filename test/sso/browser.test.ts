/** The SSO's pages in a real browser: no script, no accessibility fault, sign-in to sign-out; and CORS for pages elsewhere. */
import AxeBuilder from '@axe-core/playwright'
import { chromium, type Browser as Chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { createInvite } from '../../src/plugins/sso/invite-links.ts'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { overInject, pkce } from '../support/browser.ts'
import { testIndexDir } from '../support/model.ts'
import { OWNER_PASSWORD, signIn } from '../support/tokens.ts'

let t: TestApp
let chrome: Chromium
beforeAll(async () => {
  t = await testApp({ env: { INDEX_DIR: await testIndexDir() } })
  await untilReady(t.app)
  await t.app.listen({ host: '127.0.0.1', port: t.config.PORT })
  chrome = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
})
afterAll(async () => {
  await chrome?.close()
  await t.close()
})

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)

const authorization = (clientId: string, redirectUri: string) =>
  `${t.config.BASE_URL}/sso/?${new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid cv:read cv:write',
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256',
  })}`

it('leads from sign-in over consent to the program, and out again', async () => {
  const context = await chrome.newContext()
  const page = await context.newPage()
  const broken: string[] = []
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
  const address = authorization('cv-terminal', 'http://127.0.0.1:9/callback')

  await page.goto(address)
  expect(await page.textContent('h1')).toBe('Set a password first')
  expect(await faultsOf(page)).toEqual([])
  await setOwnerPassword(t.app.db, t.app.clock, OWNER_PASSWORD)

  await page.goto(address)
  expect(await page.textContent('h1')).toBe('Sign in')
  expect(await faultsOf(page)).toEqual([])
  await page.fill('#password', 'not this one')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=alert]')
  expect(await faultsOf(page)).toEqual([])
  expect(await page.inputValue('#username')).toBe('owner')
  await page.fill('#password', OWNER_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForSelector('text=wants to act for')
  expect(await faultsOf(page)).toEqual([])
  expect(broken.filter((text) => !text.includes('status of'))).toEqual([])

  // Nothing listens there; that the browser was let go is what counts (form-action holds for redirects too).
  const left = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith('http://127.0.0.1:9/callback?code='),
  )
  await page.click('button:has-text("Allow")')
  await left

  const out = await context.newPage()
  const after = encodeURIComponent(`${t.config.BASE_URL}/owner`)
  await out.goto(`${t.config.BASE_URL}/sso/session/end?client_id=cv-pages&post_logout_redirect_uri=${after}`)
  expect(await out.textContent('h1')).toBe('Sign out?')
  expect(await faultsOf(out)).toEqual([])
  await out.click('button:has-text("Sign out")')
  await out.waitForURL(`${t.config.BASE_URL}/owner*`)
  await out.goto(address)
  expect(await out.textContent('h1')).toBe('Sign in')

  const invite = await createInvite(t.app.db, t.app.clock, t.config.BASE_URL, 'zoe')
  await out.goto(invite.url)
  expect(await out.textContent('h1')).toBe('Choose a password')
  expect(await faultsOf(out)).toEqual([])
  await context.close()
})

describe('a page of another origin', () => {
  const preflight = (url: string, origin: string) =>
    t.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })

  it('may get tokens for a client that is redirected to it, and for no other', async () => {
    const origin = 'https://tool.example'
    const made = await t.app.inject({
      method: 'POST',
      url: '/sso/register',
      payload: { redirect_uris: [`${origin}/cb`] },
    })
    const { client_id } = made.json() as { client_id: string }
    expect((await preflight('/sso/oauth/token', origin)).headers['access-control-allow-origin']).toBe(origin)
    const ask = (from: string) =>
      t.app.inject({
        method: 'POST',
        url: '/sso/oauth/token',
        headers: { origin: from, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `grant_type=refresh_token&refresh_token=none&client_id=${client_id}`,
      })
    expect((await ask(origin)).headers['access-control-allow-origin']).toBe(origin)
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('may read the documents', async () => {
    for (const url of ['/sso/jwks', '/.well-known/openid-configuration']) {
      const answer = await t.app.inject({
        url,
        headers: { origin: 'https://any.example', host: `127.0.0.1:${t.config.PORT}` },
      })
      expect(answer.headers['access-control-allow-origin']).toBe('https://any.example')
    }
  })
})

it('our page’s refresh token ends with the session', async () => {
  const tokens = await signIn(t.config.BASE_URL, overInject(t.app))
  const refresh = () =>
    t.app.inject({
      method: 'POST',
      url: '/sso/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&client_id=cv-pages&refresh_token=${tokens.refresh_token}`,
    })
  await t.app.db.deleteFrom('sso_records').where('model', '=', 'Session').execute()
  expect((await refresh()).statusCode).toBe(400)
})
