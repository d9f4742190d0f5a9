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

/** All are addresses in bytes, the end exclusive: rows, the rows of the matrix, by fours, and where each row's products go. */
type Kernel = (row: number, matrix: number, matrixEnd: number, out: number, nextOut: number) => void

const local = { row: 0, matrix: 1, matrixEnd: 2, out: 3, nextOut: 4, k: 5, y: 6, x: 7, sum: 9 }
const group = [0, 1, 2, 3]
const op = { times: simd(0xe6), add: simd(0xe4), lane: (lane: number) => simd(0x1f, lane), addOne: 0x92 }

/** Multiplies one row, or two beside each other: for two each number of the matrix is read once. */
function bodyFor(rows: readonly number[]): (width: number) => number[] {
  const sum = (row: number, of: number): number => local.sum + row * GROUP + of
  return (width) => [
    ...LOOP, // for each four rows of the matrix
    ...rows.flatMap((row) => group.flatMap((of) => [...zero, ...set(sum(row, of))])),
    ...[...i32(0), ...set(local.k)],
    ...LOOP, // for each four numbers
    ...rows.flatMap((row) => [
      ...[...get(local.row), ...get(local.k), ADD],
      ...[...load(row * width * 4), ...set(local.x + row)],
    ]),
    ...group.flatMap((of) => [
      ...[...get(local.matrix), ...get(local.k), ADD, ...load(of * width * 4), ...set(local.y)],
      ...rows.flatMap((row) => [
        ...[...get(sum(row, of)), ...get(local.x + row), ...get(local.y)],
        ...[...op.times, ...op.add, ...set(sum(row, of))],
      ]),
    ]),
    ...forth(local.k, 16),
    ...[...get(local.k), ...i32(width * 4), LESS, ...AGAIN, END],
    ...rows.flatMap((row) => {
      const out = row === 0 ? local.out : local.nextOut
      const products = group.flatMap((of) => [
        ...get(out),
        ...[0, 1, 2, 3].flatMap((lane) => [
          ...get(sum(row, of)),
          ...op.lane(lane),
          ...(lane > 0 ? [op.addOne] : []),
        ]),
        ...storeFloat(of * 4),
      ])
      return [...products, ...forth(out, GROUP * 4)]
    }),
    ...forth(local.matrix, GROUP * width * 4),
    ...[...get(local.matrix), ...get(local.matrixEnd), LESS, ...AGAIN, END],
    END,
  ]
}

/** A counter; four numbers of the matrix, of each row, and the sums. */
const LOCALS = [
  [1, I32],
  [3 + 2 * GROUP, V128],
] as const

const overOne = functionOver<Kernel>(5, LOCALS, bodyFor([0]))
const overTwo = functionOver<Kernel>(5, LOCALS, bodyFor([0, 1]))

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
  const one = overOne(memory, width)
  const two = overTwo(memory, width)
  new Float32Array(memory.buffer, 0, matrix.length).set(matrix)
  const input = new Float32Array(memory.buffer, inputAt, BATCH * width)
  const output = new Float32Array(memory.buffer, outAt, BATCH * count)
  return (given) => {
    const all = given.length / width
    const result = new Float32Array(all * count)
    for (let from = 0; from < all; from += BATCH) {
      const some = Math.min(BATCH, all - from)
      input.set(given.subarray(from * width, (from + some) * width))
      for (let row = 0; row < some; row += 2) {
        const out = outAt + row * count * 4
        const multiply = row + 1 < some ? two : one
        multiply(inputAt + row * width * 4, 0, matrix.byteLength, out, out + count * 4)
      }
      result.set(output.subarray(0, some * count), from * count)
    }
    return result
  }
}
