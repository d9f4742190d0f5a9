/**
 * What a text must hold for a regular expression to match it, read off the expression's source: one of a few strings.
 * They are in small letters, with a blank for whatever is no letter, digit or underscore, and one before and after.
 */

/** Where a word begins or ends: a blank stands beside it, which may belong to the match or not. */
const EDGE = '\b'
/** More strings than that are not put together. */
const MOST = 24
/** Strings of so many letters are rare enough. */
const ENOUGH = 8
/** Shorter ones say too little. */
const LEAST = 3

/** What a part of an expression matches. */
interface Part {
  /** Each string it may match, or null where these are many. */
  readonly strings: readonly string[] | null
  /** Strings of which each match holds one, or null where none is sure. */
  readonly held: readonly string[] | null
}

const NOTHING: Part = { strings: [''], held: null }
const ANYTHING: Part = { strings: null, held: null }

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

/** Strings of three letters or more; null when the expression may match a text without one. */
export function requiredStrings({ source, flags }: RegExp): readonly string[] | null {
  // with the flags i and u together some letters that are not ASCII are variants of some that are
  if (!/^[iu]?$/.test(flags)) throw new Error(`Not known: the flags ${flags}`)
  const { held } = new Reader(source.match(TOKEN) ?? []).either()
  return held && [...new Set(held)]
}

class Reader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  /** Alternatives, up to the end of their group. */
  either(): Part {
    const ways = [this.#row()]
    while (this.#take() === '|') ways.push(this.#row())
    const strings = ways.flatMap((way) => way.strings ?? [])
    const few = strings.length <= MOST && ways.every((way) => way.strings)
    const sure = ways.every((way) => way.held)
    return { strings: few ? strings : null, held: sure ? ways.flatMap((way) => way.held ?? []) : null }
  }

  /** One thing after the other. */
  #row(): Part {
    let run: readonly string[] = ['']
    let held: readonly string[] | null = null
    let whole = true
    while (!ENDS.has(this.#next)) {
      const part = this.#repeated(this.#one())
      const { strings } = part
      if (strings && run.length * strings.length <= MOST)
        run = run.flatMap((before) => strings.map((after) => before + after))
      else {
        held = better(better(held, clean(run)), part.held)
        run = strings ?? ['']
        whole = false
      }
    }
    return { strings: whole ? run : null, held: better(held, clean(run)) }
  }

  #one(): Part {
    const token = this.#take()
    if (token.startsWith('(')) {
      const part = this.either()
      // what is looked at beside a match is no part of it
      return /[=!]$/.test(token) ? NOTHING : part
    }
    if (/^(?:\\b|[$^])$/.test(token)) return { strings: [EDGE], held: null }
    if (/^\\[sW]$/.test(token)) return { strings: [' '], held: null }
    if (/^(?:\.|\\[dDwSpP].*)$/.test(token)) return ANYTHING
    if (/^\[\w{1,4}\]$/.test(token)) return { strings: [...token.slice(1, -1)].map(small), held: null }
    if (/^\[./.test(token)) return ANYTHING
    if (/^(?:\\\w|[?*+{])/.test(token)) throw new Error(`Not known: ${token}`)
    return { strings: [token.length > 1 ? token.replace(/^\\./, ' ') : small(token)], held: null }
  }

  #repeated(part: Part): Part {
    if (!/^(?:[?*+]|\{.)/.test(this.#next)) return part
    const often = this.#take()
    if (/^\?/.test(often)) return { strings: part.strings && [...part.strings, ''], held: null }
    return /^(?:\*|\{0)/.test(often) ? ANYTHING : { strings: null, held: part.held }
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

const small = (letter: string): string => String.fromCharCode(letterOf(letter.charCodeAt(0)))

/** With blanks for the edges of words where none is. */
const clean = (strings: readonly string[]): readonly string[] =>
  strings.map((one) => one.replace(/^\x08+(?=\w)|(?<=\w)\x08+$/g, ' ').replaceAll(EDGE, ''))

/** Of two sets of strings the one that says more; null when neither says enough. */
function better(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  const [first, second] = [least(one), least(other)]
  if (Math.max(first, second) < LEAST) return null
  if (first !== second) return first > second ? one : other
  return (one?.length ?? 0) <= (other?.length ?? 0) ? one : other
}

const least = (strings: readonly string[] | null): number =>
  strings ? Math.min(ENOUGH, ...strings.map((one) => one.length)) : 0
