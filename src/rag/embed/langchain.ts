/** The embedding model as LangChain knows one, so that it plugs into LangChain's vector stores. */
import { Embeddings } from '@langchain/core/embeddings'
import type { Embedder } from './embedder.ts'
import { embedAll } from './embed-all.ts'

export class WorkerEmbeddings extends Embeddings<number[]> {
  private readonly embedder: Embedder

  constructor(embedder: Embedder) {
    super({})
    this.embedder = embedder
  }

  override async embedQuery(text: string): Promise<number[]> {
    return Array.from((await this.embedder.query(text)).vector)
  }

  override async embedDocuments(texts: string[]): Promise<number[][]> {
    const embedded = await embedAll(this.embedder, texts, { tokens: 'none' })
    return embedded.map(({ vector }) => Array.from(vector))
  }
}
