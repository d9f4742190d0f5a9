/** The chunks that meaning or words find, put in one order before anything dear is done with them. */
import type { HnswStore } from '../vector-index/hnsw-store.ts'
import type { LexicalHit } from './lexical.ts'
import { RowDots } from './row-dots.ts'
import { placesOfGreatest } from './top.ts'

/** What BM25 counts beside the cosine; chosen on the development questions, see test/rag/core/retrieval.test.ts. */
const LEXICAL = 0.2

export interface Candidate {
  readonly id: number
  readonly dense: number
  readonly lexical: number
  /** BM25 as a share of the best one for this query. */
  readonly share: number
  readonly first: number
}

export class FirstStage {
  private readonly store: HnswStore
  private readonly vectorOf: (id: number) => Float32Array
  /** The vectors of chunks that words found; made when needed. */
  private vectors: RowDots | null = null
  /** Of chunks that meaning found, their place from 1 on; zeros between two questions. */
  private readonly places: Uint32Array

  constructor(count: number, store: HnswStore, vectorOf: (id: number) => Float32Array) {
    this.store = store
    this.vectorOf = vectorOf
    this.places = new Uint32Array(count)
  }

  /**
   * The best `limit` of those nearest to a vector and of those that words found.
   * @param depth How many are nearest, at most.
   * @param lexical Best first.
   */
  best(
    vector: Float32Array,
    lexical: readonly LexicalHit[],
    depth: number,
    limit: number,
  ): readonly Candidate[] {
    const { places } = this
    const nearest = this.store.nearest(vector, depth)
    const top = lexical[0]?.score ?? 0
    const found = nearest.map(({ item, cosine }) => candidateOf(item, cosine, 0, top))
    // Within bounds: all are places of chunks, or of what was found.
    for (let k = 0; k < nearest.length; k++) places[nearest[k]!.item] = k + 1
    const byWords: LexicalHit[] = []
    for (const hit of lexical) {
      const place = places[hit.id]! - 1
      const known = found[place]
      if (known) found[place] = candidateOf(hit.id, known.dense, hit.score, top)
      else byWords.push(hit)
    }
    for (const { item } of nearest) places[item] = 0
    this.vectors ??= new RowDots(places.length, vector.length, this.vectorOf)
    const ids = byWords.map(({ id }) => id)
    const products = this.vectors.with(vector, ids)
    byWords.forEach(({ id, score }, i) => found.push(candidateOf(id, products[i]!, score, top)))
    const firsts = Float64Array.from(found, ({ first }) => first)
    return placesOfGreatest(firsts, firsts.length, limit).map((place) => found[place]!)
  }
}

function candidateOf(id: number, dense: number, lexical: number, top: number): Candidate {
  const share = top > 0 ? lexical / top : 0
  return { id, dense, lexical, share, first: dense + LEXICAL * share }
}
