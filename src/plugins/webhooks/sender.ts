/**
 * Sends one signed request to a webhook and reads what comes back. The address is checked when connecting, for
 * literals as for names (what a name resolves to may have changed since it was registered); redirects are not
 * followed; the answer is read to 64 KiB and kept to 1 KiB.
 */
import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, request, type Dispatcher } from 'undici'
import type { Clock } from '../../server/clock.ts'
import { bareHost, isLoopbackAddress, isLoopbackHost, isPublicAddress } from './address.ts'

/** From the start of the connection to the end of the answer. */
export const TIMEOUT_MS = 15_000
const CONNECT_TIMEOUT_MS = 10_000
const MAX_READ_BYTES = 64 * 1024
const KEPT_BYTES = 1024

export interface Sent {
  /** HTTP status; undefined when none arrived. */
  readonly status: number | undefined
  /** The start of the answer's body, 1 KiB at most. */
  readonly body: string | undefined
  /** Why no status arrived. */
  readonly error: string | undefined
  readonly retryAfter: string | undefined
  readonly durationMs: number
}

export interface Sender {
  /**
   * POSTs a JSON text; whatever the receiver does is a result.
   * @throws when `signal` is aborted before a status arrived
   */
  send(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<Sent>
  close(): Promise<void>
}

export type ResolveHost = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export interface SenderOptions {
  readonly clock: Clock
  /** ALLOW_INSECURE_WEBHOOKS: loopback names and literals may be connected to. */
  readonly allowInsecure: boolean
  /** How names are resolved; the system's resolver unless given. */
  readonly resolve?: ResolveHost
}

class AddressRefused extends Error {
  override name = 'AddressRefused'
  readonly code = 'ERR_ADDRESS_REFUSED'
}

export function createSender({ clock, allowInsecure, resolve }: SenderOptions): Sender {
  const agent = new Agent({
    connect: guardedConnector(
      allowInsecure,
      resolve ?? ((host, done) => dnsLookup(host, { all: true }, done)),
    ),
    keepAliveTimeout: 5_000,
    // The one deadline is ours, below, on the service's clock.
    headersTimeout: 2 * TIMEOUT_MS,
    bodyTimeout: 2 * TIMEOUT_MS,
  })
  return {
    async send(url, headers, body, signal) {
      const started = clock.now()
      const late = new AbortController()
      const cancel = clock.after(TIMEOUT_MS, () => late.abort())
      const took = () => Math.max(0, Math.round(clock.now() - started))
      try {
        const answer = await request(url, {
          dispatcher: agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'user-agent': 'public-cv-webhooks/1',
            ...headers,
          },
          body,
          signal: AbortSignal.any([signal, late.signal]),
        })
        const retryAfter = answer.headers['retry-after']
        return {
          status: answer.statusCode,
          body: await readStart(answer.body),
          error: undefined,
          retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
          durationMs: took(),
        }
      } catch (error) {
        if (signal.aborted) throw error
        return {
          status: undefined,
          body: undefined,
          error: late.signal.aborted ? `no answer within ${TIMEOUT_MS / 1000} s` : describe(error),
          retryAfter: undefined,
          durationMs: took(),
        }
      } finally {
        cancel()
      }
    },
    close: () => agent.destroy(),
  }
}

/** A connector that opens no socket to an address that is not public. */
function guardedConnector(allowInsecure: boolean, resolve: ResolveHost): buildConnector.connector {
  const mayConnect = (host: string, ip: string) =>
    isPublicAddress(ip) || (allowInsecure && isLoopbackHost(host) && isLoopbackAddress(ip))
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error) return callback(error, [])
      const wanted = addresses.filter((a) => !options.family || a.family === options.family)
      const open = wanted.filter((a) => mayConnect(hostname, a.address))
      const [first] = open
      if (!first) return callback(new AddressRefused('the host has no public address'), [])
      if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }
  const connect = buildConnector({ lookup, timeout: CONNECT_TIMEOUT_MS })
  return (options, callback) => {
    const host = bareHost(options.hostname)
    // A literal is never looked up.
    if (isIP(host) !== 0 && !mayConnect(host, host))
      return callback(new AddressRefused('the address is not a public one'), null)
    connect(options, callback)
  }
}

/** The start of a body; what comes after 64 KiB, or after the deadline, is not waited for: the status is known. */
async function readStart(body: Dispatcher.ResponseData['body']): Promise<string> {
  const kept: Buffer[] = []
  let read = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (read < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - read))
      read += chunk.length
      if (read >= MAX_READ_BYTES) break
    }
  } catch {
    // Cut off; what has arrived is kept.
  }
  // PostgreSQL keeps no NUL in a text.
  return Buffer.concat(kept).toString('utf8').replaceAll('\u0000', '\ufffd')
}

function describe(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return [code, message].filter(Boolean).join(': ').slice(0, 200) || 'the connection failed'
}
