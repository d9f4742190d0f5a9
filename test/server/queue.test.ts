import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadConfig } from '../../src/server/config.ts'
import { openDatabase, type Database } from '../../src/server/store/database.ts'
import { GiveUp, Queue, RetryAt, type QueuedTask, type Topic } from '../../src/server/store/queue.ts'
import { tempDir } from '../support/app.ts'
import { runChild, type Child } from '../support/child.ts'
import { ManualClock } from '../support/clock.ts'
import { DATABASES, useDatabase } from '../support/postgres.ts'

const LEASE_MS = 30_000
type Task = QueuedTask<{ n: number }>

describe.each(DATABASES)('the queue on %s', (kind) => {
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

  it('runs a row once and keeps its result', async () => {
    const db = await open()
    const clock = new ManualClock()
    const seen: Task[] = []
    const queue = work(db, clock, {
      handle: (task) => (seen.push(task), Promise.resolve({ double: task.payload.n * 2 })),
    })
    const id = await queue.enqueue('work', { n: 21 })
    expect((await state(db, id)).state).toBe('queued')
    queue.start()
    expect(await finished(db, id)).toMatchObject({
      state: 'succeeded',
      result: '{"double":42}',
      attempts: 1,
      generation: 1,
    })
    await clock.advance(2_000)
    expect(seen).toHaveLength(1)
    expect(await queue.find('work', id)).toMatchObject({ id, state: 'succeeded' })
    expect(await queue.find('other', id)).toBeUndefined()
  })

  it('tries again after the delay, and gives up after the last try', async () => {
    const db = await open()
    const clock = new ManualClock()
    const attempts: number[] = []
    const queue = work(db, clock, {
      handle: ({ attempt }) => (attempts.push(attempt), Promise.reject(new Error(`broken ${attempt}`))),
    })
    queue.start()
    const id = await queue.enqueue('work', { n: 1 })
    const failedOnce = await until(async () => {
      const row = await state(db, id)
      return row.last_error === 'broken 1' && row
    })
    expect(failedOnce).toMatchObject({ state: 'queued', run_at: clock.now() + 1_000 })
    await clock.advance(500)
    expect(attempts).toEqual([1])
    for (let i = 0; i < 10 && attempts.length < 3; i++) {
      await clock.advance(1_000)
      await new Promise((done) => setTimeout(done, 30))
    }
    expect(await finished(db, id)).toMatchObject({ state: 'failed', attempts: 3, last_error: 'broken 3' })
    expect(attempts).toEqual([1, 2, 3])
  })

  it('lets a handler name the time of its next try, or give up at once', async () => {
    const db = await open()
    const clock = new ManualClock()
    const queue = work(db, clock, {
      handle: ({ payload }) =>
        Promise.reject(
          payload.n === 1 ? new RetryAt(clock.now() + 77_000, 'asked to') : new GiveUp('no use'),
        ),
    })
    queue.start()
    const later = await queue.enqueue('work', { n: 1 })
    const never = await queue.enqueue('work', { n: 2 })
    expect(await finished(db, never)).toMatchObject({ state: 'failed', attempts: 1, last_error: 'no use' })
    const row = await until(async () => {
      const r = await state(db, later)
      return r.last_error !== null && r
    })
    expect(row).toMatchObject({ state: 'queued', run_at: clock.now() + 77_000, last_error: 'asked to' })
  })

  it('adds no second row under the same key, and says which there is', async () => {
    const db = await open()
    const queue = work(db, new ManualClock(), {})
    const first = await queue.enqueue('work', { n: 1 }, { dedupeKey: 'k' })
    expect(await queue.enqueue('work', { n: 2 }, { dedupeKey: 'k' })).toBe(first)
    expect(await queue.enqueue('work', { n: 3 }, { id: 'own' })).toBe('own')
    expect(await queue.enqueue('work', { n: 4 }, { id: 'own' })).toBe('own')
    expect(await queue.unfinished('work')).toBe(2)
  })

  it('enqueues with a transaction or not at all', async () => {
    const db = await open()
    const queue = work(db, new ManualClock(), {})
    await expect(
      db.transaction().execute(async (trx) => {
        await queue.enqueue('work', { n: 1 }, {}, trx)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await queue.unfinished('work')).toBe(0)
  })

  it('is claimed again when the lease runs out; who lost it cannot finish it', async () => {
    const db = await open()
    const slow = new ManualClock()
    let release = (_: string) => {}
    const begun = new Promise<void>((started) => {
      work(db, slow, {
        handle: () => (started(), new Promise<string>((done) => (release = done))),
      }).start()
    })
    ends.push(() => release('over'))
    const other = new ManualClock()
    const queue = work(db, other, { handle: () => Promise.resolve('second') })
    const id = await queue.enqueue('work', { n: 1 })
    // its first look, which found nothing, may end only after the clock has moved on
    const isBegun = begun.then(() => true)
    const soon = (): Promise<boolean> => new Promise((done) => setTimeout(() => done(false), 20))
    do await slow.advance(500)
    while (!(await Promise.race([isBegun, soon()])))
    expect(await state(db, id)).toMatchObject({ state: 'running', generation: 1 })
    // The first worker's clock stands still: it does not renew its lease, as a process that hangs.
    await other.jump(slow.now() - other.now() + LEASE_MS + 500)
    queue.start()
    expect(await finished(db, id)).toMatchObject({ state: 'succeeded', generation: 2, result: '"second"' })
    release('late')
    await new Promise((done) => setTimeout(done, 50))
    expect(await state(db, id)).toMatchObject({ generation: 2, result: '"second"' })
  })

  it('keeps its lease while it works', async () => {
    const db = await open()
    const clock = new ManualClock()
    let release = () => {}
    const queue = work(db, clock, { handle: () => new Promise<void>((done) => (release = done)) })
    ends.push(() => release())
    queue.start()
    const id = await queue.enqueue('work', { n: 1 })
    await until(async () => (await state(db, id)).state === 'running')
    const before = (await state(db, id)).lease_until ?? 0
    await clock.advance(LEASE_MS / 3)
    await until(async () => ((await state(db, id)).lease_until ?? 0) > before)
    release()
    expect(await finished(db, id)).toMatchObject({ generation: 1 })
  })

  it('gives a row back on a stop, without counting the try', async () => {
    const db = await open()
    const queue = work(db, new ManualClock(), {
      handle: (_task, signal) =>
        new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('stopped')))),
    })
    queue.start()
    const id = await queue.enqueue('work', { n: 1 })
    await until(async () => (await state(db, id)).state === 'running')
    await queue.stop()
    expect(await state(db, id)).toMatchObject({ state: 'queued', attempts: 0, lease_until: null })
  })

  it('gives each row to one of several workers, and runs no more than its limit at a time', async () => {
    const db = await open()
    const clock = new ManualClock()
    const runs: string[] = []
    let now = 0
    let most = 0
    const handle = async ({ id }: Task) => {
      runs.push(id)
      most = Math.max(most, ++now)
      // The first of them stays until there is a second one.
      await until(async () => most > 1)
      now--
    }
    const workers = [1, 2].map(() => work(db, clock, { handle, concurrency: 2 }))
    const ids: string[] = []
    for (let n = 0; n < 20; n++) ids.push((await workers[0]?.enqueue('work', { n })) ?? '')
    for (const worker of workers) worker.start()
    await until(async () => {
      await clock.advance(500)
      return (await workers[0]?.unfinished('work')) === 0
    })
    expect([...runs].sort()).toEqual([...ids].sort())
    expect(most).toBeLessThanOrEqual(4)
    expect(most).toBeGreaterThan(1)
  })

  it('deletes finished rows when their time is over', async () => {
    const db = await open()
    const clock = new ManualClock()
    const queue = work(db, clock, { keepMs: 60_000 })
    queue.start()
    const id = await queue.enqueue('work', { n: 1 })
    await finished(db, id)
    await clock.jump(60_000)
    await queue.sweep()
    expect(await queue.find('work', id)).toBeDefined()
    await clock.jump(1)
    await queue.sweep()
    expect(await queue.find('work', id)).toBeUndefined()
  })

  it('is resumed by another process after kill -9, and finished once', async () => {
    const env = await settings()
    const db = await open(env)
    const children: Child[] = []
    const child = (name: string) => {
      const started = runChild('./queue-child.ts', [name], env)
      children.push(started)
      ends.push(() => started.kill())
      return started
    }
    const queue = new Queue(db, new ManualClock(Date.now()), () => undefined)
    const id = await queue.enqueue('work', { hang: true })
    const first = child('first')
    await first.line(/^begin .* 1$/)
    expect((await state(db, id)).state).toBe('running')
    await first.kill()
    const second = child('second')
    await second.line(/^done .* 2$/)
    expect(await finished(db, id)).toMatchObject({
      state: 'succeeded',
      result: '{"by":"second","attempt":2}',
    })
    expect(children.flatMap((c) => c.lines()).filter((line) => line.startsWith('done'))).toHaveLength(1)
  })
})
