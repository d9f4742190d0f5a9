/**
 * A question's encoding as one run of numbers of four bytes each, which is all that goes from thread to thread: eight
 * arrays took longer to send than the numbers in them.
 */
import type { QueryEncoding } from '../answerer.ts'
import type { EmbedResult } from './protocol.ts'

/** The result of one text, its tokens as floats: vector, rows of tokens, shares, what tells absence, starts, ends. */
export function packQuery({ vectors, tokens, shares, absent, starts, ends }: EmbedResult): ArrayBuffer {
  const rows = tokens instanceof Float32Array ? tokens : new Float32Array(0)
  const numbers = new Float32Array(
    vectors.length + rows.length + shares.length + 1 + starts.length + ends.length,
  )
  let at = 0
  for (const part of [vectors, rows, shares, absent]) {
    numbers.set(part, at)
    at += part.length
  }
  const places = new Uint32Array(numbers.buffer, at * 4)
  places.set(starts)
  places.set(ends, starts.length)
  return numbers.buffer
}

/** Views of the same numbers. */
export function unpackQuery(packed: ArrayBuffer, dimensions: number, pieceDimensions: number): QueryEncoding {
  const pieces = (packed.byteLength / 4 - dimensions - 1) / (pieceDimensions + 3)
  const shares = dimensions + pieces * pieceDimensions
  const starts = shares + pieces + 1
  const numbers = new Float32Array(packed)
  return {
    vector: numbers.subarray(0, dimensions),
    tokens: numbers.subarray(dimensions, shares),
    matching: { shares: numbers.subarray(shares, shares + pieces), absent: numbers[starts - 1] ?? 0 },
    starts: new Uint32Array(packed, starts * 4, pieces),
    ends: new Uint32Array(packed, (starts + pieces) * 4, pieces),
  }
}
