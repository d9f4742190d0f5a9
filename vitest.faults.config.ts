import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These take the longest and start first, so that none runs on alone at the end. */
const FIRST = ['kills-put-debit', 'kills-swap-pdf', 'webhooks', 'kills-migration', 'damage']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = FIRST.indexOf(basename(moduleId).split('.')[0] ?? '')
      return at < 0 ? FIRST.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/** npm run test:faults: everything at full length; npm test runs a seeded sample of it. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.faults.ts', 'test/security/{fuzz,http}.test.ts'],
    setupFiles: 'test/support/tidy.ts',
    env: { FAULTS: 'full' },
    globalSetup: 'test/faults/build.ts',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // A service that starts keeps one core busy.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
