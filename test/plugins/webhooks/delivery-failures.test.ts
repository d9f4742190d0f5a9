/** Webhooks that fail: when they are tried again, what else goes on meanwhile, and when an endpoint is given up. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HookedApp, type Delivery } from './hooked-app.ts'
import { behave, type Receiver } from './receiver.ts'

let h: HookedApp

beforeAll(async () => {
  h = await HookedApp.open()
})
afterAll(async () => {
  await h.close()
})
afterEach(async () => {
  await h.removeEndpoints()
})

const receiver = (behaviour: Receiver['behaviour'] = behave.ok) => h.receiverThat(behaviour)

describe('a failure', () => {
  it('is tried ten times on the schedule, with one id and one body, then reported', async () => {
    const { r, path } = await receiver(behave.fail)
    await h.publish()
    await h.settle()
    const waits: number[] = []
    for (let ms = await h.nextTry(); ms !== undefined; ms = await h.nextTry()) waits.push(ms)
    const expected = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map((s) => s * 1000)
    expect(waits).toHaveLength(expected.length)
    for (const [i, ms] of waits.entries()) {
      expect(ms).toBeGreaterThanOrEqual(expected[i] ?? 0)
      expect(ms).toBeLessThanOrEqual((expected[i] ?? 0) * 1.1)
    }
    expect(r.problems).toEqual([])
    expect(r.arrivals).toHaveLength(10)
    expect(new Set(r.arrivals.map((a) => a.id)).size).toBe(1)
    expect(new Set(r.arrivals.map((a) => a.body)).size).toBe(1)
    expect(new Set(r.arrivals.map((a) => a.headers['webhook-timestamp'])).size).toBe(10)
    // somebody else's server that is down is told in a line, not with a stack of ours
    const told = h.t.logs.filter((line) => String(line['msg']).startsWith('a queued task failed'))
    expect(told.map((line) => line['msg'])).toEqual(Array(10).fill('a queued task failed: answered 500'))
    expect(told.filter((line) => line['err'] !== undefined)).toEqual([])
    const [delivery] = await h.deliveries(path)
    expect(delivery).toMatchObject({
      status: 'failed',
      attempts: 10,
      next_attempt_at: null,
      response_status: 500,
      response_body: 'out of order',
      error: 'answered 500',
    })

    r.behaviour = behave.ok
    expect(await h.call('POST', `${path}/deliveries/${delivery?.id}/retry`)).toMatchObject({
      status: 'pending',
      attempts: 0,
    })
    await h.settle()
    expect((await h.deliveries(path))[0]).toMatchObject({
      status: 'delivered',
      attempts: 1,
      id: delivery?.id,
    })
    expect(new Set(r.arrivals.map((a) => a.id)).size).toBe(1)
  })

  it('waits as long as Retry-After says', async () => {
    const { path } = await receiver((reply) => void reply.writeHead(429, { 'retry-after': '900' }).end())
    await h.publish()
    await h.settle()
    const [delivery] = await h.deliveries(path)
    expect(Date.parse(delivery?.next_attempt_at ?? '') - h.clock.now()).toBe(900_000)
  })

  it.each([
    ['a redirect', behave.redirect, 302, 'redirects are not followed'],
    ['a client error', (reply) => void reply.writeHead(400).end('no'), 400, 'answered 400'],
    ['a broken connection', behave.die, null, 'other side closed'],
  ] as [string, Receiver['behaviour'], number | null, string][])(
    'is %s',
    async (_, behaviour, status, error) => {
      const { r, path } = await receiver(behaviour)
      await h.publish()
      await h.settle()
      const [delivery] = await h.deliveries(path)
      expect(delivery).toMatchObject({ status: 'pending', attempts: 1, response_status: status })
      expect(delivery?.error).toMatch(status === null ? /ECONNRESET|closed/ : error)
      r.behaviour = behave.ok
      await h.nextTry()
      expect((await h.deliveries(path))[0]).toMatchObject({ status: 'delivered', attempts: 2, error: null })
      expect((await h.endpoint(path)).failing_since).toBeNull()
    },
  )

  it('of one endpoint, which hangs, holds up no other, and nothing else of its own for ever', async () => {
    const hanging = await receiver(behave.hang)
    const well = await receiver()
    for (let i = 0; i < 5; i++) await h.publish()
    await well.r.until(() => well.r.acknowledged.length === 5, 'five updates beside the one that hangs')
    expect(hanging.r.arrivals).toHaveLength(1)
    hanging.r.behaviour = behave.ok
    await h.clock.advance(15_000)
    await h.settle()
    const status = (d: Delivery) => d.status
    expect((await h.deliveries(hanging.path)).map(status).sort()).toEqual([
      'delivered',
      'delivered',
      'delivered',
      'delivered',
      'pending',
    ])
    await h.nextTry()
    expect((await h.deliveries(hanging.path)).every((d) => d.status === 'delivered')).toBe(true)
  })
})

describe('an endpoint that is over', () => {
  it('is disabled by 410, and says so; what failed can be sent again', async () => {
    const { r, path, id } = await receiver(behave.fail)
    for (let i = 0; i < 3; i++) await h.publish()
    await h.settle()
    r.behaviour = behave.gone
    await h.nextTry()
    expect(await h.endpoint(path)).toMatchObject({
      status: 'disabled',
      status_reason: 'the receiver answered 410 Gone',
      deliveries: { pending: 0, delivered: 0, failed: 3 },
    })
    expect(h.t.logs.find((line) => line['endpoint'] === id)?.['msg']).toContain('was disabled')
    const before = r.arrivals.length
    await h.publish()
    while ((await h.nextTry()) !== undefined);
    expect(r.arrivals).toHaveLength(before)

    r.behaviour = behave.ok
    await expect(h.call('POST', `${path}/deliveries/retry`)).rejects.toThrow('409')
    await h.call('POST', `${path}/approve`)
    expect(await h.call('POST', `${path}/deliveries/retry`)).toEqual({ retried: 3, remaining: 0 })
    await h.settle()
    expect(r.ids.size).toBe(3)
    expect((await h.deliveries(path)).map((d) => d.status)).toEqual(['delivered', 'delivered', 'delivered'])
  })

  it('is disabled after five days of failure', async () => {
    const { path } = await receiver(behave.fail)
    await h.publish()
    await h.settle()
    const since = h.clock.now()
    expect((await h.endpoint(path)).failing_since).toBe(new Date(since).toISOString())
    while ((await h.nextTry()) !== undefined);
    await h.jump(since + 4.9 * DAY - h.clock.now())
    await h.publish()
    await h.settle()
    expect((await h.endpoint(path)).status).toBe('active')
    await h.nextTry()
    await h.nextTry()
    await h.jump(0.1 * DAY)
    await h.settle()
    const { status, status_reason: reason } = await h.endpoint(path)
    expect(status).toBe('disabled')
    expect(reason).toContain(`no delivery succeeded since ${new Date(since).toISOString()}`)
  })
})
