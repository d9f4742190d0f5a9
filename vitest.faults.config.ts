import { defineConfig } from 'vitest/config'

/** npm run test:faults: everything at full length; npm test runs a seeded sample of it. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.faults.ts', 'test/security/{fuzz,http}.test.ts'],
    env: { FAULTS: 'full' },
    testTimeout: 600_000,
    hookTimeout: 120_000,
    pool: 'forks',
    fileParallelism: false,
  },
})
