/**
 * What stands beside those of many patterns that match a text. Run are only those of which the text holds a string
 * that they need, and of which it holds no word that they do not know: of the topics' patterns two, not some forty, and
 * each that runs comes from memory again, since the model's pass has emptied the caches.
 */
import { atOnce, inTurns } from '../../in-turns.ts'
import { letterOf, type Groups } from './pattern-syntax.ts'
import { PatternWords } from './pattern-words.ts'
import { RequiredStrings } from './required-strings.ts'

/** Bits of the filter for each string: few letters of a text pass it that begin none. */
const SPARSE = 6

export class PatternMap<T> {
  readonly #entries: readonly (readonly [RegExp, T])[]
  readonly #reading: Generator<void, void>
  #index: PatternIndex | null = null

  constructor(entries: readonly (readonly [RegExp, T])[]) {
    if (entries.length > 256) throw new Error('More patterns than a map can hold')
    this.#entries = entries
    this.#reading = this.#read()
    readings.push(this.#reading)
  }

  /** Reads the patterns' sources, which takes up to some hundred milliseconds: once, and no later than for the first text. */
  *#read(): Generator<void, void> {
    const groups: Groups = new Map()
    const [required, spoken] = [new RequiredStrings(groups), new PatternWords(groups)]
    const read: Sources[] = []
    for (const [pattern] of this.#entries) {
      read.push({ strings: required.of(pattern), words: spoken.of(pattern) })
      yield
    }
    this.#index = new PatternIndex(read)
  }

  #look(text: string): Uint8Array {
    // what is left of it, where it has begun
    if (this.#index === null) atOnce(this.#reading)
    return this.#index!.look(text)
  }

  /** What stands beside the patterns that match, in their order. */
  matching(text: string): T[] {
    const likely = this.#look(text)
    const found: T[] = []
    for (let i = 0; i < likely.length; i++) {
      if (likely[i] === 0) continue
      const [pattern, value] = this.#entries[i]!
      if (pattern.test(text)) found.push(value)
    }
    return found
  }

  /** What stands beside the first pattern that matches. */
  first(text: string): T | undefined {
    const likely = this.#look(text)
    for (let i = 0; i < likely.length; i++) {
      if (likely[i] === 0) continue
      const [pattern, value] = this.#entries[i]!
      if (pattern.test(text)) return value
    }
    return undefined
  }
}

/** Of all maps; what was read yields nothing more. */
const readings: Generator<void, void>[] = []

/** Reads the patterns of all maps, while the event loop has its turns; what was read is passed over. */
export async function preparePatterns(enough?: AbortSignal): Promise<void> {
  for (const reading of readings) if (!enough?.aborted) await inTurns(reading)
}

/** What was read off a pattern's source; null where nothing is told. */
interface Sources {
  readonly strings: readonly string[] | null
  readonly words: ReadonlySet<string> | null
}

/** Which of some patterns may match a text. */
class PatternIndex {
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
  readonly #speech: Speech

  constructor(patterns: readonly Sources[]) {
    const strings = patterns.map((pattern) => pattern.strings)
    this.#speech = new Speech(patterns.map(({ words }) => words))
    this.#always = Uint8Array.from(strings, (one) => (one ? 0 : 1))
    this.#likely = new Uint8Array(patterns.length)
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
    this.#needed = Uint8Array.from(needed)
    this.#begins = new Uint32Array(rows.length + 1)
    rows.forEach((row, i) => (this.#begins[i + 1] = this.#begins[i]! + row.length))
  }

  /** Marks the patterns of which a string is held, and no word that they do not know. */
  look(text: string): Uint8Array {
    this.#likely.set(this.#always)
    // outside of a text is no letter
    let key = (letterOf(NaN) << 8) | letterOf(text.charCodeAt(0))
    for (let i = 1; i <= text.length; i++) {
      key = ((key << 8) | letterOf(text.charCodeAt(i))) & 0xffffff
      const hash = this.#hash(key)
      if ((this.#filter[hash >>> 5]! & (1 << (hash & 31))) !== 0) this.#compare(text, i - 2, hash >>> 5)
    }
    this.#speech.keep(text, this.#likely)
    return this.#likely
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

/** The words of many patterns: for each word the patterns that know it. */
class Speech {
  /** Where a word's bits begin. */
  readonly #places = new Map<string, number>()
  readonly #bits: Uint32Array
  /** Numbers of 32 bits for each word. */
  readonly #width: number
  /** Patterns that know every word; their bits are set for no word's sake. */
  readonly #open: Uint32Array
  readonly #kept: Uint32Array

  constructor(words: readonly (ReadonlySet<string> | null)[]) {
    this.#width = words.some((known) => known) ? Math.ceil(words.length / 32) : 0
    for (const known of words)
      for (const word of known ?? [])
        if (!this.#places.has(word)) this.#places.set(word, this.#places.size * this.#width)
    this.#bits = new Uint32Array(this.#places.size * this.#width)
    this.#open = new Uint32Array(this.#width)
    this.#kept = new Uint32Array(this.#width)
    words.forEach((known, pattern) => {
      const [at, bit] = [pattern >>> 5, 1 << (pattern & 31)]
      if (known) for (const word of known) this.#bits[this.#places.get(word)! + at]! |= bit
      else if (at < this.#width) this.#open[at]! |= bit
    })
  }

  /** Takes the mark from patterns that do not know a word of the text. */
  keep(text: string, marks: Uint8Array): void {
    const kept = this.#kept.fill(~0)
    if (kept.length === 0) return
    for (const word of text.match(/\w+/g) ?? []) {
      const place = this.#places.get(word.toLowerCase())
      for (let i = 0; i < kept.length; i++)
        kept[i]! &= this.#open[i]! | (place === undefined ? 0 : this.#bits[place + i]!)
    }
    for (let i = 0; i < marks.length; i++) if ((kept[i >>> 5]! & (1 << (i & 31))) === 0) marks[i] = 0
  }
}

const keyOf = (string: string, at: number): number =>
  (string.charCodeAt(at) << 16) | (string.charCodeAt(at + 1) << 8) | string.charCodeAt(at + 2)
