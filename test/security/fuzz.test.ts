/**
 * Every parser of what strangers send, with random cases near what it accepts: no failure of ours, none that takes a
 * second, no memory that stays. `npm run test:faults` tries 50,000, `npm test` 2,000. FUZZ_SEED draws the same again.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseIdempotencyKey } from '../../src/plugins/idempotency.ts'
import { emphasise } from '../../src/plugins/cv/include.ts'
import { renderCv } from '../../src/plugins/web/cv/cv-html.ts'
import { prefersMarkdown } from '../../src/plugins/web/home.ts'
import { chunkDocument } from '../../src/rag/chunk.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { ApiError } from '../../src/server/errors.ts'
import { createCursors } from '../../src/server/pagination.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'

const FULL = process.env['FAULTS'] === 'full'
const CASES = FULL ? 50_000 : 2_000
const SEED = Number(process.env['FUZZ_SEED'] ?? (FULL ? Date.now() % 1_000_000 : 1))
const SLOW_MS = 1_000
process.stderr.write(`fuzz: ${CASES} cases, FUZZ_SEED=${SEED}\n`)

/** A part of all cases, one seed for each use. */
const runs = (share: number, nth: number) => ({ numRuns: Math.round(CASES * share), seed: SEED + nth })

/** The thread's own time, so that a crowded machine does not count: milliseconds. */
function cost(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** As UTF-8 can carry it. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

/** Strings made of the parts that a parser looks for. */
const made = (parts: readonly string[], maxLength = 60) =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...parts) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
      ),
      {
        maxLength,
      },
    )
    .map((pieces) => pieces.join(''))

// prettier-ignore
const MARKDOWN = ['# ', '## ', '- ', '1. ', '> ', '\n', '\n\n', '\r\n', '\r', '  ', '\t', '|', '|-|', '---\n', '===\n', '```', '`', '**', '_', '~~', '[', '](', ')', ']: ', '<!--', '-->', '<b>', '</b>', '<script>', '<div hidden>', '&amp;', '&#0;', '&#x110000;', '\\', '!', '[x] ', '[^1]', '\uFEFF', '\u2028', '\u202e', '\ud83d', '😀', 'Jan 2020 – present', 'a@b.example', 'https://a.b/c', 'word', 'javascript:']
// prettier-ignore
const INCLUDE = ['summary', 'experience', 'contact', ',', ',,', ' ', '-', '1. ', 'xiv. ', '14 ', '%', '..', '__proto__', 'constructor', 'toString', '"', '\\', '\u0130', 'é', 'Skills', '\n', '(', '[', '*', '.']
// prettier-ignore
const ACCEPT = ['text/html', 'text/markdown', 'application/json', 'text/event-stream', '*/*', ',', ';', ';q=', 'q=0.5', 'q=', '1', '0.0.1', '.', '-1', '1e9', 'NaN', ' ', '=', '"', 'text/', '/']
const KEY = ['"', '\\', '\\"', 'a', '0', ' ', '\t', '\x7f', '~', '!', '\u00e9', 'k'.repeat(100)]
// prettier-ignore
const RPC = ['"jsonrpc"', '"2.0"', '"id"', '"method"', '"params"', '"tools/call"', '"initialize"', '"name"', '"ask"', '"arguments"', '"__proto__"', ':', ',', '{', '}', '[', ']', 'null', 'true', '1', '-0', '1e999', '""', '"\\u0000"', '"\\ud800"']

