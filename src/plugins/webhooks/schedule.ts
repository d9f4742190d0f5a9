/** When a delivery is tried: pure functions of the number of failed tries, the answer and the time. */

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds between one try and the next; the first is at once. From the Standard Webhooks specification. */
export const RETRY_DELAYS_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length

/** A receiver that has only failed for so long is disabled. */
export const DISABLE_AFTER_MS = 5 * 24 * HOUR

/** The longest wait that a Retry-After is granted. */
export const MAX_RETRY_AFTER_MS = 24 * HOUR

/** Delays are lengthened by up to this share, so that many deliveries do not come back in one moment. */
const JITTER = 0.1

/**
 * Milliseconds to wait after this many failed tries, jitter included; undefined when there is no further try.
 *
 * @param retryAfterMs what the receiver asked for; it can only lengthen the wait
 * @param random from 0 to 1, without 1
 */
export function retryDelay(
  failed: number,
  retryAfterMs: number | undefined,
  random: number,
): number | undefined {
  const delay = RETRY_DELAYS_MS[failed]
  if (delay === undefined) return undefined
  return Math.max(Math.round(delay * (1 + JITTER * random)), retryAfterMs ?? 0)
}

/** Reads Retry-After (RFC 9110 §10.2.3: seconds or a date) as milliseconds from now, 24 hours at most. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const value = header?.trim()
  if (!value) return undefined
  if (/^\d{1,10}$/.test(value)) return Math.min(Number(value) * SECOND, MAX_RETRY_AFTER_MS)
  // Date.parse takes much that is no date of HTTP; all three forms of those begin with a weekday.
  const ms = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) - now : Number.NaN
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS)
}
