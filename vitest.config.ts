import { defineConfig } from 'vitest/config'

const ALL = 'test/**/*.test.ts'
/** Answers are pure, and share one engine too. */
const ANSWERS = 'test/rag/answer/**/*.test.ts'
/** These replace modules, which must not have been loaded before. */
const REPLACING = 'test/security/timing.test.ts'

const shared = {
  setupFiles: 'test/support/tidy.ts',
  // The model is the real one: a first build and a crowded machine take their time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  pool: 'forks',
  // Modules take longer to load than most files to run: a process loads them once.
  isolate: false,
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'service', include: [ALL], exclude: [ANSWERS, REPLACING] } },
      { test: { ...shared, name: 'answers', include: [ANSWERS] } },
      { test: { ...shared, name: 'apart', include: [REPLACING], isolate: true } },
    ],
  },
})
