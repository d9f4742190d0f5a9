/**
 * What stands beside those of many patterns that match a text. Run are only those of which the text holds a string
 * that they need: of the topics' patterns two, not 46, and each that runs comes from memory again, since the model's
 * pass has emptied the caches.
 */
import { letterOf, requiredStrings } from './required-strings.ts'

/** How rare letters are in questions, by their codes. */
const RARITY = new Uint8Array(128)
;[...' etaoinshrdlcumwfgypbvkjxqz0123456789_'].forEach((letter, i) => (RARITY[letter.charCodeAt(0)] = 2 + i))

/** A string that a pattern needs, found by three letters of it. */
interface Needed {
  readonly string: string
  /** Where in it the three letters begin. */
  readonly at: number
  readonly entry: number
}

export class PatternMap<T> {
  readonly #entries: readonly (readonly [RegExp, T])[]
  /** 1 for a pattern that may match any text. */
  readonly #always: Uint8Array
  /** 1 for a pattern that may match the text looked at last. */
  readonly #likely: Uint8Array
  /** In the order of their hashes. */
  readonly #needed: readonly Needed[]
  /** For each hash where in `#needed` its strings begin; they end where the next begin. */
  readonly #begins: Uint16Array
  readonly #shift: number

  constructor(entries: readonly (readonly [RegExp, T])[]) {
    const strings = entries.map(([pattern]) => requiredStrings(pattern))
    this.#entries = entries
    this.#always = Uint8Array.from(strings, (one) => (one ? 0 : 1))
    this.#likely = new Uint8Array(entries.length)
    const needed = strings.flatMap((all, entry) =>
      (all ?? []).map((string): Needed => ({ string, at: rarest(string), entry })),
    )
    const bits = Math.ceil(Math.log2(needed.length + 1)) + 2
    this.#shift = 32 - bits
    const hashes = needed.map((one) => this.#hash(keyOf(one)))
    const order = hashes.map((_, i) => i).sort((a, b) => hashes[a]! - hashes[b]!)
    this.#needed = order.map((i) => needed[i]!)
    this.#begins = new Uint16Array((1 << bits) + 1)
    for (const hash of hashes) this.#begins[hash + 1]! += 1
    for (let i = 1; i < this.#begins.length; i++) this.#begins[i]! += this.#begins[i - 1]!
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

  /** Whether any pattern may match, none of them run. */
  mayMatch(text: string): boolean {
    this.#look(text)
    return this.#likely.includes(1)
  }

  /** Marks the patterns of which a string is held. */
  #look(text: string): void {
    this.#likely.set(this.#always)
    let key = (letterOf(NaN) << 8) | letterOf(text.charCodeAt(0))
    for (let i = 1; i <= text.length; i++) {
      // beyond the end is no letter
      key = ((key << 8) | letterOf(text.charCodeAt(i))) & 0xffffff
      const hash = this.#hash(key)
      for (let n = this.#begins[hash]!; n < this.#begins[hash + 1]!; n++) {
        const { string, at, entry } = this.#needed[n]!
        if (this.#likely[entry] === 0 && holds(text, i - 2 - at, string)) this.#likely[entry] = 1
      }
    }
  }

  #hash(key: number): number {
    return Math.imul(key, 0x9e3779b1) >>> this.#shift
  }
}

function holds(text: string, from: number, string: string): boolean {
  for (let i = 0; i < string.length; i++)
    if (letterOf(text.charCodeAt(from + i)) !== string.charCodeAt(i)) return false
  return true
}

function keyOf({ string, at }: Needed): number {
  return (string.charCodeAt(at) << 16) | (string.charCodeAt(at + 1) << 8) | string.charCodeAt(at + 2)
}

/** Where the three letters of a string begin that are the least frequent. */
function rarest(string: string): number {
  let best = 0
  let most = 0
  for (let at = 0; at + 3 <= string.length; at++) {
    const rare = rarity(string, at) * rarity(string, at + 1) * rarity(string, at + 2)
    if (rare > most) [best, most] = [at, rare]
  }
  return best
}

const rarity = (string: string, at: number): number => RARITY[string.charCodeAt(at)] ?? 0
