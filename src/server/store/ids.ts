import { randomFillSync } from 'node:crypto'

/** Largest value of the 12 bits after the version. */
const MAX_COUNT = 0xfff
/** Random bytes are fetched for many ids at once: the call costs far more than the bytes. */
const pool = Buffer.alloc(16 * 256)
let used = pool.length
let last = 0
let count = 0

/** A UUID version 7 (RFC 9562 §5.7): 48 bits of milliseconds, then 74 random ones; sorts by time. */
export function uuidv7(now = Date.now()): string {
  const bytes = random16()
  return withTime(bytes, now, bytes.readUInt16BE(6) & MAX_COUNT)
}

/**
 * The same with a counter within the millisecond (§6.2, method 1), for lists that are shown in the order in which
 * one process made their items.
 */
export function orderedUuidv7(now = Date.now()): string {
  const bytes = random16()
  if (now === last && count < MAX_COUNT) count++
  // A random start below the half leaves room to count on.
  else count = bytes.readUInt16BE(6) & (MAX_COUNT >> 1)
  last = now
  return withTime(bytes, now, count)
}

/** A view of 16 random bytes that nobody had before; it is written over once the pool is used up. */
function random16(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += 16
  return pool.subarray(used - 16, used)
}

function withTime(bytes: Buffer, now: number, tail: number): string {
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | tail, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
