/**
 * The inner loop of late interaction in WebAssembly SIMD, written out by hand since it is one short function:
 * for four query tokens at once, the greatest dot product with any token of a chunk. Query tokens are 16-bit,
 * chunk tokens 8-bit integers; products are summed in 32 bits, which their lengths keep far from overflowing.
 */

/** Rows of the query are handled by fours. */
export const GROUP = 4

export type Kernel = (query: number, from: number, end: number, scales: number, out: number) => void

const [I32, F32, V128] = [0x7f, 0x7d, 0x7b]

/** Unsigned LEB128. */
function leb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]
}

/** Signed LEB128 of a number that is not negative. */
function sleb(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...sleb(value >>> 7)]
}

const get = (local: number) => [0x20, ...leb(local)]
const set = (local: number) => [0x21, ...leb(local)]
const i32 = (value: number) => [0x41, ...sleb(value)]
const simd = (opcode: number, ...immediate: number[]) => [0xfd, ...leb(opcode), ...immediate]
const ADD = 0x6a
const LESS = 0x49
const END = 0x0b

const op = {
  load: (offset: number) => simd(0x00, 0, ...leb(offset)),
  loadWidened: simd(0x01, 0, 0),
  zero: simd(0x0c, ...new Array<number>(16).fill(0)),
  dot: simd(0xba),
  add: simd(0xae),
  lane: (lane: number) => simd(0x1b, lane),
  loadFloat: [0x2a, 0, 0],
  storeFloat: (offset: number) => [0x38, 0, ...leb(offset)],
  toFloat: 0xb2,
  times: 0x94,
  max: 0x97,
}

/** Locals: the parameters, then counters, sums, the widened chunk token, its scale and the best products. */
const local = {
  query: 0,
  from: 1,
  end: 2,
  scales: 3,
  out: 4,
  k: 5,
  at: 6,
  sum: 7,
  wide: 11,
  scale: 12,
  best: 13,
}

function body(dimensions: number): number[] {
  const rows = [0, 1, 2, 3]
  const minusInfinity = [0x43, 0x00, 0x00, 0x80, 0xff]
  return [
    ...rows.flatMap((row) => [...minusInfinity, ...set(local.best + row)]),
    ...[0x03, 0x40], // for each token of the chunk
    ...rows.flatMap((row) => [...op.zero, ...set(local.sum + row)]),
    ...[...i32(0), ...set(local.k)],
    ...[0x03, 0x40], // for each eight of its numbers
    ...[...get(local.from), ...get(local.k), ADD, ...op.loadWidened, ...set(local.wide)],
    ...[...get(local.query), ...get(local.k), ...get(local.k), ADD, ADD, ...set(local.at)],
    ...rows.flatMap((row) => [
      ...[...get(local.sum + row), ...get(local.wide), ...get(local.at), ...op.load(row * dimensions * 2)],
      ...[...op.dot, ...op.add, ...set(local.sum + row)],
    ]),
    ...[...get(local.k), ...i32(8), ADD, ...set(local.k)],
    ...[...get(local.k), ...i32(dimensions), LESS, 0x0d, 0, END],
    ...[...get(local.scales), ...op.loadFloat, ...set(local.scale)],
    ...rows.flatMap((row) => [
      ...[0, 1, 2, 3].flatMap((lane) => [
        ...get(local.sum + row),
        ...op.lane(lane),
        ...(lane > 0 ? [ADD] : []),
      ]),
      ...[
        op.toFloat,
        ...get(local.scale),
        op.times,
        ...get(local.best + row),
        op.max,
        ...set(local.best + row),
      ],
    ]),
    ...[...get(local.scales), ...i32(4), ADD, ...set(local.scales)],
    ...[...get(local.from), ...i32(dimensions), ADD, ...set(local.from)],
    ...[...get(local.from), ...get(local.end), LESS, 0x0d, 0, END],
    ...rows.flatMap((row) => [...get(local.out), ...get(local.best + row), ...op.storeFloat(row * 4)]),
    END,
  ]
}

function section(id: number, ...items: number[][]): number[] {
  const content = [...leb(items.length), ...items.flat()]
  return [id, ...leb(content.length), ...content]
}

const text = (value: string) => [value.length, ...new TextEncoder().encode(value)]

/** Compiles the kernel for vectors of `dimensions` numbers (a multiple of 8) over `memory`. */
export function compileKernel(dimensions: number, memory: WebAssembly.Memory): Kernel {
  if (dimensions % 8 !== 0) throw new Error(`Vectors of ${dimensions} numbers: a multiple of 8 is expected`)
  const locals = [...leb(4), ...[2, I32], ...[5, V128], ...[1, F32], ...[4, F32]]
  const code = [...locals, ...body(dimensions)]
  const bytes = [
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [0x60, 5, I32, I32, I32, I32, I32, 0]),
    ...section(2, [...text('env'), ...text('memory'), 0x02, 0x00, 1]),
    ...section(3, [0]),
    ...section(7, [...text('best'), 0x00, 0]),
    ...section(10, [...leb(code.length), ...code]),
  ]
  const instance = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes)), {
    env: { memory },
  })
  return instance.exports['best'] as Kernel
}
