/** Keeps the rendered PDFs of the newest versions in the database, where every replica finds them. */
import { createHash } from 'node:crypto'
import type { Clock } from '../../server/clock.ts'
import type { Database } from '../../server/store/database.ts'
import type { RenderedPdf } from './render.ts'

export interface StoredPdf {
  readonly bytes: Buffer
  /** Strong entity tag, quotes included. */
  readonly etag: string
  readonly name: string
  readonly createdAt: Date
}

/** PDFs that are kept: a version or two back for those who are downloading, and the other page size. */
const KEPT = 4

export class PdfStore {
  readonly #db: Database
  readonly #clock: Clock
  /** The one that was asked for last, which is nearly always the one that is asked for next. */
  #last: { readonly key: string; readonly pdf: StoredPdf } | undefined

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  async has(key: string): Promise<boolean> {
    if (this.#last?.key === key) return true
    const row = await this.#db.selectFrom('pdfs').select('key').where('key', '=', key).executeTakeFirst()
    return row !== undefined
  }

  /** One that is not what was written is deleted: it can be rendered again. */
  async find(key: string): Promise<StoredPdf | 'damaged' | undefined> {
    if (this.#last?.key === key) return this.#last.pdf
    const row = await this.#db.selectFrom('pdfs').selectAll().where('key', '=', key).executeTakeFirst()
    if (!row) return undefined
    const bytes = Buffer.from(row.bytes, 'base64')
    if (createHash('sha256').update(bytes).digest('hex') !== row.sha256) {
      await this.#db.deleteFrom('pdfs').where('key', '=', key).execute()
      return 'damaged'
    }
    const pdf = {
      bytes,
      etag: `"${row.sha256.slice(0, 32)}"`,
      name: row.name,
      createdAt: new Date(row.created_at),
    }
    this.#last = { key, pdf }
    return pdf
  }

  /** Keeps a PDF and lets go of old ones; a key that is there stays as it is. */
  async put(key: string, version: number, pdf: RenderedPdf): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto('pdfs')
        .values({
          key,
          version,
          bytes: Buffer.from(pdf.bytes).toString('base64'),
          sha256: createHash('sha256').update(pdf.bytes).digest('hex'),
          name: pdf.name,
          pages: pdf.pages,
          created_at: this.#clock.now(),
        })
        .onConflict((c) => c.doNothing())
        .execute()
      const kept = trx
        .selectFrom('pdfs')
        .select('key')
        .orderBy('version', 'desc')
        .orderBy('created_at', 'desc')
        .limit(KEPT)
      await trx.deleteFrom('pdfs').where('key', 'not in', kept).where('key', '!=', key).execute()
    })
  }
}
