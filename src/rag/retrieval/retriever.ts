/** Finds the chunks of one snapshot that may answer: by meaning and by words, then compared word piece by word piece. */
import type {
  Compared,
  QueryEncoding,
  Retrieved,
  Vocabulary,
  RetrievedChunk,
  RetrieveOptions,
  Retriever,
} from '../answerer.ts'
import { embeddedText } from '../chunk.ts'
import type { TextEmbedding } from '../embed/embed-all.ts'
import type { HnswStore } from '../vector-index/hnsw-store.ts'
import { multiplier } from '../late/project-kernel.ts'
import type { TokenStore } from '../late/token-store.ts'
import type { Chunk, CvDocument, SearchHit } from '../types.ts'
import { FirstStage, type Candidate } from './first-stage.ts'
import { ComparedHit, Hit } from './hits.ts'
import { passagesOf } from './passages.ts'
import { dot, meanOfRows, meanOfTokens } from './vectors.ts'
import type { LexicalIndex } from './lexical.ts'
import { RowDots } from './row-dots.ts'

const FIRST_STAGE = 48
const SHORTLIST = 32
/** Chunks a search orders anew: some are headings, and those that words found may be far by meaning. */
const SEARCHED = 128

/** Weights of the parts of a score; chosen on the development questions, see test/rag/core/retrieval.test.ts. */
const WEIGHTS = { dense: 0.2, late: 1, own: 0.5, lexical: 0.1 }

export interface IndexedChunks {
  readonly document: CvDocument
  readonly chunks: readonly Chunk[]
  readonly embeddings: readonly TextEmbedding[]
  readonly store: HnswStore
  readonly lexical: LexicalIndex
  readonly tokens: TokenStore
}

/** Dot products with all chunks' vectors at once, and with the means of their own word pieces. */
interface Products {
  readonly dense: (vector: Float32Array) => Float32Array
  readonly own: (mean: Float32Array) => Float32Array
}

export type Encode = (query: string, signal?: AbortSignal) => Promise<QueryEncoding>

export class HybridRetriever implements Retriever {
  private readonly index: IndexedChunks
  private readonly encode: Encode
  readonly words: Vocabulary
  private readonly own: (Float32Array | undefined)[] = []
  private products: Products | null = null
  /** Where the matches of each chunk stand: all are compared, in their order. */
  private readonly rows: Uint32Array
  private readonly first: FirstStage
  /** The means of the own word pieces of chunks that were found; made when needed. */
  private owns: RowDots | null = null

  constructor(index: IndexedChunks, encode: Encode, words: Vocabulary) {
    this.index = index
    this.words = words
    this.encode = encode
    this.rows = Uint32Array.from(index.chunks, (_, id) => id)
    this.first = new FirstStage(index.chunks.length, index.store, (id) => this.embedding(id).vector)
  }

  get chunks(): readonly Chunk[] {
    return this.index.chunks
  }

  async retrieve(query: string, options: RetrieveOptions = {}): Promise<Retrieved> {
    const { limit = SHORTLIST, signal } = options
    const { encoding, candidates } = await this.firstStage(query, limit, signal)
    const mean = this.load(encoding)
    const hits = candidates.map((candidate) => this.measure(candidate, encoding, mean))
    return { query: encoding, hits: hits.sort((a, b) => b.score - a.score) }
  }

  async compare(query: string, signal?: AbortSignal): Promise<Compared> {
    const encoding = await this.encode(query, signal)
    const mean = this.load(encoding)
    this.products ??= this.prepareProducts()
    const dense = this.products.dense(encoding.vector)
    const own = this.products.own(mean)
    const { stride, best, bestOwn } = this.index.tokens.matchAll()
    return { query: encoding, matches: { rows: this.rows, dense, own, stride, best, bestOwn } }
  }

  async compareLikeliest(query: string, limit: number, signal?: AbortSignal): Promise<Compared> {
    const { encoding, candidates } = await this.firstStage(query, limit, signal)
    const mean = this.load(encoding)
    const ids = candidates.map(({ id }) => id)
    const { stride, best, bestOwn } = this.index.tokens.matchSome(ids)
    const none = ids.length
    const rows = new Uint32Array(this.rows.length).fill(none)
    const dense = new Float64Array(none + 1)
    const own = new Float64Array(none + 1)
    this.owns ??= new RowDots(rows.length, this.index.tokens.dimensions, (id) => this.ownMean(id))
    own.set(this.owns.with(mean, ids))
    candidates.forEach((candidate, row) => {
      rows[candidate.id] = row
      dense[row] = candidate.dense
    })
    return { query: encoding, matches: { rows, dense, own, stride, best, bestOwn, none } }
  }

