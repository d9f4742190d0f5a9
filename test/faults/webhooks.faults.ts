/** Webhooks under faults: a receiver that fails in every way, and kill -9 of the service, a real process on real files. */
import { expect, it } from 'vitest'
import { chaosRun } from '../plugins/webhooks/chaos-run.ts'
import { killRun } from '../plugins/webhooks/kill-run.ts'
import { log, PATIENCE_MS, SEED } from './run.ts'

it(
  '30 kills around claim, send and acknowledgement lose no webhook delivery',
  async () => {
    const result = await killRun({ kills: 30, updates: 60, seed: SEED, log, patienceMs: 120_000 })
    log(JSON.stringify(result))
    expect(result.lost).toEqual({ database: [], calm: [], rough: [] })
    expect(result.unstable).toEqual([])
    expect(result.problems).toEqual([])
  },
  PATIENCE_MS,
)

it(
  '200 updates reach a receiver that fails in every way',
  async () => {
    const result = await chaosRun({ updates: 200, seed: SEED })
    log(JSON.stringify(result))
    expect(result.lost).toEqual({ calm: [], wild: [] })
    expect(result.undelivered).toEqual([])
    expect(result.unstable).toEqual([])
    expect(result.problems).toEqual([])
    expect(result.inOrder).toBe(true)
  },
  PATIENCE_MS,
)
