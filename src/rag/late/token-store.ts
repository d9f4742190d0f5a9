/**
 * The word pieces of one snapshot's chunks, in memory that the kernel works on, and late interaction over them:
 * for each word piece of a query its best match in a chunk.
 */
import { ENTRY, GROUP, kernelOver, ONE, STEP, type Kernel } from './kernel.ts'

/** Vectors of word pieces: `data` has rows of one byte a number, `scales[i]` what row i is multiplied with. */
export interface TokenVectors {
  readonly data: Int8Array
  readonly scales: Float32Array
}

/**
 * For each word piece of a query its best cosine among a chunk's word pieces, and among the chunk's own alone; 0 when
 * none is above. A row of `stride` numbers for each chunk, of which those behind the last word piece mean nothing.
 */
export interface BestMatches {
  readonly stride: number
  readonly best: Float32Array
  readonly bestOwn: Float32Array
}

/** Word pieces of a query that are compared; the model reads no more. */
const MAX_PIECES = 512
const PAGE = 65_536
/** The kernel reads rows by twos: that many behind a chunk may be read with it, and count as nothing. */
const PADDING = STEP - 1
/** Room for so many results; chunks that need more are compared in several calls. */
const ROOM = 16_384
/** Chunks that are chosen one by one are compared so many at a time. */
const CHOSEN = 512

export class TokenStore {
  /** Numbers in the vector of a word piece. */
  readonly dimensions: number
  /** For each chunk its first word piece that is no context. */
  readonly ownFrom: ArrayLike<number>
  private readonly kernel: Kernel
  private readonly query: Int16Array
  /** Results, until the next call of the kernel. */
  private readonly bestOwn: Float32Array
  private readonly best: Float32Array
  private readonly table: Uint32Array
  /** The entries of chunks that were chosen, one behind the other. */
  private readonly chosen: Uint32Array
  private readonly scales: Float32Array
  private readonly data: Int8Array
  /** First row of each chunk, and behind the last one where the next would begin. */
  private readonly rows: number[] = [0]
  private pieces = 0

  /** Copies the vectors in, for chunks 0 to n - 1. */
  constructor(dimensions: number, chunks: readonly TokenVectors[], ownFrom: ArrayLike<number>) {
    this.dimensions = dimensions
    this.ownFrom = ownFrom
    for (const { scales } of chunks) this.rows.push((this.rows.at(-1) ?? 0) + scales.length + PADDING)
    const rows = this.rows.at(-1) ?? 0
    const ownAt = MAX_PIECES * dimensions * 2
    const bestAt = ownAt + ROOM * 4
    const tableAt = bestAt + ROOM * 4
    const chosenAt = tableAt + chunks.length * ENTRY * 4
    const scalesAt = chosenAt + CHOSEN * ENTRY * 4
    const dataAt = Math.ceil((scalesAt + rows * 4) / 16) * 16
    const memory = new WebAssembly.Memory({ initial: Math.ceil((dataAt + rows * dimensions) / PAGE) })
    this.kernel = kernelOver(memory, dimensions)
    this.query = new Int16Array(memory.buffer, 0, MAX_PIECES * dimensions)
    this.bestOwn = new Float32Array(memory.buffer, ownAt, ROOM)
    this.best = new Float32Array(memory.buffer, bestAt, ROOM)
    this.table = new Uint32Array(memory.buffer, tableAt, chunks.length * ENTRY)
    this.chosen = new Uint32Array(memory.buffer, chosenAt, CHOSEN * ENTRY)
    this.scales = new Float32Array(memory.buffer, scalesAt, rows)
    this.data = new Int8Array(memory.buffer, dataAt, rows * dimensions)
    chunks.forEach(({ data, scales }, chunk) => {
      const row = this.rows[chunk] ?? 0
      this.scales.set(scales, row)
      this.data.set(data, row * dimensions)
      const own = row + (ownFrom[chunk] ?? 0)
      // Rows of the chunk's own that are read behind its context are among the best of both already.
      this.table.set([...this.range(own, row + scales.length), ...this.range(row, own)], chunk * ENTRY)
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

  /** Loads a query's word pieces, rows of length 1, for the matches that are asked for next. */
  load(tokens: Float32Array): void {
    this.pieces = Math.min(Math.floor(tokens.length / this.dimensions), MAX_PIECES)
    const { query } = this
    const length = this.pieces * this.dimensions
    // Math.round branches on each number, which takes four times as long. Within bounds: a check would cost again.
    for (let i = 0; i < length; i++) query[i] = Math.floor(tokens[i]! * ONE + 0.5)
  }

  /** The loaded query beside every chunk. */
  matchAll(): BestMatches {
    const stride = this.stride
    const count = this.rows.length - 1
    const best = new Float32Array(count * stride)
    const bestOwn = new Float32Array(count * stride)
    if (stride === 0) return { stride, best, bestOwn }
    const some = Math.floor(ROOM / stride)
    for (let chunk = 0; chunk < count; chunk += some) {
      const end = Math.min(chunk + some, count)
      this.run(this.table, chunk, end)
      best.set(this.best.subarray(0, (end - chunk) * stride), chunk * stride)
      bestOwn.set(this.bestOwn.subarray(0, (end - chunk) * stride), chunk * stride)
    }
    return { stride, best, bestOwn }
  }

  /** The loaded query beside some chunks, in their order, and a row of zeros behind theirs. */
  matchSome(chunks: ArrayLike<number>): BestMatches {
    const stride = this.stride
    const best = new Float32Array((chunks.length + 1) * stride)
    const bestOwn = new Float32Array((chunks.length + 1) * stride)
    if (stride === 0) return { stride, best, bestOwn }
    const some = Math.min(Math.floor(ROOM / stride), CHOSEN)
    for (let first = 0; first < chunks.length; first += some) {
      const count = Math.min(some, chunks.length - first)
      for (let i = 0; i < count; i++) {
        const entry = chunks[first + i]! * ENTRY
        // By hand: a view of each entry would cost more than its six numbers.
        for (let k = 0; k < ENTRY; k++) this.chosen[i * ENTRY + k] = this.table[entry + k]!
      }
      this.run(this.chosen, 0, count)
      best.set(this.best.subarray(0, count * stride), first * stride)
      bestOwn.set(this.bestOwn.subarray(0, count * stride), first * stride)
    }
    return { stride, best, bestOwn }
  }

  /** The loaded query beside one chunk; a number for each word piece. */
  match(chunk: number): { best: Float32Array; bestOwn: Float32Array } {
    if (this.pieces > 0) this.run(this.table, chunk, chunk + 1)
    return { best: this.best.slice(0, this.pieces), bestOwn: this.bestOwn.slice(0, this.pieces) }
  }

  /** Word pieces are compared by fours. */
  private get stride(): number {
    return Math.ceil(this.pieces / GROUP) * GROUP
  }

  /** Compares with the chunks of some entries of a table. */
  private run(entries: Uint32Array, first: number, end: number): void {
    const table = entries.byteOffset
    const out = this.bestOwn.byteOffset
    this.kernel(
      this.query.byteOffset,
      this.query.byteOffset + this.stride * this.dimensions * 2,
      table + first * ENTRY * 4,
      table + end * ENTRY * 4,
      out,
      this.best.byteOffset - out,
    )
  }

  /** Where rows `from` to before `to` stand. */
  private range(from: number, to: number): number[] {
    const row = (at: number) => this.data.byteOffset + at * this.dimensions
    return [row(from), row(to), this.scales.byteOffset + from * 4]
  }
}
