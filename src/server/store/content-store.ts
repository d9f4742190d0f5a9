/**
 * The CV and its versions. The version row is the commit point; cv.md mirrors it (see content-files.ts).
 * A version becomes current for readers when everything that must go with it has been prepared: all of it is
 * swapped in one turn of the event loop, so that nobody sees the text of one version with the index of another.
 */
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'
import type { Database } from './database.ts'
import type { Profile } from './profile.ts'
import { publishedVersion, type PublishedVersion } from './published-version.ts'
import { Versions, type ContentVersion, type PutOptions } from './versions.ts'

/** Prepares a version (builds its index); the function it returns puts the result in place and must not fail. */
export type Preparer = (next: PublishedVersion, signal: AbortSignal) => Promise<() => void>

const PREPARE_RETRY_MS = 2_000

export class ContentStore {
  readonly #versions: Versions
  readonly #clock: Clock
  readonly #log: FastifyBaseLogger
  readonly #preparers: Preparer[] = []
  readonly #listeners: ((version: PublishedVersion) => void)[] = []
  readonly #stop = new AbortController()
  #latest: ContentVersion | undefined
  #current: PublishedVersion | undefined
  #profile: Profile = {}
  #profileAt: Date | undefined
  #swapping: Promise<void> | undefined
  #restart = false
  /** Before that nothing is prepared: what a start finds first is not yet what it will show. */
  #started = false
  #busy = false

  constructor(db: Database, clock: Clock, log: FastifyBaseLogger) {
    this.#versions = new Versions(db, clock)
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

  /**
   * Takes over profile.json; the current version is prepared and shown again, since its public text may differ.
   * @param changedAt when a profile changed that is there at the start; a later one changes when it is seen, since a
   * file that is copied may bring an older time with it
   */
  setProfile(profile: Profile, changedAt?: Date): void {
    if (!this.#started) this.#profileAt = changedAt
    else if (!isDeepStrictEqual(profile, this.#profile)) this.#profileAt = new Date(this.#clock.now())
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
    const stored = await this.#versions.put(content, options)
    this.#noticed(stored)
    return stored
  }

  async get(version: number): Promise<ContentVersion | undefined> {
    return this.#current?.version === version ? this.#current : this.#versions.get(version)
  }

  /** Newest first, without the text; `before` is exclusive. */
  list(limit: number, before?: number): Promise<Omit<ContentVersion, 'content'>[]> {
    return this.#versions.list(limit, before)
  }

  /** Whether an owner's version with this hash exists, and the newest of them. */
  findByHash(sha256: string): Promise<number | undefined> {
    return this.#versions.findByHash(sha256)
  }

  /** Reads the newest version from the database: another process or replica may have written it. */
  async refresh(): Promise<ContentVersion | undefined> {
    const newest = await this.#versions.newest(this.#latest?.version)
    if (newest) this.#noticed(newest)
    return this.#latest
  }

  /** Shows the newest version's text at once, before the first index is there; asks wait for theirs. */
  async start(): Promise<void> {
    await this.refresh()
    if (this.#latest) this.#current ??= publishedVersion(this.#latest, this.#profile, this.#profileAt)
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
        const next = publishedVersion(this.#latest, this.#profile, this.#profileAt)
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
