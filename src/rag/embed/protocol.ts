/** What the embedding worker and its owner say to each other. */

export interface WorkerSetup {
  /** Parent folder of models; `name` below it. */
  readonly root: string
  readonly name: string
  /** Whether the file is onnx/model_quantized.onnx instead of onnx/model.onnx. */
  readonly quantized: boolean
  readonly maxTokens: number
  /** True where a text's vector depends on its batch mates: each is then run alone. */
  readonly oneByOne: boolean
  /** The model that late interaction has learned its projection for. */
  readonly bundled: boolean
}

/** Vectors of word pieces that go with the pooled ones: none, exact ones (queries), or one byte a number (documents). */
export type TokenForm = 'none' | 'float' | 'int8'

/** What the worker is asked for. */
export type WorkerRequest = EmbedRequest | JudgeRequest

export interface EmbedRequest {
  readonly kind: 'embed'
  readonly id: number
  readonly texts: readonly string[]
  readonly tokens: TokenForm
}

/** A question, and passages of which each may answer it. */
export interface Pairs {
  readonly query: string
  readonly texts: readonly string[]
}

export interface JudgeRequest {
  readonly kind: 'judge'
  readonly id: number
  /** Path of the verifier's folder. */
  readonly verifier: string
  readonly pairs: readonly Pairs[]
}

/**
 * Rows follow each other without gaps; `counts[i]` rows of tokens belong to text i, the markers before and after a
 * text left out. All rows have length 1; those of tokens may have fewer numbers than those of vectors.
 */
export interface EmbedResult {
  readonly vectors: Float32Array
  readonly counts: Uint32Array
  readonly tokens: Float32Array | Int8Array | null
  /** For queries: the share of each row, and for each text what a chunk must reach to answer it. */
  readonly shares: Float32Array
  readonly absent: Float32Array
  /** For int8 tokens: what each row is multiplied with. */
  readonly scales: Float32Array | null
  /** Where each word piece stands in its text; empty when no tokens were asked for. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

export type WorkerMessage =
  /** `words`: those that are one piece for the model, lower case, by lines, the most frequent first. */
  | {
      readonly kind: 'ready'
      readonly dimensions: number
      readonly pieceDimensions: number
      readonly words: string
    }
  /** The model does not load; the worker waits to be ended. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'documents'; readonly id: number; readonly result: EmbedResult }
  /** One for each text, as packed-query.ts has them. */
  | { readonly kind: 'queries'; readonly id: number; readonly packed: readonly ArrayBuffer[] }
  /** One list for each question, one logit for each of its passages. */
  | { readonly kind: 'judged'; readonly id: number; readonly logits: readonly Float32Array[] }
  | { readonly kind: 'error'; readonly id: number; readonly message: string }
