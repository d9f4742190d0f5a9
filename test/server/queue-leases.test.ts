/** Whose a row of the queue is: one of several workers has it, until it is done, stops, hangs or is killed. */
import { describe, expect, it } from 'vitest'
import { Queue, type QueuedTask } from '../../src/server/store/queue.ts'
import { runChild, type Child } from '../support/child.ts'
import { ManualClock } from '../support/clock.ts'
import { DATABASES } from '../support/postgres.ts'
import { LEASE_MS, useQueue } from '../support/queue.ts'

type Task = QueuedTask<{ n: number }>

describe.each(DATABASES)('the queue on %s', (kind) => {
  const { ends, settings, open, work, state, until, finished } = useQueue(kind)

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
