import { afterEach, describe, expect, it } from 'vitest'
import { apiApp } from '../support/api.ts'
import { testApp, untilReady, type TestApp, type TestAppOptions } from '../support/app.ts'
import { ManualClock } from '../support/clock.ts'
import { testIndexDir } from '../support/model.ts'
import { DATABASES, useDatabase } from '../support/postgres.ts'
import { removeDir, serviceDir, startService, type Service } from '../support/service.ts'

interface Job {
  readonly job_id: string
  readonly status: string
  readonly checks?: Record<string, string>
}

const DAY_MS = 24 * 60 * 60_000

describe.each(DATABASES)('jobs on %s', (kind) => {
  const database = useDatabase(kind)
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })
  /** The settings of an app with the real model, which is built already. */
  async function withModel(): Promise<Record<string, string>> {
    const INDEX_DIR = await testIndexDir()
    ends.push(() => removeDir(INDEX_DIR))
    return { ...(await database()), INDEX_DIR }
  }
  async function start(options: TestAppOptions = {}, make = apiApp): Promise<TestApp> {
    const t = await make({ env: await database(), ...options })
    ends.push(() => t.close())
    await t.app.ready()
    return t
  }
  const create = (t: TestApp, headers: Record<string, string> = {}) =>
    t.app.inject({ method: 'POST', url: '/api/v1/jobs', headers })

  it('are queued with an address, and reach their end', async () => {
    const t = await start({ env: await withModel() }, testApp)
    await untilReady(t.app)
    const made = await create(t)
    const job = made.json<Job>()
    expect(made.statusCode).toBe(202)
    expect(job.job_id).toMatch(/^job_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(made.headers.location).toBe(`/api/v1/jobs/${job.job_id}`)
    expect(Number(made.headers['retry-after'])).toBeGreaterThan(0)
    const order = ['queued', 'running', 'succeeded']
    const seen = [job.status]
    for (let i = 0; i < 500 && seen.at(-1) !== 'succeeded'; i++) {
      const { status } = (await t.app.inject(String(made.headers.location))).json<Job>()
      if (status !== seen.at(-1)) seen.push(status)
      await new Promise((done) => setTimeout(done, 5))
    }
    // Never back, nothing unknown; a poll may miss the moment of running.
    expect(seen.map((s) => order.indexOf(s))).toEqual([...seen.map((s) => order.indexOf(s))].sort())
    expect(seen.at(-1)).toBe('succeeded')
    const done = (await t.app.inject(String(made.headers.location))).json<Job>()
    expect(done.checks).toMatchObject({ content: 'ok', index: 'ok' })
  })

  it('fail when the content is not as it was published', async () => {
    const t = await start()
    await t.app.db.updateTable('versions').set({ sha256: 'other' }).execute()
    const { job_id } = (await create(t)).json<Job>()
    await expect
      .poll(async () => (await t.app.inject(`/api/v1/jobs/${job_id}`)).json<Job>(), { timeout: 20_000 })
      .toMatchObject({ status: 'failed', problem: expect.stringContaining('content') })
  })

  it('answer 404 for an unknown or malformed id', async () => {
    const t = await start()
    for (const id of [
      'job_0198c5a4-7e2a-7c31-9d51-3f1f0c6b2a10',
      'x',
      '%00',
      '%20',
      'job_',
      'a'.repeat(400),
    ]) {
      const answer = await t.app.inject(`/api/v1/jobs/${id}`)
      expect([answer.statusCode, answer.json().code], id).toEqual([404, 'not_found'])
    }
  })

  it('are kept for 24 hours after their end', async () => {
    const clock = new ManualClock()
    const t = await start({ clock })
    const { job_id } = (await create(t)).json<Job>()
    const read = async () => (await t.app.inject(`/api/v1/jobs/${job_id}`)).json<Job>().status
    // There is no model here, and the check says so.
    await expect.poll(read, { timeout: 20_000 }).toBe('failed')
    await clock.jump(DAY_MS)
    await t.app.queue.sweep()
    expect(await read()).toBe('failed')
    await clock.jump(1)
    await t.app.queue.sweep()
    expect((await t.app.inject(`/api/v1/jobs/${job_id}`)).statusCode).toBe(404)
  })

  it('need no body and mind none', async () => {
    const t = await start()
    const types = ['application/json', 'text/plain', 'application/octet-stream']
    for (const payload of ['', '{}', 'anything'])
      for (const type of types) {
        const headers = { 'content-type': type }
        const made = await t.app.inject({ method: 'POST', url: '/api/v1/jobs', headers, payload })
        expect(made.statusCode, `${type} ${payload}`).toBe(202)
      }
    const large = await t.app.inject({ method: 'POST', url: '/api/v1/jobs', payload: 'x'.repeat(70_000) })
    expect(large.statusCode).toBe(413)
  })

  it('are one under one Idempotency-Key', async () => {
    const t = await start()
    const [a, b] = [await create(t, { 'idempotency-key': 'k' }), await create(t, { 'idempotency-key': 'k' })]
    expect(b.json()).toEqual(a.json())
    expect(b.headers.location).toBe(a.headers.location)
    expect(b.headers['idempotency-replayed']).toBe('true')
  })

  it('and their keys survive kill -9 of the service', async () => {
    const env = await withModel()
    const dir = serviceDir('# Mira\n\n## Work\n\nText\n')
    ends.push(() => removeDir(dir))
    const run = async (): Promise<Service> => {
      const service = await startService({ dir, env, untilReady: false })
      ends.push(() => service.kill())
      await expect
        .poll(
          () =>
            fetch(`${service.url}/healthz`).then(
              (r) => r.ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true)
      return service
    }
    const post = (service: Service, key: string) =>
      fetch(`${service.url}/api/v1/jobs`, { method: 'POST', headers: { 'idempotency-key': key } })
    const first = await run()
    const keys = Array.from({ length: 20 }, (_, i) => `k${i}`)
    const answers = await Promise.all(
      keys.map((key) => post(first, key).then((r) => r.json() as Promise<Job>)),
    )
    // Mid-air: some of these are answered, some are not, and none may run twice.
    const late = Promise.allSettled(keys.map((key) => post(first, `late-${key}`).then((r) => r.json())))
    await first.kill()
    await late
    const second = await run()
    for (const [i, key] of keys.entries()) {
      const again = await post(second, key)
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect(await again.json()).toEqual(answers[i])
    }
    for (const { job_id } of answers) {
      await expect
        .poll(() => fetch(`${second.url}/api/v1/jobs/${job_id}`).then((r) => r.json() as Promise<Job>), {
          timeout: 60_000,
        })
        .toMatchObject({ status: 'succeeded' })
    }
    const repeated = await post(second, 'late-k0')
    expect([202, 409]).toContain(repeated.status)
  }, 240_000)
})
