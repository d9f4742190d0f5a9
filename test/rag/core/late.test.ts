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
        )
        const query = rowsOf(seed ^ 0x5bd1, pieces, dimensions)
        store.load(query)
        chunks.forEach(({ rows, own }, i) => {
          const ownFrom = Math.min(own, rows)
          const { best, bestOwn } = store.match(i, ownFrom)
          for (let piece = 0; piece < pieces; piece++) {
            const chunk = exact[i] ?? new Float32Array(0)
            expect(best[piece]).toBeCloseTo(plainBest(query, piece, chunk, 0, dimensions), 2)
            expect(bestOwn[piece]).toBeCloseTo(plainBest(query, piece, chunk, ownFrom, dimensions), 2)
          }
        })
      }),
      { numRuns: 150 },
    )
  })

  it('hands back the vectors it was given', () => {
    const chunk = quantise(rowsOf(7, 5, 16), 16)
    const store = new TokenStore(16, [quantise(rowsOf(3, 2, 16), 16), chunk])
    expect([...store.vectors(1).data]).toEqual([...chunk.data])
    expect([...store.vectors(1).scales]).toEqual([...chunk.scales])
  })
})
