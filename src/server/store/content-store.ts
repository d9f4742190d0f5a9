/**
 * The CV and its versions. The version row is the commit point; cv.md mirrors it (see content-files.ts).
 * A version becomes current for readers when everything that must go with it has been prepared: all of it is
 * swapped in one turn of the event loop, so that nobody sees the text of one version with the index of another.
 */
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'
import { changedSections } from './changed-sections.ts'
import { withLock, type Database } from './database.ts'
import { uuidv7 } from './ids.ts'
import { withoutPrivateLines, type Profile } from './profile.ts'

export interface ContentVersion {
  /** From 1 on. */
  readonly version: number
  readonly content: string
  /** Hex sha256 of the UTF-8 bytes. */
  readonly sha256: string
  /** True for the bundled sample. */
  readonly isDefault: boolean
  readonly author: string | null
  readonly updatedAt: Date
}

/** A version as readers see it. */
export interface PublishedVersion extends ContentVersion {
  /** `content` without the lines that profile.json keeps private; offsets of quotes count in this text. */
  readonly publicText: string
  /** Strong entity tag, quotes included. It starts with the version; it changes with the private lines too. */
  readonly etag: string
}

export interface ContentEvent {
  readonly version: number
  readonly updated_at: string
  readonly sha256: string
  /** Headings of the sections that were added, changed or taken away. */
  readonly sections_changed: string[]
}

/** Prepares a version (builds its index); the function it returns puts the result in place and must not fail. */
export type Preparer = (next: PublishedVersion, signal: AbortSignal) => Promise<() => void>

export interface PutOptions {
  readonly author: string
  /** The version that the writer believes is the latest. */
  readonly ifMatch?: number | undefined
  readonly isDefault?: boolean
}

const PREPARE_RETRY_MS = 2_000

export class ContentStore {
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: FastifyBaseLogger
  readonly #preparers: Preparer[] = []
  readonly #listeners: ((version: PublishedVersion) => void)[] = []
  readonly #stop = new AbortController()
  #latest: ContentVersion | undefined
  #current: PublishedVersion | undefined
  #profile: Profile = {}
  #swapping: Promise<void> | undefined
  #restart = false
  /** Before that nothing is prepared: what a start finds first is not yet what it will show. */
  #started = false
  #busy = false

  constructor(db: Database, clock: Clock, log: FastifyBaseLogger) {
    this.#db = db
    this.#clock = clock
    this.#log = log
  }

