/** One MCP server a request, on the SDK's: stateless, so nothing of a client outlives its request. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
  type CallToolResult,
  type ServerCapabilities,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../server/clock.ts'
import { ApiError } from '../../server/errors.ts'
import { errorResult, type CallContext, type McpDefinitions, type ToolDefinition } from './definitions.ts'

/** Newest first; the newest is offered to a client that asks for one we do not speak. */
export const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18'] as const

/** Code of the protocol for a resource that is not there. */
const RESOURCE_NOT_FOUND = -32002
const MAX_COMPLETIONS = 100

/** The credit of one call: settled right before its answer is sent, given back when there is none. */
export interface Charge {
  /** False when the time it was set aside for is over. */
  settle(): Promise<boolean>
  release(): Promise<void>
}

export interface CallOptions {
  readonly definitions: McpDefinitions
  readonly charge: Charge | undefined
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Longest time a tool may take, milliseconds. */
  readonly timeoutMs: number
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

export function capabilitiesOf({ resources, prompts, logging }: McpDefinitions): ServerCapabilities {
  const completes = Boolean(resources?.complete) || (prompts ?? []).some((prompt) => prompt.complete)
  return {
    tools: {},
    ...(resources ? { resources: resources.subscribe ? { subscribe: true } : {} } : {}),
    ...(prompts ? { prompts: {} } : {}),
    ...(completes ? { completions: {} } : {}),
    ...(logging ? { logging: {} } : {}),
  }
}

export function createServer(options: CallOptions): Server {
  const { definitions } = options
  const { info, instructions } = definitions
  const capabilities = capabilitiesOf(definitions)
  const server = new Server(info, { capabilities, instructions })

  // The SDK would also agree on versions older than those we keep to.
  server.setRequestHandler(InitializeRequestSchema, ({ params }) => ({
    protocolVersion: PROTOCOL_VERSIONS.find((v) => v === params.protocolVersion) ?? PROTOCOL_VERSIONS[0],
    capabilities,
    serverInfo: info,
    instructions,
  }))
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: definitions.tools.map((tool) => tool.listing),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const tool = definitions.tools.find(({ listing }) => listing.name === params.name)
    // A fault of the request, not of the tool; the SDK's own registry would answer with a result.
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    return callTool(tool, params.arguments, extra, options)
  })
  addResources(server, definitions)
  addPrompts(server, definitions)
  if ('completions' in capabilities) addCompletions(server, definitions)
  return server
}

async function callTool(
  tool: ToolDefinition,
  args: unknown,
  extra: Extra,
  { charge, clock, log, timeoutMs }: CallOptions,
): Promise<CallToolResult> {
  const late = new AbortController()
  const cancel = clock.after(timeoutMs, () => late.abort())
  const signal = AbortSignal.any([extra.signal, late.signal])
  try {
    const result = await Promise.race([tool.call(args, toContext(signal, extra)), rejectOn(signal)])
    // A client that is gone gets no answer, so it is not charged.
    if (result.isError || extra.signal.aborted || !charge) return result
    if (await charge.settle()) return result
    return errorResult('The call took too long and was not charged. Try again.')
  } catch (error) {
    if (late.signal.aborted) return errorResult('The call took too long and was not charged. Try again.')
    if (error instanceof ApiError) return errorResult(`${error.message} ${error.recovery}`)
    if (extra.signal.aborted || error instanceof McpError) throw error
    log.error({ err: error, tool: tool.listing.name }, 'an MCP tool failed')
    return errorResult('Something went wrong on our side; the call was not charged.')
  } finally {
    cancel()
    await charge?.release()
  }
}

function toContext(signal: AbortSignal, extra: Extra): CallContext {
  const progressToken = extra._meta?.progressToken
  return {
    signal,
    async progress(progress, total, message) {
      if (progressToken === undefined || signal.aborted) return
      const params = { progressToken, progress, ...(total === undefined ? {} : { total }) }
      await extra.sendNotification({
        method: 'notifications/progress',
        params: message === undefined ? params : { ...params, message },
      })
    },
    async log(level, data) {
      if (!signal.aborted)
        await extra.sendNotification({ method: 'notifications/message', params: { level, data } })
    },
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error('aborted', { cause: signal.reason }))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

function addResources(server: Server, { resources }: McpDefinitions): void {
  if (!resources) return
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({
    resources: [...(await resources.list())],
  }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [...resources.templates],
  }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const found = await resources.read(uri)
    if (!found) throw new McpError(RESOURCE_NOT_FOUND, `Resource not found: ${uri}`, { uri })
    return found
  })
  if (resources.subscribe) {
    // Without sessions there is no stream to announce a change on; the subscription is accepted and stays silent.
    server.setRequestHandler(SubscribeRequestSchema, () => ({}))
    server.setRequestHandler(UnsubscribeRequestSchema, () => ({}))
  }
}

function addPrompts(server: Server, { prompts }: McpDefinitions): void {
  if (!prompts) return
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: prompts.map((p) => p.listing) }))
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => {
    const prompt = prompts.find(({ listing }) => listing.name === params.name)
    if (!prompt) throw new McpError(ErrorCode.InvalidParams, `Unknown prompt: ${params.name}`)
    try {
      return await prompt.get(params.arguments)
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      const faults = error.issues.map((issue) => `arguments.${issue.path.join('.')}: ${issue.message}`)
      throw new McpError(ErrorCode.InvalidParams, faults.join('; '))
    }
  })
}

function addCompletions(server: Server, { prompts = [], resources }: McpDefinitions): void {
  server.setRequestHandler(CompleteRequestSchema, ({ params: { ref, argument } }) => {
    const all =
      ref.type === 'ref/prompt'
        ? prompts.find(({ listing }) => listing.name === ref.name)?.complete?.(argument.name, argument.value)
        : resources?.complete?.(ref.uri, argument.name, argument.value)
    const known =
      ref.type === 'ref/prompt'
        ? prompts.some(({ listing }) => listing.name === ref.name)
        : (resources?.templates ?? []).some(({ uriTemplate }) => uriTemplate === ref.uri)
    if (!known) throw new McpError(ErrorCode.InvalidParams, 'Unknown reference to complete for')
    const values = (all ?? []).slice(0, MAX_COMPLETIONS)
    const total = all?.length ?? 0
    return { completion: { values, total, hasMore: total > values.length } }
  })
}
