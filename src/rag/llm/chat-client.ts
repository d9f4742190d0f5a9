/**
 * One chat completion of any OpenAI-compatible server, through LangChain. The library's own retries, timeouts, caches,
 * logs and tracing are out of the way: what it is asked for is one request, and all it can reach is our own `fetch`.
 */
import { boundedFetch } from './bounded-fetch.ts'
import { failureOf } from './failure.ts'
import type { LlmOptions } from './options.ts'
import { REPLY_JSON_SCHEMA } from './reply.ts'

/** A few sentences with their quotes; models that think first need most of it for that. */
export const MAX_COMPLETION_TOKENS = 2_000

export interface Completion {
  readonly text: string
  /** What the server counted; undefined when it does not say. */
  readonly usage: { readonly prompt: number; readonly completion: number } | undefined
}

export interface CompletionRequest {
  readonly system: string
  readonly user: string
  /** Without what some servers refuse: a JSON schema and a temperature. */
  readonly plain: boolean
  readonly signal: AbortSignal
}

/** @throws LlmFailure */
export type Complete = (request: CompletionRequest) => Promise<Completion>

/** Loads LangChain's client, which takes a while: only where a language model is set. */
export async function chatClient({
  baseUrl,
  model,
  apiKey,
}: Pick<LlmOptions, 'baseUrl' | 'model' | 'apiKey'>): Promise<Complete> {
  const [{ ChatOpenAICompletions }, { HumanMessage, SystemMessage }] = await Promise.all([
    import('@langchain/openai'),
    import('@langchain/core/messages'),
  ])
  const fields = {
    model,
    // The header is set by our fetch; the library insists on a key and would take one from the environment.
    apiKey: 'unused',
    maxTokens: MAX_COMPLETION_TOKENS,
    maxRetries: 0,
    streaming: false,
    configuration: { baseURL: baseUrl, fetch: boundedFetch(apiKey), logLevel: 'off' as const },
  }
  const strict = new ChatOpenAICompletions({ ...fields, temperature: 0 })
  const plain = new ChatOpenAICompletions(fields)
  const schema = {
    type: 'json_schema' as const,
    json_schema: { name: 'answer', strict: true, schema: REPLY_JSON_SCHEMA },
  }
  return async (request) => {
    const { signal } = request
    const messages = [new SystemMessage(request.system), new HumanMessage(request.user)]
    try {
      // Not `invoke`: that one asks the environment whether to trace or print what is said.
      const { generations, llmOutput } = await (request.plain
        ? plain._generate(messages, { signal })
        : strict._generate(messages, { signal, response_format: schema }))
      return { text: generations[0]?.text ?? '', usage: usageOf(llmOutput) }
    } catch (error) {
      throw failureOf(error)
    }
  }
}

function usageOf(output: Record<string, unknown> | undefined): Completion['usage'] {
  const usage = output?.['tokenUsage']
  if (!usage || typeof usage !== 'object') return undefined
  const count = (name: string): number => {
    const value: unknown = Reflect.get(usage, name)
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0
  }
  const prompt = count('promptTokens')
  return prompt > 0 ? { prompt, completion: count('completionTokens') } : undefined
}
