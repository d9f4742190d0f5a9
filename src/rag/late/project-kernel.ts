/**
 * Multiplies rows with a matrix in WebAssembly SIMD: in plain JavaScript the projection of a question's word pieces
 * takes a quarter of the model's own time.
 */
import {
  ADD,
  AGAIN,
  END,
  forth,
  functionOver,
  get,
  I32,
  i32,
  LESS,
  load,
  LOOP,
  set,
  simd,
  storeFloat,
  V128,
  zero,
} from './wasm.ts'

/** Rows of the matrix that are handled together. */
const GROUP = 4
/** Rows that are handled before their results are taken out. */
const BATCH = 64
const PAGE = 65_536

/** All are addresses in bytes, the end exclusive: a row, the rows of the matrix, by fours, and where the products go. */
type Kernel = (row: number, matrix: number, matrixEnd: number, out: number) => void

const local = { row: 0, matrix: 1, matrixEnd: 2, out: 3, k: 4, x: 5, sum: 6 }
const rows = [0, 1, 2, 3]
const op = { times: simd(0xe6), add: simd(0xe4), lane: (lane: number) => simd(0x1f, lane), addOne: 0x92 }

function body(width: number): number[] {
  return [
    ...LOOP, // for each four rows of the matrix
    ...rows.flatMap((row) => [...zero, ...set(local.sum + row)]),
    ...[...i32(0), ...set(local.k)],
    ...LOOP, // for each four numbers
    ...[...get(local.row), ...get(local.k), ADD, ...load(0), ...set(local.x)],
    ...rows.flatMap((row) => [
      ...[...get(local.sum + row), ...get(local.x)],
      ...[...get(local.matrix), ...get(local.k), ADD, ...load(row * width * 4)],
      ...[...op.times, ...op.add, ...set(local.sum + row)],
    ]),
    ...forth(local.k, 16),
    ...[...get(local.k), ...i32(width * 4), LESS, ...AGAIN, END],
    ...rows.flatMap((row) => [
      ...get(local.out),
      ...[0, 1, 2, 3].flatMap((lane) => [
        ...get(local.sum + row),
        ...op.lane(lane),
        ...(lane > 0 ? [op.addOne] : []),
      ]),
      ...storeFloat(row * 4),
    ]),
    ...forth(local.out, GROUP * 4),
    ...forth(local.matrix, GROUP * width * 4),
    ...[...get(local.matrix), ...get(local.matrixEnd), LESS, ...AGAIN, END],
    END,
  ]
}

/** A counter; four numbers of the row, and the sums. */
const LOCALS = [
  [1, I32],
  [1 + GROUP, V128],
] as const

const over = functionOver<Kernel>(4, LOCALS, body)

/**
 * A function that multiplies rows of `width` numbers with the matrix: result row by row, a number for each row of
 * the matrix. The width and the matrix's number of rows are multiples of 4.
 */
export function multiplier(matrix: Float32Array, width: number): (rows: Float32Array) => Float32Array {
  const count = matrix.length / width
  if (width % 4 !== 0 || count % GROUP !== 0)
    throw new Error(`A matrix of ${count} rows of ${width} numbers: multiples of 4 are expected`)
  const inputAt = matrix.byteLength
  const outAt = inputAt + BATCH * width * 4
  const memory = new WebAssembly.Memory({ initial: Math.ceil((outAt + BATCH * count * 4) / PAGE) })
  const kernel = over(memory, width)
  new Float32Array(memory.buffer, 0, matrix.length).set(matrix)
  const input = new Float32Array(memory.buffer, inputAt, BATCH * width)
  const output = new Float32Array(memory.buffer, outAt, BATCH * count)
  return (given) => {
    const all = given.length / width
    const result = new Float32Array(all * count)
    for (let from = 0; from < all; from += BATCH) {
      const some = Math.min(BATCH, all - from)
      input.set(given.subarray(from * width, (from + some) * width))
      for (let row = 0; row < some; row++)
        kernel(inputAt + row * width * 4, 0, matrix.byteLength, outAt + row * count * 4)
      result.set(output.subarray(0, some * count), from * count)
    }
    return result
  }
}