describe('alone', () => {
  it('markdown is read, cut and shown', () => {
    fc.assert(
      fc.property(made(MARKDOWN), (markdown) => {
        const ms = cost(() => {
          const document = parseDocument(markdown)
          chunkDocument(document)
          const { header, body } = renderCv(document, [])
          const html = header + body
          expect(html).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i)
          // In the quotes of an attribute a tag is text.
          expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(
            /<(?:script|iframe|object|img|style)\b|<[^>]*\son\w+=/i,
          )
        })
        expect(ms).toBeLessThan(SLOW_MS)
      }),
      runs(0.2, 0),
    )
  }, 900_000)

  const cv = '# Ann\n\n## Summary\n\ntext\n\n## 14 Skills\n\n- a\n\n### Skills\n\n- b\n\n## Contact\n\nc\n'
  it('include moves sections or is refused', () => {
    fc.assert(
      fc.property(made(INCLUDE, 12), (include) => {
        let refused = false
        let text = ''
        const ms = cost(() => {
          try {
            text = emphasise(cv, include)
          } catch (error) {
            if (!(error instanceof ApiError && error.statusCode === 400)) throw error
            refused = true
          }
        })
        expect(ms).toBeLessThan(SLOW_MS)
        const words = (markdown: string) => markdown.split(/\s+/).filter(Boolean).sort()
        if (!refused) expect(words(text)).toEqual(words(cv))
      }),
      runs(0.2, 1),
    )
  }, 600_000)

  it('idempotency keys are read as one text or none', () => {
    fc.assert(
      fc.property(made(KEY, 8), (value) => {
        const key = parseIdempotencyKey(value)
        if (key !== undefined) expect(key).toMatch(/^[\x20-\x7e]{1,255}$/)
      }),
      runs(0.1, 2),
    )
  })

  it('Accept is read', () => {
    fc.assert(
      fc.property(made(ACCEPT, 30), (accept) => {
        let read: unknown
        expect(cost(() => (read = prefersMarkdown(accept)))).toBeLessThan(SLOW_MS)
        expect(typeof read).toBe('boolean')
      }),
      runs(0.1, 3),
    )
  })
})

describe('in the service', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await apiApp()
    await t.app.ready()
  })
  afterAll(() => t.close())

  it('cursors that are not ours are refused, whatever is changed in one of ours', () => {
    const cursors = createCursors(t.app.secrets, 'versions')
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }),
        fc.nat(),
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 3 }),
        (position, at, put) => {
          const cursor = cursors.encode(position)
          expect(cursors.decode(cursor)).toBe(wellFormed(position))
          const place = at % cursor.length
          const other = cursor.slice(0, place) + put + cursor.slice(place + put.length)
          if (other === cursor || other === '') return
          let read: string | undefined
          try {
            read = cursors.decode(other)
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError)
            return
          }
          // Behind the signature nothing counts.
          expect(read).toBe(wellFormed(position))
        },
      ),
      runs(0.1, 4),
    )
  })

  it('JSON-RPC, includes, keys and Accept headers are never a failure of ours, and leave no memory behind', async () => {
    // What a header can carry at all: HTTP itself refuses the rest.
    const header = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim()
    const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const request = fc.oneof(
      made(RPC, 24).map((payload) => ({ method: 'POST' as const, url: '/mcp', headers: json, payload })),
      made(RPC, 24).map((payload) => ({
        method: 'POST' as const,
        url: '/api/v1/batch',
        headers: { ...json, 'idempotency-key': 'k' },
        payload,
      })),
      made(KEY, 8).map((key) => ({
        method: 'POST' as const,
        url: '/api/v1/batch',
        headers: { ...json, 'idempotency-key': header(key) },
        payload: '{"operations":[{"operationId":"getCvMeta"}]}',
      })),
      made(INCLUDE, 12).map((include) => ({
        method: 'GET' as const,
        url: `/api/v1/cv?include=${encodeURIComponent(wellFormed(include))}`,
        headers: {},
      })),
      made(ACCEPT, 20).chain((accept) =>
        fc
          .constantFrom('/', '/cv/content', '/cv/pdf', '/nothing', '/ask?query=a', '/api/v1/cv')
          .map((url) => ({
            method: 'GET' as const,
            url,
            headers: { accept: header(accept) },
          })),
      ),
    )
    // The first page builds what all pages share.
    await t.app.inject('/')
    const heaps: number[] = []
    let count = 0
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const start = process.cpuUsage()
        const answer = await t.app.inject(one)
        const { user, system } = process.cpuUsage(start)
        expect((user + system) / 1000, JSON.stringify(one)).toBeLessThan(SLOW_MS)
        const noModel = answer.statusCode === 503 && one.url.startsWith('/ask')
        if (!noModel)
          expect(answer.statusCode, `${JSON.stringify(one)} ${answer.body.slice(0, 300)}`).toBeLessThan(500)
        if (++count % Math.round(CASES * 0.05) === 0) {
          globalThis.gc?.()
          heaps.push(process.memoryUsage().heapUsed / 2 ** 20)
        }
      }),
      runs(0.3, 5),
    )
    // The least of the last half against the least of the first: without a collector to call, single readings jump.
    const half = Math.floor(heaps.length / 2)
    expect(Math.min(...heaps.slice(half)) - Math.min(...heaps.slice(0, half))).toBeLessThan(100)
  }, 900_000)
})
