/** A request to the language model that came to nothing. Holds no text of the server's: it may repeat the key or the question. */
import type { FailureKind } from './options.ts'

export class LlmFailure extends Error {
  override name = 'LlmFailure'
  readonly kind: FailureKind
  /** The server did not even begin to work on the request, so it cost no tokens. */
  readonly free: boolean
  /** Milliseconds the server asks to wait. */
  readonly retryAfterMs: number
  readonly status: number | undefined

  constructor(kind: FailureKind, details: { free?: boolean; retryAfterMs?: number; status?: number } = {}) {
    super(`The language model's server failed: ${kind}`)
    this.kind = kind
    this.free = details.free ?? false
    this.retryAfterMs = details.retryAfterMs ?? 0
    this.status = details.status
  }
}

const MAX_CAUSES = 8

/** The failure behind whatever the client library threw; `invalid_json` for its own complaints about the answer. */
export function failureOf(error: unknown): LlmFailure {
  let at: unknown = error
  for (let i = 0; i < MAX_CAUSES && at instanceof Error; i++) {
    if (at instanceof LlmFailure) return at
    at = at.cause
  }
  return new LlmFailure('invalid_json')
}
