/** A queue on a database of its own, with a clock that is moved by hand. */
import { rmSync } from 'node:fs'
import { afterEach } from 'vitest'
import { z } from 'zod'
import { loadConfig } from '../../src/server/config.ts'
import { openDatabase, type Database } from '../../src/server/store/database.ts'
import { Queue, type Topic } from '../../src/server/store/queue.ts'
import { tempDir } from './app.ts'
import type { ManualClock } from './clock.ts'
import { useDatabase, type DatabaseKind } from './postgres.ts'

export const LEASE_MS = 30_000

/**
 * Inside a `describe.each(DATABASES)`: opens databases and queues, and ends them after each test.
 * @returns what opens them, what looks at their rows, and the list of what is ended
 */
export function useQueue(kind: DatabaseKind) {
  const database = useDatabase(kind)
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  async function settings(): Promise<Record<string, string>> {
    const dir = tempDir()
    ends.push(() => rmSync(dir, { recursive: true, force: true }))
    return { DATA_DIR: dir, ...(await database()) }
  }
  async function open(env?: Record<string, string>): Promise<Database> {
    const db = await openDatabase(loadConfig(env ?? (await settings())))
    ends.push(() => db.destroy())
    return db
  }
  function work(db: Database, clock: ManualClock, topic: Partial<Topic<{ n: number }>>): Queue {
    const queue = new Queue(db, clock, () => undefined)
    queue.register('work', {
      payload: z.object({ n: z.number() }),
      handle: () => Promise.resolve(null),
      maxAttempts: 3,
      delay: (failed) => failed * 1_000,
      leaseMs: LEASE_MS,
      ...topic,
    })
    ends.push(() => queue.stop())
    return queue
  }
  const state = async (db: Database, id: string) =>
    db.selectFrom('queue').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** Waits for what the database answers in its own time; the clock of the queue stands still meanwhile. */
  async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
    for (let i = 0; i < 500; i++) {
      const found = await look()
      if (found !== undefined && found !== false) return found
      await new Promise((done) => setTimeout(done, 10))
    }
    throw new Error('it did not happen')
  }
  const finished = (db: Database, id: string) =>
    until(async () => {
      const row = await state(db, id)
      return row.finished_at === null ? undefined : row
    })
  return { ends, settings, open, work, state, until, finished }
}