  /** The passages nearest to a query, by first-stage retrieval alone. */
  async search(query: string, limit: number, signal?: AbortSignal): Promise<SearchHit[]> {
    const { chunks, document } = this.index
    const { candidates } = await this.firstStage(query, Math.max(SEARCHED, 2 * limit), signal)
    return passagesOf(candidates, query, chunks, document)
      .slice(0, limit)
      .map(({ id, score }) => new Hit(document, this.chunk(id), score))
  }

  /** The best of all that meaning or words find, `limit` at most. */
  private async firstStage(
    query: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<{ encoding: QueryEncoding; candidates: readonly Candidate[] }> {
    const depth = Math.max(limit, FIRST_STAGE)
    // Words are looked up here while the worker runs the model.
    const encoded = this.encode(query, signal)
    const lexical = this.index.lexical.find(query, depth)
    const encoding = await encoded
    return { encoding, candidates: this.first.best(encoding.vector, lexical, depth, limit) }
  }

  /** Makes a question the one that is compared; gives the mean of its word pieces. */
  private load({ tokens, starts }: QueryEncoding): Float32Array {
    this.index.tokens.load(tokens)
    return meanOfRows(tokens, starts.length)
  }

  /** The mean of a chunk's own word pieces. */
  private ownMean(id: number): Float32Array {
    const { dimensions, ownFrom } = this.index.tokens
    return (this.own[id] ??= keptMean(this.embedding(id), dimensions, ownFrom[id] ?? 0))
  }

  private prepareProducts(): Products {
    const { embeddings } = this.index
    return {
      dense: withEach(embeddings.map(({ vector }) => vector)),
      own: withEach(embeddings.map((_, id) => this.ownMean(id))),
    }
  }

  private measure(
    { id, dense, lexical, share }: Candidate,
    { matching }: QueryEncoding,
    mean: Float32Array,
  ): RetrievedChunk {
    const { best, bestOwn } = this.index.tokens.match(id)
    const own = dot(mean, this.ownMean(id))
    const late = weighted(best, matching.shares)
    const score = WEIGHTS.dense * dense + WEIGHTS.late * late + WEIGHTS.own * own + WEIGHTS.lexical * share
    return new ComparedHit(this.index.document, this.chunk(id), score, {
      dense,
      own,
      lexical,
      late,
      best,
      bestOwn,
    })
  }

  private chunk(id: number): Chunk {
    const chunk = this.index.chunks[id]
    if (!chunk) throw new Error(`No chunk ${id} in the index`)
    return chunk
  }

  private embedding(id: number): TextEmbedding {
    const embedding = this.index.embeddings[id]
    if (!embedding) throw new Error(`No embedding for chunk ${id}`)
    return embedding
  }
}

/** By the chunk's vector, which later versions of it share: to add up all word pieces takes a tenth of an edit. */
const means = new WeakMap<Float32Array, { readonly from: number; readonly mean: Float32Array }>()

function keptMean(embedding: TextEmbedding, dimensions: number, from: number): Float32Array {
  const kept = means.get(embedding.vector)
  // One text may be another's context and text together, and begin elsewhere.
  if (kept?.from === from) return kept.mean
  const mean = meanOfTokens(embedding, dimensions, from)
  means.set(embedding.vector, { from, mean })
  return mean
}

/** The first word piece of the chunk's own text; 0 when the model did not read that far. */
export function firstOwnPiece(chunk: Chunk, embedding: TextEmbedding | undefined): number {
  if (chunk.context === '' || !embedding) return 0
  const at = embeddedText(chunk).length - chunk.text.length
  return Math.max(
    embedding.starts.findIndex((start) => start >= at),
    0,
  )
}

/** The dot products of a vector with each of these. */
function withEach(vectors: readonly Float32Array[]): (vector: Float32Array) => Float32Array {
  const width = vectors[0]?.length ?? 0
  // The function below takes a multiple of four rows: some of zeros may follow.
  const matrix = new Float32Array(Math.ceil(vectors.length / 4) * 4 * width)
  vectors.forEach((vector, i) => matrix.set(vector, i * width))
  return width > 0 ? multiplier(matrix, width) : (vector) => vector
}

function weighted(values: Float32Array, shares: Float32Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) * (shares[i] ?? 0)
  return sum
}