  /** What readers see. */
  get current(): PublishedVersion {
    if (!this.#current) throw new ApiError('not_ready', { retryAfter: 1 })
    return this.#current
  }

  /** The newest durable version, which `current` becomes as soon as it is prepared. */
  get latest(): ContentVersion {
    return this.#latest ?? this.current
  }

  get profile(): Profile {
    return this.#profile
  }

  /** Takes over profile.json; the current version is prepared and shown again, since its public text may differ. */
  setProfile(profile: Profile): void {
    this.#profile = profile
    this.#restart = true
    this.#swap()
  }

  /** Whether readers see the newest version. */
  get isCurrent(): boolean {
    return this.#current !== undefined && this.#current.version === this.#latest?.version
  }

  /** Adds what must be ready before a version is shown; before the store is started. */
  prepareWith(preparer: Preparer): void {
    this.#preparers.push(preparer)
  }

  /** Called after each swap, with the version that readers now see. */
  onSwap(listener: (version: PublishedVersion) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Appends a version and its event in one transaction; resolves when it is durable. The same content as the
   * latest version's makes no new version.
   * @throws ApiError precondition_failed when `ifMatch` is not the latest version
   */
  async put(content: string, options: PutOptions): Promise<ContentVersion> {
    const sha256 = hashOf(content)
    const stored = await withLock(this.#db, 'versions', async (trx) => {
      const last = await trx
        .selectFrom('versions')
        .selectAll()
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (options.ifMatch !== undefined && options.ifMatch !== last?.version)
        throw new ApiError('precondition_failed')
      if (last && last.sha256 === sha256 && Boolean(last.is_default) === Boolean(options.isDefault))
        return toVersion(last)
      const row = {
        version: (last?.version ?? 0) + 1,
        content,
        sha256,
        is_default: options.isDefault ? 1 : 0,
        author: options.author,
        created_at: this.#clock.now(),
      }
      await trx.insertInto('versions').values(row).execute()
      const data: ContentEvent = {
        version: row.version,
        updated_at: new Date(row.created_at).toISOString(),
        sha256,
        sections_changed: changedSections(last?.content ?? '', content),
      }
      await trx
        .insertInto('events')
        .values({
          id: `evt_${uuidv7(row.created_at)}`,
          type: 'cv.content.updated',
          data: JSON.stringify(data),
          created_at: row.created_at,
          dispatched_at: null,
        })
        .execute()
      return toVersion(row)
    })
    this.#noticed(stored)
    return stored
  }

  async get(version: number): Promise<ContentVersion | undefined> {
    if (this.#current?.version === version) return this.#current
    const row = await this.#db
      .selectFrom('versions')
      .selectAll()
      .where('version', '=', version)
      .executeTakeFirst()
    return row && toVersion(row)
  }

  /** Newest first, without the text; `before` is exclusive. */
  async list(limit: number, before?: number): Promise<Omit<ContentVersion, 'content'>[]> {
    let query = this.#db
      .selectFrom('versions')
      .select(['version', 'sha256', 'is_default', 'author', 'created_at'])
    if (before !== undefined) query = query.where('version', '<', before)
    const rows = await query.orderBy('version', 'desc').limit(limit).execute()
    return rows.map((row) => toVersion({ ...row, content: '' })).map(({ content: _, ...rest }) => rest)
  }

  /** Whether an owner's version with this hash exists, and the newest of them. */
  async findByHash(sha256: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('versions')
      .select('version')
      .where('sha256', '=', sha256)
      .where('is_default', '=', 0)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.version
  }

  /** Reads the newest version from the database: another process or replica may have written it. */
  async refresh(): Promise<ContentVersion | undefined> {
    const newest = await this.#db
      .selectFrom('versions')
      .select('version')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!newest || newest.version === this.#latest?.version) return this.#latest
    const row = await this.#db
      .selectFrom('versions')
      .selectAll()
      .where('version', '=', newest.version)
      .executeTakeFirst()
    if (row) this.#noticed(toVersion(row))
    return this.#latest
  }

  /** Shows the newest version's text at once, before the first index is there; asks wait for theirs. */
  async start(): Promise<void> {
    await this.refresh()
    if (this.#latest) this.#current ??= this.#published(this.#latest)
    this.#started = true
    this.#swap()
  }

  /** Resolves when readers see at least this version, or after `ms` milliseconds. */
  async settled(version: number, ms: number): Promise<void> {
    if (this.#current && this.#current.version >= version) return
    await new Promise<void>((done) => {
      const cancel = this.#clock.after(ms, done)
      this.onSwapOnce(version, () => (cancel(), done()))
    })
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#swapping?.catch(() => undefined)
  }

  private onSwapOnce(version: number, fn: () => void): void {
    const listener = (seen: PublishedVersion) => {
      if (seen.version < version) return
      this.#listeners.splice(this.#listeners.indexOf(listener), 1)
      fn()
    }
    this.#listeners.push(listener)
  }

  #published(version: ContentVersion): PublishedVersion {
    const publicText = withoutPrivateLines(version.content, this.#profile.private ?? [])
    const suffix = publicText === version.content ? '' : `-${hashOf(publicText).slice(0, 8)}`
    return { ...version, publicText, etag: `"${version.version}${suffix}"` }
  }

  #noticed(version: ContentVersion): void {
    if (this.#latest && version.version <= this.#latest.version) return
    this.#latest = version
    this.#swap()
  }

  #swap(): void {
    if (!this.#started || this.#busy) return
    this.#busy = true
    this.#swapping = this.#swapAll()
  }

  /** Prepares and shows the newest version until there is no newer one; versions in between are passed over. */
  async #swapAll(): Promise<void> {
    try {
      let shown: number | undefined
      while (
        this.#latest &&
        (this.#restart || shown !== this.#latest.version) &&
        !this.#stop.signal.aborted
      ) {
        this.#restart = false
        const next = this.#published(this.#latest)
        try {
          const commits = await Promise.all(
            this.#preparers.map((prepare) => prepare(next, this.#stop.signal)),
          )
          if (this.#stop.signal.aborted) return
          for (const commit of commits) commit()
          this.#current = next
          shown = next.version
          for (const listener of [...this.#listeners]) listener(next)
        } catch (error) {
          if (this.#stop.signal.aborted) return
          this.#log.error(
            { err: error, version: next.version },
            `version ${next.version} could not be prepared; the one before stays up`,
          )
          await new Promise<void>((done) => {
            const { signal } = this.#stop
            const end = () => {
              cancel()
              signal.removeEventListener('abort', end)
              done()
            }
            const cancel = this.#clock.after(PREPARE_RETRY_MS, end)
            signal.addEventListener('abort', end)
          })
        }
      }
    } finally {
      // In the same turn as the last look at the newest version: one that comes later starts anew.
      this.#busy = false
    }
  }
}

/** Hex sha256 of the UTF-8 bytes. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content, 'utf8').digest('hex')
}

function toVersion(row: {
  version: number
  content: string
  sha256: string
  is_default: number
  author: string | null
  created_at: number
}): ContentVersion {
  return {
    version: row.version,
    content: row.content,
    sha256: row.sha256,
    isDefault: row.is_default === 1,
    author: row.author,
    updatedAt: new Date(row.created_at),
  }
}
