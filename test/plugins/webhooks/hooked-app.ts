import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { ANNOUNCE_AFTER_MS } from '../../../src/plugins/webhooks/index.ts'
import { TOPIC } from '../../../src/plugins/webhooks/deliveries.ts'
import { newSecret } from '../../../src/plugins/webhooks/signing.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { ManualClock } from '../../support/clock.ts'
import { testIndexDir } from '../../support/model.ts'
import { ownerHeaders } from '../../support/tokens.ts'
import { Receiver } from './receiver.ts'

export const EVENTS = ['cv.content.updated']
export const DAY = 24 * 3_600_000

export interface Delivery {
  id: string
  event_id: string
  version: number
  test: boolean
  status: string
  attempts: number
  next_attempt_at: string | null
  response_status: number | null
  response_body: string | null
  error: string | null
}

export interface Endpoint {
  id: string
  status: string
  status_reason: string | null
  failing_since: string | null
  last_success_at: string | null
  deliveries: { pending: number; delivered: number; failed: number }
}

/** The real app on a clock that is moved by hand, with receivers on loopback. */
export class HookedApp {
  readonly clock: ManualClock
  readonly t: TestApp
  readonly #owner: { authorization: string }
  readonly #receivers: Receiver[] = []
  /** Paths of endpoints that are removed after a test. */
  readonly #paths: string[] = []
  readonly #indexDir: string
  #texts = 0

  private constructor(t: TestApp, clock: ManualClock, owner: { authorization: string }, indexDir: string) {
    this.t = t
    this.#indexDir = indexDir
    this.clock = clock
    this.#owner = owner
  }

  /** @param ageMs how far behind the real time the clock starts; tokens are good until it has caught up */
  static async open(dir?: string, ageMs = 60 * DAY): Promise<HookedApp> {
    const clock = new ManualClock(Date.now() - ageMs)
    const indexDir = await testIndexDir()
    const t = await testApp({
      clock,
      cv: '# Ada Example\n\n## Skills\n\nTypeScript\n',
      env: { ALLOW_INSECURE_WEBHOOKS: 'on', INDEX_DIR: indexDir },
      ...(dir ? { dir } : {}),
    })
    return new HookedApp(t, clock, await ownerHeaders(t.app), indexDir)
  }

  async close(keep?: { dir: true }): Promise<void> {
    for (const receiver of this.#receivers) await receiver.stop()
    await this.t.close(keep)
    await rm(this.#indexDir, { recursive: true, force: true })
  }

  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<T> {
    const r = await this.t.app.inject({
      method,
      url,
      headers: this.#owner,
      ...(payload ? { payload } : {}),
    })
    if (r.statusCode >= 300) throw new Error(`${method} ${url}: ${r.statusCode} ${r.body}`)
    return (r.body ? JSON.parse(r.body) : undefined) as T
  }

  /** A receiver with its endpoint, which is active. */
  async receiver(secret = newSecret()): Promise<{ r: Receiver; id: string; path: string }> {
    const r = await new Receiver(secret, () => this.clock.now()).start()
    this.#receivers.push(r)
    const { registration } = await this.call<{ registration: { id: string } }>('POST', '/api/v1/webhooks', {
      url: r.url,
      events: EVENTS,
      secret,
    })
    return { r, id: registration.id, path: `/api/v1/owner/webhooks/${registration.id}` }
  }

  /** The same, which behaves so, for one test: its endpoint is there until it is removed. */
  async receiverThat(behaviour: Receiver['behaviour']): Promise<{ r: Receiver; id: string; path: string }> {
    const one = await this.receiver()
    one.r.behaviour = (reply, arrival, number) => behaviour(reply, arrival, number)
    this.#paths.push(one.path)
    return one
  }

  async removeEndpoints(): Promise<void> {
    for (const path of this.#paths.splice(0)) await this.call('DELETE', path)
    await this.settle()
  }

  /** Publishes a text that is new, and waits until it is announced. */
  async publish(): Promise<number> {
    const content = `# Ada Example\n\n## Skills\n\nTypeScript, for ${++this.#texts} years\n`
    const { content: store, files } = this.t.app
    const { version } = await files.publish(content, { author: 'test' })
    await store.settled(version, 60_000)
    await this.clock.jump(ANNOUNCE_AFTER_MS)
    return version
  }

  async deliveries(path: string): Promise<Delivery[]> {
    const { items } = await this.call<{ items: Delivery[] }>('GET', `${path}/deliveries?limit=100`)
    return items
  }

  endpoint(path: string): Promise<Endpoint> {
    return this.call<Endpoint>('GET', path)
  }

  /** Waits, in real time, until the outbox is empty and no delivery is due or under way. */
  async settle(ms = 20_000): Promise<void> {
    const end = performance.now() + ms
    for (;;) {
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from events where dispatched_at is null) + (select count(*) from queue
          where topic = ${TOPIC} and (state = 'running' or (state = 'queued' and run_at <= ${this.clock.now()}))
        ) as n`.execute(this.t.app.db)
      if (Number(rows[0]?.n) === 0) return
      if (performance.now() > end) throw new Error(`deliveries did not settle within ${ms} ms`)
      await new Promise((done) => setTimeout(done, 5))
    }
  }

  /** Moves time on in one step, and waits until what falls due is over. */
  async jump(ms: number): Promise<void> {
    await this.clock.jump(ms)
    await this.settle()
  }

  /** When the next try is due; undefined when none is left. */
  async nextTryAt(): Promise<number | undefined> {
    const row = await this.t.app.db
      .selectFrom('queue')
      .select('run_at')
      .where('topic', '=', TOPIC)
      .where('state', '=', 'queued')
      .orderBy('run_at')
      .executeTakeFirst()
    return row?.run_at
  }

  /** Moves time to when the next try is due, and waits until it is over; milliseconds that were skipped. */
  async nextTry(): Promise<number | undefined> {
    const at = await this.nextTryAt()
    if (at === undefined) return undefined
    const ms = at - this.clock.now()
    // The queue looks twice a second.
    await this.jump(Math.max(ms, 500))
    return ms
  }
}
