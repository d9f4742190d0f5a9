import { expect, it } from 'vitest'
import { killRun } from './kill-run.ts'

it('loses no update when the process is killed around claim, send and acknowledgement', async () => {
  const result = await killRun({ kills: 4, updates: 12, seed: 7, patienceMs: 120_000 })
  expect(result.kills).toEqual({ put: 1, claim: 1, send: 1, acknowledgement: 1 })
  expect(result.lost).toEqual({ database: [], calm: [], rough: [] })
  expect(result.unstable).toEqual([])
  expect(result.problems).toEqual([])
  expect(result.acknowledged).toBeGreaterThanOrEqual(8)
  expect(result.stored).toBeGreaterThanOrEqual(result.acknowledged)
}, 300_000)
