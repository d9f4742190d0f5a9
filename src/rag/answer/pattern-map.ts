/**
 * What stands beside those of many patterns that match a text. Run are only those of which the text holds a string
 * that they need: of the topics' patterns two, not some forty, and each that runs comes from memory again, since the model's
 * pass has emptied the caches.
 */
import { letterOf, requiredStrings } from './required-strings.ts'

/** Bits of the filter for each string: few letters of a text pass it that begin none. */
const SPARSE = 6

export class PatternMap<T> {
  readonly #entries: readonly (readonly [RegExp, T])[]
  /** 1 for a pattern that may match any text. */
  readonly #always: Uint8Array
  /** 1 for a pattern that may match the text looked at last. */
  readonly #likely: Uint8Array
  /** A bit for each hash of three letters that a string is found by. */
  readonly #filter: Int32Array
  readonly #shift: number
  /** For each of those bits' words of 32 where its strings begin in `#needed`; they end where the next begin. */
  readonly #begins: Uint32Array
  /** Of each string its length, where in it the three letters begin, its entry, and its letters. */
  readonly #needed: Uint8Array

  constructor(entries: readonly (readonly [RegExp, T])[]) {
    const strings = entries.map(([pattern]) => requiredStrings(pattern))
    this.#entries = entries
    this.#always = Uint8Array.from(strings, (one) => (one ? 0 : 1))
    this.#likely = new Uint8Array(entries.length)
    const count = strings.reduce((sum, all) => sum + (all?.length ?? 0), 0)
    const bits = Math.ceil(Math.log2(32 + SPARSE * count))
    this.#shift = 32 - bits
    this.#filter = new Int32Array(2 ** (bits - 5))
    const rows = Array.from(this.#filter, (): number[] => [])
    // of the letters of a string those that stand in the fewest find it
    const often = new Uint16Array(2 ** bits)
    for (const all of strings)
      for (const string of all ?? [])
        for (let at = 0; at + 3 <= string.length; at++) often[this.#hash(keyOf(string, at))]! += 1
    strings.forEach((all, entry) => {
      for (const string of all ?? []) {
        let at = 0
        let hash = this.#hash(keyOf(string, 0))
        for (let i = 1; i + 3 <= string.length; i++) {
          const other = this.#hash(keyOf(string, i))
          if (often[other]! < often[hash]!) [at, hash] = [i, other]
        }
        this.#filter[hash >>> 5]! |= 1 << (hash & 31)
        rows[hash >>> 5]!.push(string.length, at, entry)
        for (let i = 0; i < string.length; i++) rows[hash >>> 5]!.push(string.charCodeAt(i))
      }
    })
    const needed = rows.flat()
    if (entries.length > 256) throw new Error('More patterns than a map can hold')
    this.#needed = Uint8Array.from(needed)
    this.#begins = new Uint32Array(rows.length + 1)
    rows.forEach((row, i) => (this.#begins[i + 1] = this.#begins[i]! + row.length))
  }

  /** What stands beside the patterns that match, in their order. */
  matching(text: string): T[] {
    this.#look(text)
    const found: T[] = []
    for (let i = 0; i < this.#likely.length; i++) {
      if (this.#likely[i] === 0) continue
      const [pattern, value] = this.#entries[i]!
      if (pattern.test(text)) found.push(value)
    }
    return found
  }

  /** What stands beside the first pattern that matches. */
  first(text: string): T | undefined {
    this.#look(text)
    for (let i = 0; i < this.#likely.length; i++) {
      if (this.#likely[i] === 0) continue
      const [pattern, value] = this.#entries[i]!
      if (pattern.test(text)) return value
    }
    return undefined
  }

  /** Marks the patterns of which a string is held. */
  #look(text: string): void {
    this.#likely.set(this.#always)
    // outside of a text is no letter
    let key = (letterOf(NaN) << 8) | letterOf(text.charCodeAt(0))
    for (let i = 1; i <= text.length; i++) {
      key = ((key << 8) | letterOf(text.charCodeAt(i))) & 0xffffff
      const hash = this.#hash(key)
      if ((this.#filter[hash >>> 5]! & (1 << (hash & 31))) !== 0) this.#compare(text, i - 2, hash >>> 5)
    }
  }

  /** Marks the patterns of which a string found by three letters is held where these are. */
  #compare(text: string, from: number, row: number): void {
    const needed = this.#needed
    for (let n = this.#begins[row]!; n < this.#begins[row + 1]!; n += 3 + needed[n]!) {
      const start = from - needed[n + 1]!
      let same = 0
      while (same < needed[n]! && letterOf(text.charCodeAt(start + same)) === needed[n + 3 + same]!) same++
      if (same === needed[n]!) this.#likely[needed[n + 2]!] = 1
    }
  }

  #hash(key: number): number {
    return Math.imul(key, 0x9e3779b1) >>> this.#shift
  }
}

const keyOf = (string: string, at: number): number =>
  (string.charCodeAt(at) << 16) | (string.charCodeAt(at + 1) << 8) | string.charCodeAt(at + 2)
