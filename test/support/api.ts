import { testApp, type TestApp, type TestAppOptions } from './app.ts'

/**
 * The real app without a model: reads, writes and all else but questions, which answer 503. Starts in a fraction
 * of the time.
 */
export function apiApp(options: TestAppOptions = {}): Promise<TestApp> {
  return testApp({
    ...options,
    env: { EMBEDDING_MODEL: '/nonexistent/model', LOG_LEVEL: 'error', ...options.env },
  })
}
