/** Arithmetic on what the model puts out: [batch, sequence, dimensions] hidden states. */

/**
 * Mean of each text's token vectors, padding left out, scaled to length 1.
 *
 * @param counts Tokens of each text with the markers before and after it; the sequence may be longer.
 */
export function meanVectors(
  hidden: Float32Array,
  sequence: number,
  dimensions: number,
  counts: readonly number[],
): Float32Array {
  const vectors = new Float32Array(counts.length * dimensions)
  counts.forEach((count, text) => {
    const mean = vectors.subarray(text * dimensions, (text + 1) * dimensions)
    const from = text * sequence * dimensions
    for (let at = from; at < from + count * dimensions; at += dimensions)
      for (let k = 0; k < dimensions; k++) mean[k] = (mean[k] ?? 0) + (hidden[at + k] ?? 0)
    normalise(mean)
  })
  return vectors
}

/** Rows of the word pieces (no padding, no marker) as the model gives them, text after text. */
export function pieceRows(
  hidden: Float32Array,
  sequence: number,
  dimensions: number,
  counts: readonly number[],
): Float32Array {
  const rows = new Float32Array(counts.reduce((sum, count) => sum + count - 2, 0) * dimensions)
  let to = 0
  counts.forEach((count, text) => {
    const from = text * sequence
    rows.set(hidden.subarray((from + 1) * dimensions, (from + count - 1) * dimensions), to)
    to += (count - 2) * dimensions
  })
  return rows
}

/** Scales each row to length 1, in place. */
export function normaliseRows(rows: Float32Array, dimensions: number): Float32Array {
  for (let from = 0; from < rows.length; from += dimensions) normalise(rows.subarray(from, from + dimensions))
  return rows
}

/** Scales a vector to length 1, in place. */
export function normalise(vector: Float32Array): void {
  let square = 0
  // By their places: an iterator makes an object for each number where it is not inlined.
  for (let k = 0; k < vector.length; k++) square += (vector[k] ?? 0) * (vector[k] ?? 0)
  const scale = 1 / Math.max(Math.sqrt(square), 1e-12)
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) * scale
}

/** Rows scaled to length 1 in one byte a number, with a scale of each row's own: `value ≈ data · scale`. */
export function quantise(rows: Float32Array, dimensions: number): { data: Int8Array; scales: Float32Array } {
  const data = new Int8Array(rows.length)
  const scales = new Float32Array(rows.length / dimensions)
  for (let row = 0; row < scales.length; row++) {
    const from = row * dimensions
    const to = from + dimensions
    let peak = 0
    let square = 0
    for (let k = from; k < to; k++) {
      const value = rows[k] ?? 0
      peak = Math.max(peak, Math.abs(value))
      square += value * value
    }
    const step = Math.max(peak, 1e-12) / 127
    scales[row] = step / Math.max(Math.sqrt(square), 1e-12)
    for (let k = from; k < to; k++) data[k] = Math.round((rows[k] ?? 0) / step)
  }
  return { data, scales }
}
