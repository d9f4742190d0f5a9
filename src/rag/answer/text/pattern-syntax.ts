/** Regular expressions taken apart, as far as what they may match is read off them. */

/** What a part of an expression matches. Strings are in small letters, with a blank for whatever is no letter, digit or underscore. */
export type Part =
  | { readonly type: 'strings'; readonly strings: readonly string[] }
  | { readonly type: 'edge'; readonly sign: string }
  /** What is looked at beside a match is no part of it. */
  | { readonly type: 'nothing' | 'anything' }
  | { readonly type: 'row' | 'either'; readonly parts: readonly Part[] }
  | { readonly type: 'repeated'; readonly part: Part; readonly least: 0 | 1; readonly once: boolean }

/** The small letter, digit or underscore that a UTF-16 code unit stands for, as its code; else a blank. */
export const letterOf = (code: number): number => (code < 128 ? (LETTERS[code] ?? BLANK) : BLANK)
const BLANK = 32
const LETTERS = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /\w/.test(letter) ? letter.toLowerCase().charCodeAt(0) : BLANK
})

/** Escapes, sets of characters, what opens a group, how often, words, and any other character. */
const TOKEN =
  /\\[pP]\{\w+\}|\\.|\[(?:[^\]\\]|\\.)+\]|\(\?(?:<?[=!]|:)|(?:[?*+]|\{\d+(?:,\d*)?\})\??|[a-z ]+(?![?*+{])|[^]/g

/** Groups that were taken apart, by their source: the patterns of a family are made of the same few hundred. */
export type Groups = Map<string, Part>

/** @throws Error for what is not known: other flags than i or u, named groups, control characters */
export function partsOf({ source, flags }: RegExp, groups: Groups = new Map()): Part {
  // with the flags i and u together some letters that are not ASCII are variants of some that are
  if (!/^[iu]?$/.test(flags)) throw new Error(`Not known: the flags ${flags}`)
  return new Reader(source.match(TOKEN) ?? [], groups).either()
}

class Reader {
  readonly #tokens: readonly string[]
  readonly #groups: Groups
  #at = 0

  constructor(tokens: readonly string[], groups: Groups) {
    this.#tokens = tokens
    this.#groups = groups
  }

  /** Alternatives, up to the end of their group. */
  either(): Part {
    const parts = [this.#row()]
    while (this.#take() === '|') parts.push(this.#row())
    return parts.length === 1 && parts[0] ? parts[0] : { type: 'either', parts }
  }

  /** One thing after the other. */
  #row(): Part {
    const parts: Part[] = []
    while (!ENDS.has(this.#next)) parts.push(this.#repeated(this.#one()))
    return { type: 'row', parts }
  }

  #one(): Part {
    const token = this.#take()
    if (token.startsWith('(')) {
      const part = this.#group()
      return /[=!]$/.test(token) ? { type: 'nothing' } : part
    }
    if (/^(?:\\b|[$^])$/.test(token)) return { type: 'edge', sign: token }
    if (/^\\[sW]$/.test(token) || /^\[(?!\^)-?[^\w\\-]*-?\]$/.test(token)) return SPACE
    if (/^(?:\.|\\[dDwSpP].*)$/.test(token)) return { type: 'anything' }
    if (/^\[\w{1,4}\]$/.test(token)) return { type: 'strings', strings: [...token.slice(1, -1)].map(small) }
    if (/^\[./.test(token)) return { type: 'anything' }
    if (/^(?:\\\w|[?*+{])/.test(token)) throw new Error(`Not known: ${token}`)
    return { type: 'strings', strings: [token.length > 1 ? token.replace(/^\\./, ' ') : small(token)] }
  }

  /** What stands between brackets, the first of which was taken. */
  #group(): Part {
    const from = this.#at
    let depth = 1
    let to = from
    for (; to < this.#tokens.length; to++) {
      const token = this.#tokens[to] ?? ''
      if (token.startsWith('(')) depth++
      else if (token === ')' && --depth === 0) break
    }
    const source = this.#tokens.slice(from, to).join('')
    const known = this.#groups.get(source)
    if (known) {
      this.#at = to + 1
      return known
    }
    const part = this.either()
    this.#groups.set(source, part)
    return part
  }

  #repeated(part: Part): Part {
    if (!/^(?:[?*+]|\{.)/.test(this.#next)) return part
    const often = this.#take()
    return {
      type: 'repeated',
      part,
      least: /^(?:[?*]|\{0)/.test(often) ? 0 : 1,
      once: often.startsWith('?'),
    }
  }

  get #next(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #take(): string {
    const token = this.#next
    this.#at++
    return token
  }
}

/** What ends a row: another way, the end of the group or of the whole. */
const ENDS: ReadonlySet<string> = new Set(['|', ')', ''])
const SPACE: Part = { type: 'strings', strings: [' '] }

const small = (letter: string): string => String.fromCharCode(letterOf(letter.charCodeAt(0)))
