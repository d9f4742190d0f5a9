/**
 * A sample of the kill -9 rounds that `npm run test:faults` makes 200 of; with those of the PUT and webhook tests,
 * 20 kills in all. KILL_SEED sets the moments.
 */
import { expect, it } from 'vitest'
import { killMigrations } from '../faults/kill-migrations.ts'
import { killRounds } from '../faults/kill-rounds.ts'

const SEED = Number(process.env['KILL_SEED'] ?? 1)

it(`5 kills during index swap, PDF rendering and key debit (seed ${SEED})`, async () => {
  const result = await killRounds({ kills: { put: 0, swap: 2, pdf: 1, debit: 2 }, seed: SEED })
  expect(result.problems).toEqual([])
  expect(result.calls.answered).toBeGreaterThan(0)
}, 300_000)

it(`3 kills during migrations (seed ${SEED})`, async () => {
  const result = await killMigrations(3, SEED)
  expect(result.problems).toEqual([])
  // The tables of an old database may be through before the statement that was drawn.
  expect(result.killed).toBeGreaterThan(0)
}, 120_000)
