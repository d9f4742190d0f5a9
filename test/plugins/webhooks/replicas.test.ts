/**
 * Fan-out and deliveries by the processes that share a database, two with PostgreSQL and one with SQLite: what is
 * done twice, out of order or not at all?
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { DeliveryStore, TOPIC } from '../../../src/plugins/webhooks/deliveries.ts'
import { FanOut } from '../../../src/plugins/webhooks/fan-out.ts'
import { Registrations } from '../../../src/plugins/webhooks/registrations.ts'
import { createSender } from '../../../src/plugins/webhooks/sender.ts'
import { newSecret } from '../../../src/plugins/webhooks/signing.ts'
import { deliveryTopic } from '../../../src/plugins/webhooks/worker.ts'
import { systemClock as clock } from '../../../src/server/clock.ts'
import { ContentStore } from '../../../src/server/store/content-store.ts'
import { openDatabase } from '../../../src/server/store/database.ts'
import { Queue } from '../../../src/server/store/queue.ts'
import { createSecrets } from '../../../src/server/store/secrets.ts'
import { DATABASES, useDatabase } from '../../support/postgres.ts'
import { Receiver } from './receiver.ts'

const { log } = Fastify({ logger: false })
const secrets = createSecrets('a key of at least 32 characters, for tests')

/** The webhook part of one process. */
async function replica(config: { DATA_DIR: string; DATABASE_URL: string | undefined }) {
  const db = await openDatabase(config)
  const content = new ContentStore(db, clock, log)
  const queue = new Queue(db, clock, () => undefined)
  const sender = createSender({ clock, allowInsecure: true })
  const deliveries = new DeliveryStore(db, clock, queue)
  const registrations = new Registrations(db, clock, secrets)
  const fanOut = new FanOut({ db, clock, config: { BASE_URL: 'https://cv.example' }, deliveries, log })
  queue.register(TOPIC, deliveryTopic({ db, clock, secrets, sender, allowInsecure: true, log }))
  let started = false
  return {
    db,
    content,
    registrations,
    deliveries,
    put: (n: number) => content.put(`# Ada\n\nNumber ${n}\n`, { author: 'test' }),
    start() {
      if (!started) {
        queue.start()
        fanOut.start()
      }
      started = true
    },
    look: () => fanOut.look(),
    async stop() {
      await content.stop()
      await fanOut.stop()
      await queue.stop()
      await sender.close()
      await db.destroy()
    },
  }
}

describe.each(DATABASES)('the processes on %s', (kind) => {
  const database = useDatabase(kind)
  const cleanUp: (() => unknown)[] = []
  afterEach(async () => {
    for (const step of cleanUp.splice(0).reverse()) await step()
  })

  async function pair() {
    const dir = mkdtempSync(join(tmpdir(), 'public-cv-hooks-'))
    cleanUp.push(() => rmSync(dir, { recursive: true, force: true }))
    const config = { DATA_DIR: dir, DATABASE_URL: (await database())['DATABASE_URL'] }
    const a = await replica(config)
    cleanUp.push(() => a.stop())
    if (kind === 'SQLite') return [a, a] as const
    const b = await replica(config)
    cleanUp.push(() => b.stop())
    return [a, b] as const
  }

  async function receiver(on: Awaited<ReturnType<typeof replica>>) {
    const r = await new Receiver(newSecret()).start()
    cleanUp.push(() => r.stop())
    await on.registrations.active({ url: r.url, events: ['cv.content.updated'], secret: r.secret })
    return r
  }

  it('deliver each update once, in order and one at a time to each endpoint', async () => {
    const [a, b] = await pair()
    const [one, two] = [await receiver(a), await receiver(b)]
    let under = 0
    let most = 0
    one.behaviour = (reply) => {
      most = Math.max(most, ++under)
      setTimeout(() => (under--, reply.writeHead(204).end()), 3)
    }
    a.start()
    b.start()
    const versions: number[] = []
    for (let i = 0; i < 15; i++) {
      versions.push((await (i % 2 ? a : b).put(i)).version)
      a.look()
      b.look()
    }
    await one.until(() => one.versions.size === 15 && two.versions.size === 15, '15 updates to both', 50_000)
    expect(one.acknowledged.map((x) => x.version)).toEqual(versions)
    expect(two.acknowledged.map((x) => x.version)).toEqual(versions)
    expect(one.acknowledged.map((x) => x.id)).toEqual(two.acknowledged.map((x) => x.id))
    expect(most).toBe(1)
    expect([...one.problems, ...two.problems]).toEqual([])
  })

  it('deliver what was written while neither ran, and not the bundled sample', async () => {
    const [a, b] = await pair()
    await a.content.put('# Sample\n', { author: 'default', isDefault: true })
    const r = await receiver(a)
    const { version } = await b.put(1)
    a.start()
    b.start()
    await r.until(() => r.acknowledged.length > 0, 'the update')
    expect(r.acknowledged.map((x) => x.version)).toEqual([version])
    const open = await a.db.selectFrom('events').select('id').where('dispatched_at', 'is', null).execute()
    expect(open).toEqual([])
  })

  it('send again what a process that died had claimed, under the same id', async () => {
    const [a, b] = await pair()
    const r = await receiver(a)
    r.behaviour = () => {}
    a.start()
    await a.put(1)
    a.look()
    await r.until(() => r.arrivals.length === 1, 'the first try')
    // As if it had died: nobody renews its lease, and what it learns comes too late.
    await a.db
      .updateTable('queue')
      .set({ lease_until: clock.now(), generation: 99 })
      .where('topic', '=', TOPIC)
      .execute()
    r.behaviour = (reply) => void reply.writeHead(204).end()
    b.start()
    await r.until(() => r.acknowledged.length === 1, 'the second try')
    expect(new Set(r.arrivals.map((x) => x.id)).size).toBe(1)
    expect(r.arrivals.length).toBeGreaterThanOrEqual(2)
  })
})
