/** Whoever sends too much is told so, over the wire: closed on while it still sends, a client would not see it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiErrorBody } from '../../src/server/errors.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { sendRaw } from '../support/raw-http.ts'
import { ownerHeaders } from '../support/tokens.ts'

let t: TestApp
let owner: { authorization: string }
beforeAll(async () => {
  t = await apiApp()
  await t.app.listen({ host: '127.0.0.1', port: Number(t.config.PORT) })
  owner = await ownerHeaders(t.app)
})
afterAll(() => t.close())

const MIB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

describe('a body that is refused', () => {
  it.each([
    ['POST', '/ask', 20, 413, JSON_TYPE],
    ['POST', '/api/v1/jobs', 4, 413, JSON_TYPE],
    ['PUT', '/cv/content', 10, 413, { 'content-type': 'text/markdown' }],
    ['PUT', '/cv/content', 10, 415, { 'content-type': 'text/plain' }],
    ['POST', '/sso/oauth/token', 4, 413, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['POST', '/mcp', 4, 401, JSON_TYPE],
    ['POST', '/nope', 10, 404, JSON_TYPE],
  ])('%s %s, %i MiB: %i arrives each time', async (method, path, mib, status, headers) => {
    const body = 'a'.repeat(mib * MIB)
    for (let i = 0; i < 6; i++) {
      const credential = path === '/cv/content' ? owner : {}
      const answer = await fetch(t.config.BASE_URL + path, {
        method,
        headers: { ...headers, ...credential },
        body,
      })
      expect(answer.status).toBe(status)
      await answer.text()
    }
  })

  it('without a length is read on too', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(97)
    let left = 64
    const body = new ReadableStream<Uint8Array>({
      pull: (to) => (left-- > 0 ? to.enqueue(chunk) : to.close()),
    })
    const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit
    const answer = await fetch(`${t.config.BASE_URL}/ask`, init)
    expect(((await answer.json()) as ApiErrorBody).code).toBe('payload_too_large')
  })

  it('without an end is cut off', async () => {
    const head = `POST /ask HTTP/1.1\r\nHost: 127.0.0.1:${t.config.PORT}\r\nContent-Type: application/json\r\nContent-Length: ${2 ** 40}\r\n\r\n`
    const { statuses, closed } = await sendRaw(Number(t.config.PORT), [head, Buffer.alloc(33 * MIB)])
    expect([statuses, closed]).toEqual([[413], true])
  })
})

it('the connection goes on after it', async () => {
  const request = (body: string) =>
    `POST /ask HTTP/1.1\r\nHost: 127.0.0.1:${t.config.PORT}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const pieces = [request('a'.repeat(100_000)), request('{}')]
  expect((await sendRaw(Number(t.config.PORT), pieces, { answers: 2 })).statuses).toEqual([413, 400])
})
