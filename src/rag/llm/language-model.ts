/**
 * Asks the language model, within limits: so long, so many at once, so many tokens a day, one second try, and not at
 * all while its server keeps failing.
 */
import { CircuitBreaker } from './breaker.ts'
import { MAX_COMPLETION_TOKENS, type Complete } from './chat-client.ts'
import { LlmFailure } from './failure.ts'
import type { FallbackReason, LlmOptions, TokenHold } from './options.ts'
import { readReply, type Reply } from './reply.ts'

/** Requests under way; a further question gets the extractive answer. */
const MAX_RUNNING = 16
const RETRY_AFTER_MS = 250
/** A token is about four characters of English; three, so as not to count too few. */
const CHARS_A_TOKEN = 3
/** A server that so often in a row gave no JSON with a schema, and JSON without it, is spared the schema. */
const IGNORED_SCHEMAS = 3
/** What a request costs besides its texts. */
const FRAME_TOKENS = 16

export interface Prompt {
  readonly system: string
  readonly user: string
}

export type Outcome = { readonly reply: Reply } | { readonly fallback: FallbackReason }

/** A request that was not sent, since the day's tokens do not suffice. */
class OutOfTokens extends Error {}

export class LanguageModel {
  readonly #options: LlmOptions
  readonly #complete: Complete
  readonly #breaker: CircuitBreaker
  #running = 0
  /** Whether the server refuses or ignores a JSON schema. */
  #plain = false
  #ignoredSchema = 0

  constructor(options: LlmOptions, complete: Complete) {
    const { clock, observer, log } = options
    this.#options = options
    this.#complete = complete
    this.#breaker = new CircuitBreaker(
      () => clock.now(),
      (state) => {
        observer.breaker(state)
        if (state === 'open') log('The language model keeps failing: answers are extracted for a while')
        if (state === 'closed') log('The language model answers again')
      },
    )
  }

  /**
   * @param signal fires when the client is gone
   * @throws whatever the signal says, once it fires; never for a failure of the server
   */
  async ask(prompt: Prompt, signal: AbortSignal | undefined): Promise<Outcome> {
    signal?.throwIfAborted()
    if (this.#running >= MAX_RUNNING) return { fallback: 'busy' }
    if (!this.#breaker.allows()) return { fallback: 'breaker' }
    const limit = new AbortController()
    const end = this.#options.clock.now() + this.#options.timeoutMs
    const stop = this.#options.clock.after(this.#options.timeoutMs, () =>
      limit.abort(new LlmFailure('timeout')),
    )
    const gone = () => limit.abort(new LlmFailure('aborted'))
    signal?.addEventListener('abort', gone, { once: true })
    this.#running++
    try {
      const reply = await this.#tryTwice(prompt, limit.signal, end)
      this.#breaker.succeeded()
      return { reply }
    } catch (error) {
      if (signal?.aborted) {
        this.#breaker.gaveUp()
        throw signal.reason
      }
      if (error instanceof OutOfTokens) {
        this.#breaker.gaveUp()
        return { fallback: 'budget' }
      }
      this.#breaker.failed()
      const kind = error instanceof LlmFailure ? error.kind : 'unknown'
      const status = error instanceof LlmFailure && error.status ? ` ${error.status}` : ''
      this.#options.log(`The language model gave no answer (${kind}${status}): it is extracted`)
      return { fallback: 'failed' }
    } finally {
      this.#running--
      stop()
      signal?.removeEventListener('abort', gone)
    }
  }

  async #tryTwice(prompt: Prompt, signal: AbortSignal, end: number): Promise<Reply> {
    const plain = this.#plain
    try {
      const reply = await this.#tryOnce(prompt, plain, signal)
      this.#ignoredSchema = 0
      return reply
    } catch (error) {
      if (!(error instanceof LlmFailure)) throw error
      const refused = !plain && (error.status === 400 || error.status === 422)
      const ignored = !plain && error.kind === 'invalid_json'
      if (!refused && !isPassing(error)) throw error
      const wait = refused ? 0 : Math.max(error.retryAfterMs, RETRY_AFTER_MS)
      if (signal.aborted || this.#options.clock.now() + wait >= end) throw error
      if (wait > 0) await this.#pause(wait, signal)
      const reply = await this.#tryOnce(prompt, plain || refused || ignored, signal)
      if (ignored) this.#ignoredSchema++
      if (refused || this.#ignoredSchema >= IGNORED_SCHEMAS) this.#plain = true
      return reply
    }
  }

  async #tryOnce(prompt: Prompt, plain: boolean, signal: AbortSignal): Promise<Reply> {
    const { observer } = this.#options
    const promptTokens = tokensOf(prompt.system) + tokensOf(prompt.user) + FRAME_TOKENS
    const hold = await this.#hold(promptTokens + MAX_COMPLETION_TOKENS)
    let used = promptTokens
    try {
      const completion = await this.#complete({ ...prompt, plain, signal })
      const usage = completion.usage ?? { prompt: promptTokens, completion: tokensOf(completion.text) }
      used = usage.prompt + usage.completion
      observer.tokens('prompt', usage.prompt)
      observer.tokens('completion', usage.completion)
      const reply = readReply(completion.text)
      observer.request('ok')
      return reply
    } catch (error) {
      const failure = this.#failure(error, signal)
      if (failure.free) used = 0
      observer.request(failure.kind)
      throw failure
    } finally {
      await hold.settle(used).catch(() => {
        this.#options.log('The tokens that were used could not be written down')
      })
    }
  }

  /** Of a request that was broken off, why it was. */
  #failure(error: unknown, signal: AbortSignal): LlmFailure {
    const cause: unknown = signal.aborted ? signal.reason : error
    return cause instanceof LlmFailure ? cause : new LlmFailure('network')
  }

  async #hold(tokens: number): Promise<TokenHold> {
    const hold = await this.#options.budget.hold(tokens).catch(() => {
      this.#options.log("The day's tokens could not be read: answers are extracted")
      return null
    })
    if (!hold) throw new OutOfTokens()
    return hold
  }

  #pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#options.clock.after(ms, resolve)
      signal.addEventListener('abort', () => (stop(), resolve()), { once: true })
    })
  }
}

/** Whether the same request may well succeed a moment later. */
function isPassing({ kind, status = 0 }: LlmFailure): boolean {
  if (kind === 'http_4xx') return status === 408 || status === 409 || status === 425
  return kind !== 'timeout' && kind !== 'aborted' && kind !== 'too_large'
}

const tokensOf = (text: string): number => Math.ceil(text.length / CHARS_A_TOKEN)
