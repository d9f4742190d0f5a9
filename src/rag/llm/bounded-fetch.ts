/**
 * The one way to the language model's server: sends nothing but what is needed, follows no redirect, reads a bounded
 * number of bytes. Errors of the server become a kind and a status; their text is dropped.
 */
import { LlmFailure } from './failure.ts'

/** An answer is a few sentences; a server that sends more than this is broken. */
const MAX_RESPONSE_BYTES = 256 * 1024

/**
 * A `fetch` for the client library.
 * @param apiKey sent as a bearer token; without one no credential is sent, whatever the environment holds
 */
export function boundedFetch(apiKey: string | undefined): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ?? undefined
    // The library's own headers tell of this machine and carry what stands in OPENAI_* variables.
    const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' }
    if (apiKey !== undefined) headers['authorization'] = `Bearer ${apiKey}`
    try {
      const response = await fetch(input, {
        method: 'POST',
        headers,
        body: init?.body ?? null,
        redirect: 'error',
        ...(signal ? { signal } : {}),
      })
      if (!response.ok) throw await refusal(response)
      return new Response(await readBounded(response), {
        status: 200,
        headers: { 'content-type': 'application/json' },
      })
    } catch (error) {
      if (error instanceof LlmFailure || signal?.aborted) throw error
      throw new LlmFailure('network', { free: isUnreachable(error) })
    }
  }
}

async function refusal(response: Response): Promise<LlmFailure> {
  const { status } = response
  await response.body?.cancel().catch(() => undefined)
  const kind = status === 429 ? 'http_429' : status >= 500 ? 'http_5xx' : 'http_4xx'
  return new LlmFailure(kind, { status, free: true, retryAfterMs: retryAfter(response.headers) })
}

/** Seconds alone: a server that names a date will be asked when the breaker lets us. */
function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(Buffer.concat(parts))
    size += value.length
    if (size > MAX_RESPONSE_BYTES) {
      await reader.cancel().catch(() => undefined)
      throw new LlmFailure('too_large')
    }
    parts.push(value)
  }
}

function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause && typeof cause === 'object' && 'code' in cause ? String(cause.code) : ''
  return /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code)
}
