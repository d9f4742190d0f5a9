import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { rotateSigningKeys } from '../../src/plugins/sso/keys.ts'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { overInject, type Send } from '../support/browser.ts'
import { testIndexDir } from '../support/model.ts'
import { OWNER_PASSWORD, ownerToken, signIn } from '../support/tokens.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { INDEX_DIR: await testIndexDir() }, cv: '# Ada\n' })
  await untilReady(t.app)
  await ownerToken(t.app)
})
afterAll(() => t.close())

const now = () => Math.floor(Date.now() / 1000)
const signingKey = (): JWK => {
  const [key] = t.app.signingKeys?.jwks.keys ?? []
  if (!key) throw new Error('no signing key')
  return key
}
const good = (): JWTPayload => ({
  iss: t.config.BASE_URL,
  aud: t.config.BASE_URL,
  sub: 'owner',
  scope: 'cv:read cv:write',
  client_id: 'cv-pages',
  gen: 1,
  iat: now(),
  exp: now() + 600,
})
async function forge(
  claims: JWTPayload,
  header: Record<string, unknown> = {},
  key?: Parameters<SignJWT['sign']>[0],
) {
  const jwk = signingKey()
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: jwk.kid ?? '', ...header })
    .sign(key ?? (await importJWK(jwk, 'RS256')))
}
const put = (authorization: string) =>
  t.app.inject({
    method: 'PUT',
    url: '/cv/content',
    headers: { authorization },
    payload: { content: '# Ada\n' },
  })
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

it('accepts the token that the refusals below differ from in one point', async () => {
  expect((await put(`Bearer ${await forge(good())}`)).statusCode).toBe(200)
  expect((await put(`Bearer ${await ownerToken(t.app)}`)).statusCode).toBe(200)
})

describe('a key of the client', () => {
  it('is neither asked for nor bound to a token, which the API would take without its proof', async () => {
    const { json } = await t.app.inject({ url: '/.well-known/oauth-authorization-server' })
    expect(json()).not.toHaveProperty('dpop_signing_alg_values_supported')
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const send: Send = async (url, init) => {
      const proof = new SignJWT({ htm: init.method, htu: url, jti: crypto.randomUUID() })
        .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: await exportJWK(publicKey) })
        .setIssuedAt()
        .sign(privateKey)
      return overInject(t.app)(url, { ...init, headers: { ...init.headers, dpop: await proof } })
    }
    const tokens = await signIn(t.config.BASE_URL, send)
    expect(tokens).toMatchObject({ token_type: 'Bearer' })
    expect(decodeJwt(tokens.access_token)).not.toHaveProperty('cnf')
    expect((await put(`Bearer ${tokens.access_token}`)).statusCode).toBe(200)
    expect((await put(`DPoP ${tokens.access_token}`)).statusCode).toBe(401)
  })
})

