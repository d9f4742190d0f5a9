import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'

interface Item {
  readonly operationId: string
  readonly status: number
  readonly body: Record<string, unknown>
}

let t: TestApp
let keys = 0
const batch = (payload: unknown, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/batch',
    headers: { 'idempotency-key': `k${keys++}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const run = async (...operations: object[]) =>
  (await batch({ operations })).json<{ results: Item[] }>().results

beforeAll(async () => {
  t = await apiApp({ cv: '# Mira\n\n## Work\n\nText\n\n## Skills\n\nSQL\n' })
  await t.app.ready()
})
afterAll(() => t.close())

describe('POST /api/v1/batch', () => {
  it('answers each operation with what the single call answers, in order', async () => {
    const job = await t.app.inject({ method: 'POST', url: '/api/v1/jobs' })
    const job_id = job.json<{ job_id: string }>().job_id
    const operations = [
      { url: '/cv/meta', operationId: 'getCvMeta' },
      { url: '/api/v1/cv', operationId: 'getCv' },
      { url: '/api/v1/cv?include=skills', operationId: 'getCv', parameters: { include: 'skills' } },
      { url: '/cv/content', operationId: 'getCvContent' },
      { url: '/api/v1/sandbox/cv', operationId: 'getSandboxCv' },
      { url: '/api/v1/webhooks', operationId: 'getWebhookMetadata' },
      { url: `/api/v1/jobs/${job_id}`, operationId: 'getJob', parameters: { job_id } },
    ]
    // The job is finished before both reads of it.
    for (let i = 0; i < 200 && (await t.app.queue.unfinished('job')) > 0; i++)
      await new Promise((done) => setTimeout(done, 20))
    const results = await run(...operations.map(({ url: _, ...operation }) => operation))
    for (const [i, { url, operationId }] of operations.entries()) {
      const single = await t.app.inject(url)
      expect(results[i]).toEqual({ operationId, status: 200, body: single.json() })
    }
  })

  it('lets one operation fail without the others', async () => {
    const results = await run(
      { operationId: 'getCv', parameters: { include: 'nonsense' } },
      { operationId: 'putCvContent' },
      { operationId: 'toString' },
      { operationId: 'getJob', parameters: { job_id: '../owner/versions' } },
      { operationId: 'getJob' },
      { operationId: 'getCv', parameters: { other: 'x' } },
      { operationId: 'getCv', parameters: { include: 7 } },
      { operationId: 'getCvMeta' },
    )
    expect(results.map((r) => r.status)).toEqual([400, 400, 400, 404, 400, 400, 400, 200])
    const single = (await t.app.inject('/api/v1/cv?include=nonsense')).json<Record<string, unknown>>()
    expect({ ...results[0]?.body, request_id: '' }).toEqual({ ...single, request_id: '' })
    expect(results[1]?.body.message).toMatch(/putCvContent.*getCv, getCvContent/)
    expect(results[4]?.body.message).toMatch(/parameters\.job_id/)
    for (const { status, body } of results.slice(0, 7))
      expect(body).toMatchObject({ status, recovery: expect.any(String) })
  })

  it('replays the first answer under the same key, byte for byte', async () => {
    const headers = { 'idempotency-key': '"same"' }
    const operations = [{ operationId: 'getCvMeta' }, { operationId: 'getJob', parameters: { job_id: 'x' } }]
    const first = await batch({ operations }, headers)
    const again = await batch({ operations }, headers)
    expect(again.body).toBe(first.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
    const other = await batch({ operations: operations.slice(1) }, headers)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
  })

  it.each([
    [
      'no key',
      { operations: [{ operationId: 'getCv' }] },
      { 'idempotency-key': '' },
      'idempotency_key_required',
    ],
    ['no operations', {}, {}, 'invalid_request'],
    ['an empty list', { operations: [] }, {}, 'invalid_request'],
    ['21 operations', { operations: Array(21).fill({ operationId: 'getCv' }) }, {}, 'invalid_request'],
    ['no operationId', { operations: [{}] }, {}, 'invalid_request'],
    ['no JSON', '{', {}, 'invalid_json'],
    ['nothing', '', {}, 'invalid_json'],
  ])('answers 400 to %s', async (_name, payload, headers, code) => {
    const answer = await batch(payload, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([400, code])
  })

  it('takes 20 operations, and bodies up to 64 KiB', async () => {
    expect(await run(...Array<object>(20).fill({ operationId: 'getCvMeta' }))).toHaveLength(20)
    const padding = ' '.repeat(64 * 1024)
    const large = await batch(`{"operations":[{"operationId":"getCvMeta"}]${padding}}`)
    expect([large.statusCode, large.json().code]).toEqual([413, 'payload_too_large'])
  })
})
