/** What an MCP server offers: tools, resources and prompts, as data that the transport serves and others list. */
import type {
  CallToolResult,
  GetPromptResult,
  LoggingLevel,
  Prompt,
  ReadResourceResult,
  Resource,
  ResourceTemplate,
  Tool,
  ToolAnnotations,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

/** What a tool knows of the call besides its arguments. */
export interface CallContext {
  /** Aborted when the client is gone or the time is up. */
  readonly signal: AbortSignal
  /** Sent while the tool runs, when the client asked for progress. */
  readonly progress: (progress: number, total?: number, message?: string) => Promise<void>
  readonly log: (level: LoggingLevel, data: unknown) => Promise<void>
}

/** A tool as the transport sees it: its listing, and a call with arguments that nobody has checked yet. */
export interface ToolDefinition {
  readonly listing: Tool
  /** Arguments that do not fit the schema, and errors a client can act on, become results with `isError`. */
  readonly call: (args: unknown, context: CallContext) => Promise<CallToolResult>
}

export interface PromptDefinition {
  readonly listing: Prompt
  /** @throws z.ZodError when the arguments do not fit */
  readonly get: (args: unknown) => Promise<GetPromptResult>
  /** Values an argument can be completed to. */
  readonly complete?: (argument: string, value: string) => readonly string[]
}

export interface ResourceProvider {
  readonly list: () => readonly Resource[] | Promise<readonly Resource[]>
  readonly templates: readonly ResourceTemplate[]
  /** Undefined for an address that is none of ours. */
  readonly read: (uri: string) => Promise<ReadResourceResult | undefined>
  readonly complete?: (uriTemplate: string, variable: string, value: string) => readonly string[]
  /** Whether subscriptions are accepted. */
  readonly subscribe?: boolean
}

export interface McpDefinitions {
  readonly info: {
    readonly name: string
    readonly title: string
    readonly version: string
    readonly websiteUrl?: string
  }
  readonly instructions: string
  readonly tools: readonly ToolDefinition[]
  readonly resources?: ResourceProvider
  readonly prompts?: readonly PromptDefinition[]
  /** Whether tools send log messages; their answers are streams then. */
  readonly logging?: boolean
}

interface TypedTool<I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: I
  readonly output: O
  readonly annotations: ToolAnnotations
  /** Its value is the structured content. */
  readonly run: (args: z.output<I>, context: CallContext) => Promise<z.input<O>> | z.input<O>
}

/**
 * A tool whose answer has a schema: the value is checked against it, and stands in the answer as structured
 * content and, for clients that read text only, as JSON.
 * @throws Error that names the tool, when one of its schemas has no JSON Schema
 */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(
  tool: TypedTool<I, O>,
): ToolDefinition {
  const { name, title, description, input, output, annotations } = tool
  return {
    listing: {
      name,
      title,
      description,
      inputSchema: toJsonSchema(name, 'input', input),
      outputSchema: toJsonSchema(name, 'output', output),
      annotations,
    },
    call: checked(input, async (args, context) => {
      const structuredContent = output.parse(await tool.run(args, context))
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
    }),
  }
}

/** A tool that answers with content of its own making, without an output schema. */
export function defineContentTool<I extends z.ZodObject>(tool: {
  readonly name: string
  readonly description: string
  readonly input: I
  readonly run: (args: z.output<I>, context: CallContext) => Promise<CallToolResult>
}): ToolDefinition {
  const { name, description, input } = tool
  return {
    listing: { name, description, inputSchema: toJsonSchema(name, 'input', input) },
    call: checked(input, tool.run),
  }
}

export function definePrompt<A extends z.ZodObject>(prompt: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly args: A
  readonly get: (args: z.output<A>) => Promise<GetPromptResult> | GetPromptResult
  readonly complete?: (argument: string, value: string) => readonly string[]
}): PromptDefinition {
  const { name, title, description, args, get, complete } = prompt
  return {
    listing: {
      name,
      title,
      description,
      arguments: Object.entries(args.shape).map(([argument, schema]) => ({
        name: argument,
        description: z.toJSONSchema(schema).description ?? argument,
        required: !z.safeParse(schema, undefined).success,
      })),
    },
    get: async (given) => get(args.parse(given ?? {})),
    ...(complete ? { complete } : {}),
  }
}

/** @throws Error for two tools, or two prompts, of one name */
export function checkDefinitions({ tools, prompts = [] }: McpDefinitions): void {
  for (const [what, names] of [
    ['tool', tools.map((tool) => tool.listing.name)],
    ['prompt', prompts.map((prompt) => prompt.listing.name)],
  ] as const) {
    const twice = names.find((name, i) => names.indexOf(name) !== i)
    if (twice !== undefined) throw new Error(`the MCP ${what} ${twice} is defined twice`)
  }
}

function checked<I extends z.ZodObject>(
  input: I,
  run: (args: z.output<I>, context: CallContext) => Promise<CallToolResult>,
): ToolDefinition['call'] {
  return async (args, context) => {
    const parsed = input.safeParse(args ?? {})
    if (parsed.success) return run(parsed.data, context)
    const faults = parsed.error.issues.slice(0, 10).map((issue) => {
      const field = ['arguments', ...issue.path].join('.')
      return `${field}: ${issue.message}`
    })
    return errorResult(`The arguments are not valid. ${faults.join('; ')}`)
  }
}

export const errorResult = (text: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
})

/** Clients compile these with validators of draft 7, as the SDK's own does. */
function toJsonSchema(tool: string, io: 'input' | 'output', schema: z.ZodObject): Tool['inputSchema'] {
  try {
    return { ...z.toJSONSchema(schema, { io, target: 'draft-7' }), type: 'object' } as Tool['inputSchema']
  } catch (error) {
    throw new Error(
      `the ${io} schema of the MCP tool ${tool} does not compile: ${(error as Error).message}`,
      {
        cause: error,
      },
    )
  }
}
