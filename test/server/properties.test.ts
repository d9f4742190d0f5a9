import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InjectOptions } from 'fastify'
import { apiErrorSchema, ERRORS } from '../../src/server/errors.ts'
import type { Schema } from '../../src/server/openapi/document.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { describedOperations, type Described } from '../support/openapi.ts'
import { ownerToken } from '../support/tokens.ts'

const RUNS = 5_000
/** What has no model cannot answer: these say 503 for every good request. */
const NEEDS_MODEL = new Set(['ask', 'askByGet', 'askDraft'])

let t: TestApp
let operations: Described[]
let token: string
let check: Awaited<ReturnType<typeof describedOperations>>['check']
beforeAll(async () => {
  t = await apiApp()
  ;({ operations, check } = await describedOperations(t.app))
  token = await ownerToken(t.app)
})
afterAll(() => t.close())

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'null',
  '../..',
  '%00',
  '\0',
  '\u202e',
  '"',
  "'; drop table versions",
  '\ud800',
  '😀',
  '<script>',
  'a'.repeat(300),
  '{"a":1}',
  '[]',
  'true',
  'Infinity',
  '9007199254740993',
  '1',
  '2',
  '"1"',
  '*',
  'W/"1"',
)
const text = fc.oneof(nasty, fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }))

/** Values near a JSON schema: mostly of its shape, often with a part of it wrong. */
function near(schema: Schema, resolve: (ref: string) => Schema, depth = 0): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return near(resolve(schema.$ref), resolve, depth)
  const choice = [schema.anyOf, schema.oneOf].find(Array.isArray) as Schema[] | undefined
  const wrong = fc.oneof(text, fc.integer(), fc.constant(null), fc.jsonValue({ maxDepth: 1 }))
  const right = ((): fc.Arbitrary<unknown> => {
    if (choice) return fc.oneof(...choice.map((s) => near(s, resolve, depth)))
    if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
    if (schema.type === 'integer' || schema.type === 'number')
      return fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double())
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'array')
      return fc.array(near((schema.items ?? {}) as Schema, resolve, depth + 1), { maxLength: depth ? 3 : 25 })
    if (schema.type === 'object' && depth < 4) {
      const shape = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      return fc.record(Object.fromEntries(shape.map(([k, s]) => [k, near(s, resolve, depth + 1)])), {
        requiredKeys: fc.sample(fc.subarray(shape.map(([k]) => k)), 1)[0] ?? [],
      })
    }
    if (schema.format === 'uri') return fc.oneof(fc.webUrl(), text)
    return text
  })()
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong })
}

function requestOf(operation: Described, resolve: (ref: string) => Schema): fc.Arbitrary<InjectOptions> {
  const value = (schema: Schema | undefined) =>
    near(schema ?? {}, resolve).map((v) => (typeof v === 'string' ? v : (JSON.stringify(v) ?? '')))
  const parameters = fc.tuple(
    ...(operation.parameters ?? []).map((p) =>
      fc.option(value(p.schema), { freq: 4, nil: undefined }).map((v) => ({ ...p, value: v })),
    ),
  )
  const media = Object.values(operation.requestBody?.content ?? {})[0]
  const body = media?.schema
    ? fc.oneof(
        { weight: 8, arbitrary: near(media.schema, resolve).map((v) => JSON.stringify(v)) },
        { weight: 1, arbitrary: text },
      )
    : fc.constant(undefined)
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/markdown',
        'text/plain',
        'application/xml',
        'nonsense',
        'application/x-www-form-urlencoded',
      ),
    },
  )
  const accept = fc.constantFrom(
    '*/*',
    'application/json',
    'text/markdown',
    'text/event-stream',
    'image/png',
    '',
  )
  return fc.record({ parameters, body, type, accept, signed: fc.boolean() }).map((r) => {
    const query = new URLSearchParams()
    const headers: Record<string, string> = { accept: r.accept }
    let url = operation.path
    for (const p of r.parameters) {
      if (p.in === 'path') url = url.replace(`{${p.name}}`, encode(p.value ?? 'x') || 'x')
      else if (p.value !== undefined && p.in === 'query') query.set(p.name, p.value)
      // What a header can carry at all: HTTP itself refuses the rest.
      else if (p.value !== undefined)
        headers[p.name.toLowerCase()] = p.value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    }
    if (r.signed && operation.security?.length) headers.authorization = `Bearer ${token}`
    if (r.body !== undefined) headers['content-type'] = r.type
    return {
      method: operation.method,
      url: query.size ? `${url}?${query}` : url,
      headers,
      ...(r.body === undefined ? {} : { payload: r.body }),
    }
  })
}

function encode(value: string): string {
  try {
    return encodeURIComponent(value)
  } catch {
    return '%ED%A0%80'
  }
}

describe('every operation', () => {
  it(`answers ${RUNS} random requests without a failure of ours, each error in the one shape`, async () => {
    const document = (await t.app.inject('/openapi.json')).json<{
      components: { schemas: Record<string, Schema> }
    }>()
    const resolve = (ref: string) => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
    // The expensive one is tried in the tests of its own room.
    const tried = operations.filter((o) => o.operationId !== 'previewCvPdf')
    const any = fc
      .constantFrom(...tried)
      .chain((operation) =>
        requestOf(operation, resolve).map((request) => ({ id: operation.operationId, request })),
      )
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(any, async ({ id, request }) => {
        const operation = operations.find((o) => o.operationId === id)
        if (!operation) return
        const answer = await t.app.inject(request)
        const status = answer.statusCode
        seen.set(status, (seen.get(status) ?? 0) + 1)
        if (status === 503 && NEEDS_MODEL.has(operation.operationId)) return
        expect(status, answer.body).toBeLessThan(500)
        if (status < 400) return
        // The specification declares no body for a PDF that is not there yet.
        if (answer.body === '') {
          expect(check.answer(operation, answer)).toBe('')
          return
        }
        if (/^text\/(markdown|plain)/.test(String(answer.headers['content-type']))) {
          expect(answer.body).toMatch(/^# 4\d\d [a-z_]+\n/)
          return
        }
        const error = apiErrorSchema.parse(answer.json())
        expect(error.status).toBe(status)
        expect(error.code).toBe(error.error)
        expect(ERRORS[error.code].status).toBe(status)
        // A path parameter may lead elsewhere, to another operation's address or to none.
        if (!operation.path.includes('{')) expect(check.answer(operation, answer)).toBe('')
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true },
    )
    // Good requests were among them, and bad ones.
    for (const status of [200, 400, 401, 404]) expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(20)
  }, 300_000)
})
