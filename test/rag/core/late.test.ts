import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise, quantise } from '../../../src/rag/embed/pooling.ts'
import { TokenStore } from '../../../src/rag/late/token-store.ts'

/** Rows of length 1 from a seed, so that a failure can be repeated. */
function rowsOf(seed: number, rows: number, dimensions: number): Float32Array {
  let state = seed
  const values = Float32Array.from({ length: rows * dimensions }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.4
  })
  for (let row = 0; row < rows; row++) normalise(values.subarray(row * dimensions, (row + 1) * dimensions))
  return values
}

function plainBest(
  query: Float32Array,
  piece: number,
  chunk: Float32Array,
  from: number,
  dimensions: number,
): number {
  let best = 0
  for (let row = from; row < chunk.length / dimensions; row++) {
    let sum = 0
    for (let k = 0; k < dimensions; k++)
      sum += (query[piece * dimensions + k] ?? 0) * (chunk[row * dimensions + k] ?? 0)
    best = Math.max(best, sum)
  }
  return best
}

/** The greatest error that rounding to one byte can make; in many dimensions errors cancel, and far less is allowed. */
function allowed(query: Float32Array, chunk: Float32Array, dimensions: number): number {
  if (dimensions > 24) return 0.005
  const row = (of: Float32Array, at: number): number[] =>
    [...of.subarray(at * dimensions, (at + 1) * dimensions)].map(Math.abs)
  const rows = (of: Float32Array): number[][] =>
    Array.from({ length: of.length / dimensions }, (_, at) => row(of, at))
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
  const pairs = rows(query).flatMap((q) =>
    rows(chunk).map((c) => sum(q) * Math.max(...c) + sum(c) * Math.max(...q)),
  )
  return Math.max(0, ...pairs) / 254 + 1e-6
}

const sizes = fc.record({
  seed: fc.integer({ min: 1, max: 1e9 }),
  pieces: fc.integer({ min: 0, max: 13 }),
  chunks: fc.array(
    fc.record({ rows: fc.integer({ min: 0, max: 11 }), own: fc.integer({ min: 0, max: 11 }) }),
    { maxLength: 5 },
  ),
  dimensions: fc.constantFrom(8, 24, 64, 384),
})

describe('late interaction', () => {
  it('finds the best matches that plain arithmetic finds, to what one byte a number allows', () => {
    fc.assert(
      fc.property(sizes, ({ seed, pieces, chunks, dimensions }) => {
        const exact = chunks.map(({ rows }, i) => rowsOf(seed + i, rows, dimensions))
        const store = new TokenStore(
          dimensions,
          exact.map((rows) => quantise(rows, dimensions)),
          chunks.map(({ rows, own }) => Math.min(own, rows)),
        )
        const query = rowsOf(seed ^ 0x5bd1, pieces, dimensions)
        store.load(query)
        const all = store.matchAll()
        chunks.forEach(({ rows, own }, i) => {
          const ownFrom = Math.min(own, rows)
          const { best, bestOwn } = store.match(i)
          const from = i * all.stride
          expect(best).toEqual(all.best.slice(from, from + pieces))
          expect(bestOwn).toEqual(all.bestOwn.slice(from, from + pieces))
          for (let piece = 0; piece < pieces; piece++) {
            const chunk = exact[i] ?? new Float32Array(0)
            const off = (found: number | undefined, begin: number): number =>
              Math.abs((found ?? NaN) - plainBest(query, piece, chunk, begin, dimensions))
            expect(off(best[piece], 0)).toBeLessThanOrEqual(allowed(query, chunk, dimensions))
            expect(off(bestOwn[piece], ownFrom)).toBeLessThanOrEqual(allowed(query, chunk, dimensions))
          }
        })
      }),
      { numRuns: 150 },
    )
  })

  it('compares as many chunks and word pieces as there are', () => {
    const [dimensions, pieces] = [8, 512]
    const chunks = Array.from({ length: 70 }, (_, i) => quantise(rowsOf(i + 1, 3, dimensions), dimensions))
    const store = new TokenStore(dimensions, chunks, new Uint8Array(70).fill(1))
    store.load(rowsOf(99, pieces, dimensions))
    const { stride, best, bestOwn } = store.matchAll()
    for (const chunk of [0, 31, 32, 63, 64, 69]) {
      const one = store.match(chunk)
      expect(best.slice(chunk * stride, chunk * stride + pieces)).toEqual(one.best)
      expect(bestOwn.slice(chunk * stride, chunk * stride + pieces)).toEqual(one.bestOwn)
    }
  })

  it('compares with chosen chunks as with all, and gives a row of zeros behind theirs', () => {
    const [dimensions, pieces] = [16, 6]
    const chunks = Array.from({ length: 40 }, (_, i) =>
      quantise(rowsOf(i + 1, i % 5, dimensions), dimensions),
    )
    const store = new TokenStore(
      dimensions,
      chunks,
      chunks.map((_, i) => (i % 5) >> 1),
    )
    store.load(rowsOf(99, pieces, dimensions))
    const all = store.matchAll()
    // more than are compared in one call
    const chosen = Array.from({ length: 3_000 }, (_, i) => (i * 7) % chunks.length)
    const { stride, best, bestOwn } = store.matchSome(chosen)
    expect(stride).toBe(all.stride)
    chosen.forEach((chunk, row) => {
      const there = [row * stride, (row + 1) * stride] as const
      const here = [chunk * stride, (chunk + 1) * stride] as const
      expect(best.slice(...there)).toEqual(all.best.slice(...here))
      expect(bestOwn.slice(...there)).toEqual(all.bestOwn.slice(...here))
    })
    const none = new Float32Array(stride)
    expect([best.slice(-stride), bestOwn.slice(-stride)]).toEqual([none, none])
    expect(store.matchSome([])).toEqual({ stride, best: none, bestOwn: none })
  })

  it('keeps what was found for one question when the next is compared', () => {
    const store = new TokenStore(16, [quantise(rowsOf(3, 4, 16), 16), quantise(rowsOf(5, 4, 16), 16)], [2, 0])
    const first = rowsOf(11, 3, 16)
    store.load(first)
    const [all, one] = [store.matchAll(), store.match(0)]
    const before = structuredClone([all, one])
    store.load(rowsOf(13, 3, 16))
    expect([store.matchAll(), store.match(0)]).not.toEqual(before)
    expect([all, one]).toEqual(before)
    // what a longer question left behind takes no part
    store.load(rowsOf(17, 9, 16))
    store.load(first)
    expect(store.match(0)).toEqual(one)
  })

  it('hands back the vectors it was given', () => {
    const chunk = quantise(rowsOf(7, 5, 16), 16)
    const store = new TokenStore(16, [quantise(rowsOf(3, 2, 16), 16), chunk], [0, 2])
    expect([...store.vectors(1).data]).toEqual([...chunk.data])
    expect([...store.vectors(1).scales]).toEqual([...chunk.scales])
  })
})
