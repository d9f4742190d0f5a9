/** The queue: what becomes of a row that is handled, fails, is added twice or is over. */
import { describe, expect, it } from 'vitest'
import { GiveUp, RetryAt, type QueuedTask } from '../../src/server/store/queue.ts'
import { ManualClock } from '../support/clock.ts'
import { DATABASES } from '../support/postgres.ts'
import { useQueue } from '../support/queue.ts'

type Task = QueuedTask<{ n: number }>

describe.each(DATABASES)('the queue on %s', (kind) => {
  const { open, work, state, until, finished } = useQueue(kind)

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
})
