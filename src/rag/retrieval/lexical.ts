/** Word search over chunks: BM25 by MiniSearch over stems. */
import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { keepLast } from '../last-texts.ts'
import type { Chunk } from '../types.ts'

/** Words that say nothing of what a CV holds. */
const STOP_WORDS = new Set(
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

/** The same for chunks and their contexts, of which a version shares most with the one before it. */
const keptTermsOf = keepLast<readonly string[]>(2 ** 19, termsOf)

function processTerm(term: string): string | null {
  return STOP_WORDS.has(term) ? null : stem(term)
}

/** A chunk and its BM25 score; higher is better, comparable within one query only. */
export interface LexicalHit {
  readonly id: number
  readonly score: number
}

export class LexicalIndex {
  private readonly search: MiniSearch
  private readonly vocabulary = new Set<string>()

  constructor(chunks: readonly Chunk[]) {
    this.search = new MiniSearch({
      fields: ['text', 'context'],
      tokenize: (text) => [...keptTermsOf(text)],
      processTerm: (term) => {
        const processed = processTerm(term)
        if (processed !== null) this.vocabulary.add(processed)
        return processed
      },
      searchOptions: {
        tokenize: termsOf,
        processTerm,
        combineWith: 'OR',
        boost: { text: 1, context: 0.5 },
        bm25: { k: 1.2, b: 0.5, d: 0.3 },
      },
    })
    this.search.addAll(chunks)
  }

  /** The chunks that share words with the query, best first; a word that no chunk has may be misspelt. */
  find(query: string, limit: number): LexicalHit[] {
    const found = this.search.search(query, {
      fuzzy: (term) => !this.vocabulary.has(term) && term.length > 3 && (term.length > 6 ? 2 : 1),
    })
    return found.slice(0, limit).map(({ id, score }) => ({ id: Number(id), score }))
  }
}
