/**
 * Webhooks under faults, in full: 200 updates to a receiver that fails in every way, then 200 updates over 20
 * kill -9 of the service. Run alone: npx tsx test/faults/webhooks.ts [SEED]
 */
import { pathToFileURL } from 'node:url'
import { chaosRun } from '../plugins/webhooks/chaos-run.ts'
import { killRun } from '../plugins/webhooks/kill-run.ts'

export interface FaultReport {
  readonly name: string
  readonly ok: boolean
  /** What was seen, for a person. */
  readonly detail: string
}

export async function webhookFaults(
  options: { seed?: number; updates?: number; kills?: number; log?: (line: string) => void } = {},
): Promise<FaultReport[]> {
  const { seed = 1, updates = 200, kills = 20, log = () => {} } = options
  const chaos = await chaosRun({ updates, seed, log })
  const lostInChaos = chaos.lost.calm.length + chaos.lost.wild.length
  const killed = await killRun({ updates, kills, seed, log })
  const lostInKills = Object.values(killed.lost).flat().length
  const deeds = Object.entries(chaos.deeds).map(([deed, n]) => `${deed} ${n}`)
  const moments = Object.entries(killed.kills).map(([moment, n]) => `${moment} ${n}`)
  return [
    {
      name: 'webhooks: a receiver that fails in every way',
      ok:
        lostInChaos + chaos.undelivered.length + chaos.unstable.length + chaos.problems.length === 0 &&
        chaos.inOrder,
      detail:
        `${chaos.updates} updates, lost ${lostInChaos}, unstable ids ${chaos.unstable.length}, ` +
        `wrong signatures ${chaos.problems.length}, in order for a receiver that keeps up: ${chaos.inOrder}; ` +
        `the receiver's deeds: ${deeds.join(', ')}`,
    },
    {
      name: `webhooks: ${kills} kill -9`,
      ok: lostInKills + killed.unstable.length + killed.problems.length === 0,
      detail:
        `${killed.acknowledged} updates answered, ${killed.stored} stored, lost ${lostInKills}, ` +
        `unstable ids ${killed.unstable.length}, wrong signatures ${killed.problems.length}, ` +
        `repeated deliveries ${killed.repeated}; kills at: ${moments.join(', ')}`,
    },
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const reports = await webhookFaults({
    seed: Number(process.argv[2] ?? 1),
    log: (line) => process.stderr.write(`${line}\n`),
  })
  for (const { name, ok, detail } of reports) console.log(`${ok ? 'ok' : 'FAILED'} ${name}: ${detail}`)
  process.exit(reports.every((report) => report.ok) ? 0 : 1)
}
