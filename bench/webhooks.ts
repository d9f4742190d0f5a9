/**
 * How fast webhooks are: deliveries a second to receivers on loopback, and the time from the start of a PUT to the
 * arrival of its event. Progress on standard error.
 */
import { performance } from 'node:perf_hooks'
import { setOwnerPassword } from '../src/plugins/sso/accounts.ts'
import { newSecret } from '../src/plugins/webhooks/signing.ts'
import { systemClock } from '../src/server/clock.ts'
import { openDatabase } from '../src/server/store/database.ts'
import { overNetwork } from '../test/support/browser.ts'
import { removeDir, serviceDir, startService } from '../test/support/service.ts'
import { OWNER_PASSWORD, signIn } from '../test/support/tokens.ts'
import { Receiver } from '../test/plugins/webhooks/receiver.ts'
import { quantile, scaled, type Report, type ReportLine } from './harness.ts'

const ENDPOINTS = 20
const UPDATES = scaled(50)
const PUTS = scaled(100)

const text = (n: number) => `# Ada Example\n\n## Skills\n\nTypeScript, ${n} years\n`
const log = (line: string) => process.stderr.write(`${line}\n`)

/** What is read of the answers, each of which has one of these. */
interface Answered {
  readonly registration: { readonly id: string }
  readonly version: number
  readonly deliveries: { readonly pending: number; readonly failed: number }
}

const waitingOf = ({ deliveries }: Answered): number => deliveries.pending + deliveries.failed

async function measure(): Promise<readonly ReportLine[]> {
  const dir = serviceDir(text(0))
  const db = await openDatabase({ DATA_DIR: `${dir}/data` })
  await setOwnerPassword(db, systemClock, OWNER_PASSWORD)
  await db.destroy()
  const service = await startService({ dir, env: { ALLOW_INSECURE_WEBHOOKS: 'on', LOG_LEVEL: 'error' } })
  const receivers: Receiver[] = []
  try {
    const { access_token: token } = await signIn(service.url, overNetwork)
    const call = async (method: string, path: string, body?: object) => {
      const reply = await fetch(service.url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const answer = await reply.text()
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${answer}`)
      return JSON.parse(answer) as Answered
    }
    const register = async () => {
      const receiver = await new Receiver(newSecret()).start()
      receivers.push(receiver)
      const { url, secret } = receiver
      const { registration } = await call('POST', '/api/v1/webhooks', {
        url,
        secret,
        events: ['cv.content.updated'],
      })
      return { receiver, path: `/api/v1/owner/webhooks/${registration.id}` }
    }
    let texts = 0
    const put = () => call('PUT', '/cv/content', { content: text(++texts) })

    log(`${PUTS} updates, one after the other, to one endpoint`)
    const first = await register()
    const times: number[] = []
    for (let i = 0; i < PUTS; i++) {
      const start = performance.now()
      let arrived = 0
      first.receiver.behaviour = (reply) => {
        arrived = performance.now()
        reply.writeHead(204).end()
      }
      const answered = put()
      await first.receiver.until(() => arrived > 0, 'arrival')
      await answered
      times.push(arrived - start)
    }

    log(`${UPDATES} updates kept back for ${ENDPOINTS} endpoints, then sent at once`)
    const many = [first]
    while (many.length < ENDPOINTS) many.push(await register())
    // Kept back: a receiver that hangs holds its lane, and a disabled endpoint's deliveries wait for a retry.
    for (const { receiver } of many) receiver.behaviour = () => {}
    for (let i = 0; i < UPDATES; i++) await put()
    // An edit is announced a moment after it, to endpoints that are not disabled then.
    for (const { path } of many)
      while (waitingOf(await call('GET', path)) < UPDATES) await new Promise((done) => setTimeout(done, 50))
    for (const { path, receiver } of many) {
      await call('POST', `${path}/disable`)
      await receiver.stop()
      await receiver.start()
      receiver.acknowledged.length = 0
      receiver.behaviour = (reply) => void reply.writeHead(204).end()
      await call('POST', `${path}/approve`)
    }
    const start = performance.now()
    await Promise.all(many.map(({ path }) => call('POST', `${path}/deliveries/retry`)))
    for (const { receiver } of many)
      await receiver.until(() => receiver.versions.size >= UPDATES, 'all deliveries', 120_000)
    const seconds = (performance.now() - start) / 1000

    const ms = (q: number) => quantile(times, q).toFixed(0)
    return [
      {
        what: `deliveries to ${ENDPOINTS} receivers on loopback`,
        figure: `${((ENDPOINTS * UPDATES) / seconds).toFixed(0)} a second`,
      },
      {
        what: 'from the start of a PUT to the arrival of its event',
        figure: `p50 ${ms(0.5)} ms, p99 ${ms(0.99)} ms`,
      },
    ]
  } finally {
    await service.kill()
    for (const receiver of receivers) await receiver.stop()
    removeDir(dir)
  }
}

export const webhooksReport: Report = {
  name: 'webhooks',
  what: 'how many webhooks are delivered a second, and how soon after an update',
  measure,
}
