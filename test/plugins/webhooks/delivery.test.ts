/** Webhooks: what is delivered, to whom and in which order; two secrets while one is rotated; test events. */
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newSecret } from '../../../src/plugins/webhooks/signing.ts'
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

describe('an update', () => {
  it('arrives signed, with what changed', async () => {
    const { r, path } = await receiver()
    const version = await h.publish()
    await h.settle()
    expect(r.problems).toEqual([])
    expect(r.arrivals).toHaveLength(1)
    const [arrival] = r.arrivals
    expect(arrival?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': expect.stringMatching(/^evt_[0-9a-f-]{36}$/) as string,
    })
    const { latest } = h.t.app.content
    expect(JSON.parse(arrival?.body ?? '')).toEqual({
      type: 'cv.content.updated',
      timestamp: latest.updatedAt.toISOString(),
      data: {
        version,
        updated_at: latest.updatedAt.toISOString(),
        sha256: latest.sha256,
        url: `${h.t.config.BASE_URL}/api/v1/cv`,
        sections_changed: ['Skills'],
      },
    })
    expect(await h.deliveries(path)).toMatchObject([
      { event_id: arrival?.id, version, status: 'delivered', attempts: 1, response_status: 204, error: null },
    ])
    expect(await h.endpoint(path)).toMatchObject({
      last_success_at: new Date(h.clock.now()).toISOString(),
      deliveries: { pending: 0, delivered: 1, failed: 0 },
    })
  })

  it('makes no event when the content is the same', async () => {
    const { r } = await receiver()
    await h.t.app.files.publish(h.t.app.content.latest.content, { author: 'test' })
    await h.settle()
    expect(r.arrivals).toEqual([])
  })

  it('is acknowledged by the status, though the receiver dies before the body is out', async () => {
    const { r, path } = await receiver((reply) => {
      reply.writeHead(200)
      reply.write('half an ')
    })
    const version = await h.publish()
    await r.until(() => r.acknowledged.length > 0, 'the update')
    await r.stop()
    await h.settle()
    expect(r.acknowledged.map((a) => a.version)).toEqual([version])
    expect(await h.deliveries(path)).toMatchObject([
      { version, status: 'delivered', attempts: 1, response_status: 200, error: null },
    ])
    expect(await h.nextTryAt()).toBeUndefined()
  })

  it('goes to those endpoints that are active, and to each once', async () => {
    const [a, b, off] = [await receiver(), await receiver(), await receiver()]
    await h.call('POST', `${off.path}/disable`)
    await h.publish()
    await h.settle()
    expect([a, b, off].map((x) => x.r.arrivals.length)).toEqual([1, 1, 0])
    expect(a.r.arrivals[0]?.id).toBe(b.r.arrivals[0]?.id)
  })

  it('keeps the order, one at a time, while the receiver keeps up', async () => {
    let under = 0
    let most = 0
    const { r } = await receiver((reply) => {
      most = Math.max(most, ++under)
      setTimeout(() => (under--, reply.writeHead(204).end()), 2)
    })
    const versions: number[] = []
    for (let i = 0; i < 12; i++) versions.push(await h.publish())
    await h.settle()
    expect(r.acknowledged.map((a) => a.version)).toEqual(versions)
    expect(most).toBe(1)
  })
})

describe('a rotation', () => {
  it('signs with both secrets for a day', async () => {
    const { r, path } = await receiver()
    const old = r.secret
    const next = newSecret()
    await h.call('POST', `${path}/secret`, { secret: next })
    await h.publish()
    await h.settle()
    const { body = '', headers = {} } = r.arrivals[0] ?? {}
    const time = new Date(Number(headers['webhook-timestamp']) * 1000)
    expect(headers['webhook-signature']).toBe(
      [next, old].map((s) => new Webhook(s).sign(String(headers['webhook-id']), time, body)).join(' '),
    )
    await h.jump(DAY)
    await h.publish()
    await h.settle()
    // The receiver still verifies with the old secret.
    expect(r.problems).toHaveLength(1)
    r.secret = next
    await h.nextTry()
    expect(r.arrivals).toHaveLength(2)
  })
})

describe('a test event', () => {
  it('is sent once, marked, and is no failure of the endpoint', async () => {
    const { r, path } = await receiver(behave.fail)
    const queued = await h.call<Delivery>('POST', `${path}/test`)
    expect(queued).toMatchObject({ test: true, status: 'pending' })
    await h.settle()
    expect(await h.nextTry()).toBeUndefined()
    expect(JSON.parse(r.arrivals[0]?.body ?? '{}')).toMatchObject({
      type: 'cv.content.updated',
      data: { test: true, version: h.t.app.content.latest.version },
    })
    expect(await h.deliveries(path)).toMatchObject([{ id: queued.id, status: 'failed', attempts: 1 }])
    expect((await h.endpoint(path)).failing_since).toBeNull()
    await h.call('POST', `${path}/disable`)
    await expect(h.call('POST', `${path}/test`)).rejects.toThrow('409')
  })
})
