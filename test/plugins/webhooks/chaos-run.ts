/** Updates sent to a receiver that does everything a receiver can do wrong, on a clock that is moved by hand. */
import { HookedApp } from './hooked-app.ts'
import { seeded } from './kill-run.ts'
import { behave, type Behaviour, type Receiver } from './receiver.ts'

export interface ChaosResult {
  readonly updates: number
  /** Versions that a receiver never acknowledged. */
  readonly lost: { calm: number[]; wild: number[] }
  /** Deliveries that the service itself does not count as delivered, as `VERSION STATUS`. */
  readonly undelivered: string[]
  /** Versions that came under more than one id, or with more than one body. */
  readonly unstable: number[]
  readonly problems: string[]
  /** Whether the receiver that keeps up got every version once and in order. */
  readonly inOrder: boolean
  /** How often the wild receiver did what. */
  readonly deeds: Record<string, number>
}

const DEEDS = ['ok', 'fail', 'redirect', 'die', 'hang', 'slow', 'flood'] as const

/** No delivery fails more often than this, so that the schedule's ten tries are enough. */
const MOST_FAILURES = 4

export async function chaosRun(options: {
  updates: number
  seed: number
  log?: (line: string) => void
}): Promise<ChaosResult> {
  const random = seeded(options.seed)
  const h = await HookedApp.open()
  const deeds: Record<string, number> = { 'off the network': 0 }
  try {
    const { r: calm } = await h.receiver()
    const { r: wild } = await h.receiver()
    let hanging = 0
    wild.behaviour = (reply, arrival, number) => {
      // By version and try, not by the order of arrival, which no seed decides.
      const dice = seeded(options.seed ^ (arrival.version * 1_009 + number))()
      const deed = number > MOST_FAILURES ? 'ok' : (DEEDS[Math.floor(dice * DEEDS.length)] ?? 'ok')
      deeds[deed] = (deeds[deed] ?? 0) + 1
      const act: Behaviour = behave[deed]
      if (deed === 'hang') {
        hanging++
        reply.on('close', () => hanging--)
      }
      act(reply, arrival, number)
    }
    const settle = () => settled(h, () => hanging > 0)
    const versions: number[] = []
    for (let i = 0; i < options.updates; i++) {
      versions.push(await h.publish())
      const dice = random()
      if (i % 12 === 11) {
        deeds['off the network'] = (deeds['off the network'] ?? 0) + 1
        await wild.stop()
        await h.publish().then((version) => versions.push(version))
        await settle()
        await wild.start()
      } else if (dice < 0.3) await settle()
      else if (dice < 0.4) await moved(h, settle)
      if (i % 20 === 19) options.log?.(`${i + 1} of ${options.updates} updates`)
    }
    await settle()
    while (await moved(h, settle));
    const missing = (r: Receiver) => versions.filter((version) => !r.versions.has(version))
    const open = await h.t.app.db
      .selectFrom('webhook_deliveries')
      .select(['version', 'status'])
      .where('status', '!=', 'delivered')
      .execute()
    return {
      updates: versions.length,
      lost: { calm: missing(calm), wild: missing(wild) },
      undelivered: open.map((row) => `${row.version} ${row.status}`),
      unstable: versions.filter((version) => {
        const arrivals = [...calm.arrivals, ...wild.arrivals].filter((a) => a.version === version)
        return (
          new Set(arrivals.map((a) => a.id)).size !== 1 || new Set(arrivals.map((a) => a.body)).size !== 1
        )
      }),
      problems: [...calm.problems, ...wild.problems],
      inOrder: calm.acknowledged.map((a) => a.version).join() === versions.join(),
      deeds,
    }
  } finally {
    await h.close()
  }
}

/** Waits until nothing is due or under way; a request that hangs is let run into its deadline. */
async function settled(h: HookedApp, hangs: () => boolean): Promise<void> {
  const settling = h.settle(60_000).then(() => true)
  while (!(await Promise.race([settling, new Promise((done) => setTimeout(done, 30, false))])))
    if (hangs()) await h.clock.advance(15_000)
}

/** Moves time to the next try; false when none is left. */
async function moved(h: HookedApp, settle: () => Promise<void>): Promise<boolean> {
  const at = await h.nextTryAt()
  if (at === undefined) return false
  await h.clock.jump(Math.max(at - h.clock.now(), 500))
  await settle()
  return true
}
