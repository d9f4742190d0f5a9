import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { Browser, overInject, pkce } from '../support/browser.ts'
import { testIndexDir } from '../support/model.ts'
import { OWNER_PASSWORD, ownerToken } from '../support/tokens.ts'

let t: TestApp
let callback: string
beforeAll(async () => {
  t = await testApp({ env: { INDEX_DIR: await testIndexDir() } })
  await untilReady(t.app)
  callback = `${t.config.BASE_URL}/owner/callback`
  await ownerToken(t.app)
})
afterAll(() => t.close())

const { verifier, challenge } = pkce()
const request = (changes: Record<string, string | undefined> = {}) => {
  const params = {
    client_id: 'cv-pages',
    response_type: 'code',
    redirect_uri: callback,
    scope: 'cv:read cv:write',
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  }
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${t.config.BASE_URL}/sso/?${new URLSearchParams(given)}`
}
const browse = async (url: string) => {
  const browser = new Browser(t.config.BASE_URL, overInject(t.app))
  const isAway = (to: string) => to.startsWith(`${callback}?`)
  await browser.open(url, isAway)
  return { browser, isAway }
}
async function freshCode(): Promise<string> {
  const { browser, isAway } = await browse(request())
  await browser.submit('/login', { username: 'owner', password: OWNER_PASSWORD }, isAway)
  const code = new URL(browser.url).searchParams.get('code')
  if (!code) throw new Error(`no code at ${browser.url}: ${browser.status} ${browser.body}`)
  return code
}
const token = (fields: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url: '/sso/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'cv-pages', ...fields }).toString(),
  })
const redeem = (code: string, changes: Record<string, string> = {}) =>
  token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: callback,
    code_verifier: verifier,
    ...changes,
  })
const refresh = (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken })

describe('the authorization request', () => {
  it.each([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with plain PKCE', { code_challenge: verifier, code_challenge_method: 'plain' }, 'invalid_request'],
    ['for another resource', { resource: 'https://other.example' }, 'invalid_target'],
    ['for an implicit token', { response_type: 'token' }, 'unsupported_response_type'],
  ])('%s goes back with an error', async (_name, changes, error) => {
    const { browser } = await browse(request(changes))
    const answer = new URL(browser.url.replace('#', '?'))
    expect(browser.url.startsWith(callback)).toBe(true)
    expect(answer.searchParams.get('error')).toBe(error)
    expect(answer.searchParams.get('iss')).toBe(t.config.BASE_URL)
    expect(answer.searchParams.has('code')).toBe(false)
  })

  it.each([
    ['with another redirect', { redirect_uri: 'https://evil.example/callback' }],
    ['with a longer redirect', { redirect_uri: 'http://127.0.0.1/owner/callback/../x' }],
    ['of an unknown client', { client_id: 'nobody' }],
  ])('%s stays here, on a page of ours', async (_name, changes) => {
    const { browser } = await browse(request(changes))
    expect(browser.status).toBe(400)
    expect(browser.url.startsWith(`${t.config.BASE_URL}/sso/`)).toBe(true)
    expect(browser.body).toContain('<h1>This did not work</h1>')
    expect(browser.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is refused by the person who cancels', async () => {
    const { browser, isAway } = await browse(request())
    await browser.submit('/abort', {}, isAway)
    expect(new URL(browser.url).searchParams.get('error')).toBe('access_denied')
  })
})

describe('a code', () => {
  it('works once; its second use takes back what the first one gave', async () => {
    const code = await freshCode()
    const first = await redeem(code)
    expect(first.statusCode, first.body).toBe(200)
    const second = await redeem(code)
    expect(second.statusCode).toBe(400)
    expect(second.json()).toMatchObject({ error: 'invalid_grant' })
    const { refresh_token } = first.json() as { refresh_token: string }
    expect((await refresh(refresh_token)).statusCode).toBe(400)
  })

  it('works once when it is sent ten times at the same moment', async () => {
    const code = await freshCode()
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)))
    expect(answers.filter((a) => a.statusCode === 200).length).toBeLessThanOrEqual(1)
    expect(answers.filter((a) => a.statusCode === 400).length).toBeGreaterThanOrEqual(9)
  })

  it.each([
    ['another verifier', { code_verifier: pkce().verifier }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect', { redirect_uri: 'http://127.0.0.1/other' }],
    ['another client', { client_id: 'cv-terminal' }],
  ])('is refused with %s', async (_name, changes) => {
    const answer = await redeem(await freshCode(), changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: expect.stringMatching(/^invalid_(grant|request)$/) as string,
    })
  })
})

describe('a refresh token', () => {
  it('changes with each use; an old one used again ends the whole chain', async () => {
    const first = (await redeem(await freshCode())).json() as { refresh_token: string }
    const second = (await refresh(first.refresh_token)).json() as { refresh_token: string }
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const replay = await refresh(first.refresh_token)
    expect(replay.statusCode).toBe(400)
    expect(replay.json()).toMatchObject({ error: 'invalid_grant' })
    expect((await refresh(second.refresh_token)).statusCode).toBe(400)
  })

  it('is dead once revoked', async () => {
    const { refresh_token } = (await redeem(await freshCode())).json() as { refresh_token: string }
    const revoked = await t.app.inject({
      method: 'POST',
      url: '/sso/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `client_id=cv-pages&token=${refresh_token}`,
    })
    expect(revoked.statusCode).toBe(200)
    expect((await refresh(refresh_token)).statusCode).toBe(400)
  })

  it('never stands in the database', async () => {
    const { refresh_token } = (await redeem(await freshCode())).json() as { refresh_token: string }
    const rows = await t.app.db.selectFrom('sso_records').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(refresh_token)
  })
})

it.each([
  ['GET', '/sso/oauth/token', 'POST'],
  ['GET', '/sso/oauth/revoke', 'POST'],
  ['GET', '/sso/register', 'POST'],
  ['POST', '/sso/', 'GET'],
  ['POST', '/sso/jwks', 'GET'],
  ['DELETE', '/.well-known/openid-configuration', 'GET'],
])('%s %s is 405 and allows %s', async (method, url, allowed) => {
  const answer = await t.app.inject({ method: method as 'GET', url })
  expect(answer.statusCode).toBe(405)
  expect(String(answer.headers.allow).split(', ')).toContain(allowed)
})
