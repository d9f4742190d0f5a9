/**
 * Sign-in by OAuth code + PKCE as a public client. Tokens live in this module's memory and nowhere else; what must
 * outlive the way to the sign-in page (the verifier and the state, which are no tokens) waits in sessionStorage.
 */
import { CONFIG_ID, type PageConfig } from '../shared/page-config.ts'

export const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '{}') as PageConfig

const PENDING = 'cv-sign-in'
/** Set while this tab has been signed in, so that a reload signs in again without a click. */
const REMEMBER = 'cv-signed-in'
const EARLY_MS = 60_000

interface Tokens {
  readonly access: string
  readonly refresh: string | undefined
  readonly idToken: string | undefined
  readonly scope: string
  readonly expiresAt: number
}

export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

let tokens: Tokens | undefined
let refreshing: Promise<void> | undefined
let onSignedOut = () => {}

export const whenSignedOut = (listener: () => void): void => void (onSignedOut = listener)
export const hasScope = (scope: string): boolean => tokens?.scope.split(' ').includes(scope) ?? false

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** Leaves for the sign-in page. */
export async function signIn(): Promise<void> {
  const { oauth } = config
  const verifier = random()
  const state = random()
  const challenge = base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  )
  sessionStorage.setItem(PENDING, JSON.stringify({ verifier, state }))
  const url = new URL(oauth.authorization)
  const params = {
    client_id: oauth.clientId,
    response_type: 'code',
    redirect_uri: oauth.redirectUri,
    scope: oauth.scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource: oauth.resource,
  }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  location.assign(url)
}

/**
 * Takes up a sign-in that this address completes.
 * @returns whether somebody is signed in; false also while the page is on its way to the sign-in page
 */
export async function resume(): Promise<{ signedIn: boolean; leaving?: boolean; problem?: string }> {
  const params = new URLSearchParams(location.search)
  const pending = JSON.parse(sessionStorage.getItem(PENDING) ?? 'null') as {
    verifier: string
    state: string
  } | null
  if (params.has('state')) {
    history.replaceState(null, '', location.pathname + location.hash)
    sessionStorage.removeItem(PENDING)
    const error = params.get('error')
    if (error) {
      sessionStorage.removeItem(REMEMBER)
      return {
        signedIn: false,
        problem: error === 'access_denied' ? 'You cancelled.' : (params.get('error_description') ?? error),
      }
    }
    const issuer = params.get('iss')
    if (
      !pending ||
      params.get('state') !== pending.state ||
      (issuer !== null && issuer !== config.oauth.issuer)
    )
      return { signedIn: false, problem: 'This sign-in was not started here. Please sign in again.' }
    try {
      await obtain({
        grant_type: 'authorization_code',
        code: params.get('code') ?? '',
        redirect_uri: config.oauth.redirectUri,
        code_verifier: pending.verifier,
      })
      sessionStorage.setItem(REMEMBER, '1')
      return { signedIn: true }
    } catch (error) {
      return { signedIn: false, problem: (error as Error).message }
    }
  }
  if (sessionStorage.getItem(REMEMBER)) {
    await signIn()
    return { signedIn: false, leaving: true }
  }
  return { signedIn: false }
}

async function obtain(grant: Record<string, string>): Promise<void> {
  const body = new URLSearchParams({
    ...grant,
    client_id: config.oauth.clientId,
    resource: config.oauth.resource,
  })
  const response = await fetch(config.oauth.token, { method: 'POST', body })
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok)
    throw new Error(String(answer['error_description'] ?? answer['error'] ?? 'The sign-in failed.'))
  tokens = {
    access: String(answer['access_token']),
    refresh: answer['refresh_token'] === undefined ? tokens?.refresh : String(answer['refresh_token']),
    idToken: answer['id_token'] === undefined ? tokens?.idToken : String(answer['id_token']),
    scope: String(answer['scope'] ?? config.oauth.scope),
    expiresAt: Date.now() + Number(answer['expires_in'] ?? 300) * 1000,
  }
}

/** One refresh at a time: a refresh token works once. */
async function refresh(): Promise<void> {
  const token = tokens?.refresh
  if (!token) return lose()
  refreshing ??= obtain({ grant_type: 'refresh_token', refresh_token: token })
    .catch(lose)
    .finally(() => (refreshing = undefined))
  await refreshing
}

function lose(): void {
  tokens = undefined
  onSignedOut()
}

/** Forgets the tokens, here and at the server, and ends the session there. */
export async function signOut(): Promise<void> {
  const { oauth } = config
  sessionStorage.removeItem(REMEMBER)
  const last = tokens
  tokens = undefined
  if (last?.refresh && oauth.revocation) {
    const body = new URLSearchParams({ client_id: oauth.clientId, token: last.refresh })
    await fetch(oauth.revocation, { method: 'POST', body }).catch(() => undefined)
  }
  if (!oauth.endSession) return location.assign('/')
  const url = new URL(oauth.endSession)
  url.searchParams.set('client_id', oauth.clientId)
  url.searchParams.set('post_logout_redirect_uri', `${config.baseUrl}/`)
  if (last?.idToken) url.searchParams.set('id_token_hint', last.idToken)
  location.assign(url)
}

/**
 * A request with the access token; an expired one is renewed first.
 * @throws ApiProblem for every answer that is not 2xx, and when the server cannot be reached
 */
export async function request(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
  if (tokens && tokens.expiresAt - Date.now() < EARLY_MS) await refresh()
  const { json, ...rest } = init
  const send = () => {
    const headers = new Headers(rest.headers)
    if (tokens) headers.set('authorization', `Bearer ${tokens.access}`)
    if (json !== undefined) headers.set('content-type', 'application/json')
    return fetch(path, {
      ...rest,
      headers,
      cache: 'no-store',
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    }).catch(() => {
      throw new ApiProblem(0, 'offline', 'The server cannot be reached. Nothing is lost; try again.')
    })
  }
  let response = await send()
  if (response.status === 401 && tokens) {
    await refresh()
    if (tokens) response = await send()
  }
  if (response.ok) return response
  if (response.status === 401) lose()
  const error = (await response.json().catch(() => ({}))) as { code?: string; message?: string }
  throw new ApiProblem(
    response.status,
    error.code ?? 'error',
    (error.message ?? `The server answered ${response.status}.`).replace(/^(?:body|query)\.\w+: /, ''),
  )
}

export async function getJson<T>(path: string, init?: RequestInit & { json?: unknown }): Promise<T> {
  return (await (await request(path, init)).json()) as T
}

export interface Page<T> {
  readonly items: T[]
  readonly pagination: { readonly next_cursor: string }
}
