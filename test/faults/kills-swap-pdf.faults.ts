/** kill -9 at 35 seeded random moments of what follows a write, of a real process on real files. */
import { expect, it } from 'vitest'
import { killRounds } from './kill-rounds.ts'
import { log, PATIENCE_MS, SEED } from './run.ts'

it(
  '35 kills during index swap and PDF rendering lose nothing and show nothing half',
  async () => {
    const result = await killRounds({ kills: { put: 0, swap: 20, pdf: 15, debit: 0 }, seed: SEED, log })
    log(JSON.stringify(result))
    expect(result.problems).toEqual([])
    // The moments were on both sides of what matters.
    expect(Math.min(result.swaps.before, result.swaps.after)).toBeGreaterThan(0)
    expect(Math.min(result.pdfs.before, result.pdfs.after)).toBeGreaterThan(0)
  },
  PATIENCE_MS,
)
