import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import Fastify from 'fastify'
import type { ApiError } from '../../src/server/errors.ts'
import { openContentFiles } from '../../src/server/store/content-files.ts'
import { ContentStore } from '../../src/server/store/content-store.ts'
import { hashOf, type ContentEvent } from '../../src/server/store/versions.ts'
import { openDatabase, type Database } from '../../src/server/store/database.ts'
import { SAMPLE_FILE } from '../../src/server/store/sample.ts'
import { tempDir } from '../support/app.ts'
import { ManualClock } from '../support/clock.ts'
import { DATABASES, useDatabase } from '../support/postgres.ts'

const SAMPLE = readFileSync(SAMPLE_FILE, 'utf8')
const cv = (n: number | string) => `# Mira Okafor\n\n## Work\n\nText ${n}\n\n## Skills\n\nSQL\n`
const { log } = Fastify({ logger: { level: 'silent' } })

describe.each(DATABASES)('the content on %s', (kind) => {
  const database = useDatabase(kind)
  const isMirrored = kind === 'SQLite'
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  /** One installation: its folders and its database outlive the services that run on it. */
  async function install() {
    const dir = tempDir()
    ends.push(() => rmSync(dir, { recursive: true, force: true }))
    mkdirSync(join(dir, 'content'))
    const { DATABASE_URL } = await database()
    const file = join(dir, 'content', 'cv.md')
    const clock = new ManualClock()
    const settings = { DATA_DIR: dir, DATABASE_URL }
    return {
      file,
      clock,
      database: () => openDatabase(settings),
      /** A service with its store and files; `stop` ends it. */
      async start() {
        const db = await openDatabase(settings)
        const store = new ContentStore(db, clock, log)
        const files = await openContentFiles({
          store,
          config: { CONTENT_DIR: join(dir, 'content'), DATABASE_URL, MAX_CONTENT_BYTES: 100_000 },
          defaultFile: SAMPLE_FILE,
          clock,
          log,
        })
        let stopped = false
        const stop = async () => {
          if (stopped) return
          stopped = true
          await files.stop()
          await store.stop()
          await db.destroy()
        }
        ends.push(stop)
        return { db, store, files, stop }
      },
    }
  }
  const events = async (db: Database) =>
    (await db.selectFrom('events').select('data').execute())
      .map(({ data }) => JSON.parse(data) as ContentEvent)
      .sort((a, b) => a.version - b.version)
  const author = 'owner'

  it('serves the sample until there is a CV of the owner', async () => {
    const { store, files } = await (await install()).start()
    expect(store.current).toMatchObject({ version: 1, isDefault: true, content: SAMPLE })
    await files.publish(cv(1), { author })
    await store.settled(2, 1_000)
    expect(store.current).toMatchObject({ version: 2, isDefault: false, content: cv(1), etag: '"2"' })
  })

  it('keeps every version, with one event each that names the changed sections', async () => {
    const { db, store, files } = await (await install()).start()
    for (const n of [1, 2]) await files.publish(cv(n), { author })
    expect((await store.get(2))?.content).toBe(cv(1))
    expect((await store.list(10)).map((v) => v.version)).toEqual([3, 2, 1])
    expect((await store.list(1, 3)).map((v) => v.version)).toEqual([2])
    const [, , last] = await events(db)
    expect(last).toEqual({
      version: 3,
      updated_at: store.latest.updatedAt.toISOString(),
      sha256: hashOf(cv(2)),
      sections_changed: ['Work'],
    })
  })

  it('makes no new version of the same text', async () => {
    const { db, files } = await (await install()).start()
    const first = await files.publish(cv(1), { author })
    expect((await files.publish(cv(1), { author })).version).toBe(first.version)
    expect(await events(db)).toHaveLength(2)
  })

  it('lets one of several writers of the same version win', async () => {
    const { store, files } = await (await install()).start()
    const { version } = store.latest
    const writes = [1, 2, 3, 4, 5].map((n) => files.publish(cv(n), { author, ifMatch: version }))
    const results = await Promise.allSettled(writes)
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
    for (const r of results)
      if (r.status === 'rejected') expect((r.reason as ApiError).code).toBe('precondition_failed')
    expect(store.latest.version).toBe(version + 1)
  })

  it('numbers concurrent versions without a gap', async () => {
    const { store } = await (await install()).start()
    await Promise.all(Array.from({ length: 12 }, (_, n) => store.put(cv(n), { author })))
    expect((await store.list(20)).map((v) => v.version)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('shows a version only when it is prepared, and the one before until then', async () => {
    const { store } = await (await install()).start()
    let ready = () => {}
    const order: string[] = []
    store.prepareWith(async (next) => {
      if (next.version === 2) await new Promise<void>((done) => (ready = done))
      return () => order.push(`index ${next.version} beside text ${store.current.version}`)
    })
    store.onSwap((version) => order.push(`text ${version.version}`))
    await store.put(cv(1), { author })
    expect(store.latest.version).toBe(2)
    expect([store.current.version, store.isCurrent]).toEqual([1, false])
    ready()
    await expect.poll(() => store.current.version).toBe(2)
    expect(order).toEqual(['index 2 beside text 1', 'text 2'])
  })

  it('passes over versions that were overtaken while one was prepared', async () => {
    const { store } = await (await install()).start()
    const prepared: number[] = []
    let first = () => {}
    store.prepareWith(async (next) => {
      prepared.push(next.version)
      if (next.version === 2) await new Promise<void>((done) => (first = done))
      return () => undefined
    })
    for (const n of [1, 2, 3]) await store.put(cv(n), { author })
    first()
    await expect.poll(() => store.current.version).toBe(4)
    expect(prepared).toEqual([2, 4])
  })

  it('leaves the private lines of profile.json out of what is public', async () => {
    const { store } = await (await install()).start()
    await store.put(cv('+44 20 7946 0721'), { author })
    await store.settled(2, 1_000)
    expect(store.current.etag).toBe('"2"')
    store.setProfile({ private: ['7946 0721'] })
    await expect.poll(() => store.current.publicText).not.toContain('7946')
    expect(store.current.content).toContain('7946 0721')
    expect(store.current.etag).toMatch(/^"2-[0-9a-f]{8}"$/)
  })

  it('changed when profile.json did, if that is later than the text', async () => {
    const at = await install()
    const { store, stop } = await at.start()
    expect(store.current.modified).toEqual(store.current.updatedAt)
    await stop()
    writeFileSync(join(dirname(at.file), 'profile.json'), '{"name": "Ole Sund"}')
    const later = (await at.start()).store.current
    expect(later.modified.getTime()).toBeGreaterThan(later.updatedAt.getTime())
  })

  describe('and cv.md at a start', () => {
    it('is the first version when there is none', async () => {
      const at = await install()
      writeFileSync(at.file, cv(1))
      const { store } = await at.start()
      expect(store.current).toMatchObject({ version: 1, isDefault: false, author: 'file', content: cv(1) })
    })

    it('is left alone when it is the newest version', async () => {
      const at = await install()
      writeFileSync(at.file, cv(1))
      await (await at.start()).stop()
      const { db, store } = await at.start()
      expect(store.latest.version).toBe(1)
      expect(await events(db)).toHaveLength(1)
    })

    it('mirrors the newest version before a publication is answered', async () => {
      const at = await install()
      const { files } = await at.start()
      await files.publish(cv(1), { author })
      expect(existsSync(at.file) && readFileSync(at.file, 'utf8')).toBe(isMirrored ? cv(1) : false)
    })

    it('is rewritten when it is an older version: the crash came between row and file', async () => {
      const at = await install()
      const first = await at.start()
      for (const n of [1, 2]) await first.files.publish(cv(n), { author })
      await first.stop()
      writeFileSync(at.file, cv(1))
      const { store } = await at.start()
      expect(store.current).toMatchObject({ version: 3, content: cv(2) })
      expect(readFileSync(at.file, 'utf8')).toBe(isMirrored ? cv(2) : cv(1))
    })

    it('is written again when it is gone', async () => {
      const at = await install()
      const first = await at.start()
      await first.files.publish(cv(1), { author })
      await first.stop()
      rmSync(at.file, { force: true })
      await at.start()
      expect(existsSync(at.file)).toBe(isMirrored)
    })

    it('is the next version when no version is like it: it was edited meanwhile', async () => {
      const at = await install()
      const first = await at.start()
      await first.files.publish(cv(1), { author })
      await first.stop()
      writeFileSync(at.file, cv('by hand'))
      const { db, store } = await at.start()
      if (!isMirrored) return expect(store.current.content).toBe(cv(1))
      expect(store.current).toMatchObject({ version: 3, author: 'file', content: cv('by hand') })
      expect((await events(db)).at(-1)).toMatchObject({ version: 3, sections_changed: ['Work'] })
    })

    it.each([
      ['not UTF-8', Buffer.from([0x23, 0x20, 0xff, 0xfe])],
      ['empty', Buffer.from(' \n')],
      ['without a heading', Buffer.from('just text\n')],
      ['too large', Buffer.from(`# A\n${'x'.repeat(100_001)}`)],
    ])('is left alone when it is %s, and the last good version stays up', async (_name, bytes) => {
      const at = await install()
      const first = await at.start()
      await first.files.publish(cv(1), { author })
      await first.stop()
      writeFileSync(at.file, bytes)
      const { store } = await at.start()
      expect(store.current.content).toBe(cv(1))
      expect(readFileSync(at.file).equals(bytes)).toBe(true)
    })
  })

  it('follows a version that another process has written', async () => {
    const at = await install()
    const { store } = await at.start()
    const db = await at.database()
    ends.push(() => db.destroy())
    await new ContentStore(db, at.clock, log).put(cv('from elsewhere'), { author: 'command' })
    await expect
      .poll(async () => {
        await at.clock.advance(500)
        return store.current.content
      })
      .toBe(cv('from elsewhere'))
    if (isMirrored) await expect.poll(() => readFileSync(at.file, 'utf8')).toBe(cv('from elsewhere'))
  })
})
