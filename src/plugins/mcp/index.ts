/** Serves: POST at the path of MCP_URL. From: the CV's tools, resources and prompts, paid with API keys or tokens. */
import fp from 'fastify-plugin'
import { ConfigError } from '../../server/config.ts'
import { createAccess } from './access.ts'
import { cvDefinitions } from './cv/definitions.ts'
import type { McpDefinitions } from './definitions.ts'
import { createLimits } from './limits.ts'
import { mcpTransport } from './transport.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the MCP endpoint offers. */
    mcp: McpDefinitions
  }
}

/** Time for everything but the language model, milliseconds. */
const TOOL_MS = 20_000

/** @throws ConfigError when MCP_URL has no path of its own */
export function mcpPath(mcpUrl: string): string {
  const { pathname } = new URL(mcpUrl)
  if (/^(\/[A-Za-z0-9._~-]+)+$/.test(pathname)) return pathname
  throw new ConfigError(
    `MCP_URL is ${JSON.stringify(mcpUrl)}; accepted is an address with a path of letters, digits and -._~, such as https://cv.example/mcp`,
  )
}

export default fp(
  async function mcp(app) {
    const { BASE_URL, MCP_URL, LLM_TIMEOUT_MS, RATE_LIMIT_MCP } = app.config
    const definitions = cvDefinitions(app)
    app.decorate('mcp', definitions)
    const limits = createLimits(app, RATE_LIMIT_MCP)
    const timeoutMs = TOOL_MS + LLM_TIMEOUT_MS
    await app.register(mcpTransport, {
      path: mcpPath(MCP_URL),
      addresses: [MCP_URL, BASE_URL],
      definitions,
      clock: app.clock,
      timeoutMs,
      identify: limits.guarded(createAccess(app, app.keys, 2 * timeoutMs)),
      limit: (request, reply) => limits.caller(request, reply),
    })
  },
  { name: 'mcp', dependencies: ['account', 'rate-limit'] },
)
