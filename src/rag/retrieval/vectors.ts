/** Products of vectors. */
import { normalise } from '../embed/pooling.ts'
import type { TokenVectors } from '../late/token-store.ts'

/** Dot product; the cosine of vectors of length 1. Both are of one length, a multiple of 4. */
export const dot = (a: Float32Array, b: Float32Array): number => rowDot(a, 0, b, 0, a.length)

/** Dot product of the rows that begin at `i` in `a` and at `j` in `b`; `length` is a multiple of 4. */
export function rowDot(a: Float32Array, i: number, b: Float32Array, j: number, length: number): number {
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  // Within bounds: a check of each number would double the time.
  for (let k = 0; k < length; k += 4) {
    s0 += a[i + k]! * b[j + k]!
    s1 += a[i + k + 1]! * b[j + k + 1]!
    s2 += a[i + k + 2]! * b[j + k + 2]!
    s3 += a[i + k + 3]! * b[j + k + 3]!
  }
  return s0 + s1 + s2 + s3
}

/** Mean of the word pieces from `first` on, of length 1. */
export function meanOfTokens(
  { data, scales }: TokenVectors,
  dimensions: number,
  first: number,
): Float32Array {
  const mean = new Float32Array(dimensions)
  for (let row = first; row < scales.length; row++) {
    const scale = scales[row] ?? 0
    const from = row * dimensions
    for (let k = 0; k < dimensions; k++) mean[k] = (mean[k] ?? 0) + (data[from + k] ?? 0) * scale
  }
  normalise(mean)
  return mean
}

/** Mean of `count` rows, of length 1. */
export function meanOfRows(rows: Float32Array, count: number): Float32Array {
  const dimensions = count > 0 ? rows.length / count : 0
  const mean = new Float32Array(dimensions)
  for (let at = 0; at < rows.length; at += dimensions)
    for (let k = 0; k < dimensions; k++) mean[k] = (mean[k] ?? 0) + (rows[at + k] ?? 0)
  normalise(mean)
  return mean
}
