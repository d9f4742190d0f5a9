/** kill -9 at 30 seeded random statements of migrations, of a real process on real files. */
import { expect, it } from 'vitest'
import { killMigrations } from './kill-migrations.ts'
import { log, PATIENCE_MS, SEED } from './run.ts'

it(
  '30 kills during migrations leave a database that the next start finishes',
  async () => {
    const result = await killMigrations(30, SEED, log)
    log(JSON.stringify(result))
    expect(result.problems).toEqual([])
    expect(result.killed).toBeGreaterThan(0)
  },
  PATIENCE_MS,
)
