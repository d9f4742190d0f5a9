/**
 * The seam between retrieval and answering. The engine reads, embeds, searches; an answerer says which texts are
 * searched, what it wants to know of a document before any question, and makes the answer.
 *
 * One embedding serves both sides: what the answerer compares with a question are the chunks themselves. Every
 * chunk is embedded as `context: text` (see `embeddedText`), and the engine keeps a vector for each word piece,
 * so a chunk's own words can be told from those of its context.
 */
import type { Matching } from './late/projection.ts'
import type { Answer, AskInput, Chunk, CvDocument, SearchHit } from './types.ts'

/** A question as the model sees it. Word pieces only: the markers around them are left out. */
export interface QueryEncoding {
  /** Mean of all, of length 1. */
  readonly vector: Float32Array
  /** A row of length 1 for each word piece, of as many numbers as those of the chunks have. */
  readonly tokens: Float32Array
  readonly matching: Matching
  /** Where word piece i stands in the query: UTF-16 units, end exclusive. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/** A question and a chunk side by side. All similarities are cosines. */
export interface Comparison {
  /** Of the question and the chunk with its context. */
  readonly dense: number
  /** Of the means of the question's and of the chunk's own word pieces. */
  readonly own: number
  /** For each word piece of the question its best match in the chunk with its context. */
  readonly best: Float32Array
  /** The same among the chunk's own words alone. */
  readonly bestOwn: Float32Array
}

/** A chunk that may answer, with what speaks for it. */
export interface RetrievedChunk extends SearchHit, Comparison {
  /** BM25 over stems, 0 when no word is shared; comparable within one question only. */
  readonly lexical: number
  /** Mean of `best`, by the shares of the question's pieces. */
  readonly late: number
}

/** Comparisons of many chunks, in flat memory: an object for each would cost more than its numbers. */
export interface Matches {
  /** The row of chunk i; chunks that were not compared share one of zeros. */
  readonly rows: ArrayLike<number>
  readonly dense: ArrayLike<number>
  readonly own: ArrayLike<number>
  /** Numbers in a row of `best` and of `bestOwn`; those behind the question's last word piece mean nothing. */
  readonly stride: number
  readonly best: Float32Array
  readonly bestOwn: Float32Array
  /** The row that chunks share which were not compared; none where all were. */
  readonly none?: number
}

/** A question beside every chunk. */
export interface Compared {
  readonly query: QueryEncoding
  readonly matches: Matches
}

export interface Retrieved {
  readonly query: QueryEncoding
  /** Best first. */
  readonly hits: readonly RetrievedChunk[]
}

export interface RetrieveOptions {
  /** How many hits at most; the cost grows with it (about 10 µs each). Default 32. */
  readonly limit?: number
  readonly signal?: AbortSignal | undefined
}

/** Lower-case words with how rare they are, from 0 to 1. */
export type Vocabulary = ReadonlyMap<string, number>

/** Searches one snapshot. */
export interface Retriever {
  readonly chunks: readonly Chunk[]
  /** Lower-case words that the model knows whole: those of general language, not names and terms of a trade. */
  readonly words: Vocabulary
  /** @throws OverloadedError when too many questions wait for the model. */
  retrieve(query: string, options?: RetrieveOptions): Promise<Retrieved>
  /**
   * Compares a question with every chunk; nothing is searched or ordered, which pays while there are some hundred.
   * @throws OverloadedError as `retrieve`
   */
  compare(query: string, signal?: AbortSignal): Promise<Compared>
  /**
   * Compares a question with the `limit` chunks that `retrieve` would find.
   * @throws OverloadedError as `retrieve`
   */
  compareLikeliest(query: string, limit: number, signal?: AbortSignal): Promise<Compared>
}

/** What an answerer is given beside the question. */
export interface AnswerContext<Facts> {
  readonly document: CvDocument
  readonly facts: Facts
  readonly retriever: Retriever
}

/** An answer before it is told which version it is of. */
export interface Answered extends Omit<Answer, 'version'> {
  /** False: a better answer may be had soon, so this one is not kept for the next who asks. */
  readonly lasting?: boolean
}

export interface Answerer<Facts> {
  /** Raise it when `chunk` gives other chunks for the same document; part of the saved index's manifest. */
  readonly chunkerVersion: number
  /** The texts that are searched; ids are their positions. */
  chunk(document: CvDocument): readonly Chunk[]
  /** Whatever can be known before a question; called once per snapshot, kept in memory with it. */
  prepare(document: CvDocument, chunks: readonly Chunk[]): Facts
  answer(input: AskInput, context: AnswerContext<Facts>): Promise<Answered>
  /** Runs once through what answering takes, without the model, until `enough`: the first who asks waits less. */
  rehearse?(facts: Facts, words: Vocabulary, enough: AbortSignal): Promise<void>
}
