import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { ownerToken } from '../support/tokens.ts'

let t: TestApp
beforeAll(async () => {
  t = await apiApp()
})
afterAll(() => t.close())

it('a draft that is asked where the engine could not be started is refused, not failed', async () => {
  const authorization = `Bearer ${await ownerToken(t.app)}`
  // Until the start has failed, and after it.
  for (let i = 0; i < 3; i++) {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/owner/ask',
      headers: { authorization },
      payload: { content: '# Ada Quill\n\nDiver.', query: 'What is her job?' },
    })
    expect(answer.statusCode, answer.body).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ code: 'not_ready', status: 503 })
  }
})
