/** A standard OAuth client (oauth4webapi) as the owner, over the network, at the embedded SSO and at a company's. */
import * as oauth from 'oauth4webapi'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { Browser, overNetwork } from '../support/browser.ts'
import { externalSso, type ExternalSso } from '../support/external-sso.ts'
import { testIndexDir } from '../support/model.ts'
import { freePort } from '../support/service.ts'
import { OWNER_PASSWORD, ownerToken } from '../support/tokens.ts'

const insecure = { [oauth.allowInsecureRequests]: true }
const FIRST = '# Nuria Falk\n\n## Experience\n\n- Baker in Ghent since 2019.\n'
const SECOND = '# Nuria Falk\n\n## Experience\n\n- Lighthouse keeper on Fastnet since 2021.\n'

let t: TestApp | undefined
let sso: ExternalSso | undefined
afterEach(async () => {
  await t?.close()
  await sso?.stop()
  t = sso = undefined
})

async function start(env: Record<string, string>): Promise<TestApp> {
  t = await testApp({ cv: FIRST, env: { INDEX_DIR: await testIndexDir(), ...env } })
  await untilReady(t.app)
  await t.app.listen({ host: '127.0.0.1', port: t.config.PORT })
  return t
}

interface Person {
  readonly clientId: string
  readonly algorithm: 'oidc' | 'oauth2'
  readonly loginHint?: string
}

/** Discovery, authorization with PKCE, tokens; the browser in between is scripted. */
async function signIn(base: string, person: Person) {
  const resource = new URL(base)
  const found = await oauth.resourceDiscoveryRequest(resource, insecure)
  const metadata = await oauth.processResourceDiscoveryResponse(resource, found)
  const issuer = new URL(metadata.authorization_servers?.[0] ?? '')
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { ...insecure, algorithm: person.algorithm }),
  )
  const client = { client_id: person.clientId }
  const redirectUri = `${base}/owner/callback`
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const address = new URL(server.authorization_endpoint ?? '')
  const query = {
    client_id: person.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'cv:read cv:write',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    resource: metadata.resource,
    ...(person.loginHint ? { login_hint: person.loginHint } : {}),
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  const browser = new Browser(issuer.origin, overNetwork)
  const isAway = (url: string) => url.startsWith(`${redirectUri}?`)
  await browser.open(address.href, isAway)
  if (!isAway(browser.url))
    await browser.submit('/login', { username: 'owner', password: OWNER_PASSWORD }, isAway)
  const params = oauth.validateAuthResponse(server, client, new URL(browser.url), state)
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    params,
    redirectUri,
    verifier,
    {
      ...insecure,
      additionalParameters: { resource: metadata.resource },
    },
  )
  return (await oauth.processAuthorizationCodeResponse(server, client, answer)).access_token
}

