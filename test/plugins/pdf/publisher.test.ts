import { rmSync } from 'node:fs'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PdfPublisher, RENDER_AFTER_MS, TOPIC } from '../../../src/plugins/pdf/pdf-publisher.ts'
import { PdfStore } from '../../../src/plugins/pdf/pdf-store.ts'
import { RenderHost } from '../../../src/plugins/pdf/render-host.ts'
import { renderPdf } from '../../../src/plugins/pdf/render.ts'
import { ContentStore } from '../../../src/server/store/content-store.ts'
import { openDatabase, type Database } from '../../../src/server/store/database.ts'
import { Queue } from '../../../src/server/store/queue.ts'
import { tempDir } from '../../support/app.ts'
import { ManualClock } from '../../support/clock.ts'

let dir: string
let db: Database
let clock: ManualClock
let queue: Queue
let content: ContentStore
let store: PdfStore
let failures: string[]
let attempts: number
/** Tries that fail before rendering works. */
let broken: number
let publisher: PdfPublisher

beforeEach(async () => {
  dir = tempDir()
  db = await openDatabase({ DATA_DIR: dir, DATABASE_URL: undefined })
  clock = new ManualClock()
  failures = []
  attempts = 0
  broken = 0
  queue = new Queue(db, clock, (error) =>
    failures.push(error instanceof Error ? error.message : String(error)),
  )
  const { log } = Fastify({ logger: false })
  content = new ContentStore(db, clock, log)
  store = new PdfStore(db, clock)
  publisher = new PdfPublisher({
    db,
    clock,
    queue,
    content,
    store,
    pageSize: 'a4',
    log,
    render: async (markdown, options) => {
      if (++attempts <= broken) throw new Error('the thread ran out of memory')
      return renderPdf(markdown, options)
    },
  })
  await content.start()
})

afterEach(async () => {
  await content.stop()
  await queue.stop()
  await db.destroy()
  rmSync(dir, { recursive: true, force: true })
})

async function publish(text: string): Promise<void> {
  const { version } = await content.put(text, { author: 'test' })
  await vi.waitFor(() => expect(content.current.version).toBe(version))
  // Twice, so that the queue's looks, two a second, fall on whole seconds after a failure.
  await clock.advance(2 * RENDER_AFTER_MS)
}
const rows = () => db.selectFrom('queue').selectAll().where('topic', '=', TOPIC).orderBy('id').execute()
const ready = () =>
  vi.waitFor(async () => expect(await publisher.current()).toBeDefined(), { timeout: 20_000 })

describe('the PDF of the published version', () => {
  it('is rendered once, however often it is asked for', async () => {
    queue.start()
    await publish('# Ada\n\ntext\n')
    await Promise.all(Array.from({ length: 5 }, () => publisher.ensure(content.current)))
    await ready()
    await publisher.ensure(content.current)
    expect(attempts).toBe(1)
    expect((await rows()).map((row) => row.state)).toEqual(['succeeded'])
  })

  it('is tried again after a while when rendering fails, and the reason is told', async () => {
    broken = 2
    queue.start()
    await publish('# Ada\n\ntext\n')
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ state: 'queued', attempts: 1 }))
    expect((await rows())[0]?.run_at).toBe(clock.now() + 1_000)
    expect(await publisher.current()).toBeUndefined()
    await clock.advance(1_000)
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ state: 'queued', attempts: 2 }))
    expect((await rows())[0]?.run_at).toBe(clock.now() + 2_000)
    await clock.advance(2_000)
    await ready()
    expect(failures).toEqual(['the thread ran out of memory', 'the thread ran out of memory'])
    expect((await rows())[0]).toMatchObject({ state: 'succeeded', attempts: 3 })
  })

  it('is tried anew on the next start when it failed for good', async () => {
    broken = 8
    queue.start()
    await publish('# Ada\n\ntext\n')
    await vi.waitFor(
      async () => {
        await clock.advance(60_000)
        expect((await rows())[0]?.state).toBe('failed')
      },
      { timeout: 20_000 },
    )
    expect(attempts).toBe(8)
    expect((await rows())[0]).toMatchObject({ state: 'failed', last_error: 'the thread ran out of memory' })
    await publisher.ensure(content.current)
    await ready()
  })

  it('leaves private lines out, and is another one when they change', async () => {
    queue.start()
    await publish('# Ada\n\ntext\n\nPhone: 555 0100\n')
    await ready()
    const before = await publisher.current()
    content.setProfile({ private: ['555 0100'] })
    await vi.waitFor(() => expect(content.current.publicText).not.toContain('555'))
    await ready()
    expect((await publisher.current())?.etag).not.toBe(before?.etag)
    content.setProfile({ name: 'Ada Example' })
    await vi.waitFor(() => expect(content.current.publicText).toContain('555'))
    await ready()
    expect((await publisher.current())?.name).toBe('Ada Example')
  })

  it('is kept for the newest versions alone, and passes over those in between', async () => {
    const pdf = await renderPdf('# Ada\n', { pageSize: 'a4', date: new Date(0) })
    for (let version = 1; version <= 7; version++) await store.put(`key ${version}`, version, pdf)
    const kept = await db.selectFrom('pdfs').select('version').orderBy('version').execute()
    expect(kept.map((row) => row.version)).toEqual([4, 5, 6, 7])
    await publish('# Ada\n\none\n')
    await publish('# Ada\n\ntwo\n')
    queue.start()
    await ready()
    expect(attempts).toBe(1)
  })
})

describe('the rendering thread', () => {
  const options = { pageSize: 'a4', date: new Date(0) } as const
  const endless = `# A\n\n${'word '.repeat(400_000)}`

  it('gives the same bytes as the renderer', async () => {
    const host = new RenderHost()
    try {
      const { bytes } = await host.render('# Ada\n\ntext\n', options)
      expect(
        Buffer.from(bytes).equals(Buffer.from((await renderPdf('# Ada\n\ntext\n', options)).bytes)),
      ).toBe(true)
    } finally {
      await host.close()
    }
  })

  it('is ended when it takes too long, and the next CV gets a new one', async () => {
    const host = new RenderHost({ timeMs: 3_000 })
    try {
      await expect(host.render(endless, options)).rejects.toThrow('rendering took longer than 3 s')
    } finally {
      await host.close()
    }
    const fresh = new RenderHost({ timeMs: 50, waiting: 1 })
    try {
      // Both are over the limit; the second has its own time and its own end.
      const both = [fresh.render(endless, options), fresh.render(endless, options)]
      await expect(fresh.render('# A\n', options)).rejects.toMatchObject({
        code: 'overloaded',
        statusCode: 503,
      })
      for (const one of both) await expect(one).rejects.toThrow('took longer than 0.05 s')
    } finally {
      await fresh.close()
    }
  })

  it('fails alone when it runs out of memory', async () => {
    const host = new RenderHost({ memoryMb: 24, timeMs: 60_000 })
    try {
      await expect(host.render(endless, options)).rejects.toThrow(/memory/i)
    } finally {
      await host.close()
    }
  })
})
