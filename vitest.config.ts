import { defineConfig } from 'vitest/config'

/** Answers are pure: their files share one process's modules, which take longer to load than most of them to run. */
const PURE = 'test/rag/answer/**/*.test.ts'

const shared = {
  setupFiles: 'test/support/tidy.ts',
  // The model is the real one: a first build and a crowded machine take their time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  pool: 'forks',
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { ...shared, name: 'service', include: ['test/**/*.test.ts'], exclude: [PURE], isolate: false },
      },
      { test: { ...shared, name: 'answers', include: [PURE], isolate: false } },
    ],
  },
})
