/** Stops asking a server that keeps failing, and tries it again, one request at a time, after a while. */
import type { BreakerState } from './options.ts'

const FAILURES_TO_OPEN = 5
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 10 * 60_000

export class CircuitBreaker {
  readonly #now: () => number
  readonly #onChange: (state: BreakerState) => void
  #failures = 0
  #pauseMs = FIRST_PAUSE_MS
  #openUntil = 0
  #state: BreakerState = 'closed'

  /** @param onChange called with each new state */
  constructor(now: () => number, onChange: (state: BreakerState) => void) {
    this.#now = now
    this.#onChange = onChange
  }

  get state(): BreakerState {
    return this.#state
  }

  /** Whether a request may be sent now; who gets true tells the outcome. While half open only one gets it. */
  allows(): boolean {
    if (this.#state === 'closed') return true
    if (this.#state === 'half_open' || this.#now() < this.#openUntil) return false
    this.#change('half_open')
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#pauseMs = FIRST_PAUSE_MS
    this.#change('closed')
  }

  failed(): void {
    this.#failures++
    if (this.#state === 'half_open') this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS)
    else if (this.#state === 'open' || this.#failures < FAILURES_TO_OPEN) return
    this.#openUntil = this.#now() + this.#pauseMs
    this.#change('open')
  }

  /** The request told nothing of the server: the client went away, or no tokens were left for it. */
  gaveUp(): void {
    if (this.#state === 'half_open') this.#change('open')
  }

  #change(state: BreakerState): void {
    if (state === this.#state) return
    this.#state = state
    this.#onChange(state)
  }
}
