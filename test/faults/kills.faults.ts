/** kill -9 at 200 seeded random moments, of a real process on real files. KILL_SEED sets the moments. */
import { beforeAll, expect, it, vi } from 'vitest'
import { killRun } from '../plugins/webhooks/kill-run.ts'
import { killMigrations } from './kill-migrations.ts'
import { killRounds } from './kill-rounds.ts'

const SEED = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)
const log = (line: string) => void process.stderr.write(`${line}\n`)
// A crowded machine may need several times the ten minutes that a quiet one takes.
vi.setConfig({ testTimeout: 3_600_000 })
beforeAll(() => log(`kill -9: seed ${SEED}; KILL_SEED=${SEED} draws the same moments`))

it('140 kills during PUT, index swap, PDF rendering and key debit lose nothing and show nothing half', async () => {
  const result = await killRounds({ kills: { put: 55, swap: 20, pdf: 15, debit: 50 }, seed: SEED, log })
  log(JSON.stringify(result))
  expect(result.problems).toEqual([])
  // The moments were on both sides of what matters.
  expect(Math.min(result.puts.answered, result.puts.nothing)).toBeGreaterThan(0)
  expect(Math.min(result.swaps.before, result.swaps.after)).toBeGreaterThan(0)
  expect(Math.min(result.pdfs.before, result.pdfs.after)).toBeGreaterThan(0)
  expect(result.calls.answered).toBeGreaterThan(0)
  expect(result.calls.sent).toBeGreaterThan(result.calls.answered)
})

it('30 kills around claim, send and acknowledgement lose no webhook delivery', async () => {
  const result = await killRun({ kills: 30, updates: 60, seed: SEED, log, patienceMs: 120_000 })
  log(JSON.stringify(result))
  expect(result.lost).toEqual({ database: [], calm: [], rough: [] })
  expect(result.unstable).toEqual([])
  expect(result.problems).toEqual([])
})

it('30 kills during migrations leave a database that the next start finishes', async () => {
  const result = await killMigrations(30, SEED, log)
  log(JSON.stringify(result))
  expect(result.problems).toEqual([])
  expect(result.killed).toBeGreaterThan(0)
})
