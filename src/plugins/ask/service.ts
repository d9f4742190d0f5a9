/**
 * The engine as the surfaces use it: holds the snapshot of the version readers see, swapped together with the
 * text, and knows whether it is there yet.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Engine, Snapshot } from '../../rag/engine.ts'
import type { Answer, AskInput, SearchHit } from '../../rag/types.ts'
import { ApiError } from '../../server/errors.ts'
import type { ContentStore } from '../../server/store/content-store.ts'

export class AskService {
  readonly #engine: Promise<Engine>
  #started: Engine | undefined
  readonly #log: FastifyBaseLogger
  #snapshot: Snapshot | undefined
  #problem: string | undefined

  constructor(engine: Promise<Engine>, content: ContentStore, log: FastifyBaseLogger) {
    this.#engine = engine
    this.#log = log
    engine.catch((error: unknown) => {
      this.#problem = (error as Error).message
      log.fatal({ err: error }, 'the answer engine could not be started')
    })
    content.prepareWith(async (next, signal) => {
      this.#started = await engine
      const snapshot = await this.#started.prepare(
        { version: next.version, content: next.publicText },
        { persist: true, signal },
      )
      return () => {
        this.#snapshot = snapshot
      }
    })
  }

  /** Whether questions are answered. */
  get ready(): boolean {
    return this.#snapshot !== undefined
  }

  /** Why the engine will not come up, if so. */
  get problem(): string | undefined {
    return this.#problem
  }

  /**
   * The version that is asked now: text, facts and index.
   * @throws ApiError not_ready
   */
  get snapshot(): Snapshot {
    if (!this.#snapshot)
      throw new ApiError('not_ready', { message: 'The index is being built.', retryAfter: 2 })
    return this.#snapshot
  }

  /**
   * The answer to a question that was asked of this version before, if it is still kept.
   * @throws ApiError not_ready
   */
  known(input: Pick<AskInput, 'query' | 'prev'>): Answer | undefined {
    const { snapshot } = this
    return this.#started?.known(snapshot, input)
  }

  async ask(input: AskInput): Promise<Answer> {
    const { snapshot } = this
    return (await this.#engine).ask(snapshot, input)
  }

  /** Settles when the first who asks no longer waits for code to be compiled; rejects where there is no engine. */
  async rehearsed(): Promise<void> {
    await (
      await this.#engine
    ).rehearsed
  }

  async search(query: string, limit: number, signal?: AbortSignal): Promise<readonly SearchHit[]> {
    const { snapshot } = this
    return (await this.#engine).search(snapshot, query, limit, signal)
  }

  /**
   * Answers from a text that is not published; nothing is kept.
   * @throws ApiError not_ready when the engine could not be started
   */
  async askDraft(content: string, input: AskInput): Promise<Answer> {
    const engine = await this.#engine.catch((cause: unknown) => {
      throw new ApiError('not_ready', {
        message: 'The answer engine could not be started.',
        retryAfter: 60,
        cause,
      })
    })
    const draft = await engine.prepare(
      { version: 0, content },
      { persist: false, ...(input.signal ? { signal: input.signal } : {}) },
    )
    return engine.ask(draft, input)
  }

  async close(): Promise<void> {
    const engine = await this.#engine.catch(() => undefined)
    await engine?.close()
    this.#log.debug('engine closed')
  }
}
