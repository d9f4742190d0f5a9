/** One file of embeddings: all vectors, then all scales, all places, all word pieces; little-endian, no header. */
import type { TextEmbedding } from '../embed/embed-all.ts'

export function encodeEmbeddings(embeddings: readonly TextEmbedding[]): Uint8Array {
  const parts = [
    ...embeddings.map(({ vector }) => vector),
    ...embeddings.map(({ scales }) => scales),
    ...embeddings.map(({ starts }) => starts),
    ...embeddings.map(({ data }) => data),
  ]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

/**
 * @param sizes Hash and number of word pieces of each embedding, in the order of the file.
 * @throws when the file has another size than these say.
 */
export function decodeEmbeddings(
  bytes: Uint8Array,
  sizes: readonly { readonly hash: string; readonly count: number }[],
  { dimensions, pieceDimensions }: { readonly dimensions: number; readonly pieceDimensions: number },
): Map<string, TextEmbedding> {
  const rows = sizes.reduce((sum, { count }) => sum + count, 0)
  const expected = sizes.length * dimensions * 4 + rows * 8 + rows * pieceDimensions
  if (bytes.length !== expected)
    throw new Error(`its embeddings have ${bytes.length} bytes instead of ${expected}`)
  const { buffer } = bytes.slice()
  const vectors = new Float32Array(buffer, 0, sizes.length * dimensions)
  const scales = new Float32Array(buffer, vectors.byteLength, rows)
  const starts = new Uint32Array(buffer, vectors.byteLength + scales.byteLength, rows)
  const data = new Int8Array(buffer, vectors.byteLength + scales.byteLength + starts.byteLength)
  const embeddings = new Map<string, TextEmbedding>()
  let row = 0
  sizes.forEach(({ hash, count }, i) => {
    embeddings.set(hash, {
      vector: vectors.subarray(i * dimensions, (i + 1) * dimensions),
      scales: scales.subarray(row, row + count),
      starts: starts.subarray(row, row + count),
      data: data.subarray(row * pieceDimensions, (row + count) * pieceDimensions),
    })
    row += count
  })
  return embeddings
}
