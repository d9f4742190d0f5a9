import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { testIndexDir } from '../support/model.ts'
import { ownerToken } from '../support/tokens.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { INDEX_DIR: await testIndexDir() } })
  await untilReady(t.app)
  t.app.get('/guarded', { preHandler: t.app.auth.require('cv:write') }, async (request) => request.principal)
})
afterAll(() => t.close())

it('gives the owner a token that the guard accepts', async () => {
  const token = await ownerToken(t.app)
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
  expect(decodeJwt(token)).toMatchObject({
    iss: t.config.BASE_URL,
    aud: t.config.BASE_URL,
    sub: 'owner',
    scope: 'cv:read cv:write',
    client_id: 'cv-pages',
  })
  const answer = await t.app.inject({ url: '/guarded', headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ subject: 'owner', isOwner: true, scopes: ['cv:read', 'cv:write'] })
})
