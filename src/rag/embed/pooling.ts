/** Arithmetic on what the model puts out: [batch, sequence, dimensions] hidden states. */

export interface Pooled {
  readonly vectors: Float32Array
  /** Rows of the word pieces (no padding, no marker), each of length 1, text after text. */
  readonly tokens: Float32Array
}

/**
 * Mean of each text's token vectors, padding left out, and the vectors of its word pieces; all scaled to length 1.
 *
 * @param counts Tokens of each text with the markers before and after it; the sequence may be longer.
 */
export function pool(
  hidden: Float32Array,
  sequence: number,
  dimensions: number,
  counts: readonly number[],
): Pooled {
  const vectors = new Float32Array(counts.length * dimensions)
  const tokens = new Float32Array(counts.reduce((sum, count) => sum + count - 2, 0) * dimensions)
  let row = 0
  counts.forEach((count, text) => {
    const mean = vectors.subarray(text * dimensions, (text + 1) * dimensions)
    for (let t = 0; t < count; t++) {
      const from = (text * sequence + t) * dimensions
      let square = 0
      for (let k = 0; k < dimensions; k++) {
        const value = hidden[from + k] ?? 0
        mean[k] = (mean[k] ?? 0) + value
        square += value * value
      }
      if (t === 0 || t === count - 1) continue
      const scale = 1 / Math.max(Math.sqrt(square), 1e-12)
      const to = row++ * dimensions
      for (let k = 0; k < dimensions; k++) tokens[to + k] = (hidden[from + k] ?? 0) * scale
    }
    normalise(mean)
  })
  return { vectors, tokens }
}

/** Scales a vector to length 1, in place. */
export function normalise(vector: Float32Array): void {
  let square = 0
  // By their places: an iterator makes an object for each number where it is not inlined.
  for (let k = 0; k < vector.length; k++) square += (vector[k] ?? 0) * (vector[k] ?? 0)
  const scale = 1 / Math.max(Math.sqrt(square), 1e-12)
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) * scale
}

/** One byte a number with a scale of each row's own: `value ≈ data · scale`. */
export function quantise(rows: Float32Array, dimensions: number): { data: Int8Array; scales: Float32Array } {
  const data = new Int8Array(rows.length)
  const scales = new Float32Array(rows.length / dimensions)
  for (let row = 0; row < scales.length; row++) {
    const from = row * dimensions
    let peak = 0
    for (let k = from; k < from + dimensions; k++) peak = Math.max(peak, Math.abs(rows[k] ?? 0))
    const scale = Math.max(peak, 1e-12) / 127
    scales[row] = scale
    for (let k = from; k < from + dimensions; k++) data[k] = Math.round((rows[k] ?? 0) / scale)
  }
  return { data, scales }
}
