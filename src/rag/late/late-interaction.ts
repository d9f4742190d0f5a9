/** Late interaction: for each word piece of a query its best match among those of a chunk. */
import { compileKernel, GROUP, type Kernel } from './kernel.ts'

/** Token vectors of a chunk: `data` has rows of one byte a number, `scales[i]` what row i is multiplied with. */
export interface TokenVectors {
  readonly data: Int8Array
  readonly scales: Float32Array
}

/** Longest text the model reads. */
const MAX_TOKENS = 512
/** 1 as a 16-bit number; a row's length of 1 keeps all sums below 2^31. */
const ONE = 16_384
const PAGE = 65_536

/** Holds scratch memory for one query and one chunk; to be used from one thread, one call after the other. */
export class LateInteraction {
  private readonly dimensions: number
  private readonly kernel: Kernel
  private readonly query: Int16Array
  private readonly chunk: Int8Array
  private readonly scales: Float32Array
  private readonly best: Float32Array
  private rows = 0

  constructor(dimensions: number) {
    this.dimensions = dimensions
    const numbers = MAX_TOKENS * dimensions
    const bytes = numbers * 2 + numbers + MAX_TOKENS * 4 + GROUP * 4
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) })
    this.kernel = compileKernel(dimensions, memory)
    this.query = new Int16Array(memory.buffer, 0, numbers)
    this.chunk = new Int8Array(memory.buffer, numbers * 2, numbers)
    this.scales = new Float32Array(memory.buffer, numbers * 3, MAX_TOKENS)
    this.best = new Float32Array(memory.buffer, numbers * 3 + MAX_TOKENS * 4, GROUP)
  }

  /** Loads a query's word pieces, rows of length 1, for the calls of `match` that follow; returns their number. */
  load(tokens: Float32Array): number {
    const rows = Math.min(Math.floor(tokens.length / this.dimensions), MAX_TOKENS)
    const length = rows * this.dimensions
    for (let i = 0; i < length; i++) this.query[i] = Math.round((tokens[i] ?? 0) * ONE)
    this.rows = rows
    return rows
  }

  /**
   * For each word piece of the loaded query its best cosine among a chunk's word pieces, and among those from
   * `ownFrom` on alone. Without any there, 0.
   */
  match(chunk: TokenVectors, ownFrom: number): { best: Float32Array; bestOwn: Float32Array } {
    const count = Math.min(chunk.scales.length, MAX_TOKENS)
    this.chunk.set(
      count === chunk.scales.length ? chunk.data : chunk.data.subarray(0, count * this.dimensions),
    )
    this.scales.set(count === chunk.scales.length ? chunk.scales : chunk.scales.subarray(0, count))
    const bestOwn = this.run(ownFrom, count)
    if (ownFrom === 0) return { best: bestOwn, bestOwn }
    const best = this.run(0, ownFrom)
    if (ownFrom < count)
      for (let i = 0; i < best.length; i++) best[i] = Math.max(best[i] ?? 0, bestOwn[i] ?? 0)
    return { best, bestOwn }
  }

  private run(from: number, to: number): Float32Array {
    const result = new Float32Array(this.rows)
    if (to <= from) return result
    const start = this.chunk.byteOffset + from * this.dimensions
    const end = this.chunk.byteOffset + to * this.dimensions
    const scales = this.scales.byteOffset + from * 4
    for (let row = 0; row < this.rows; row += GROUP) {
      this.kernel(row * this.dimensions * 2, start, end, scales, this.best.byteOffset)
      for (let k = 0; k < GROUP && row + k < this.rows; k++) result[row + k] = (this.best[k] ?? 0) / ONE
    }
    return result
  }
}
