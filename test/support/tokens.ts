import type { FastifyInstance } from 'fastify'
import { ownerExists, setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { Browser, overInject, pkce, type Send } from './browser.ts'

export const OWNER_PASSWORD = 'seven quiet lighthouses 41'

export interface SignInOptions {
  /** Default: cv:read cv:write. */
  readonly scope?: string
  /** Audience of the token; default BASE_URL. */
  readonly resource?: string
  readonly username?: string
  readonly password?: string
  readonly clientId?: string
  readonly redirectUri?: string
}

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token?: string
  readonly scope: string
  readonly expires_in: number
}

/** Signs in through the embedded SSO's real pages and routes: PKCE, login form, consent form, code, tokens. */
export async function signIn(baseUrl: string, send: Send, options: SignInOptions = {}): Promise<Tokens> {
  const { clientId = 'cv-pages', redirectUri = `${baseUrl}/owner/callback` } = options
  const { verifier, challenge } = pkce()
  const browser = new Browser(baseUrl, send)
  const isAway = (url: string) => url.startsWith(`${redirectUri}?`)
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: options.scope ?? 'cv:read cv:write',
    state: 'some-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(options.resource ? { resource: options.resource } : {}),
  })
  await browser.open(`${baseUrl}/sso/?${query}`, isAway)
  await browser.submit(
    '/login',
    { username: options.username ?? 'owner', password: options.password ?? OWNER_PASSWORD },
    isAway,
  )
  // Our own page needs no consent.
  if (clientId !== 'cv-pages') await browser.submit('/consent', {}, isAway)
  const code = new URL(browser.url).searchParams.get('code')
  if (!code) throw new Error(`no code at ${browser.url}: ${browser.status} ${browser.body.slice(0, 400)}`)
  const answer = await send(`${baseUrl}/sso/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
      ...(options.resource ? { resource: options.resource } : {}),
    }).toString(),
  })
  if (answer.status !== 200) throw new Error(`token: ${answer.status} ${answer.body}`)
  return JSON.parse(answer.body) as Tokens
}

/** An access token of the owner; sets the owner's password first when there is none. */
export async function ownerToken(app: FastifyInstance, options: SignInOptions = {}): Promise<string> {
  await app.ready()
  if (!(await ownerExists(app.db)))
    await setOwnerPassword(app.db, app.clock, options.password ?? OWNER_PASSWORD)
  return (await signIn(app.config.BASE_URL, overInject(app), options)).access_token
}

/** The header of an owner's request. */
export async function ownerHeaders(
  app: FastifyInstance,
  options?: SignInOptions,
): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await ownerToken(app, options)}` }
}