describe('401', () => {
  const refused: [string, () => string | Promise<string>][] = [
    ['expired', () => forge({ ...good(), exp: now() - 1 })],
    [
      'without expiry',
      () => {
        const { exp: _, ...claims } = good()
        return forge(claims)
      },
    ],
    ['for another audience', () => forge({ ...good(), aud: 'https://other.example' })],
    [
      'for the MCP audience',
      () => ownerToken(t.app, { resource: t.config.MCP_URL, scope: 'cv:read cv:write' }),
    ],
    ['of another issuer', () => forge({ ...good(), iss: 'https://other.example' })],
    ['alg none', () => `${base64({ alg: 'none', typ: 'at+jwt', kid: signingKey().kid })}.${base64(good())}.`],
    [
      'HS256 with the public key as the secret',
      () => {
        const { n, e } = signingKey()
        const secret = Buffer.from(JSON.stringify({ kty: 'RSA', n, e }))
        return new SignJWT(good())
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: signingKey().kid ?? '' })
          .sign(secret)
      },
    ],
    [
      'tampered with',
      async () => {
        const [head, , signature] = (await forge({ ...good(), scope: 'cv:read' })).split('.')
        return `${head}.${base64(good())}.${signature}`
      },
    ],
    [
      'signed with a stranger’s key under our kid',
      () => forge(good(), {}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
    ['of an unknown kid', () => forge(good(), { kid: 'unknown' })],
    [
      'that brings its own key',
      () => forge(good(), { jwk: { kty: 'RSA', n: signingKey().n, e: 'AQAB' }, kid: undefined, typ: 'JWT' }),
    ],
    [
      'that is an ID token',
      async () =>
        (await signIn(t.config.BASE_URL, overInject(t.app), { scope: 'openid cv:write' })).id_token ?? '',
    ],
    ['of an earlier password', () => forge({ ...good(), gen: 0 })],
    ['of nobody we know', () => forge({ ...good(), sub: 'usr_unknown' })],
    ['far too long', () => `${'a'.repeat(9_000)}.b.c`],
    ['garbage', () => 'garbage'],
  ]
  it.each(refused)('a token %s', async (_name, make) => {
    const answer = await put(`Bearer ${await make()}`)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ error: 'unauthorized', status: 401 })
    expect(answer.headers['www-authenticate']).toBe(
      `Bearer error="invalid_token", resource_metadata="${t.config.BASE_URL}/.well-known/oauth-protected-resource"`,
    )
  })

  it.each(['Basic b3duZXI6cGFzcw==', 'Bearer', 'Bearer a b'])('the header %s', async (header) => {
    expect((await put(header)).statusCode).toBe(401)
  })
})

it('403 for a token without the scope', async () => {
  const answer = await put(`Bearer ${await ownerToken(t.app, { scope: 'cv:read' })}`)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ error: 'insufficient_scope' })
})

it('names the metadata of the MCP resource when that is the audience', async () => {
  const request = { headers: { authorization: 'Bearer nonsense' } } as Parameters<
    typeof t.app.auth.optional
  >[0]
  await expect(t.app.auth.optional(request, t.config.MCP_URL)).rejects.toMatchObject({
    statusCode: 401,
    headers: {
      'www-authenticate': `Bearer error="invalid_token", resource_metadata="${t.config.BASE_URL}/.well-known/oauth-protected-resource/mcp"`,
    },
  })
})

describe('what ends tokens that are out', () => {
  it('a rotation does not, until the old keys are dropped', async () => {
    const before = await ownerToken(t.app)
    await rotateSigningKeys(t.app)
    await passRecheck()
    const after = await ownerToken(t.app)
    expect((await put(`Bearer ${before}`)).statusCode).toBe(200)
    expect((await put(`Bearer ${after}`)).statusCode).toBe(200)
    await rotateSigningKeys(t.app, true)
    await passRecheck()
    expect((await put(`Bearer ${before}`)).statusCode).toBe(401)
    expect((await put(`Bearer ${after}`)).statusCode).toBe(401)
    expect((await put(`Bearer ${await ownerToken(t.app)}`)).statusCode).toBe(200)
  })

  it('a new password does, with the refresh tokens and sessions', async () => {
    const tokens = await signIn(t.config.BASE_URL, overInject(t.app))
    await setOwnerPassword(t.app.db, t.app.clock, 'eleven brass weathervanes 8')
    expect((await put(`Bearer ${tokens.access_token}`)).statusCode).toBe(401)
    const refreshed = await t.app.inject({
      method: 'POST',
      url: '/sso/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&client_id=cv-pages&refresh_token=${tokens.refresh_token}`,
    })
    expect(refreshed.statusCode).toBe(400)
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' })
    await expect(signIn(t.config.BASE_URL, overInject(t.app), { password: OWNER_PASSWORD })).rejects.toThrow()
    const again = await signIn(t.config.BASE_URL, overInject(t.app), {
      password: 'eleven brass weathervanes 8',
    })
    expect((await put(`Bearer ${again.access_token}`)).statusCode).toBe(200)
  })
})

/** Another process's keys are looked for once a second. */
const passRecheck = () => new Promise((done) => setTimeout(done, 1_050))
