import { randomBytes } from 'node:crypto'

/** Largest value of the 12 bits after the version. */
const MAX_COUNT = 0xfff
let last = 0
let count = 0

/** A UUID version 7 (RFC 9562 §5.7): 48 bits of milliseconds, then 74 random ones; sorts by time. */
export function uuidv7(now = Date.now()): string {
  const bytes = randomBytes(16)
  return withTime(bytes, now, bytes.readUInt16BE(6) & MAX_COUNT)
}

/**
 * The same with a counter within the millisecond (§6.2, method 1), for lists that are shown in the order in which
 * one process made their items.
 */
export function orderedUuidv7(now = Date.now()): string {
  const bytes = randomBytes(16)
  if (now === last && count < MAX_COUNT) count++
  // A random start below the half leaves room to count on.
  else count = bytes.readUInt16BE(6) & (MAX_COUNT >> 1)
  last = now
  return withTime(bytes, now, count)
}

function withTime(bytes: Buffer, now: number, tail: number): string {
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | tail, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
