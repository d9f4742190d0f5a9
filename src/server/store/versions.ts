/** The versions of the CV as the database has them, each with the event that tells of it. */
import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { ApiError } from '../errors.ts'
import { changedSections } from './changed-sections.ts'
import { withLock, type Database } from './database.ts'
import { uuidv7 } from './ids.ts'

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

export interface ContentEvent {
  readonly version: number
  readonly updated_at: string
  readonly sha256: string
  /** Headings of the sections that were added, changed or taken away. */
  readonly sections_changed: string[]
}

export interface PutOptions {
  readonly author: string
  /** The version that the writer believes is the latest. */
  readonly ifMatch?: number | undefined
  readonly isDefault?: boolean
}

export class Versions {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /**
   * Appends a version and its event in one transaction; resolves when it is durable. The same content as the
   * latest version's makes no new version.
   * @throws ApiError precondition_failed when `ifMatch` is not the latest version
   */
  async put(content: string, options: PutOptions): Promise<ContentVersion> {
    const sha256 = hashOf(content)
    return withLock(this.#db, 'versions', async (trx) => {
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
  }

  async get(version: number): Promise<ContentVersion | undefined> {
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

  /** The newest one; undefined when it is `known` already, or there is none. */
  async newest(known: number | undefined): Promise<ContentVersion | undefined> {
    const newest = await this.#db
      .selectFrom('versions')
      .select('version')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    return newest && newest.version !== known ? this.get(newest.version) : undefined
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
