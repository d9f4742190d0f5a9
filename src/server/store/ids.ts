import { randomBytes } from 'node:crypto'

/** Largest value of the 12 bits after the version. */
const MAX_COUNT = 0xfff
let last = 0
let count = 0

/**
 * A UUID version 7 (RFC 9562 §5.7): milliseconds, then a counter within the millisecond (§6.2, method 1), then 62
 * random bits. Ids of one process sort in the order they were made.
 */
export function uuidv7(now = Date.now()): string {
  const bytes = randomBytes(16)
  if (now === last && count < MAX_COUNT) count++
  // A random start below the half leaves room to count on.
  else count = bytes.readUInt16BE(6) & (MAX_COUNT >> 1)
  last = now
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | count, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
