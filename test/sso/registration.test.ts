import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT_UNUSED_MS, MAX_CLIENTS, sweepExpired } from '../../src/plugins/sso/adapter.ts'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { Browser, overInject, pkce } from '../support/browser.ts'
import { testIndexDir } from '../support/model.ts'
import { OWNER_PASSWORD, ownerToken, signIn } from '../support/tokens.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { INDEX_DIR: await testIndexDir() } })
  await untilReady(t.app)
  await ownerToken(t.app)
})
afterAll(() => t.close())

const register = (metadata: object) =>
  t.app.inject({ method: 'POST', url: '/sso/register', payload: metadata })
const loopback = { client_name: 'Desk <tool>', redirect_uris: ['http://127.0.0.1:8123/callback'] }

describe('registration of owner tools', () => {
  it('gives a public client that signs in with PKCE after consent', async () => {
    const answer = await register({
      ...loopback,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code'],
    })
    expect(answer.statusCode).toBe(201)
    const client = answer.json() as Record<string, unknown>
    expect(client).toMatchObject({
      token_endpoint_auth_method: 'none',
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
    })
    expect(client).not.toHaveProperty('client_secret')
    const tokens = await signIn(t.config.BASE_URL, overInject(t.app), {
      clientId: String(client['client_id']),
      redirectUri: 'http://127.0.0.1:8123/callback',
    })
    expect(tokens.scope).toBe('cv:read cv:write')
  })

  it('shows who asks, where it leads and what for, with the name as text', async () => {
    const { client_id } = (await register(loopback)).json() as { client_id: string }
    const browser = new Browser(t.config.BASE_URL, overInject(t.app))
    const query = new URLSearchParams({
      client_id,
      response_type: 'code',
      redirect_uri: 'http://127.0.0.1:8123/callback',
      scope: 'cv:write',
      code_challenge: pkce().challenge,
      code_challenge_method: 'S256',
    })
    await browser.open(`${t.config.BASE_URL}/sso/?${query}`)
    await browser.submit('/login', { username: 'owner', password: OWNER_PASSWORD })
    expect(browser.body).toContain('Desk &#60;tool&#62;')
    expect(browser.body).toContain('<code>http://127.0.0.1:8123</code>')
    expect(browser.body).toContain('Change the published CV')
    expect(browser.body).not.toContain('<script')
    expect(browser.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://127.0.0.1:8123;",
    )
  })

  it.each([
    ['plain http elsewhere', { redirect_uris: ['http://tool.example/callback'] }],
    ['a scheme of its own', { redirect_uris: ['mytool://callback'], application_type: 'native' }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['credentials in it', { redirect_uris: ['https://a:b@tool.example/callback'] }],
    ['a fragment', { redirect_uris: ['https://tool.example/callback#x'] }],
    ['eleven of them', { redirect_uris: Array.from({ length: 11 }, (_, i) => `https://tool.example/${i}`) }],
    ['none', { redirect_uris: [] }],
  ])('refuses redirects with %s', async (_name, metadata) => {
    const answer = await register(metadata)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/^invalid_/) as string })
  })

  it.each([
    ['a list', [loopback]],
    ['another grant', { ...loopback, grant_types: ['client_credentials'] }],
    ['a name of 101 characters', { ...loopback, client_name: 'x'.repeat(101) }],
    ['a name with line breaks', { ...loopback, client_name: 'a\nb' }],
  ])('refuses %s', async (_name, metadata) => {
    expect((await register(metadata)).statusCode).toBe(400)
  })

  it('can be asked from a page of another origin', async () => {
    const preflight = await t.app.inject({ method: 'OPTIONS', url: '/sso/register' })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe('*')
    expect((await register(loopback)).headers['access-control-allow-origin']).toBe('*')
  })

  it('stops at the limit, and forgets clients that nobody signed in with', async () => {
    const count = async () => {
      const rows = await t.app.db
        .selectFrom('sso_records')
        .select('id')
        .where('model', '=', 'Client')
        .execute()
      return rows.length
    }
    for (let i = await count(); i < MAX_CLIENTS; i++) expect((await register(loopback)).statusCode).toBe(201)
    const over = await register(loopback)
    expect(over.statusCode).toBe(429)
    expect(over.headers['retry-after']).toBeDefined()
    const later = { db: t.app.db, clock: { ...t.app.clock, now: () => Date.now() + CLIENT_UNUSED_MS + 1000 } }
    await sweepExpired(later)
    // The one that was consented to stays.
    expect(await count()).toBe(1)
    expect((await register(loopback)).statusCode).toBe(201)
  })
})
