/** A map that forgets what was used least recently once its entries cost more than it may hold. */
export class Lru<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; cost: number }>()
  private readonly limit: number
  private total = 0

  /** @param limit Greatest sum of costs; an entry that alone costs more is not kept. */
  constructor(limit: number) {
    this.limit = limit
  }

  get size(): number {
    return this.entries.size
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  set(key: Key, value: Value, cost = 1): void {
    this.delete(key)
    if (cost > this.limit) return
    this.entries.set(key, { value, cost })
    this.total += cost
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.limit) return
      this.delete(oldest)
    }
  }

  private delete(key: Key): void {
    this.total -= this.entries.get(key)?.cost ?? 0
    this.entries.delete(key)
  }
}
