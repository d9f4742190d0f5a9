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
  const first = new AbortController()
  const post = Worker.prototype.postMessage
  // leaves while the model computes, however short that takes
  const passes = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
    ...sent
  ) {
    post.apply(this, sent)
    first.abort(new Error('gone'))
  })
  const query = 'Where does she work as a diver?'
  const left = t.engine.ask(snapshot, { query, signal: first.signal })
  const stayed = t.engine.ask(snapshot, { query })
  await expect(left).rejects.toThrow('gone')
  expect((await stayed).answer).toMatch(/Turku/)
  expect(passes).toHaveBeenCalledTimes(1)
  passes.mockRestore()
})
