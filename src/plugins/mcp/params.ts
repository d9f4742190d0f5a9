/** The parameters of the protocol's own methods, checked before anything is set aside for a call. */
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  ReadResourceRequestSchema,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js'

/** Methods that take nothing, or only what may be left out, are not here. */
const SCHEMAS = new Map(
  [
    InitializeRequestSchema,
    CallToolRequestSchema,
    ReadResourceRequestSchema,
    GetPromptRequestSchema,
    CompleteRequestSchema,
  ].map((schema) => [schema.shape.method.value as string, schema]),
)

/** Their answers are never in parts, so that no cursor is one of ours. */
const LISTS = new Set(['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])

/** What is wrong with the parameters of a request; the SDK would call it a failure of ours. */
export function faultOf(message: JSONRPCMessage): string | undefined {
  if (!('method' in message) || !('id' in message)) return undefined
  if (LISTS.has(message.method) && message.params?.['cursor'] !== undefined)
    return 'params.cursor: not one of ours; lists are answered whole'
  const parsed = SCHEMAS.get(message.method)?.safeParse(message)
  if (!parsed || parsed.success) return undefined
  return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
}
