/** The service in a process of its own, killed while it claims, sends and writes down deliveries. */
import type { ServerResponse } from 'node:http'
import { setOwnerPassword } from '../../../src/plugins/sso/accounts.ts'
import { newSecret } from '../../../src/plugins/webhooks/signing.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { openDatabase } from '../../../src/server/store/database.ts'
import { overNetwork } from '../../support/browser.ts'
import { testIndexDir } from '../../support/model.ts'
import {
  freePort,
  removeDir,
  serviceDir,
  startService,
  untilAnswering,
  type Service,
} from '../../support/service.ts'
import { OWNER_PASSWORD, signIn } from '../../support/tokens.ts'
import { behave, Receiver, type Behaviour } from './receiver.ts'

export interface KillRunOptions {
  readonly kills: number
  readonly updates: number
  readonly seed: number
  /** Progress, line by line. */
  readonly log?: (line: string) => void
  /** Milliseconds until everything must have arrived after the last start. */
  readonly patienceMs?: number
}

export interface KillRunResult {
  /** Versions whose PUT was answered. */
  readonly acknowledged: number
  /** Versions that are in the database, which may be more: a PUT whose answer the kill took away. */
  readonly stored: number
  /** Versions that did not reach a receiver, by receiver. */
  readonly lost: Record<string, number[]>
  /** Versions that came under two ids. */
  readonly unstable: number[]
  /** Signatures that did not verify. */
  readonly problems: string[]
  /** Requests beyond the first that were answered with 2xx for the same id. */
  readonly repeated: number
  /** How often the process was killed, by moment. */
  readonly kills: Record<KillMoment, number>
}

export const MOMENTS = ['put', 'claim', 'send', 'acknowledgement'] as const
export type KillMoment = (typeof MOMENTS)[number]

/** A small seeded generator (mulberry32): the same run for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const ROUGH: readonly Behaviour[] = [
  behave.fail,
  behave.redirect,
  behave.die,
  behave.slow,
  behave.flood,
  behave.ok,
]

export async function killRun({
  kills,
  updates,
  seed,
  log = () => {},
  patienceMs = 120_000,
}: KillRunOptions): Promise<KillRunResult> {
  const random = seeded(seed)
  const dir = serviceDir('# Ada Example\n\n## Skills\n\nTypeScript\n')
  const indexDir = await testIndexDir()
  const db = await openDatabase({ DATA_DIR: `${dir}/data` })
  await setOwnerPassword(db, systemClock, OWNER_PASSWORD)
  const calm = await new Receiver(newSecret()).start()
  const rough = await new Receiver(newSecret()).start()
  // Each id fails at most once here: the second wait of the schedule is five minutes.
  rough.behaviour = (reply, arrival, number) => {
    const pick = ROUGH[Math.floor(random() * ROUGH.length)] ?? behave.ok
    ;(number === 1 ? pick : behave.ok)(reply, arrival, number)
  }
  const port = await freePort()
  const env = { ALLOW_INSECURE_WEBHOOKS: 'on', INDEX_DIR: indexDir, LOG_LEVEL: 'error' }
  let service: Service | undefined
  const start = async () => {
    service = await startService({ dir, port, env, untilReady: false })
    await untilAnswering(service)
    return service
  }
  const counts: Record<KillMoment, number> = { put: 0, claim: 0, send: 0, acknowledgement: 0 }
  const acknowledged = new Set<number>()
  let texts = 0
  try {
    let running = await start()
    const { access_token: token } = await signIn(running.url, overNetwork)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    for (const { url, secret } of [calm, rough]) {
      const body = JSON.stringify({ url, secret, events: ['cv.content.updated'] })
      const reply = await fetch(`${running.url}/api/v1/webhooks`, { method: 'POST', headers, body })
      if (reply.status !== 200) throw new Error(`registration: ${reply.status} ${await reply.text()}`)
    }
    const put = async () => {
      const content = `# Ada Example\n\n## Skills\n\nTypeScript, ${++texts} years\n`
      const body = JSON.stringify({ content })
      for (;;) {
        const reply = await fetch(`${running.url}/cv/content`, { method: 'PUT', headers, body })
        const answer = (await reply.json()) as { version: number }
        if (reply.status === 200) return void acknowledged.add(answer.version)
        if (reply.status !== 503) throw new Error(`PUT: ${reply.status} ${JSON.stringify(answer)}`)
        // Overloaded: the machine runs other things too.
        await new Promise((done) => setTimeout(done, 1_000 * Number(reply.headers.get('retry-after') ?? 1)))
      }
    }
    for (let kill = 0; kill <= kills; kill++) {
      const share = Math.round((updates * (kill + 1)) / (kills + 1))
      while (texts < share - 1) await put()
      if (kill === kills) {
        await put()
        break
      }
      const moment = MOMENTS[kill % MOMENTS.length] ?? 'put'
      counts[moment]++
      await killAt(moment, running, calm, put, random)
      log(`kill ${kill + 1} of ${kills} (${moment}); ${acknowledged.size} updates acknowledged`)
      running = await start()
    }
    const rows = await db.selectFrom('versions').select('version').where('version', '>', 1).execute()
    const stored = rows.map((row) => row.version)
    const missing = (r: Receiver) => stored.filter((version) => !r.versions.has(version))
    const end = performance.now() + patienceMs
    while (missing(calm).length + missing(rough).length > 0 && performance.now() < end)
      await new Promise((done) => setTimeout(done, 100))
    const gone = [...acknowledged].filter((version) => !stored.includes(version))
    return {
      acknowledged: acknowledged.size,
      stored: stored.length,
      lost: { database: gone, calm: missing(calm), rough: missing(rough) },
      unstable: [...calm.versions].filter((v) => idsOf(v, calm, rough).size !== 1),
      problems: [...calm.problems, ...rough.problems],
      repeated: calm.acknowledged.length + rough.acknowledged.length - calm.ids.size - rough.ids.size,
      kills: counts,
    }
  } finally {
    await service?.kill()
    await calm.stop()
    await rough.stop()
    await db.destroy()
    removeDir(dir)
    removeDir(indexDir)
  }
}

const idsOf = (version: number, ...receivers: Receiver[]): Set<string> =>
  new Set(receivers.flatMap((r) => r.arrivals.filter((a) => a.version === version).map((a) => a.id)))

/** Publishes once more and kills the process at the moment that is asked for. */
async function killAt(
  moment: KillMoment,
  service: Service,
  calm: Receiver,
  put: () => Promise<void>,
  random: () => number,
): Promise<void> {
  const before = calm.behaviour
  const once = (act: (reply: ServerResponse) => void) => {
    calm.behaviour = (reply) => {
      calm.behaviour = before
      act(reply)
    }
  }
  // The PUT may well lose its answer.
  const attempt = () => put().catch(() => undefined)
  if (moment === 'put' || moment === 'claim') {
    // Somewhere between the commit of the version, its fan-out and the claim of the delivery.
    const sent = attempt()
    await new Promise((done) => setTimeout(done, random() * (moment === 'put' ? 8 : 30)))
    await service.kill()
    await sent
    return
  }
  const killed = new Promise<void>((done) => {
    once((reply) => {
      // send: it has our request and no answer. acknowledgement: the answer is on its way and not written down.
      if (moment === 'acknowledgement') reply.writeHead(204).end()
      void service.kill().then(done)
      if (moment === 'send') reply.destroy()
    })
  })
  await attempt()
  await killed
}
