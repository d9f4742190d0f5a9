/** Time as the service sees it. Tests pass a clock they move by hand instead of sleeping. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `fn` once after `ms` milliseconds; the returned function calls it off. */
  after(ms: number, fn: () => void): () => void
}

/** The longest delay a Node timer keeps; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, fn) {
    const timer = setTimeout(fn, Math.min(Math.max(0, ms), LONGEST_TIMER_MS))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
