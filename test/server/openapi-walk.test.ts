import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { describedOperations, exampleRequest, type Described } from '../support/openapi.ts'
import { ownerToken } from '../support/tokens.ts'

/**
 * Asks each operation for each status it documents, in ways that hold for all of them; what an operation alone can
 * be made to answer is asked for in the tests of its own room. Whatever comes back is checked against the
 * description: status, headers, media type and body.
 */
let t: TestApp
let operations: Described[]
let check: Awaited<ReturnType<typeof describedOperations>>['check']
let writer: string
let reader: string

/** Trouble that a request brings about: `x-fault: 500` or `503` before the handler, `wait` after it. */
let open = () => {}
let gate = new Promise<void>((done) => (open = done))
let held = 0
const faults = (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    const fault = request.headers['x-fault']
    if (fault === '500') throw new Error('a fault')
    if (fault === '503') throw Object.assign(new Error('too much'), { name: 'OverloadedError' })
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.headers['x-fault'] === 'wait') {
      held++
      await gate
    }
    return payload
  })
}

beforeAll(async () => {
  t = await apiApp({ cv: '# Mira\n\n## Work\n\nText\n', onApp: faults })
  ;({ operations, check } = await describedOperations(t.app))
  writer = await ownerToken(t.app)
  reader = await ownerToken(t.app, { scope: 'cv:read' })
})
afterAll(() => t.close())

const documented = (o: Described) => Object.keys(o.responses)
const withStatus = (...statuses: string[]) =>
  operations.flatMap((o) => statuses.filter((s) => documented(o).includes(s)).map((s) => [o, s] as const))
const isSecured = (o: Described) => (o.security ?? []).length > 0

async function send(o: Described, change: InjectOptions = {}, parameters?: Record<string, string>) {
  const request = exampleRequest(o, parameters)
  const headers = { ...(isSecured(o) ? { authorization: `Bearer ${writer}` } : {}), ...request.headers }
  const answer = await t.app.inject({ ...request, ...change, headers: { ...headers, ...change.headers } })
  return answer
}
function expectAs(o: Described, answer: LightMyRequestResponse, status: string) {
  const label = `${o.operationId} ${status}`
  expect(`${answer.statusCode}`, `${label}: ${answer.body.slice(0, 200)}`).toBe(status)
  expect(check.answer(o, answer), label).toBe('')
}

describe('each operation that documents it answers', () => {
  it('2xx or a documented error to its own example', async () => {
    for (const o of operations) {
      // These change what the others need: their own rooms try them.
      if (['putCvContent', 'restoreVersion', 'previewCvPdf'].includes(o.operationId)) continue
      const answer = await send(o, { headers: { 'idempotency-key': `example-${o.operationId}` } })
      expect(
        check.answer(o, answer),
        `${o.operationId}: ${answer.statusCode} ${answer.body.slice(0, 200)}`,
      ).toBe('')
      const mayLack =
        o.path.includes('{') || /^(ask|askByGet|askDraft|getCvPdf)$/.test(o.operationId) || isSecured(o)
      if (!mayLack) expect(answer.statusCode, o.operationId).toBeLessThan(300)
    }
  })

  it('500 and 503 without showing what broke', async () => {
    for (const [o, status] of withStatus('500', '503')) {
      const answer = await send(o, { headers: { 'x-fault': status } })
      // What a guard or a body says comes first.
      expectAs(o, answer, status)
      expect(answer.body).not.toContain('a fault')
    }
  })

  it('401 without a token and with a wrong one, 403 without the scope', async () => {
    for (const [o] of withStatus('401')) {
      const answer = await send(o, { headers: { authorization: 'Bearer wrong' } })
      expectAs(o, answer, '401')
    }
    for (const [o] of withStatus('403')) {
      if (!o.security?.some((s) => s['oauth']?.includes('cv:write'))) continue
      expectAs(o, await send(o, { headers: { authorization: `Bearer ${reader}` } }), '403')
    }
  })

  it('304 to its own entity tag', async () => {
    for (const [o] of withStatus('304')) {
      const first = await send(o)
      if (first.statusCode === 404) continue
      expectAs(o, await send(o, { headers: { 'if-none-match': String(first.headers.etag) } }), '304')
    }
  })

  it('413 and 415 to bodies it cannot take', async () => {
    for (const [o] of withStatus('413'))
      expectAs(
        o,
        await send(o, {
          payload: `{"a":"${'x'.repeat(8_000_000)}"}`,
          headers: { 'content-type': 'application/json' },
        }),
        '413',
      )
    for (const [o] of withStatus('415'))
      expectAs(o, await send(o, { payload: '<a/>', headers: { 'content-type': 'application/xml' } }), '415')
  })

  it('409 while the same key runs, 422 when it comes with another request', async () => {
    const keyed = operations.filter((o) =>
      o.parameters?.some((p) => p.name === 'Idempotency-Key' && documented(o).includes('422')),
    )
    expect(keyed.length).toBeGreaterThan(2)
    for (const o of keyed) {
      const headers = { 'idempotency-key': `twice-${o.operationId}` }
      gate = new Promise<void>((done) => (open = done))
      const running = send(o, { headers: { ...headers, 'x-fault': 'wait' } })
      await expect.poll(() => held, { timeout: 20_000 }).toBe(1)
      held = 0
      expectAs(o, await send(o, { headers }), '409')
      const { url } = exampleRequest(o)
      expectAs(o, await send(o, { headers, url: `${String(url)}?other=1` }), '422')
      open()
      await running
    }
  })

  it('400 to a key, a query or a body that is malformed', async () => {
    for (const [o] of withStatus('400')) {
      if (o.parameters?.some((p) => p.name === 'Idempotency-Key')) {
        expectAs(o, await send(o, { headers: { 'idempotency-key': 'two words' } }), '400')
      } else if (o.requestBody?.content?.['application/json']) {
        expectAs(o, await send(o, { payload: '{', headers: { 'content-type': 'application/json' } }), '400')
      } else if (o.parameters?.some((p) => p.name === 'limit')) {
        expectAs(o, await send(o, { query: { limit: '101' } }), '400')
      }
    }
  })

  it('404 for what is not there', async () => {
    for (const [o] of withStatus('404')) {
      if (!o.path.includes('{')) continue
      const path = o.path
        .replace(/\{version\}/g, '999')
        .replace(/\{\w+\}/g, '0198c5a4-7e2a-7c31-9d51-3f1f0c6b2a10')
      const answer = await send(o, { url: path.includes('/diff') ? `${path}?against=1` : path })
      // A balance may be set for somebody who has not signed in yet.
      if (o.operationId === 'creditAccount') expect(check.answer(o, answer)).toBe('')
      else expectAs(o, answer, '404')
    }
  })

  it('429 beyond its limit', async () => {
    const few = await apiApp({ env: { RATE_LIMIT_READ: '1', RATE_LIMIT_ASK: '1' } })
    try {
      for (const [i, [o]] of withStatus('429').entries()) {
        const request = exampleRequest(o)
        const remoteAddress = `192.0.${Math.floor(i / 250)}.${i % 250}`
        await few.app.inject({ ...request, remoteAddress })
        expectAs(o, await few.app.inject({ ...request, remoteAddress }), '429')
      }
    } finally {
      await few.close()
    }
  })
})
