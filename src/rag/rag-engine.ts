/** The engine: reads and indexes versions of the content, and answers from them. */
import type { Answerer, QueryEncoding, Retriever } from './answerer.ts'
import { chunkHash, embeddedText } from './chunk.ts'
import { parseInTurns } from './document.ts'
import type { Embedder } from './embed/embedder.ts'
import type { TextEmbedding } from './embed/embed-all.ts'
import { embedChunks } from './embed/embed-chunks.ts'
import { WorkerEmbeddings } from './embed/langchain.ts'
import type { Engine, Snapshot } from './engine.ts'
import { HnswStore } from './vector-index/hnsw-store.ts'
import { IndexSaver } from './vector-index/index-saver.ts'
import { scratchFolder, sha256, type IndexIdentity, type SavedIndex } from './vector-index/saved-index.ts'
import { TokenStore } from './late/token-store.ts'
import { Lru } from './lru.ts'
import { oneATurn } from './one-a-turn.ts'
import { Rehearsal } from './rehearsal.ts'
import { LexicalIndex } from './retrieval/lexical.ts'
import { firstOwnPiece, HybridRetriever } from './retrieval/retriever.ts'
import { SingleFlight } from './single-flight.ts'
import type { Answer, AskInput, SearchHit } from './types.ts'

/** Bytes of query vectors that are kept, some 40 KB a question: as many as answers, and more. */
const QUERY_BYTES = 24 * 2 ** 20
/** Answers that are kept per version. */
const ANSWERS = 500

export interface RagEngineParts<Facts> {
  readonly indexDir: string
  readonly log: (line: string) => void
  readonly onProgress?: (line: string) => void
  readonly identity: IndexIdentity
  readonly embedder: Embedder
  readonly answerer: Answerer<Facts>
  readonly saved: SavedIndex | null
}

interface Indexed<Facts> extends Snapshot {
  readonly retriever: HybridRetriever
  readonly facts: Facts
  readonly answers: Lru<string, Answer>
  /** Questions that are being answered. */
  readonly asked: SingleFlight<string, Answer>
}

export class RagEngine<Facts> implements Engine {
  readonly model: string
  private readonly parts: RagEngineParts<Facts>
  private readonly embeddings: WorkerEmbeddings
  private readonly queries = new Lru<string, QueryEncoding>(QUERY_BYTES)
  private readonly snapshots = new WeakMap<Snapshot, Indexed<Facts>>()
  /** The published version's index, from which the next one starts. */
  private base: SavedIndex | null
  private baseVersion = 0
  /** Embeddings of the last draft, which the owner is likely to publish or to change a little. */
  private draft: ReadonlyMap<string, TextEmbedding> = new Map()
  private readonly saver: IndexSaver
  private readonly rehearsal = new Rehearsal()

  constructor(parts: RagEngineParts<Facts>) {
    this.parts = parts
    this.model = parts.identity.model
    this.base = parts.saved
    this.embeddings = new WorkerEmbeddings(parts.embedder)
    this.saver = new IndexSaver(parts.indexDir, parts.identity, parts.log)
  }

  async prepare(
    source: { version: number; content: string },
    { persist = false, signal }: { persist?: boolean; signal?: AbortSignal } = {},
  ): Promise<Snapshot> {
    const { answerer, embedder, identity, indexDir, onProgress } = this.parts
    const document = await parseInTurns(source.content)
    const chunks = answerer.chunk(document)
    const hashes = chunks.map(chunkHash)
    const texts = chunks.map(embeddedText)
    const { base, draft } = this
    const embedding = embedChunks(embedder, texts, hashes, {
      lookup: (hash) => base?.embeddings.get(hash) ?? draft.get(hash),
      onProgress,
      signal,
    })
    // What needs no vectors is done while the worker computes them.
    embedding.catch(() => {})
    const lexical = new LexicalIndex(chunks)
    const facts = answerer.prepare(document, chunks)
    this.rehearsal.begin((enough) => answerer.rehearse?.(facts, embedder.words, enough), embedding)
    const embedded = await embedding
    const vectors = embedded.map(({ vector }, i) => ({ hash: hashes[i] ?? '', text: texts[i] ?? '', vector }))
    const scratch = scratchFolder(indexDir)
    const store = await HnswStore.build(
      this.embeddings,
      vectors,
      identity.dimensions,
      base?.store ?? null,
      scratch,
    )
    const ownFrom = chunks.map((chunk, i) => firstOwnPiece(chunk, embedded[i]))
    const tokens = new TokenStore(identity.pieceDimensions, embedded, ownFrom)
    const embeddings = embedded.map(({ vector, starts }, i) => ({ vector, starts, ...tokens.vectors(i) }))
    const known = new Map(embeddings.map((one, i) => [hashes[i] ?? '', one]))
    const index: SavedIndex = { contentHash: sha256(source.content), embeddings: known, store }
    const indexed = { document, chunks, embeddings, store, lexical, tokens }
    const retriever = new HybridRetriever(
      indexed,
      (query, abort) => this.encode(query, abort),
      embedder.words,
    )
    const snapshot = { version: source.version, content: source.content, document, chunkCount: chunks.length }
    const answered = { answers: new Lru<string, Answer>(ANSWERS), asked: new SingleFlight<string, Answer>() }
    this.snapshots.set(snapshot, { ...snapshot, retriever, facts, ...answered })
    if (!persist) this.draft = known
    else if (source.version >= this.baseVersion) this.publish(source.version, index)
    return snapshot
  }

