/** Work that several ask for at once is done once, for all of them. */
export class SingleFlight<Key, Value> {
  private readonly flights = new Map<Key, { result: Promise<Value>; signal: AbortSignal | undefined }>()

  /** Waits for the work that runs under a key, or begins it; `signal` is the caller's, which `work` listens to. */
  async run(key: Key, signal: AbortSignal | undefined, work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      const flight = this.flights.get(key)
      if (!flight) return this.begin(key, signal, work)
      try {
        const value = await flight.result
        signal?.throwIfAborted()
        return value
      } catch (error) {
        signal?.throwIfAborted()
        // It stopped because whoever began it left: one of those who still wait begins anew.
        if (!flight.signal?.aborted) throw error
      }
    }
  }

  private async begin(key: Key, signal: AbortSignal | undefined, work: () => Promise<Value>): Promise<Value> {
    const flight = { result: work(), signal }
    this.flights.set(key, flight)
    try {
      return await flight.result
    } finally {
      this.flights.delete(key)
    }
  }
}
