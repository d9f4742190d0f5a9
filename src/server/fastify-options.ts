import type { Server } from 'node:http'
import { LogController, type FastifyHttpOptions } from 'fastify'
import { clientErrorHandler } from './client-error.ts'
import type { Config } from './config.ts'
import { loggerOptions } from './logger.ts'
import { uuidv7 } from './store/ids.ts'

/** Where requests for an address that cannot be decoded go, so that they get the headers and errors of all others. */
export const MALFORMED = '/.malformed-address'
/** The same for one with a part that is longer than any we have: the router would answer in a shape of its own. */
export const TOO_LONG = '/.too-long-address'
const MAX_PARAM_CHARS = 500
const JOBS = '/api/v1/jobs/'

function readable(url: string): string {
  if (!isDecodable(url)) return MALFORMED
  if (url.length <= MAX_PARAM_CHARS) return url
  const parts = url.split('?', 1)[0]?.split('/') ?? []
  if (!parts.some((part) => part.length > MAX_PARAM_CHARS)) return url
  // No job has such an id, and whoever asks for one is told what about every other that is not there.
  return url.startsWith(JOBS) ? `${JOBS}too-long` : TOO_LONG
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Options of the HTTP server: limits on every size and time, one id a request. Benchmarks use the same. */
export function fastifyOptions(
  config: Pick<Config, 'LOG_LEVEL' | 'TRUST_PROXY'> & Partial<Pick<Config, 'LLM_TIMEOUT_MS'>>,
  logStream?: { write(line: string): void },
) {
  const { TRUST_PROXY, LLM_TIMEOUT_MS = 0 } = config
  return {
    logger: loggerOptions(config, logStream),
    // A number of hops is a function for Fastify: it trusts the nearest ones.
    trustProxy:
      typeof TRUST_PROXY === 'number' ? (_address: string, hop: number) => hop < TRUST_PROXY : TRUST_PROXY,
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    // A line a request costs more than the request; /metrics counts them, errors are logged.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => readable(url),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: MAX_PARAM_CHARS },
    requestTimeout: 30_000,
    // Headers come at once or not at all; Node alone would look every half minute, for a whole one.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler,
    // A connection is silent while the language model thinks.
    connectionTimeout: Math.max(60_000, LLM_TIMEOUT_MS + 10_000),
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
  } satisfies FastifyHttpOptions<Server>
}
