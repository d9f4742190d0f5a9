/**
 * What a text must hold for a regular expression to match it, read off the expression's source: one of a few strings.
 * They are in small letters, with a blank for whatever is no letter, digit or underscore, and one before and after.
 */
import { partsOf, type Groups, type Part } from './pattern-syntax.ts'

/** Where a word begins or ends: a blank stands beside it, which may belong to the match or not. */
const EDGE = '\b'
/** More strings than that are not put together. */
const MOST = 24
/** Strings of so many letters are rare enough. */
const ENOUGH = 8
/** Shorter ones say too little. */
const LEAST = 3

/** What a part of an expression matches. */
interface Found {
  /** Each string it may match, or null where these are many. */
  readonly strings: readonly string[] | null
  /** Strings of which each match holds one, or null where none is sure. */
  readonly held: readonly string[] | null
}

const NOTHING: Found = { strings: [''], held: null }
const ANYTHING: Found = { strings: null, held: null }
const AT_EDGE: Found = { strings: [EDGE], held: null }

/** What was found of the parts of a family of patterns, many of which they share. */
export class RequiredStrings {
  readonly #groups: Groups
  readonly #known = new Map<Part, Found>()

  constructor(groups: Groups) {
    this.#groups = groups
  }

  /** Strings of three letters or more; null when the expression may match a text without one. */
  of(pattern: RegExp): readonly string[] | null {
    const { held } = this.#found(partsOf(pattern, this.#groups))
    return held && [...new Set(held)]
  }

  #found(part: Part): Found {
    const known = this.#known.get(part)
    if (known) return known
    const found = this.#read(part)
    this.#known.set(part, found)
    return found
  }

  #read(part: Part): Found {
    if (part.type === 'strings') return { strings: part.strings, held: null }
    if (part.type === 'edge') return AT_EDGE
    if (part.type === 'row') return row(part.parts.map((one) => this.#found(one)))
    if (part.type === 'either') return either(part.parts.map((one) => this.#found(one)))
    if (part.type === 'repeated') return repeated(part, this.#found(part.part))
    return part.type === 'nothing' ? NOTHING : ANYTHING
  }
}

export const requiredStrings = (pattern: RegExp): readonly string[] | null =>
  new RequiredStrings(new Map()).of(pattern)

function either(ways: readonly Found[]): Found {
  const strings = ways.flatMap((way) => way.strings ?? [])
  const few = strings.length <= MOST && ways.every((way) => way.strings)
  const sure = ways.every((way) => way.held)
  return { strings: few ? strings : null, held: sure ? ways.flatMap((way) => way.held ?? []) : null }
}

function row(parts: readonly Found[]): Found {
  let run: readonly string[] = ['']
  let held: readonly string[] | null = null
  let whole = true
  for (const part of parts) {
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

function repeated({ least, once }: Part & { type: 'repeated' }, { strings, held }: Found): Found {
  if (once) return { strings: strings && [...strings, ''], held: null }
  return least === 0 ? ANYTHING : { strings: null, held }
}

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
