import { afterEach, describe, expect, it } from 'vitest'
import { createSender, type ResolveHost, type Sender } from '../../../src/plugins/webhooks/sender.ts'
import { newSecret, signatureHeaders } from '../../../src/plugins/webhooks/signing.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { ManualClock } from '../../support/clock.ts'
import { behave, Receiver } from './receiver.ts'

const BODY = JSON.stringify({ type: 'cv.content.updated', data: { version: 1 } })
const never = new AbortController().signal

const open: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const it of open.splice(0)) await it.close()
})

async function receiver(): Promise<Receiver> {
  const r = await new Receiver(newSecret()).start()
  open.push({ close: () => r.stop() })
  return r
}

function sender(options: Partial<Parameters<typeof createSender>[0]> = {}): Sender {
  const s = createSender({ clock: systemClock, allowInsecure: true, ...options })
  open.push(s)
  return s
}

const headersFor = (r: Receiver) =>
  signatureHeaders([{ secret: r.secret, until: null }], 'evt_1', BODY, Date.now())
const send = (s: Sender, r: Receiver, url = r.url) => s.send(url, headersFor(r), BODY, never)

describe('what a receiver answers', () => {
  it.each([
    ['204', behave.ok, 204, ''],
    ['500', behave.fail, 500, 'out of order'],
    ['a slow 200', behave.slow, 200, 'slow slow slow slow slow '],
    ['10 MB', behave.flood, 200, 'x'.repeat(1024)],
  ] as const)('%s', async (_, behaviour, status, body) => {
    const r = await receiver()
    r.behaviour = behaviour
    expect(await send(sender(), r)).toMatchObject({ status, body, error: undefined })
    expect(r.problems).toEqual([])
  })

  it('reads no more than 64 KiB or so of what a receiver sends', async () => {
    const r = await receiver()
    let written = 0
    r.behaviour = (reply) => {
      reply.writeHead(200)
      const more = () => {
        while (!reply.destroyed) {
          written += 16_384
          if (!reply.write(Buffer.alloc(16_384))) return void reply.once('drain', more)
        }
      }
      more()
    }
    expect(await send(sender(), r)).toMatchObject({ status: 200 })
    // The rest lies in the buffers of the sockets.
    expect(written).toBeLessThan(8_000_000)
  })

  it('follows no redirect', async () => {
    const r = await receiver()
    r.behaviour = behave.redirect
    expect(await send(sender(), r)).toMatchObject({ status: 302 })
    expect(r.arrivals.map((a) => a.path)).toEqual(['/hook'])
  })

  it('keeps no NUL, which PostgreSQL would refuse', async () => {
    const r = await receiver()
    r.behaviour = (reply) => void reply.end(Buffer.from([65, 0, 66, 0xff]))
    expect((await send(sender(), r)).body).toBe('A\ufffdB\ufffd')
  })

  it('reports a connection that breaks, and one that nobody takes', async () => {
    const r = await receiver()
    r.behaviour = behave.die
    const s = sender()
    expect(await send(s, r)).toMatchObject({
      status: undefined,
      error: expect.stringMatching(/\w/) as string,
    })
    await r.stop()
    expect((await send(s, r)).error).toContain('ECONNREFUSED')
  })

  it('gives a receiver 15 seconds, from connection to the end of the answer', async () => {
    const clock = new ManualClock(Date.now())
    const r = await receiver()
    r.behaviour = behave.hang
    const sent = send(sender({ clock }), r)
    await r.until(() => r.arrivals.length === 1, 'arrival')
    await clock.advance(14_999)
    await clock.advance(1)
    expect(await sent).toMatchObject({
      status: undefined,
      error: 'no answer within 15 s',
      durationMs: 15_000,
    })
  })

  it('takes the status of an answer whose body never ends', async () => {
    const clock = new ManualClock(Date.now())
    const r = await receiver()
    r.behaviour = (reply) => void reply.writeHead(200).write('begun')
    const sent = send(sender({ clock }), r)
    await r.until(() => r.arrivals.length === 1, 'arrival')
    // The status is on its way while this clock stands still.
    await new Promise((done) => setTimeout(done, 100))
    await clock.advance(15_000)
    expect(await sent).toMatchObject({ status: 200, body: 'begun' })
  })

  it('is called off by the signal', async () => {
    const r = await receiver()
    r.behaviour = behave.hang
    const stop = new AbortController()
    const sent = sender().send(r.url, headersFor(r), BODY, stop.signal)
    await r.until(() => r.arrivals.length === 1, 'arrival')
    stop.abort()
    await expect(sent).rejects.toThrow()
  })
})

describe('the address when connecting', () => {
  const to =
    (...addresses: string[]): ResolveHost =>
    (_, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )

  it.each([['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['::1'], ['fd00::1'], ['::ffff:127.0.0.1']])(
    'a public name that resolves to %s opens no connection',
    async (address) => {
      const r = await receiver()
      const url = r.url.replace('127.0.0.1', 'rebound.example')
      const sent = await send(sender({ resolve: to(address) }), r, url)
      expect(sent).toMatchObject({ status: undefined, error: expect.stringContaining('public') as string })
      expect(r.arrivals).toEqual([])
    },
  )

  it.each(['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '0.0.0.0', '[::]', 'localhost'])(
    'http://%s opens no connection unless insecure webhooks are allowed',
    async (host) => {
      const r = await receiver()
      const url = r.url.replace('127.0.0.1', host)
      const sent = await send(sender({ allowInsecure: false }), r, url)
      expect(sent).toMatchObject({ status: undefined, error: expect.stringContaining('public') as string })
      expect(r.arrivals).toEqual([])
    },
  )

  it('uses only those addresses of a name that are allowed', async () => {
    const r = await receiver()
    const asked: string[] = []
    const resolve: ResolveHost = (host, done) => (asked.push(host), to('10.0.0.1', '127.0.0.1')(host, done))
    const sent = await send(sender({ resolve }), r, r.url.replace('127.0.0.1', 'localhost'))
    expect(sent.status).toBe(204)
    expect(asked).toEqual(['localhost'])
  })

  it('reports a name that does not resolve', async () => {
    const r = await receiver()
    const missing: ResolveHost = (_, done) =>
      done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), [])
    const sent = await send(sender({ resolve: missing }), r, r.url.replace('127.0.0.1', 'nowhere.example'))
    expect(sent.error).toContain('ENOTFOUND')
  })
})
