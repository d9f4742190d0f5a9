/** Where each term stands in one field of the chunks, and what BM25 makes of it. */

/** BM25+ as MiniSearch has it: `d` is what a chunk gets for holding a term at all. */
const BM25 = { k: 1.2, b: 0.5, d: 0.3 }

/** A field of one chunk: the numbers of its terms, in order, and how many different words they were made of. */
export interface Field {
  readonly terms: readonly number[]
  readonly words: number
}

/** Adds up what a chunk gets: `scores[chunk]` is 0 for those that got nothing yet, which are noted as they come. */
export interface Tally {
  readonly scores: Float64Array
  readonly met: Uint32Array
  count: number
}

export class Postings {
  /** Pairs of a chunk and how often it holds the term, chunks ascending; those of term i begin at `from[i]`. */
  private readonly pairs: Uint32Array
  private readonly from: Uint32Array
  /** What the chunk's length adds below the fraction line. */
  private readonly norms: Float64Array

  /** @param fields of each chunk; their terms are numbered from 0 to before `terms` */
  constructor(fields: readonly Field[], terms: number) {
    const lists = Array.from({ length: terms }, (): number[] => [])
    let average = 0
    fields.forEach((field, chunk) => {
      // Not a sum divided in the end: rounding is to be that of MiniSearch.
      average = (average * chunk + field.words) / (chunk + 1)
      for (const term of field.terms) {
        const list = lists[term]!
        if (list[list.length - 2] === chunk) list[list.length - 1]!++
        else list.push(chunk, 1)
      }
    })
    this.norms = Float64Array.from(fields, ({ words }) => BM25.k * (1 - BM25.b + (BM25.b * words) / average))
    this.from = new Uint32Array(terms + 1)
    this.pairs = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
    lists.forEach((list, term) => {
      this.pairs.set(list, this.from[term])
      this.from[term + 1] = this.from[term]! + list.length
    })
  }

  /** Gives each chunk that holds the term its score, times the weight. */
  add(term: number, weight: number, tally: Tally): void {
    const { pairs, from, norms } = this
    const { scores, met } = tally
    const start = from[term]!
    const end = from[term + 1]!
    const holding = (end - start) / 2
    const rarity = Math.log(1 + (norms.length - holding + 0.5) / (holding + 0.5))
    for (let at = start; at < end; at += 2) {
      const chunk = pairs[at]!
      const times = pairs[at + 1]!
      if (scores[chunk] === 0) met[tally.count++] = chunk
      scores[chunk]! += weight * (rarity * (BM25.d + (times * (BM25.k + 1)) / (times + norms[chunk]!)))
    }
  }
}
