/**
 * The word pieces of one snapshot's chunks, in memory that the kernel works on, and late interaction over them:
 * for each word piece of a query its best match in a chunk.
 */
import { GROUP, kernelOver, STEP, type Kernel } from './kernel.ts'

/** Vectors of word pieces: `data` has rows of one byte a number, `scales[i]` what row i is multiplied with. */
export interface TokenVectors {
  readonly data: Int8Array
  readonly scales: Float32Array
}

/** Word pieces of a query that are compared; the model reads no more. */
const MAX_PIECES = 512
/** 1 as a 16-bit number; a row's length of 1 keeps all sums below 2^31. */
const ONE = 16_384
const PAGE = 65_536
/** The kernel reads rows by twos: that many behind a chunk may be read with it, and count as nothing. */
const PADDING = STEP - 1
/** Results are cut out of blocks of so many numbers: an array of its own for each chunk costs more than its content. */
const BLOCK = 8_192

export class TokenStore {
  /** Numbers in the vector of a word piece. */
  readonly dimensions: number
  private readonly kernel: Kernel
  private readonly query: Int16Array
  private readonly scales: Float32Array
  private readonly data: Int8Array
  private readonly best: Float32Array
  /** First row of each chunk, and behind the last one where the next would begin. */
  private readonly rows: number[] = [0]
  private pieces = 0
  private block = new Float32Array(0)
  private used = 0

  /** Copies the vectors in, for chunks 0 to n - 1. */
  constructor(dimensions: number, chunks: readonly TokenVectors[]) {
    this.dimensions = dimensions
    for (const { scales } of chunks) this.rows.push((this.rows.at(-1) ?? 0) + scales.length + PADDING)
    const rows = this.rows.at(-1) ?? 0
    const queryBytes = MAX_PIECES * dimensions * 2
    const scalesAt = queryBytes + GROUP * 4
    const dataAt = Math.ceil((scalesAt + rows * 4) / 16) * 16
    const memory = new WebAssembly.Memory({ initial: Math.ceil((dataAt + rows * dimensions) / PAGE) })
    this.kernel = kernelOver(memory, dimensions)
    this.query = new Int16Array(memory.buffer, 0, MAX_PIECES * dimensions)
    this.best = new Float32Array(memory.buffer, queryBytes, GROUP)
    this.scales = new Float32Array(memory.buffer, scalesAt, rows)
    this.data = new Int8Array(memory.buffer, dataAt, rows * dimensions)
    chunks.forEach(({ data, scales }, chunk) => {
      const row = this.rows[chunk] ?? 0
      this.scales.set(scales, row)
      this.data.set(data, row * dimensions)
    })
  }

  /** A chunk's vectors where they stand here, so that no second copy need be kept. */
  vectors(chunk: number): TokenVectors {
    const from = this.rows[chunk] ?? 0
    const to = (this.rows[chunk + 1] ?? 0) - PADDING
    return {
      data: this.data.subarray(from * this.dimensions, to * this.dimensions),
      scales: this.scales.subarray(from, to),
    }
  }

  /** Loads a query's word pieces, rows of length 1, for the calls of `match` that follow. */
  load(tokens: Float32Array): void {
    this.pieces = Math.min(Math.floor(tokens.length / this.dimensions), MAX_PIECES)
    const length = this.pieces * this.dimensions
    for (let i = 0; i < length; i++) this.query[i] = Math.round((tokens[i] ?? 0) * ONE)
  }

  /**
   * For each word piece of the loaded query its best cosine among a chunk's word pieces, and among those from
   * `ownFrom` on alone; 0 when none is above.
   */
  match(chunk: number, ownFrom: number): { best: Float32Array; bestOwn: Float32Array } {
    const from = this.rows[chunk] ?? 0
    const to = (this.rows[chunk + 1] ?? 0) - PADDING
    const bestOwn = this.run(from + ownFrom, to)
    if (ownFrom === 0) return { best: bestOwn, bestOwn }
    // Rows of the chunk's own that this reads too are among the best of both already.
    const best = this.run(from, from + ownFrom)
    for (let i = 0; i < best.length; i++) best[i] = Math.max(best[i] ?? 0, bestOwn[i] ?? 0)
    return { best, bestOwn }
  }

  private run(from: number, to: number): Float32Array {
    const result = this.fresh()
    if (to <= from) return result
    const start = this.data.byteOffset + from * this.dimensions
    const end = this.data.byteOffset + to * this.dimensions
    const scales = this.scales.byteOffset + from * 4
    for (let piece = 0; piece < this.pieces; piece += GROUP) {
      this.kernel(piece * this.dimensions * 2, start, end, scales, this.best.byteOffset)
      const count = Math.min(GROUP, this.pieces - piece)
      for (let k = 0; k < count; k++) result[piece + k] = Math.max(0, (this.best[k] ?? 0) / ONE)
    }
    return result
  }

  /** A number for each word piece, all 0. */
  private fresh(): Float32Array {
    if (this.used + this.pieces > this.block.length) {
      this.block = new Float32Array(BLOCK)
      this.used = 0
    }
    return this.block.subarray(this.used, (this.used += this.pieces))
  }
}
