/**
 * Late interaction in WebAssembly SIMD, written out by hand since it is one short function: for four word pieces of
 * a query at once, the greatest dot product with any row of a range, two rows at a time, as many as registers hold
 * with their sums. One call compares all word pieces with all chunks: a call for each range took longer than some
 * ranges do.
 * Query rows are 16-bit, chunk rows 8-bit integers; products are summed in 32 bits, which the rows' lengths keep
 * far from overflowing.
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
  IF,
  leb,
  LESS,
  load,
  loadInt,
  LOOP,
  set,
  simd,
  V128,
  zero,
} from './wasm.ts'

/** Rows of the query are handled by fours, those of a chunk by twos. */
export const GROUP = 4
export const STEP = 2

/** 1 as a 16-bit number of a query's row; a row's length of 1 keeps all sums below 2^31. */
export const ONE = 16_384
/** 32-bit addresses that tell of a range of rows: the first one, the end, and the scale of the first. */
const RANGE = ['from', 'end', 'scales'] as const
/** Those of a chunk: of its own rows, then of its context's, which stand before them. */
export const ENTRY: number = 2 * RANGE.length
/** Bytes that the processor fetches together. */
const LINE = 64

/**
 * All parameters are addresses in bytes, ends exclusive: rows of the query, by fours; entries of chunks; where the
 * greatest product with a chunk's own rows goes, a number for each query row, by fours, 0 when none is above; and how
 * far behind it goes that with all of the chunk's rows.
 */
export type Kernel = (
  query: number,
  queryEnd: number,
  table: number,
  tableEnd: number,
  out: number,
  behind: number,
) => void

/** Lanes of two vectors, those of the second counted from 4 on, as one vector. */
const lanes = (...chosen: number[]) =>
  simd(0x0d, ...chosen.flatMap((lane) => [0, 1, 2, 3].map((byte) => lane * 4 + byte)))

const op = {
  load,
  loadWidened: (offset: number) => simd(0x01, 0, ...leb(offset)),
  loadToAll: (offset: number) => simd(0x09, 0, ...leb(offset)),
  store: simd(0x0b, 0, 0),
  toOne: simd(0x0c, ...new Uint8Array(Float32Array.of(1 / ONE, 1 / ONE, 1 / ONE, 1 / ONE).buffer)),
  zero,
  dot: simd(0xba),
  add: simd(0xae),
  toFloat: simd(0xfa),
  times: simd(0xe6),
  max: simd(0xeb),
}

/** Locals: the parameters, addresses, then the widened rows, a query row, sums and results. */
const local = {
  query: 0,
  queryEnd: 1,
  table: 2,
  tableEnd: 3,
  out: 4,
  behind: 5,
  group: 6,
  range: 7,
  to: 8,
  from: 9,
  end: 10,
  scales: 11,
  next: 12,
  at: 13,
  row: 14,
  wide: 15,
  piece: 17,
  sum: 18,
  best: 26,
}

const RANGE_BYTES = RANGE.length * 4
const ENTRY_BYTES = ENTRY * 4
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

/**
 * Reads a number of each line of the cache that a chunk's rows fill, and does nothing with it: rows that the cache no
 * longer holds are fetched all at once, not one after the other as they are compared, which takes a third as long again.
 */
function fetchRows(): number[] {
  const first = RANGE_BYTES + RANGE.indexOf('from') * 4
  const end = RANGE.indexOf('end') * 4
  return [
    ...[...get(local.table), ...loadInt(first), ...set(local.at)],
    ...LOOP,
    ...[...get(local.at), ...loadInt(0), DROP],
    ...forth(local.at, LINE),
    ...[...get(local.at), ...get(local.table), ...loadInt(end), LESS, ...AGAIN, END],
  ]
}

/** Four word pieces against the rows of a range that is not empty. */
function compare(dimensions: number): number[] {
  return [
    ...LOOP, // for each two rows
    ...pieces.flatMap((piece) => rows.flatMap((row) => [...op.zero, ...set(sumOf(piece, row))])),
    ...[...get(local.from), ...set(local.row)],
    ...[...get(local.group), ...set(local.at)],
    ...[...get(local.from), ...i32(dimensions), ADD, ...set(local.next)],
    ...LOOP, // for each eight of their numbers: with more of them at once the sums no longer stay in registers
    ...products(dimensions),
    ...forth(local.at, 16),
    ...forth(local.row, 8),
    ...[...get(local.row), ...get(local.next), LESS, ...AGAIN, END],
    ...rows.flatMap(keepBest),
    ...forth(local.scales, 4 * STEP),
    ...forth(local.from, dimensions * STEP),
    ...[...get(local.from), ...get(local.end), LESS, ...AGAIN, END],
  ]
}

function body(dimensions: number): number[] {
  return [
    ...LOOP, // for each chunk
    ...fetchRows(),
    ...[...get(local.query), ...set(local.group)],
    ...LOOP, // for each four word pieces
    ...[...op.zero, ...set(local.best)],
    ...[...get(local.table), ...set(local.range)],
    ...[...get(local.out), ...set(local.to)],
    ...LOOP, // for its own rows, then its context's, which start from the best of its own
    ...RANGE.flatMap((name, i) => [...get(local.range), ...loadInt(i * 4), ...set(local[name])]),
    ...[...get(local.from), ...get(local.end), LESS, ...IF, ...compare(dimensions), END],
    ...[...get(local.to), ...get(local.best), ...op.toOne, ...op.times, ...op.store],
    ...[...get(local.to), ...get(local.behind), ADD, ...set(local.to)],
    ...forth(local.range, RANGE_BYTES),
    ...[...get(local.range), ...get(local.table), ...i32(ENTRY_BYTES), ADD, LESS, ...AGAIN, END],
    ...forth(local.out, GROUP * 4),
    ...forth(local.group, dimensions * GROUP * 2),
    ...[...get(local.group), ...get(local.queryEnd), LESS, ...AGAIN, END],
    ...forth(local.table, ENTRY_BYTES),
    ...[...get(local.table), ...get(local.tableEnd), LESS, ...AGAIN, END],
    END,
  ]
}

/** Addresses; the widened rows, a query row, the sums and the results. */
const LOCALS = [
  [9, I32],
  [12, V128],
] as const

const over = functionOver<Kernel>(6, LOCALS, body)

/** The kernel for vectors of `dimensions` numbers (a multiple of 8) over `memory`. */
export function kernelOver(memory: WebAssembly.Memory, dimensions: number): Kernel {
  if (dimensions % 8 !== 0) throw new Error(`Vectors of ${dimensions} numbers: a multiple of 8 is expected`)
  return over(memory, dimensions)
}
