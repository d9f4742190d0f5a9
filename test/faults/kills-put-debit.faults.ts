/** kill -9 at 105 seeded random moments of writes, of a real process on real files. */
import { expect, it } from 'vitest'
import { killRounds } from './kill-rounds.ts'
import { log, PATIENCE_MS, SEED } from './run.ts'

it(
  '105 kills during PUT and key debit lose nothing and show nothing half',
  async () => {
    const result = await killRounds({ kills: { put: 55, swap: 0, pdf: 0, debit: 50 }, seed: SEED, log })
    log(JSON.stringify(result))
    expect(result.problems).toEqual([])
    // The moments were on both sides of what matters.
    expect(Math.min(result.puts.answered, result.puts.nothing)).toBeGreaterThan(0)
    expect(result.calls.answered).toBeGreaterThan(0)
    expect(result.calls.sent).toBeGreaterThan(result.calls.answered)
  },
  PATIENCE_MS,
)
