import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import { parseIdempotencyKey } from '../../src/plugins/idempotency.ts'
import { IdempotencyStore, KEEP_MS, RUN_MS } from '../../src/server/store/idempotency-store.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp, TestAppOptions } from '../support/app.ts'
import { ManualClock } from '../support/clock.ts'
import { DATABASES, useDatabase } from '../support/postgres.ts'

describe('the header', () => {
  it.each([
    ['abc', 'abc'],
    ['"abc"', 'abc'],
    ['"a\\"b"', 'a"b'],
    ['x'.repeat(255), 'x'.repeat(255)],
    ['', undefined],
    ['""', undefined],
    ['"abc', undefined],
    ['a b', undefined],
    ['é', undefined],
    ['"abc";q=1', undefined],
    ['x'.repeat(256), undefined],
  ])('%j names %j', (header, key) => {
    expect(parseIdempotencyKey(header)).toBe(key)
  })
})

describe.each(DATABASES)('idempotency on %s', (kind) => {
  const database = useDatabase(kind)
  const open: TestApp[] = []
  afterEach(async () => {
    for (const t of open.splice(0)) await t.close()
  })

  /** Each run of /count answers one more. `gate` holds the handler; `fail` makes it throw. */
  const state = { runs: 0, gate: Promise.resolve(), fail: false }
  async function start(options: TestAppOptions = {}): Promise<TestApp & { app: FastifyInstance }> {
    Object.assign(state, { runs: 0, gate: Promise.resolve(), fail: false })
    const t = await apiApp({ env: await database(), ...options })
    open.push(t)
    const schema = { hide: true, body: z.object({ n: z.number() }) }
    for (const idempotency of ['required', 'optional', 'check'] as const) {
      t.app.post(`/count-${idempotency}`, { config: { idempotency }, schema }, async (_request, reply) => {
        state.runs++
        await state.gate
        if (state.fail) throw new Error('broken')
        return reply.code(201).header('location', `/count/${state.runs}`).send({ runs: state.runs })
      })
    }
    await t.app.ready()
    return t
  }
  const post = (app: FastifyInstance, key: string | undefined, body: object = { n: 1 }, mode = 'required') =>
    app.inject({
      method: 'POST',
      url: `/count-${mode}`,
      payload: body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })

  it('sends the first answer again', async () => {
    const { app } = await start()
    const first = await post(app, 'k')
    const again = await post(app, '"k"')
    expect([first.statusCode, first.json(), first.headers['idempotency-replayed']]).toEqual([
      201,
      { runs: 1 },
      undefined,
    ])
    expect([again.statusCode, again.json(), again.headers['idempotency-replayed']]).toEqual([
      201,
      { runs: 1 },
      'true',
    ])
    expect(again.headers.location).toBe('/count/1')
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(state.runs).toBe(1)
  })

  it('answers 422 when the same key comes with another body', async () => {
    const { app } = await start()
    await post(app, 'k')
    const other = await post(app, 'k', { n: 2 })
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('keeps callers and routes apart', async () => {
    const { app } = await start()
    await post(app, 'k')
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/count-required',
      payload: { n: 2 },
      headers: { 'idempotency-key': 'k' },
      remoteAddress: '192.0.2.7',
    })
    expect(elsewhere.statusCode).toBe(201)
    expect((await post(app, 'k', { n: 3 }, 'optional')).statusCode).toBe(201)
    expect(state.runs).toBe(3)
  })

  it('runs two simultaneous first requests once; the second is told to come again', async () => {
    const { app } = await start()
    let open = () => {}
    state.gate = new Promise((done) => (open = done))
    const both = [post(app, 'k'), post(app, 'k')]
    const early = await Promise.race(both)
    expect([early.statusCode, early.json().code]).toEqual([409, 'idempotency_in_flight'])
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0)
    open()
    const statuses = (await Promise.all(both)).map((r) => r.statusCode)
    expect(statuses.sort()).toEqual([201, 409])
    expect(state.runs).toBe(1)
    expect((await post(app, 'k')).json()).toEqual({ runs: 1 })
  })

  it('does not keep a failure of ours', async () => {
    const { app } = await start()
    state.fail = true
    expect((await post(app, 'k')).statusCode).toBe(500)
    state.fail = false
    expect((await post(app, 'k')).json()).toEqual({ runs: 2 })
  })

  it('asks for a key where one is required, and for its form everywhere', async () => {
    const { app } = await start()
    const missing = await post(app, undefined)
    expect([missing.statusCode, missing.json().code]).toEqual([400, 'idempotency_key_required'])
    expect((await post(app, undefined, { n: 1 }, 'optional')).statusCode).toBe(201)
    for (const mode of ['required', 'optional', 'check']) {
      const bad = await post(app, 'two words', { n: 1 }, mode)
      expect([bad.statusCode, bad.json().code]).toEqual([400, 'idempotency_key_invalid'])
    }
    await post(app, 'k', { n: 1 }, 'check')
    expect((await post(app, 'k', { n: 1 }, 'check')).headers['idempotency-replayed']).toBeUndefined()
  })

  it('keeps an answer 24 hours, over a restart', async () => {
    const env = await database()
    const clock = new ManualClock()
    const first = await start({ env, clock })
    await post(first.app, 'k')
    await first.app.close()
    const second = await start({ env, clock, dir: first.dir })
    expect((await post(second.app, 'k')).headers['idempotency-replayed']).toBe('true')
    await clock.jump(KEEP_MS)
    expect((await post(second.app, 'k')).headers['idempotency-replayed']).toBeUndefined()
    expect(state.runs).toBe(1)
  })

  it('takes over from a process that died, the sooner the better it knows', async () => {
    const env = await database()
    const clock = new ManualClock()
    const t = await start({ env, clock })
    const store = new IdempotencyStore(t.app.db, t.app.secrets, clock)
    const ask = (holder: string) => store.claim(['r', 'c', 'k'], [Buffer.from('x')], holder)
    expect((await ask('a')).kind).toBe('claimed')
    expect((await ask('b')).kind).toBe('running')
    if (kind === 'SQLite') await store.recover()
    else await clock.jump(RUN_MS)
    const taken = await Promise.all([ask('c'), ask('d')])
    expect(taken.map((claim) => claim.kind).sort()).toEqual(['claimed', 'running'])
    // The one that was thought dead comes back: it has lost the key.
    const id = taken.flatMap((claim) => (claim.kind === 'claimed' ? [claim.id] : []))[0] ?? ''
    await store.finish({ id, holder: 'a' }, 200, {}, Buffer.from('late'))
    expect((await ask('e')).kind).toBe('running')
  })

  it('deletes what has expired, and the oldest beyond the limit of size', async () => {
    const clock = new ManualClock()
    const t = await start({ clock })
    const store = new IdempotencyStore(t.app.db, t.app.secrets, clock)
    const count = async () => (await t.app.db.selectFrom('idempotency').selectAll().execute()).length
    for (const key of ['1', '2', '3']) {
      const claim = await store.claim([key], [], key)
      if (claim.kind === 'claimed')
        await store.finish({ id: claim.id, holder: key }, 200, {}, Buffer.from(key))
      await clock.jump(1000)
    }
    await store.sweep()
    expect(await count()).toBe(3)
    await store.sweep(1)
    expect(await count()).toBe(0)
    await store.claim(['4'], [], '4')
    await clock.jump(KEEP_MS)
    await store.sweep()
    expect(await count()).toBe(0)
  })
})
