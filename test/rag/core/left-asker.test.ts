import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testEngine, type TestEngine } from '../../support/model.ts'

let t: TestEngine
beforeAll(async () => {
  t = await testEngine()
}, 60_000)
afterAll(() => t.close())

it('what was computed for someone who left is not computed again for another who waits for it', async () => {
  const snapshot = await t.engine.prepare({ version: 1, content: '# Ada Quill\n\nDiver in Turku.\n' })
  const passes = vi.spyOn(Worker.prototype, 'postMessage')
  const first = new AbortController()
  const query = 'In which town does she dive?'
  const left = t.engine.ask(snapshot, { query, signal: first.signal })
  const stayed = t.engine.ask(snapshot, { query })
  await expect.poll(() => passes.mock.calls.length).toBe(1)
  first.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect((await stayed).answer).toMatch(/Turku/)
  expect(passes).toHaveBeenCalledTimes(1)
  passes.mockRestore()
})
