/** Finds the chunks of one snapshot that may answer: by meaning and by words, then compared word piece by word piece. */
import type { QueryEncoding, Retrieved, RetrievedChunk, RetrieveOptions, Retriever } from '../answerer.ts'
import { embeddedText } from '../chunk.ts'
import type { TextEmbedding } from '../embed/embed-all.ts'
import type { HnswStore } from '../vector-index/hnsw-store.ts'
import type { LateInteraction } from '../late/late-interaction.ts'
import type { Chunk, CvDocument, SearchHit } from '../types.ts'
import { dot, meanOfTokens } from './vectors.ts'
import type { LexicalIndex } from './lexical.ts'

const FIRST_STAGE = 48
const SHORTLIST = 24

/** Weights of the parts of a score; chosen on the development questions, see test/rag/core/retrieval.test.ts. */
const WEIGHTS = { lexicalFirst: 0.25, dense: 0.3, late: 1, own: 0.2, lexical: 0.15 }

export interface IndexedChunks {
  readonly document: CvDocument
  readonly chunks: readonly Chunk[]
  readonly embeddings: readonly TextEmbedding[]
  readonly store: HnswStore
  readonly lexical: LexicalIndex
}

export type Encode = (query: string, signal?: AbortSignal) => Promise<QueryEncoding>

interface Candidate {
  readonly id: number
  readonly dense: number
  readonly lexical: number
  /** BM25 as a share of the best one for this query. */
  readonly share: number
  readonly first: number
}

export class HybridRetriever implements Retriever {
  private readonly index: IndexedChunks
  private readonly late: LateInteraction
  private readonly encode: Encode
  private readonly own: (Float32Array | undefined)[] = []

  constructor(index: IndexedChunks, late: LateInteraction, encode: Encode) {
    this.index = index
    this.late = late
    this.encode = encode
  }

  get chunks(): readonly Chunk[] {
    return this.index.chunks
  }

  async retrieve(query: string, options: RetrieveOptions = {}): Promise<Retrieved> {
    const { encoding, candidates } = await this.firstStage(query, options.signal)
    const shortlist = candidates.slice(0, options.limit ?? SHORTLIST)
    const listed = new Set(shortlist.map(({ id }) => id))
    for (const id of options.include ?? []) {
      if (listed.has(id) || !this.index.chunks[id]) continue
      listed.add(id)
      shortlist.push(
        candidates.find((candidate) => candidate.id === id) ?? this.candidate(id, encoding, 0, 0),
      )
    }
    this.late.load(encoding.tokens)
    const hits = shortlist.map((candidate) => this.compare(candidate, encoding))
    return { query: encoding, hits: hits.sort((a, b) => b.score - a.score) }
  }

  /** First-stage retrieval alone: nearest neighbours and BM25, fused. */
  async search(query: string, limit: number, signal?: AbortSignal): Promise<SearchHit[]> {
    const { candidates } = await this.firstStage(query, signal, Math.max(limit, FIRST_STAGE))
    return candidates.slice(0, limit).map(({ id, first }) => this.hit(id, first))
  }

  private async firstStage(
    query: string,
    signal?: AbortSignal,
    depth = FIRST_STAGE,
  ): Promise<{ encoding: QueryEncoding; candidates: Candidate[] }> {
    // Words are looked up here while the worker runs the model.
    const encoded = this.encode(query, signal)
    const lexical = this.lexicalHits(query, depth)
    const encoding = await encoded
    const nearest = await this.index.store.nearest(encoding.vector, depth)
    const top = lexical[0]?.score ?? 1
    const words = new Map(lexical.map(({ id, score }) => [id, score]))
    const ids = new Set([...nearest.map(({ item }) => item), ...words.keys()])
    const candidates = [...ids].map((id) => this.candidate(id, encoding, words.get(id) ?? 0, top))
    return { encoding, candidates: candidates.sort((a, b) => b.first - a.first) }
  }

  private lexicalHits(query: string, depth: number): { id: number; score: number }[] {
    return this.index.lexical.find(query, depth)
  }

  private candidate(id: number, encoding: QueryEncoding, lexical: number, top: number): Candidate {
    const dense = dot(encoding.vector, this.embedding(id).vector)
    const share = top > 0 ? lexical / top : 0
    return { id, dense, lexical, share, first: dense + WEIGHTS.lexicalFirst * share }
  }

  private compare({ id, dense, lexical, share }: Candidate, encoding: QueryEncoding): RetrievedChunk {
    const embedding = this.embedding(id)
    const ownFrom = this.ownFrom(id, embedding)
    const { best, bestOwn } = this.late.match(embedding, ownFrom)
    const late = mean(best)
    const own = dot(
      encoding.vector,
      (this.own[id] ??= meanOfTokens(embedding, encoding.vector.length, ownFrom)),
    )
    const score = WEIGHTS.dense * dense + WEIGHTS.late * late + WEIGHTS.own * own + WEIGHTS.lexical * share
    return { ...this.hit(id, score), dense, own, lexical, late, best, bestOwn }
  }

  private hit(id: number, score: number): SearchHit {
    const chunk = this.index.chunks[id]
    if (!chunk) throw new Error(`No chunk ${id} in the index`)
    const section = this.index.document.sections[chunk.section]
    return {
      chunk,
      title: section?.path.join(' › ') ?? '',
      slug: section?.slug ?? '',
      quote: this.index.document.markdown.slice(chunk.span.start, chunk.span.end),
      score,
    }
  }

  private embedding(id: number): TextEmbedding {
    const embedding = this.index.embeddings[id]
    if (!embedding) throw new Error(`No embedding for chunk ${id}`)
    return embedding
  }

  /** The first word piece of the chunk's own text; 0 when the model did not read that far. */
  private ownFrom(id: number, { starts }: TextEmbedding): number {
    const chunk = this.index.chunks[id]
    if (!chunk || chunk.context === '') return 0
    const at = embeddedText(chunk).length - chunk.text.length
    const from = starts.findIndex((start) => start >= at)
    return Math.max(from, 0)
  }
}

function mean(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length > 0 ? sum / values.length : 0
}
