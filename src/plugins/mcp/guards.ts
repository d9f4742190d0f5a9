/** What is checked of an MCP request before anybody looks at its credential or its body. */
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../server/errors.ts'
import { PROTOCOL_VERSIONS } from './server.ts'

const CREDENTIALS = new Set(['api_key', 'apikey', 'key', 'token', 'access_token'])

/** @throws ApiError credential_in_query; addresses end up in logs and histories */
export function refuseCredentialsInQuery(request: FastifyRequest): void {
  const query = request.url.slice(request.url.indexOf('?') + 1)
  if (!request.url.includes('?')) return
  const found = [...new URLSearchParams(query).keys()].find((name) => CREDENTIALS.has(name.toLowerCase()))
  if (found === undefined) return
  throw new ApiError('credential_in_query', {
    message: `The query string holds ${found}; credentials must not stand there.`,
  })
}

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)

/** An origin in which every loopback name is the same one. */
function comparable(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return `${url.protocol}//${isLoopback(url.hostname) ? 'localhost' : url.hostname}:${url.port}`
}

/**
 * Guards against DNS rebinding: a page that made its own name point to this machine shows that name in Host and
 * Origin. A loopback Host cannot come about that way, so it is always accepted, as from a proxy beside us.
 * @param addresses under which the endpoint is reached
 */
export function createHostGuard(addresses: readonly string[]): (request: FastifyRequest) => void {
  const protocols = new Set(addresses.map((address) => new URL(address).protocol))
  const accepted = new Set(addresses.map(comparable))
  const names = [...new Set(addresses.map((address) => new URL(address).origin))].join(' or ')
  return ({ host, headers: { origin } }) => {
    const asAddresses = [...protocols].map((protocol) => `${protocol}//${host}`)
    const known = asAddresses.some(
      (address) =>
        accepted.has(comparable(address)) || (URL.canParse(address) && isLoopback(new URL(address).hostname)),
    )
    if (!known)
      throw new ApiError('forbidden', {
        message: `Host: ${shown(host)} is not served here; accepted is ${names}.`,
        recovery: 'Use the address in the server card.',
      })
    if (origin !== undefined && !accepted.has(comparable(origin)))
      throw new ApiError('forbidden', {
        message: `Origin: ${shown(origin)} is not accepted; accepted is ${names}, or no Origin.`,
        recovery: 'Call from a program, or from a page of this site.',
      })
  }
}

const shown = (value: string) => JSON.stringify(value.slice(0, 100))

/** Without the header the version is that of a client from before it existed, which speaks the same messages. */
export function checkProtocolVersion(request: FastifyRequest): void {
  const version = request.headers['mcp-protocol-version']
  if (version === undefined || PROTOCOL_VERSIONS.some((known) => known === version)) return
  throw new ApiError('invalid_request', {
    message: `MCP-Protocol-Version: ${shown(String(version))} is not spoken here; accepted is ${PROTOCOL_VERSIONS.join(' or ')}.`,
    recovery: 'Initialize again and use the version that the answer names.',
  })
}
