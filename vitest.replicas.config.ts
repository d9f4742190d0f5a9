import { defineConfig } from 'vitest/config'

/** npm run test:replicas: the long rounds; npm test makes a short one of each. */
export default defineConfig({
  test: {
    include: ['test/replicas/**/*.test.ts'],
    setupFiles: 'test/support/tidy.ts',
    env: { REPLICAS: 'long' },
    testTimeout: 600_000,
    hookTimeout: 300_000,
    pool: 'forks',
    fileParallelism: false,
  },
})