/** What an owner does in one sitting. */
async function sitting(base: string, token: string): Promise<void> {
  const call = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(base + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
  const json = { 'content-type': 'application/json' }

  const read = await call('/cv/content')
  const etag = read.headers.get('etag') ?? ''
  const put = await call('/cv/content', {
    method: 'PUT',
    headers: { 'content-type': 'text/markdown', 'if-match': etag },
    body: SECOND,
  })
  expect(put.status).toBe(200)
  const { version } = (await put.json()) as { version: number }

  // The writer reads, asks and renders what was written.
  expect((await (await call('/cv/content')).json()) as object).toMatchObject({ version, content: SECOND })
  const asked = await call('/ask', {
    method: 'POST',
    headers: json,
    body: '{"query":"Where does she keep a lighthouse?"}',
  })
  const answer = (await asked.json()) as { version: number; sources: { quote: string }[] }
  expect(answer.version).toBe(version)
  expect(answer.sources[0]?.quote).toContain('Fastnet')

  const draft = await call('/api/v1/owner/ask', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      content: '# Nuria\n\n## Experience\n\n- Glass blower in Murano.\n',
      query: 'Where did she blow glass?',
    }),
  })
  expect(((await draft.json()) as { answer: string }).answer).toContain('Murano')

  const preview = await call('/cv/pdf/preview', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ content: FIRST }),
  })
  expect(preview.status).toBe(200)
  expect(
    Buffer.from(await preview.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(((await (await call('/cv/content')).json()) as { version: number }).version).toBe(version)

  const stale = await call('/cv/content', {
    method: 'PUT',
    headers: { ...json, 'if-match': etag },
    body: JSON.stringify({ content: '# Lost\n' }),
  })
  expect(stale.status).toBe(412)

  const list = (await (await call('/api/v1/owner/versions')).json()) as {
    items: { version: number; author: string }[]
  }
  expect(list.items.map((item) => item.version)).toEqual([2, 1])
  const restored = await call('/api/v1/owner/versions/1/restore', { method: 'POST' })
  expect((await restored.json()) as object).toMatchObject({ version: 3, content: FIRST })
}

it('works with the embedded SSO', async () => {
  const { app, config } = await start({})
  await ownerToken(app)
  const token = await signIn(config.BASE_URL, { clientId: 'cv-pages', algorithm: 'oauth2' })
  await sitting(config.BASE_URL, token)
})

describe('an external SSO in another process', () => {
  const env = (issuer: string) => ({ AUTH_URL: issuer, OAUTH_CLIENT_ID: 'company-cv', OWNER_SUBJECT: 'boss' })

  it('replaces the embedded one for the owner, and for the owner alone', async () => {
    const [port, ssoPort] = [await freePort(), await freePort()]
    sso = await externalSso(ssoPort, `http://127.0.0.1:${port}`)
    const { app, config } = await start({ PORT: String(port), ...env(sso.issuer) })
    const person = { clientId: 'company-cv', algorithm: 'oidc' as const }
    await sitting(config.BASE_URL, await signIn(config.BASE_URL, { ...person, loginHint: 'boss' }))

    const colleague = await signIn(config.BASE_URL, { ...person, loginHint: 'colleague' })
    const refused = await fetch(`${config.BASE_URL}/api/v1/owner/versions`, {
      headers: { authorization: `Bearer ${colleague}` },
    })
    expect(refused.status).toBe(403)
    // Nothing of the embedded one is left.
    for (const url of ['/sso/', '/sso/jwks', '/sso/register', '/.well-known/openid-configuration'])
      expect((await app.inject({ url })).statusCode).toBe(404)
    const root = await app.inject({ url: '/.well-known/oauth-authorization-server' })
    expect(root.json()).toMatchObject({ issuer: sso.issuer, token_endpoint: `${sso.issuer}/token` })
  })

  it('answers 503 while it is dead, and follows new keys', async () => {
    const [port, ssoPort] = [await freePort(), await freePort()]
    const base = `http://127.0.0.1:${port}`
    // Only RFC 8414 discovery is there.
    sso = await externalSso(ssoPort, base, '/.well-known/openid-configuration')
    const { app } = await start({ PORT: String(port), ...env(sso.issuer) })
    const versions = (token: string) =>
      app.inject({ url: '/api/v1/owner/versions', headers: { authorization: `Bearer ${token}` } })
    const person = { clientId: 'company-cv', algorithm: 'oauth2' as const, loginHint: 'boss' }
    const before = await signIn(base, person)
    await sso.stop()
    const dead = await versions(before)
    expect(dead.statusCode).toBe(503)
    expect(dead.headers['retry-after']).toBeDefined()
    expect(dead.json()).toMatchObject({ error: 'upstream_unavailable' })

    sso = await externalSso(ssoPort, base, '/.well-known/openid-configuration')
    const after = await signIn(base, person)
    expect((await versions(after)).statusCode).toBe(200)
    expect((await versions(before)).statusCode).toBe(401)
    await sso.stop()
    // The keys are kept: a good token needs no SSO.
    expect((await versions(after)).statusCode).toBe(200)
    sso = undefined
  })
})
