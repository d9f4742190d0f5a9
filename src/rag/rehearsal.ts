/**
 * When questions are rehearsed (see answer/rehearse.ts): once in a process, while this thread only waits for the model;
 * where nothing had to be embedded, shortly after, when the service is up. Else the first who asks waits for half a second.
 */

/** Milliseconds after a start without a wait: whoever waited for the start is answered first. */
const AFTER_MS = 500

/** Runs until it is told that it is enough. */
type Run = (enough: AbortSignal) => Promise<void> | undefined

export class Rehearsal {
  private readonly closed = new AbortController()
  private begun = false
  private later: NodeJS.Timeout | null = null
  private settle = () => {}
  /** Settles when it is over, however it went. */
  readonly over = new Promise<void>((resolve) => (this.settle = resolve))

  /**
   * Only the first time anything is done.
   * @param waited what is waited for meanwhile
   */
  begin(run: Run, waited: Promise<unknown>): void {
    if (this.begun) return
    this.begun = true
    // What goes wrong in it is told to the first who asks.
    const rehearse = (enough: AbortSignal): void => {
      const ran = run(enough) ?? Promise.resolve()
      ran.catch(() => {}).finally(this.settle)
    }
    const waitedFor = new AbortController()
    const end = () => waitedFor.abort()
    waited.then(end, end)
    setImmediate(() => {
      if (!waitedFor.signal.aborted) rehearse(AbortSignal.any([waitedFor.signal, this.closed.signal]))
      else if (!this.closed.signal.aborted)
        this.later = setTimeout(() => rehearse(this.closed.signal), AFTER_MS).unref()
    })
  }

  end(): void {
    if (this.later) clearTimeout(this.later)
    this.closed.abort()
    this.settle()
  }
}
