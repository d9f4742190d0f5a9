/**
 * The inner loop of late interaction in WebAssembly SIMD, written out by hand since it is one short function:
 * for four word pieces of a query at once, the greatest dot product with any row of a range, two rows at a time,
 * as many as registers hold with their sums.
 * Query rows are 16-bit, chunk rows 8-bit integers; products are summed in 32 bits, which the rows' lengths keep
 * far from overflowing.
 */
import {
  ADD,
  AGAIN,
  END,
  get,
  I32,
  i32,
  leb,
  LESS,
  load,
  LOOP,
  moduleOf,
  set,
  simd,
  V128,
  zero,
} from './wasm.ts'

/** Rows of the query are handled by fours, those of a chunk by twos. */
export const GROUP = 4
export const STEP = 2

/**
 * All parameters are addresses in bytes: the first of four query rows; the rows from `from` to before `end`, a
 * multiple of two; the scale of the first of them; and where the four results go.
 */
export type Kernel = (query: number, from: number, end: number, scales: number, out: number) => void

/** Lanes of two vectors, those of the second counted from 4 on, as one vector. */
const lanes = (...chosen: number[]) =>
  simd(0x0d, ...chosen.flatMap((lane) => [0, 1, 2, 3].map((byte) => lane * 4 + byte)))

const op = {
  load,
  loadWidened: (offset: number) => simd(0x01, 0, ...leb(offset)),
  loadToAll: (offset: number) => simd(0x09, 0, ...leb(offset)),
  store: simd(0x0b, 0, 0),
  minusInfinity: simd(0x0c, ...[0, 1, 2, 3].flatMap(() => [0x00, 0x00, 0x80, 0xff])),
  zero,
  dot: simd(0xba),
  add: simd(0xae),
  toFloat: simd(0xfa),
  times: simd(0xe6),
  max: simd(0xeb),
}

/** Locals: the parameters, three addresses, then the widened rows, a query row, sums and results. */
const local = {
  query: 0,
  from: 1,
  end: 2,
  scales: 3,
  out: 4,
  next: 5,
  at: 6,
  row: 7,
  wide: 8,
  piece: 10,
  sum: 11,
  best: 19,
}

const pieces = [0, 1, 2, 3]
const rows = [0, 1]
const sumOf = (piece: number, row: number) => local.sum + piece * STEP + row

/** Eight numbers of two rows against eight of four query rows. */
function products(dimensions: number): number[] {
  return [
    ...rows.flatMap((row) => [
      ...get(local.row),
      ...op.loadWidened(row * dimensions),
      ...set(local.wide + row),
    ]),
    ...pieces.flatMap((piece) => [
      ...[...get(local.at), ...op.load(piece * dimensions * 2), ...set(local.piece)],
      ...rows.flatMap((row) => [
        ...[...get(sumOf(piece, row)), ...get(local.wide + row), ...get(local.piece), ...op.dot, ...op.add],
        ...set(sumOf(piece, row)),
      ]),
    ]),
  ]
}

/** The sums of the four numbers in each of two vectors, in two halves: those of one row and two query rows. */
function halves(row: number, first: number): number[] {
  const both = [...get(sumOf(first, row)), ...get(sumOf(first + 1, row))]
  return [...both, ...lanes(0, 4, 1, 5), ...both, ...lanes(2, 6, 3, 7), ...op.add]
}

/** Completes the sums of one row, a lane for each query row, and keeps the products where they are the greatest. */
function keepBest(row: number): number[] {
  return [
    ...get(local.best),
    ...[...halves(row, 0), ...set(local.piece), ...halves(row, 2), ...set(local.wide)],
    ...[...get(local.piece), ...get(local.wide), ...lanes(0, 1, 4, 5)],
    ...[...get(local.piece), ...get(local.wide), ...lanes(2, 3, 6, 7), ...op.add],
    ...[...op.toFloat, ...get(local.scales), ...op.loadToAll(row * 4), ...op.times],
    ...[...op.max, ...set(local.best)],
  ]
}

function body(dimensions: number): number[] {
  return [
    ...[...op.minusInfinity, ...set(local.best)],
    ...LOOP, // for each two rows
    ...pieces.flatMap((piece) => rows.flatMap((row) => [...op.zero, ...set(sumOf(piece, row))])),
    ...[...get(local.from), ...set(local.row)],
    ...[...get(local.query), ...set(local.at)],
    ...[...get(local.from), ...i32(dimensions), ADD, ...set(local.next)],
    ...LOOP, // for each eight of their numbers: with more of them at once the sums no longer stay in registers
    ...products(dimensions),
    ...[...get(local.at), ...i32(16), ADD, ...set(local.at)],
    ...[...get(local.row), ...i32(8), ADD, ...set(local.row)],
    ...[...get(local.row), ...get(local.next), LESS, ...AGAIN, END],
    ...rows.flatMap(keepBest),
    ...[...get(local.scales), ...i32(4 * STEP), ADD, ...set(local.scales)],
    ...[...get(local.from), ...i32(dimensions * STEP), ADD, ...set(local.from)],
    ...[...get(local.from), ...get(local.end), LESS, ...AGAIN, END],
    ...[...get(local.out), ...get(local.best), ...op.store],
    END,
  ]
}

/** Three addresses; the widened rows, a query row, the sums and the results. */
const LOCALS = [
  [3, I32],
  [12, V128],
] as const

const modules = new Map<number, WebAssembly.Module>()

/** The kernel for vectors of `dimensions` numbers (a multiple of 8) over `memory`. */
export function kernelOver(memory: WebAssembly.Memory, dimensions: number): Kernel {
  if (dimensions % 8 !== 0) throw new Error(`Vectors of ${dimensions} numbers: a multiple of 8 is expected`)
  const module = modules.get(dimensions) ?? moduleOf(5, LOCALS, body(dimensions))
  modules.set(dimensions, module)
  return new WebAssembly.Instance(module, { env: { memory } }).exports['run'] as Kernel
}
