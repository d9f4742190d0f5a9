/**
 * Word search over chunks: BM25 over stems. Scores and their order are those of MiniSearch to the last bit
 * (test/rag/core/lexical.test.ts), which makes an object of each chunk that shares a word with the question and sorts
 * them all: a third of an answer's time on a CV of 3,000 passages. Of MiniSearch is left the tree of words, in which
 * those are found that a misspelt one may stand for.
 */
import SearchableMap from 'minisearch/SearchableMap'
import { stemmer } from 'stemmer'
import { keepLast } from '../last-texts.ts'
import type { Chunk } from '../types.ts'
import { Postings, type Field, type Tally } from './postings.ts'
import { placesOfGreatest } from './top.ts'

/** Words that say nothing of what a CV holds. */
export const STOP_WORDS = new Set(
  `a about after all also an and any are as at be been before between both but by can could did do does done during each
  for from had has have he her hers him his how i if in into is it its just many me more most much my no not of on or
  our out over she should so some than that the their them then there these they this those through to too under up us
  very was we were what when where which while who whom whose why will with would you your`.split(/\s+/),
)

const STEM_CACHE = 20_000
const stems = new Map<string, string>()

/** Stem of a lower-case word; English words only, others stay as they are. */
function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= STEM_CACHE) stems.clear()
  const found = /^[a-z]+$/.test(word) ? stemmer(word) : word
  stems.set(word, found)
  return found
}

/** Words of a text: letters and digits, accents dropped, with the signs that make C++ and C# names. */
export function termsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return folded.match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? []
}

function processTerm(term: string): string | null {
  return STOP_WORDS.has(term) ? null : stem(term)
}

function stemsOf(words: readonly string[]): string[] {
  return words.map(processTerm).filter((term) => term !== null)
}

interface Terms {
  readonly terms: readonly string[]
  /** How many different words they were made of, those that say nothing among them. */
  readonly words: number
}

/** The terms of chunks and of their contexts, of which a version shares most with the one before it. */
const keptTermsOf = keepLast(2 ** 19, (text): Terms => {
  const words = termsOf(text)
  return { terms: stemsOf(words), words: new Set(words).size }
})

/** The stems of a text, those of words that say nothing left out. */
export const stemsIn = (text: string): ReadonlySet<string> => new Set(stemsOf(termsOf(text)))

/** A chunk and its BM25 score; higher is better, comparable within one query only. */
export interface LexicalHit {
  readonly id: number
  readonly score: number
}

/** What a chunk's own words count, and those of its context. */
const WEIGHTS = { text: 1, context: 0.5 }
/** What a word counts that is like the one that was asked for, before the share of letters that differ. */
const ALIKE = 0.45

export class LexicalIndex {
  /** Of each term, in the order in which they were met. */
  private readonly numbers = new Map<string, number>()
  private readonly text: Postings
  private readonly context: Postings
  /** Made for the first word that is not known. */
  private tree: SearchableMap<number> | null = null
  /** Of one term of a query, and of all; zeros between two queries. */
  private readonly part: Tally
  private readonly all: Tally
  /** How many different terms of a query each chunk holds. */
  private readonly held: Uint16Array

  constructor(chunks: readonly Chunk[]) {
    const texts: Field[] = []
    const contexts: Field[] = []
    for (const { text, context } of chunks) {
      texts.push(this.read(text))
      contexts.push(this.read(context))
    }
    this.text = new Postings(texts, this.numbers.size)
    this.context = new Postings(contexts, this.numbers.size)
    const tally = (): Tally => ({
      scores: new Float64Array(chunks.length),
      met: new Uint32Array(chunks.length),
      count: 0,
    })
    this.part = tally()
    this.all = tally()
    this.held = new Uint16Array(chunks.length)
  }

  /** The chunks that share words with the query, best first; a word that no chunk has may be misspelt. */
  find(query: string, limit: number): LexicalHit[] {
    const { part, all, held } = this
    const terms = stemsOf(termsOf(query))
    terms.forEach((term, i) => {
      this.score(term)
      // A term that is asked for twice counts twice, but as one of those that a chunk holds.
      const again = terms.indexOf(term) < i
      for (let k = 0; k < part.count; k++) {
        const chunk = part.met[k]!
        if (held[chunk] === 0) all.met[all.count++] = chunk
        if (held[chunk] === 0 || !again) held[chunk]!++
        all.scores[chunk]! += part.scores[chunk]!
        part.scores[chunk] = 0
      }
      part.count = 0
    })
    const scores = new Float64Array(all.count)
    for (let k = 0; k < scores.length; k++) {
      const chunk = all.met[k]!
      scores[k] = all.scores[chunk]! * held[chunk]!
      all.scores[chunk] = 0
      held[chunk] = 0
    }
    all.count = 0
    return placesOfGreatest(scores, scores.length, limit).map((k) => ({
      id: all.met[k]!,
      score: scores[k]!,
    }))
  }

  private read(text: string): Field {
    const { terms, words } = keptTermsOf(text)
    return { terms: terms.map((term) => this.numberOf(term)), words }
  }

  private numberOf(term: string): number {
    const known = this.numbers.get(term) ?? this.numbers.size
    this.numbers.set(term, known)
    return known
  }

  /** What each chunk gets for one term of a query. */
  private score(term: string): void {
    const known = this.numbers.get(term)
    if (known !== undefined) return this.add(known, 1)
    if (term.length <= 3) return
    this.tree ??= SearchableMap.from<number>(this.numbers)
    for (const [word, [number, distance]] of this.tree.fuzzyGet(term, term.length > 6 ? 2 : 1))
      this.add(number, (ALIKE * word.length) / (word.length + distance))
  }

  private add(term: number, weight: number): void {
    this.text.add(term, weight * WEIGHTS.text, this.part)
    this.context.add(term, weight * WEIGHTS.context, this.part)
  }
}
