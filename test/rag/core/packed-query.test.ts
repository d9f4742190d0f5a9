import { describe, expect, it } from 'vitest'
import { packQuery, unpackQuery } from '../../../src/rag/embed/packed-query.ts'

const floats = (length: number, from: number) => Float32Array.from({ length }, (_, i) => from + i / 7)

/** A result of one text of so many word pieces, 6 numbers to a vector and 4 to a piece. */
const resultOf = (pieces: number) => ({
  vectors: floats(6, 1),
  counts: Uint32Array.of(pieces),
  tokens: floats(pieces * 4, 100),
  shares: floats(pieces, 200),
  absent: Float32Array.of(0.3),
  scales: null,
  starts: Uint32Array.from({ length: pieces }, (_, i) => i * 5),
  ends: Uint32Array.from({ length: pieces }, (_, i) => 2 ** 31 + i),
})

describe('the encoding of a question from thread to thread', () => {
  it.each([0, 1, 254])('is the same numbers, of %i word pieces', (pieces) => {
    const { vectors, tokens, shares, absent, starts, ends } = resultOf(pieces)
    const packed = packQuery(resultOf(pieces))
    expect(unpackQuery(packed, 6, 4)).toEqual({
      vector: vectors,
      tokens,
      matching: { shares, absent: absent[0] },
      starts,
      ends,
    })
    expect(packed.byteLength).toBe(4 * (6 + 1 + pieces * (4 + 3)))
  })
})
