/** More questions wait for the model than it can answer soon; the asker should come back later. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  readonly code = 'overloaded'
  /** Seconds after which a new try makes sense. */
  readonly retryAfter: number

  /** @param waiting Questions in the queue. */
  constructor(waiting: number) {
    super(`${waiting} questions wait already`)
    // A worker answers some hundred short questions a second.
    this.retryAfter = Math.max(1, Math.ceil(waiting / 200))
  }
}