  async ask(snapshot: Snapshot, input: AskInput): Promise<Answer> {
    const indexed = this.indexed(snapshot)
    const key = keyOf(input)
    const cached = indexed.answers.get(key)
    if (cached) {
      input.onPart?.({ text: cached.answer, sources: cached.sources })
      return cached
    }
    const answer = () => this.answer(indexed, key, input)
    // Whoever is told the parts of an answer as they come is told them from the first one on.
    return input.onPart ? answer() : indexed.asked.run(key, input.signal, answer)
  }

  private async answer(indexed: Indexed<Facts>, key: string, input: AskInput): Promise<Answer> {
    const { answers, document, facts, retriever, version } = indexed
    await new Promise<void>(oneATurn)
    input.signal?.throwIfAborted()
    const { lasting = true, ...answered } = await this.parts.answerer.answer(input, {
      document,
      facts,
      retriever,
    })
    const answer = { ...answered, version }
    if (lasting) answers.set(key, answer)
    return answer
  }

  known(snapshot: Snapshot, input: Pick<AskInput, 'query' | 'prev'>): Answer | undefined {
    return this.indexed(snapshot).answers.get(keyOf(input))
  }

  async search(
    snapshot: Snapshot,
    query: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly SearchHit[]> {
    return this.indexed(snapshot).retriever.search(query, limit, signal)
  }

  get rehearsed(): Promise<void> {
    return this.rehearsal.over
  }

  /** The retriever of a snapshot, for measuring it. */
  retriever(snapshot: Snapshot): Retriever {
    return this.indexed(snapshot).retriever
  }

  /** Waits until the index is on disk, then ends the worker. */
  async close(): Promise<void> {
    this.rehearsal.end()
    await this.saver.finish()
    await this.parts.embedder.close()
  }

  private async encode(query: string, signal?: AbortSignal): Promise<QueryEncoding> {
    const cached = this.queries.get(query)
    if (cached) return cached
    const encoding = await this.parts.embedder.query(query, signal)
    this.queries.set(
      query,
      encoding,
      encoding.tokens.byteLength + encoding.vector.byteLength + query.length * 2,
    )
    // Kept all the same: somebody else may be waiting for the same question.
    signal?.throwIfAborted()
    return encoding
  }

  /** Makes an index the one that the next edit starts from, and has it saved. */
  private publish(version: number, index: SavedIndex): void {
    const { base } = this
    this.base = index
    this.baseVersion = version
    this.draft = new Map()
    const unchanged = base?.contentHash === index.contentHash && base.store.labels === index.store.labels
    // The first is all there is: to lose it would mean to embed everything again.
    if (!unchanged) this.saver.save(index, base === null)
  }

  private indexed(snapshot: Snapshot): Indexed<Facts> {
    const indexed = this.snapshots.get(snapshot)
    if (!indexed) throw new Error('The snapshot was not made by this engine')
    return indexed
  }
}

/**
 * What an answer is kept under: the month, since an answer may tell how long something has gone on by now; and the
 * question, with those before it as a list; no two lists and texts are the same.
 */
function keyOf({ query, prev = [] }: Pick<AskInput, 'query' | 'prev'>): string {
  const today = new Date()
  const asked = prev.length || query.startsWith('[') ? JSON.stringify([query, ...prev]) : query
  return `${today.getUTCFullYear()}-${today.getUTCMonth()} ${asked}`
}
