/** What a search gives for one chunk. Texts are cut out of the document when they are asked for, as few are. */
import type { RetrievedChunk } from '../answerer.ts'
import { longestShown } from '../shown-spans.ts'
import type { Chunk, CvDocument, SearchHit, Span } from '../types.ts'

export class Hit implements SearchHit {
  readonly chunk: Chunk
  readonly score: number
  readonly #document: CvDocument

  constructor(document: CvDocument, chunk: Chunk, score: number) {
    this.#document = document
    this.chunk = chunk
    this.score = score
  }

  get title(): string {
    return this.#document.sections[this.chunk.section]?.path.join(' › ') ?? ''
  }

  get slug(): string {
    return this.#document.sections[this.chunk.section]?.slug ?? ''
  }

  get place(): Span {
    return longestShown(this.#document, this.chunk.span)
  }

  get quote(): string {
    const { start, end } = this.place
    return this.#document.markdown.slice(start, end)
  }
}

/** What was measured of a chunk. */
export type Measures = Pick<RetrievedChunk, 'dense' | 'own' | 'lexical' | 'late' | 'best' | 'bestOwn'>

export class ComparedHit extends Hit implements RetrievedChunk {
  readonly dense: number
  readonly own: number
  readonly lexical: number
  readonly late: number
  readonly best: Float32Array
  readonly bestOwn: Float32Array

  constructor(document: CvDocument, chunk: Chunk, score: number, measures: Measures) {
    super(document, chunk, score)
    this.dense = measures.dense
    this.own = measures.own
    this.lexical = measures.lexical
    this.late = measures.late
    this.best = measures.best
    this.bestOwn = measures.bestOwn
  }
}
