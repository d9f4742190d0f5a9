/**
 * The inner loop of late interaction in WebAssembly SIMD, written out by hand since it is one short function:
 * for four word pieces of a query at once, the greatest dot product with any row of a range, three rows at a time.
 * Query rows are 16-bit, chunk rows 8-bit integers; products are summed in 32 bits, which the rows' lengths keep
 * far from overflowing.
 */
import {
  ADD,
  AGAIN,
  END,
  F32,
  get,
  I32,
  i32,
  leb,
  LESS,
  load,
  loadFloat,
  LOOP,
  moduleOf,
  set,
  simd,
  storeFloat,
  V128,
  zero,
} from './wasm.ts'

/** Rows of the query are handled by fours, those of a chunk by threes. */
export const GROUP = 4
export const STEP = 3

/**
 * All parameters are addresses in bytes: the first of four query rows; the rows from `from` to before `end`, a
 * multiple of three; the scale of the first of them; and where the four results go.
 */
export type Kernel = (query: number, from: number, end: number, scales: number, out: number) => void

const op = {
  load,
  loadWidened: (offset: number) => simd(0x01, 0, ...leb(offset)),
  zero,
  dot: simd(0xba),
  add: simd(0xae),
  lane: (lane: number) => simd(0x1b, lane),
  loadFloat,
  storeFloat,
  toFloat: 0xb2,
  times: 0x94,
  max: 0x97,
}

/** Locals: the parameters, a counter and two addresses, then the widened rows, a query row, sums and results. */
const local = {
  query: 0,
  from: 1,
  end: 2,
  scales: 3,
  out: 4,
  k: 5,
  at: 6,
  row: 7,
  wide: 8,
  piece: 11,
  sum: 12,
  best: 24,
}

const pieces = [0, 1, 2, 3]
const rows = [0, 1, 2]
const sumOf = (piece: number, row: number) => local.sum + piece * STEP + row

/** Eight numbers of three rows against eight of four query rows; `skip` is how far behind the addresses they are. */
function products(dimensions: number, skip: number): number[] {
  return [
    ...rows.flatMap((row) => [
      ...get(local.row),
      ...op.loadWidened(row * dimensions + skip),
      ...set(local.wide + row),
    ]),
    ...pieces.flatMap((piece) => [
      ...[...get(local.at), ...op.load((piece * dimensions + skip) * 2), ...set(local.piece)],
      ...rows.flatMap((row) => [
        ...[...get(sumOf(piece, row)), ...get(local.wide + row), ...get(local.piece), ...op.dot, ...op.add],
        ...set(sumOf(piece, row)),
      ]),
    ]),
  ]
}

function body(dimensions: number): number[] {
  const unrolled = dimensions % 16 === 0 ? [0, 8] : [0]
  const minusInfinity = [0x43, 0x00, 0x00, 0x80, 0xff]
  const all = pieces.flatMap((piece) => rows.map((row) => [piece, row] as const))
  return [
    ...pieces.flatMap((piece) => [...minusInfinity, ...set(local.best + piece)]),
    ...LOOP, // for each three rows
    ...all.flatMap(([piece, row]) => [...op.zero, ...set(sumOf(piece, row))]),
    ...[...i32(0), ...set(local.k)],
    ...LOOP, // for each eight of their numbers
    ...[...get(local.from), ...get(local.k), ADD, ...set(local.row)],
    ...[...get(local.query), ...get(local.k), ...get(local.k), ADD, ADD, ...set(local.at)],
    ...unrolled.flatMap((skip) => products(dimensions, skip)),
    ...[...get(local.k), ...i32(8 * unrolled.length), ADD, ...set(local.k)],
    ...[...get(local.k), ...i32(dimensions), LESS, ...AGAIN, END],
    ...all.flatMap(([piece, row]) => [
      ...[0, 1, 2, 3].flatMap((lane) => [
        ...get(sumOf(piece, row)),
        ...op.lane(lane),
        ...(lane > 0 ? [ADD] : []),
      ]),
      ...[op.toFloat, ...get(local.scales), ...op.loadFloat(row * 4), op.times],
      ...[...get(local.best + piece), op.max, ...set(local.best + piece)],
    ]),
    ...[...get(local.scales), ...i32(4 * STEP), ADD, ...set(local.scales)],
    ...[...get(local.from), ...i32(dimensions * STEP), ADD, ...set(local.from)],
    ...[...get(local.from), ...get(local.end), LESS, ...AGAIN, END],
    ...pieces.flatMap((piece) => [
      ...get(local.out),
      ...get(local.best + piece),
      ...op.storeFloat(piece * 4),
    ]),
    END,
  ]
}

/** A counter and two addresses; the widened rows, a query row and the sums; the results. */
const LOCALS = [
  [3, I32],
  [16, V128],
  [4, F32],
] as const

const modules = new Map<number, WebAssembly.Module>()

/** The kernel for vectors of `dimensions` numbers (a multiple of 8) over `memory`. */
export function kernelOver(memory: WebAssembly.Memory, dimensions: number): Kernel {
  if (dimensions % 8 !== 0) throw new Error(`Vectors of ${dimensions} numbers: a multiple of 8 is expected`)
  const module = modules.get(dimensions) ?? moduleOf(5, LOCALS, body(dimensions))
  modules.set(dimensions, module)
  return new WebAssembly.Instance(module, { env: { memory } }).exports['run'] as Kernel
}
