/** The engine as the rest of the project sees it. `src/rag` knows nothing of HTTP, databases or settings. */
import type { Answer, AskInput, CvDocument, SearchHit } from './types.ts'

/** One version of the content, read, indexed and ready to be asked. Immutable. */
export interface Snapshot {
  readonly version: number
  readonly content: string
  readonly document: CvDocument
  readonly chunkCount: number
}

export interface Engine {
  /** Name of the embedding model, as in the index's manifest. */
  readonly model: string
  /**
   * Reads and indexes one version. Chunks known from the saved index or from the previous call are not
   * embedded again. The finished index is saved in the index folder when `persist` is true (the published
   * version), never for a draft.
   */
  prepare(
    source: { version: number; content: string },
    options?: { persist?: boolean; signal?: AbortSignal },
  ): Promise<Snapshot>
  /** Answers from one snapshot; in-flight asks finish on the snapshot they began with. */
  ask(snapshot: Snapshot, input: AskInput): Promise<Answer>
  /** The answer to a question that was asked of this snapshot before, if it is still kept: nothing is awaited. */
  known(snapshot: Snapshot, input: Pick<AskInput, 'query' | 'prev'>): Answer | undefined
  /** First-stage retrieval alone, for `search_cv`. */
  search(
    snapshot: Snapshot,
    query: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly SearchHit[]>
  /** Settles when questions nobody asked were rehearsed: what can wait is asked after it. */
  readonly rehearsed: Promise<void>
  close(): Promise<void>
}
