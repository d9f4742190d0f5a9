import type { Clock } from '../../src/server/clock.ts'

/** A clock that stands still until `advance` moves it; due timers then run in order of their time. */
export class ManualClock implements Clock {
  #now: number
  #next = 0
  readonly #timers = new Map<number, { at: number; fn: () => void }>()

  constructor(start = Date.UTC(2026, 0, 1)) {
    this.#now = start
  }

  now(): number {
    return this.#now
  }

  after(ms: number, fn: () => void): () => void {
    const id = this.#next++
    this.#timers.set(id, { at: this.#now + Math.max(0, ms), fn })
    return () => void this.#timers.delete(id)
  }

  /** Moves time on by `ms`, running what falls due, and lets promises settle after each timer. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      const due = [...this.#timers]
        .filter(([, t]) => t.at <= end)
        .sort(([a, x], [b, y]) => x.at - y.at || a - b)[0]
      if (!due) break
      const [id, timer] = due
      this.#timers.delete(id)
      this.#now = timer.at
      timer.fn()
      await new Promise((done) => setImmediate(done))
    }
    this.#now = end
    await new Promise((done) => setImmediate(done))
  }

  /** Moves time on by `ms` at once, as when a machine wakes up: each timer that is due by then runs one time. */
  async jump(ms: number): Promise<void> {
    this.#now += ms
    const due = [...this.#timers]
      .filter(([, t]) => t.at <= this.#now)
      .sort(([a, x], [b, y]) => x.at - y.at || a - b)
    for (const [id, timer] of due) {
      if (this.#timers.delete(id)) timer.fn()
    }
    await new Promise((done) => setImmediate(done))
  }
}
