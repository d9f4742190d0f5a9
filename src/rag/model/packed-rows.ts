/** Learned numbers as they are kept in the source: rows of one byte a number, with a scale for each row. */
export interface PackedRows {
  readonly data: Int8Array
  readonly scales: Float32Array
}

/** @param base64 The rows' bytes, one row behind the other. */
export function unpackedRows(base64: string, scales: readonly number[]): PackedRows {
  const bytes = Buffer.from(base64, 'base64')
  return {
    data: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    scales: Float32Array.from(scales),
  }
}
