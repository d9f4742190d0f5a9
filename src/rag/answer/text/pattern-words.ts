/**
 * The words that a text may consist of for a regular expression to match it whole, read off the expression's source:
 * a question with a word that a pattern does not know is none of its wordings, and the pattern need not be run.
 */
import { partsOf, type Groups, type Part } from './pattern-syntax.ts'

/** More ways to put a word together than that are not followed. */
const MOST = 2_000

/** What a part of an expression matches, by the words in it. A word may go on in the parts beside it. */
interface Found {
  /** Matches without a blank; '' where it may match nothing. */
  readonly through: readonly string[]
  /** What may stand before the first blank of a match, and after its last one. */
  readonly heads: readonly string[]
  readonly tails: readonly string[]
  /** Words between two blanks that are put together here; those of smaller parts stand there. */
  readonly words: readonly string[]
  readonly of: readonly Found[]
}

const NONE: readonly string[] = []
const NOTHING: Found = { through: [''], heads: [], tails: [], words: [], of: [] }

/** What was found of the parts of a family of patterns, many of which they share. */
export class PatternWords {
  readonly #groups: Groups
  /** Null: any word may stand there. */
  readonly #known = new Map<Part, Found | null>()

  constructor(groups: Groups) {
    this.#groups = groups
  }

  /** All words of the texts that an expression from ^ to $ may match; null when they are not told. */
  of(pattern: RegExp): ReadonlySet<string> | null {
    const whole = partsOf(pattern, this.#groups)
    if (!isWhole(whole)) return null
    const found = this.#found(whole)
    if (!found) return null
    const words = new Set([...found.through, ...found.heads, ...found.tails])
    const seen = new Set<Found>()
    const gather = (one: Found): void => {
      if (seen.has(one)) return
      seen.add(one)
      for (const word of one.words) words.add(word)
      one.of.forEach(gather)
    }
    gather(found)
    words.delete('')
    return words
  }

  #found(part: Part): Found | null {
    const known = this.#known.get(part)
    if (known !== undefined) return known
    const found = this.#read(part)
    this.#known.set(part, found)
    return found
  }

  #read(part: Part): Found | null {
    if (part.type === 'strings') return ofStrings(part.strings)
    // beside a text is no letter
    if (part.type === 'edge') return part.sign === '\\b' ? NOTHING : ofStrings([' '])
    if (part.type === 'repeated') return repeated(part, this.#found(part.part))
    if (part.type === 'row' || part.type === 'either') {
      const parts = part.parts.map((one) => this.#found(one))
      if (!parts.every((one) => one !== null)) return null
      return part.type === 'row' ? row(parts) : either(parts)
    }
    return part.type === 'nothing' ? NOTHING : null
  }
}

/** From the beginning of a text to its end. */
function isWhole(part: Part): boolean {
  if (part.type !== 'row') return false
  const [first, last] = [part.parts[0], part.parts.at(-1)]
  return first?.type === 'edge' && first.sign === '^' && last?.type === 'edge' && last.sign === '$'
}

function ofStrings(strings: readonly string[]): Found {
  const split = strings.map((one) => one.split(' '))
  const spaced = split.filter((words) => words.length > 1)
  return {
    through: split.flatMap((words) => (words.length === 1 ? words : [])),
    heads: spaced.flatMap((words) => words.slice(0, 1)),
    tails: spaced.flatMap((words) => words.slice(-1)),
    words: spaced.flatMap((words) => words.slice(1, -1)),
    of: [],
  }
}

const either = (ways: readonly Found[]): Found => ({
  through: union(ways.map((way) => way.through)),
  heads: union(ways.map((way) => way.heads)),
  tails: union(ways.map((way) => way.tails)),
  words: [],
  of: ways,
})

function row(parts: readonly Found[]): Found | null {
  const words: string[] = []
  let { through, heads, tails }: Pick<Found, 'through' | 'heads' | 'tails'> = NOTHING
  for (const part of parts) {
    if (part === NOTHING) continue
    const ways = through.length + tails.length
    if (ways * Math.max(part.through.length, part.heads.length) > MOST) return null
    words.push(...joined(tails, part.heads))
    heads = union([heads, joined(through, part.heads)])
    tails = union([part.tails, joined(tails, part.through)])
    through = joined(through, part.through)
  }
  return { through, heads, tails, words, of: parts }
}

function repeated({ least, once }: Part & { type: 'repeated' }, part: Found | null): Found | null {
  if (!part) return null
  const { through, heads, tails } = part
  // 'ab' of 'a' and 'b', as often as one likes
  if (!once && through.some((one) => one !== '')) return null
  return {
    through: least === 0 ? union([through, ['']]) : through,
    heads,
    tails,
    words: once ? [] : joined(tails, heads),
    of: [part],
  }
}

function joined(before: readonly string[], after: readonly string[]): readonly string[] {
  if (before.length === 0 || after.length === 0) return NONE
  if (isEmpty(before)) return after
  if (isEmpty(after)) return before
  return before.flatMap((one) => after.map((other) => one + other))
}

/** Most are of nothing and one thing: rows are long, and their parts short. */
function union(all: readonly (readonly string[])[]): readonly string[] {
  const some = all.filter((one) => one.length > 0)
  return some.length < 2 ? (some[0] ?? NONE) : [...new Set(some.flat())]
}

const isEmpty = (strings: readonly string[]): boolean => strings.length === 1 && strings[0] === ''
