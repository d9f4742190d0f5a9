/** Bits of the binary format of WebAssembly, for the short functions that are written out by hand here. */

export const I32 = 0x7f
export const V128 = 0x7b
export const ADD = 0x6a
export const LESS = 0x49
export const END = 0x0b
/** Forgets the number on top. */
export const DROP = 0x1a
/** A loop that leaves nothing on the stack, and the jump to its beginning while the number on top is not 0. */
export const LOOP: readonly number[] = [0x03, 0x40]
export const AGAIN: readonly number[] = [0x0d, 0]
/** What runs if the number on top is not 0. */
export const IF: readonly number[] = [0x04, 0x40]

/** Unsigned LEB128. */
export function leb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]
}

/** Signed LEB128 of a number that is not negative. */
function sleb(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...sleb(value >>> 7)]
}

export const get = (local: number): number[] => [0x20, ...leb(local)]
export const set = (local: number): number[] => [0x21, ...leb(local)]
export const i32 = (value: number): number[] => [0x41, ...sleb(value)]
export const simd = (opcode: number, ...immediate: number[]): number[] => [0xfd, ...leb(opcode), ...immediate]

export const loadInt = (offset: number): number[] => [0x28, 0, ...leb(offset)]
export const load = (offset: number): number[] => simd(0x00, 0, ...leb(offset))
/** Adds a number to an address. */
export const forth = (address: number, bytes: number): readonly number[] => [
  ...get(address),
  ...i32(bytes),
  ADD,
  ...set(address),
]
export const zero: readonly number[] = simd(0x0c, ...new Array<number>(16).fill(0))
export const storeFloat = (offset: number): number[] => [0x38, 0, ...leb(offset)]

function section(id: number, ...items: number[][]): number[] {
  const content = [...leb(items.length), ...items.flat()]
  return [id, ...leb(content.length), ...content]
}

const text = (value: string) => [value.length, ...new TextEncoder().encode(value)]

/**
 * A module of one function, exported as `run`, over a memory imported as `env.memory`.
 *
 * @param parameters How many 32-bit integers it takes; it gives nothing back.
 * @param locals Number and type of the locals behind them.
 */
function moduleOf(
  parameters: number,
  locals: readonly (readonly [number, number])[],
  body: readonly number[],
): WebAssembly.Module {
  const code = [...leb(locals.length), ...locals.flat(), ...body]
  return new WebAssembly.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, [0x60, parameters, ...new Array<number>(parameters).fill(I32), 0]),
      ...section(2, [...text('env'), ...text('memory'), 0x02, 0x00, 1]),
      ...section(3, [0]),
      ...section(7, [...text('run'), 0x00, 0]),
      ...section(10, [...leb(code.length), ...code]),
    ]),
  )
}

/** What a function's code depends on: the width of what it reads. */
type Body = (width: number) => readonly number[]

/**
 * A function that is compiled once for each width, since each version of a CV has a memory of its own.
 *
 * @returns what puts it over a memory; its parameters are as `moduleOf` says.
 */
export function functionOver<Kernel>(
  parameters: number,
  locals: readonly (readonly [number, number])[],
  body: Body,
): (memory: WebAssembly.Memory, width: number) => Kernel {
  const modules = new Map<number, WebAssembly.Module>()
  return (memory, width) => {
    const module = modules.get(width) ?? moduleOf(parameters, locals, body(width))
    modules.set(width, module)
    return new WebAssembly.Instance(module, { env: { memory } }).exports['run'] as Kernel
  }
}
