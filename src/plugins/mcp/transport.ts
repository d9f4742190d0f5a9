/**
 * Serves: POST on one address, MCP over streamable HTTP without sessions; other methods get 405 from the router.
 * From: definitions and an access rule that are given to it; it knows neither the CV nor keys.
 */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { JSONRPCMessageSchema, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import type {} from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../server/clock.ts'
import { namesType } from '../../server/accept.ts'
import { drain } from '../../server/drain.ts'
import { ApiError } from '../../server/errors.ts'
import { toApiError } from '../../server/http-errors.ts'
import { checkDefinitions, type McpDefinitions } from './definitions.ts'
import { RPC, toRpcError } from './errors.ts'
import { checkProtocolVersion, createHostGuard, refuseCredentialsInQuery } from './guards.ts'
import { faultOf } from './params.ts'
import { createServer, type Charge } from './server.ts'

/** Who calls, and what a call costs them. */
export interface Caller {
  /** Key of the rate limit. */
  readonly id: string
  /**
   * Sets the credit of one tool call aside.
   * @throws ApiError insufficient_credits
   */
  charge(): Promise<Charge | undefined>
}

export interface McpTransportOptions {
  readonly path: string
  /** Public addresses of the endpoint, for the checks of Host and Origin. */
  readonly addresses: readonly string[]
  readonly definitions: McpDefinitions
  readonly clock: Clock
  readonly timeoutMs: number
  /** @throws ApiError unauthorized, insufficient_scope, upstream_unavailable */
  readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>
  /** Counts a request and sets its headers. @throws ApiError rate_limited */
  readonly limit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    mcpCaller: Caller | null
  }
}

const BODY_LIMIT = 64 * 1024
const ACCEPTED = ['application/json', 'text/event-stream']

export async function mcpTransport(app: FastifyInstance, options: McpTransportOptions): Promise<void> {
  const { path, addresses, definitions, identify, limit } = options
  checkDefinitions(definitions)
  const guardHost = createHostGuard(addresses)
  app.decorateRequest('mcpCaller', null)

  app.post(
    path,
    {
      bodyLimit: BODY_LIMIT,
      // A stream must leave as it comes.
      compress: false,
      // Counted by key, below.
      config: { rateLimit: false },
      schema: { hide: true },
      errorHandler: (error, request, reply) => sendRpcError(error, request, reply),
      onRequest: async (request, reply) => {
        refuseCredentialsInQuery(request)
        guardHost(request)
        request.mcpCaller = await identify(request, reply)
        await limit?.(request, reply)
      },
    },
    async (request, reply) => {
      const message = readMessage(request)
      checkAccept(request)
      checkProtocolVersion(request)
      const fault = faultOf(message)
      if (fault && 'id' in message) {
        const error = { code: RPC.invalidParams, message: fault }
        return reply.header('cache-control', 'no-store').send({ jsonrpc: '2.0', id: message.id, error })
      }
      const response = await answer(app, message, request, reply, options)
      return reply.header('cache-control', 'no-store').send(response)
    },
  )
}

async function answer(
  app: FastifyInstance,
  message: JSONRPCMessage,
  request: FastifyRequest,
  reply: FastifyReply,
  { definitions, clock, timeoutMs }: McpTransportOptions,
): Promise<Response> {
  const params = 'params' in message ? message.params : undefined
  const isCall = 'method' in message && message.method === 'tools/call' && 'id' in message
  const known = isCall && definitions.tools.some(({ listing }) => listing.name === params?.['name'])
  const charge = known ? await request.mcpCaller?.charge() : undefined

  const server = createServer({ definitions, charge, clock, log: request.log, timeoutMs })
  // A stream only where something comes before the answer: one JSON body is easier on every client.
  const streams = isCall && (definitions.logging || params?._meta?.progressToken !== undefined)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !streams })
  // Closing aborts what is under way; after a complete answer nothing is.
  reply.raw.once('close', () => void server.close())
  await server.connect(transport)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  // The SDK looks for them as they are written here.
  headers.set('accept', ACCEPTED.join(', '))
  const asked = new Request(new URL(request.url.split('?', 1)[0] ?? '/', 'http://localhost'), {
    method: 'POST',
    headers,
  })
  const response = await transport.handleRequest(asked, { parsedBody: message })
  if (response.status !== 200) await charge?.release()
  return response
}

function readMessage(request: FastifyRequest): JSONRPCMessage {
  if (request.body === undefined) throw new ApiError('invalid_json')
  if (Array.isArray(request.body))
    throw new ApiError('invalid_request', {
      message: 'The body is an array; accepted is one JSON-RPC message.',
      recovery: 'Send the messages one by one.',
    })
  const parsed = JSONRPCMessageSchema.safeParse(request.body)
  if (parsed.success) return parsed.data
  throw new ApiError('invalid_request', {
    message: 'The body is not a JSON-RPC 2.0 message.',
    recovery: 'Send {"jsonrpc": "2.0", "id": …, "method": …, "params": {…}}.',
  })
}

function checkAccept({ headers: { accept = '' } }: FastifyRequest): void {
  if (ACCEPTED.every((type) => namesType(accept, type))) return
  throw new ApiError('not_acceptable', {
    message: 'The header Accept must name application/json and text/event-stream.',
    recovery: 'Send Accept: application/json, text/event-stream.',
  })
}

function sendRpcError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error, request)
  if (known.code === 'internal_error') request.log.error({ err: error }, 'an MCP request failed')
  drain(request, reply)
  const body = request.body as { id?: unknown } | null | undefined
  const id = typeof body?.id === 'string' || typeof body?.id === 'number' ? body.id : null
  return reply
    .code(known.statusCode)
    .headers(known.headers)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(Buffer.from(JSON.stringify(toRpcError(known, request.id, id))))
}
