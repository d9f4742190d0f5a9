/** What the language model's part of the engine is given from outside: where the server is, and what it may use. */

/** The clock, as the service sees time. */
export interface LlmClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `fn` once after `ms` milliseconds; the returned function calls it off. */
  after(ms: number, fn: () => void): () => void
}

/** Tokens set aside for one request. */
export interface TokenHold {
  /** Replaces what was set aside by what was used. */
  settle(used: number): Promise<void>
}

/** Tokens that may still be used today, by all processes together. */
export interface TokenBudget {
  /** @returns null when so many are not left. */
  hold(tokens: number): Promise<TokenHold | null>
}

/** Why a request to the server came to nothing. */
export type FailureKind =
  | 'timeout'
  /** No connection, or one that broke off. */
  | 'network'
  | 'http_429'
  | 'http_4xx'
  | 'http_5xx'
  | 'too_large'
  /** Not JSON. */
  | 'invalid_json'
  /** JSON of another form. */
  | 'invalid_shape'
  /** The client went away. */
  | 'aborted'

/** Why an answer is the extractive one though a language model is set. */
export type FallbackReason =
  /** The question only gives orders. */
  | 'order'
  /** The day's tokens are used up, or the database cannot tell. */
  | 'budget'
  /** As many requests run as may. */
  | 'busy'
  | 'breaker'
  | 'failed'
  /** The model says that the CV does not hold the answer. */
  | 'declined'
  /** Nothing of what it said stood the checks. */
  | 'unsupported'

export type BreakerState = 'closed' | 'half_open' | 'open'

/** Hears what happens, for the metrics. */
export interface LlmObserver {
  request(outcome: 'ok' | FailureKind): void
  tokens(kind: 'prompt' | 'completion', count: number): void
  answer(by: 'model' | FallbackReason): void
  breaker(state: BreakerState): void
}

export interface LlmOptions {
  /** Address of an OpenAI-compatible server, such as `https://api.example/v1`. */
  readonly baseUrl: string
  readonly model: string
  readonly apiKey?: string | undefined
  /** Longest wait for one answer, the second try included. */
  readonly timeoutMs: number
  readonly clock: LlmClock
  readonly budget: TokenBudget
  readonly observer: LlmObserver
  /** One line for the log; never holds a question, an answer or the key. */
  readonly log: (line: string) => void
}
