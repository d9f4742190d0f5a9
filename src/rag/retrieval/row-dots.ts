/**
 * Dot products of one vector with some of many, in WebAssembly SIMD: of a CV of thousands of chunks hundreds are
 * compared with a question, and what takes the time is to fetch them. Numbers are added up as `dot` does it, in double
 * precision and four sums, so results are the same to the last bit.
 */
import {
  ADD,
  AGAIN,
  DROP,
  END,
  forth,
  functionOver,
  get,
  I32,
  i32,
  leb,
  LESS,
  load,
  loadInt,
  LOOP,
  set,
  simd,
  V128,
  zero,
} from '../late/wasm.ts'

/** Rows that are multiplied in one call. */
const BATCH = 512
const PAGE = 65_536
/** Bytes that the processor fetches together. */
const LINE = 64

/** All are addresses in bytes, the end exclusive: the vector, in doubles; a list of rows' addresses; and where products go. */
type Kernel = (vector: number, list: number, listEnd: number, out: number) => void

const local = { vector: 0, list: 1, listEnd: 2, out: 3, row: 4, end: 5, at: 6, sum: 7 }
const op = {
  /** Two numbers of single precision, as two of double precision. */
  loadTwo: (offset: number) => [...simd(0x5d, 0, ...leb(offset)), ...simd(0x5f)],
  add: simd(0xf0),
  times: simd(0xf2),
  lane: (lane: number) => simd(0x21, lane),
  addOne: 0xa0,
  store: [0x39, 0, 0],
}

/** Two numbers of the row, times those of the vector, added to two of the sums. */
const addTwo = (pair: number): number[] => [
  ...[...get(local.sum + pair), ...get(local.row), ...op.loadTwo(8 * pair)],
  ...[...get(local.at), ...load(16 * pair), ...op.times, ...op.add, ...set(local.sum + pair)],
]

function body(width: number): number[] {
  const bytes = width * 4
  const lines = Array.from({ length: Math.ceil(bytes / LINE) }, (_, i) => i * LINE)
  return [
    ...LOOP, // for each row
    // The next one is fetched while this one is multiplied.
    ...[...get(local.list), ...loadInt(4), ...set(local.row)],
    ...lines.flatMap((at) => [...get(local.row), ...loadInt(at), DROP]),
    ...[...get(local.list), ...loadInt(0), ...set(local.row)],
    ...[...get(local.row), ...i32(bytes), ADD, ...set(local.end)],
    ...[...get(local.vector), ...set(local.at)],
    ...[0, 1].flatMap((pair) => [...zero, ...set(local.sum + pair)]),
    ...LOOP, // for each four numbers
    ...[0, 1].flatMap(addTwo),
    ...forth(local.row, 16),
    ...forth(local.at, 32),
    ...[...get(local.row), ...get(local.end), LESS, ...AGAIN, END],
    ...get(local.out),
    ...[0, 1].flatMap((pair) =>
      [0, 1].flatMap((lane) => [
        ...get(local.sum + pair),
        ...op.lane(lane),
        ...(pair + lane > 0 ? [op.addOne] : []),
      ]),
    ),
    ...op.store,
    ...forth(local.out, 8),
    ...forth(local.list, 4),
    ...[...get(local.list), ...get(local.listEnd), LESS, ...AGAIN, END],
    END,
  ]
}

/** A row's address, its end, and where the vector's numbers are read; the sums. */
const LOCALS = [
  [3, I32],
  [2, V128],
] as const

const over = functionOver<Kernel>(4, LOCALS, body)

/** Vectors of one width, a multiple of 4, each copied here when it is first asked for. */
export class RowDots {
  private readonly rowOf: (id: number) => Float32Array
  private readonly kernel: Kernel
  private readonly vector: Float64Array
  private readonly list: Uint32Array
  private readonly out: Float64Array
  private readonly rows: Float32Array
  private readonly width: number
  private readonly copied: Uint8Array

  constructor(count: number, width: number, rowOf: (id: number) => Float32Array) {
    if (width % 4 !== 0) throw new Error(`Vectors of ${width} numbers: a multiple of 4 is expected`)
    this.rowOf = rowOf
    this.width = width
    const outAt = width * 8
    const listAt = outAt + BATCH * 8
    // One more than there are: behind the last row of a list stands it once more.
    const rowsAt = Math.ceil((listAt + (BATCH + 1) * 4) / LINE) * LINE
    const memory = new WebAssembly.Memory({ initial: Math.ceil((rowsAt + count * width * 4) / PAGE) })
    this.kernel = over(memory, width)
    this.vector = new Float64Array(memory.buffer, 0, width)
    this.out = new Float64Array(memory.buffer, outAt, BATCH)
    this.list = new Uint32Array(memory.buffer, listAt, BATCH + 1)
    this.rows = new Float32Array(memory.buffer, rowsAt, count * width)
    this.copied = new Uint8Array(count)
  }

  /** The products of a vector with the rows of these ids, in their order. */
  with(vector: Float32Array, ids: readonly number[]): Float64Array {
    const { width, copied, list, out } = this
    const products = new Float64Array(ids.length)
    // The mean of no word pieces is like nothing.
    if (vector.length === 0) return products
    this.vector.set(vector)
    for (let from = 0; from < ids.length; from += BATCH) {
      const count = Math.min(BATCH, ids.length - from)
      // Within bounds: ids are those of rows.
      for (let i = 0; i < count; i++) {
        const id = ids[from + i]!
        if (copied[id] === 0) {
          this.rows.set(this.rowOf(id), id * width)
          copied[id] = 1
        }
        list[i] = this.rows.byteOffset + id * width * 4
      }
      list[count] = list[count - 1]!
      this.kernel(0, list.byteOffset, list.byteOffset + count * 4, out.byteOffset)
      products.set(out.subarray(0, count), from)
    }
    return products
  }
}
