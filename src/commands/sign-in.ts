/** Signs a person in from the terminal (RFC 8252): the browser does it, a loopback address takes the answer. */
import { createHash, randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { CommandError } from './context.ts'

/** The embedded SSO knows this client; an external one may know another. */
const TERMINAL_CLIENT = 'cv-terminal'
const WAIT_MS = 5 * 60_000
const FETCH_MS = 10_000

const resourceSchema = z.looseObject({ resource: z.url(), authorization_servers: z.array(z.url()).min(1) })
const serverSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  revocation_endpoint: z.url().optional(),
})
const tokenSchema = z.looseObject({ access_token: z.string(), refresh_token: z.string().optional() })

export interface TerminalSignIn {
  readonly accessToken: string
  /** Gives back what was granted; a failure does not matter. */
  revoke(): Promise<void>
}

export interface TerminalSignInOptions {
  readonly scope: string
  readonly clientId?: string
}

/**
 * Finds the authorization server of a service and gets an access token for it.
 * @param base origin of the service
 * @throws CommandError when the person refuses, takes longer than five minutes, or a server does not play along
 */
export async function signInAtTerminal(
  base: string,
  options: TerminalSignInOptions,
): Promise<TerminalSignIn> {
  const { scope, clientId = TERMINAL_CLIENT } = options
  const resource = await getJson(`${base}/.well-known/oauth-protected-resource`, resourceSchema)
  const server = await getJson(`${base}/.well-known/oauth-authorization-server`, serverSchema)
  const verifier = randomBytes(32).toString('base64url')
  const state = randomBytes(16).toString('base64url')
  const listener = await listen()
  try {
    const address = new URL(server.authorization_endpoint)
    const query = {
      client_id: clientId,
      response_type: 'code',
      redirect_uri: listener.redirectUri,
      scope,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      resource: resource.resource,
    }
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    process.stderr.write(`Sign in as the owner in a browser on this computer:\n${address.href}\n`)
    if (process.stderr.isTTY) openBrowser(address.href)
    const answer = await listener.answer
    if (answer.get('state') !== state)
      throw new CommandError('the answer belongs to another sign-in; try again')
    const issuer = answer.get('iss')
    if (issuer !== null && issuer !== server.issuer)
      throw new CommandError(`the answer is from another server: ${issuer}`)
    const code = answer.get('code')
    if (!code) {
      const reason = answer.get('error_description') ?? answer.get('error') ?? 'no reason given'
      throw new CommandError(`the sign-in failed: ${reason}`)
    }
    const tokens = await post(server.token_endpoint, {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: listener.redirectUri,
      code,
      code_verifier: verifier,
      resource: resource.resource,
    })
    const { access_token: accessToken, refresh_token: refreshToken } = tokenSchema.parse(tokens)
    return {
      accessToken,
      async revoke() {
        if (!server.revocation_endpoint || !refreshToken) return
        await post(server.revocation_endpoint, { client_id: clientId, token: refreshToken }).catch(
          () => undefined,
        )
      },
    }
  } finally {
    listener.close()
  }
}

async function listen() {
  let settle: (query: URLSearchParams) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const answer = new Promise<URLSearchParams>((done, failed) => {
    settle = done
    fail = failed
  })
  // Handled where it is awaited; until then it must not count as nobody's.
  answer.catch(() => undefined)
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const ours = request.method === 'GET' && url.pathname === '/callback'
    response.writeHead(ours ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
    response.end(ours ? 'Done. You can close this page and go back to the terminal.\n' : 'Not here.\n')
    if (ours) settle(url.searchParams)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const timer = setTimeout(() => fail(new CommandError('nobody signed in within five minutes')), WAIT_MS)
  return {
    redirectUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    answer,
    close() {
      clearTimeout(timer)
      server.close()
      server.closeIdleConnections()
    },
  }
}

function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['explorer.exe'] : ['xdg-open']
  if (!command) return
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  // Not there: the address stands in the terminal.
  child.on('error', () => undefined)
  child.unref()
}

async function getJson<T>(address: string, schema: z.ZodType<T>): Promise<T> {
  const answer = await request(address, { headers: { accept: 'application/json' } })
  const parsed = schema.safeParse(await answer.json().catch(() => undefined))
  if (answer.ok && parsed.success) return parsed.data
  throw new CommandError(`${address} answers ${answer.status}, but not with the document that belongs there`)
}

async function post(address: string, fields: Record<string, string>): Promise<unknown> {
  const answer = await request(address, { method: 'POST', body: new URLSearchParams(fields) })
  const text = await answer.text()
  if (!answer.ok) throw new CommandError(`${address} answers ${answer.status}: ${text.slice(0, 300)}`)
  return text ? JSON.parse(text) : undefined
}

const request = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, { ...init, signal: AbortSignal.timeout(FETCH_MS) }).catch((error: Error) => {
    throw new CommandError(`${address} does not answer: ${String(error.cause ?? error.message)}`)
  })
