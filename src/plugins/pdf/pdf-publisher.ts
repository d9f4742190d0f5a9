/** Sees to it that the version which readers see gets its PDF: a queued task, at most one for a version and look. */
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../server/clock.ts'
import type { ContentStore } from '../../server/store/content-store.ts'
import type { ContentVersion } from '../../server/store/versions.ts'
import type { Database } from '../../server/store/database.ts'
import { withoutPrivateLines } from '../../server/store/profile.ts'
import { GiveUp, type Queue, type QueuedTask } from '../../server/store/queue.ts'
import type { PdfStore, StoredPdf } from './pdf-store.ts'
import { RenderLimitError } from './render-host.ts'
import type { RenderedPdf, RenderOptions } from './render.ts'
// Not from the renderer, which only its thread loads.
import { RENDERER, type PageSize } from './style.ts'

export const TOPIC = 'pdf'

const MAX_ATTEMPTS = 8
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 60_000
const DAY_MS = 86_400_000
/** Short, so that a PDF which a killed process was rendering is soon taken up; the queue renews it meanwhile. */
const LEASE_MS = 5_000
/** After an edit: whoever edits again or asks about it goes first, since rendering keeps one core busy. */
export const RENDER_AFTER_MS = 250

const taskSchema = z.object({ version: z.int().min(1), key: z.string() })
type Task = z.infer<typeof taskSchema>

export interface PublisherOptions {
  readonly db: Database
  readonly clock: Clock
  readonly queue: Queue
  readonly content: ContentStore
  readonly store: PdfStore
  readonly pageSize: PageSize
  readonly log: FastifyBaseLogger
  /** The published version's goes before others that wait. */
  readonly render: (markdown: string, options: RenderOptions) => Promise<RenderedPdf>
}

/** All that goes into a PDF, and the hash of it. */
interface Input {
  readonly markdown: string
  readonly options: RenderOptions
  readonly key: string
}

export class PdfPublisher {
  readonly #parts: PublisherOptions
  /** Of the version that readers see, which is asked for again and again. */
  #known: { readonly version: ContentVersion; readonly profile: unknown; readonly input: Input } | undefined

  #cancel = () => {}

  /** Registers the queue's topic and follows the content; before either is started. */
  constructor(parts: PublisherOptions) {
    this.#parts = parts
    const { clock, queue, content, log } = parts
    queue.register<Task>(TOPIC, {
      payload: taskSchema,
      handle: (task, signal) => this.#run(task, signal),
      maxAttempts: MAX_ATTEMPTS,
      delay: (failed) => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failed - 1)),
      leaseMs: LEASE_MS,
      keepMs: DAY_MS,
    })
    const ensure = (version: ContentVersion) =>
      void this.ensure(version).catch((err: unknown) =>
        log.error({ err, version: version.version }, 'the PDF could not be queued'),
      )
    content.prepareWith((next) => {
      // At a start rendering begins beside the building of the index: both are there at about the same time.
      if (content.isCurrent) ensure(next)
      return Promise.resolve(() => undefined)
    })
    content.onSwap((version) => {
      this.#cancel()
      this.#cancel = clock.after(RENDER_AFTER_MS, () => ensure(version))
    })
  }

  /** Begins no more renderings; the next start sees to what is missing. */
  stop(): void {
    this.#cancel()
  }

  /** The PDF of what readers see; undefined while it is not there. */
  async current(): Promise<StoredPdf | undefined> {
    const { content, log, store } = this.#parts
    const version = content.current
    const found = await store.find(this.#input(version).key)
    if (found !== 'damaged') return found
    log.warn({ version: version.version }, 'the PDF was damaged on the disk and is rendered anew')
    await this.ensure(version)
    return undefined
  }

  /** Queues the PDF of a version unless it is there or queued. A task that failed for good is tried anew. */
  async ensure(version: ContentVersion): Promise<void> {
    const { db, queue, store, pageSize } = this.#parts
    const { key } = this.#input(version)
    if (await store.has(key)) return
    const dedupeKey = `${version.version} ${pageSize} ${key.slice(0, 16)}`
    await db
      .deleteFrom('queue')
      .where('topic', '=', TOPIC)
      .where('dedupe_key', '=', dedupeKey)
      .where('finished_at', 'is not', null)
      .execute()
    await queue.enqueue(TOPIC, { version: version.version, key } satisfies Task, { dedupeKey })
  }

  /** What a version looks like to readers, with this service's page size. */
  #input(version: ContentVersion): Input {
    const { profile } = this.#parts.content
    if (this.#known?.version === version && this.#known.profile === profile) return this.#known.input
    const markdown = withoutPrivateLines(version.content, profile.private ?? [])
    const { pageSize } = this.#parts
    const options = {
      pageSize,
      date: version.updatedAt,
      ...(profile.name ? { name: profile.name } : {}),
      ...(profile.headline ? { headline: profile.headline } : {}),
    }
    const all = JSON.stringify([RENDERER, options, markdown])
    const input = { markdown, options, key: createHash('sha256').update(all).digest('hex') }
    this.#known = { version, profile, input }
    return input
  }

  async #run({ payload, attempt }: QueuedTask<Task>, signal: AbortSignal): Promise<unknown> {
    const { content, store, render, log } = this.#parts
    if (payload.version < content.latest.version) return { skipped: 'a newer version is there' }
    const version = await content.get(payload.version)
    if (!version) return { skipped: 'there is no such version' }
    const input = this.#input(version)
    // profile.json has changed meanwhile, and queued another task.
    if (input.key !== payload.key) return { skipped: 'it would look otherwise now' }
    if (await store.has(input.key)) return { skipped: 'it is there' }
    const started = performance.now()
    // A stop need not wait for a long CV: its thread is ended with the application, its task is taken up anew.
    const stopped = new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(new Error('the service stops')), { once: true })
    })
    const rendered = render(input.markdown, input.options).catch((error: unknown) => {
      // The next try would take as long.
      throw error instanceof RenderLimitError ? new GiveUp(error.message) : error
    })
    const pdf = await Promise.race([rendered, stopped])
    signal.throwIfAborted()
    await store.put(input.key, version.version, pdf)
    const ms = Math.round(performance.now() - started)
    log.info({ version: version.version, pages: pdf.pages, ms, attempt }, 'the PDF is there')
    if (pdf.substituted.length > 0) {
      const characters = pdf.substituted.slice(0, 20).map(({ text }) => text)
      const count = pdf.substituted.length
      log.warn(
        { version: version.version, characters, count },
        `the PDF shows a box for ${count} characters that its fonts lack`,
      )
    }
    return { pages: pdf.pages, ms }
  }
}
