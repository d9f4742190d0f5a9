/** Embeds many texts in small batches of like length, which wastes little on padding and lets queries pass. */
import type { Vocabulary } from '../answerer.ts'
import type { Embedder } from './embedder.ts'
import type { TokenVectors } from '../late/token-store.ts'
import type { TokenForm } from './protocol.ts'
import { splitResult } from './results.ts'

const BATCH_TEXTS = 8
const WORD = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu
/** Letters of a word piece, of a word that the model does not know whole. */
const PIECE = 3
/** More characters than the model reads. */
const MAX_CHARS = 2_048

/** One text's vector and those of its word pieces; the arrays stand alone, so that keeping one keeps no batch alive. */
export interface TextEmbedding extends TokenVectors {
  readonly vector: Float32Array
  /** Where each word piece stands in the text. */
  readonly starts: Uint32Array
}

export interface EmbedAllOptions {
  /** 'none' leaves `data`, `scales` and `starts` empty. */
  readonly tokens: Extract<TokenForm, 'none' | 'int8'>
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, all: number) => void
}

/** Embeddings in the order of the texts. */
export async function embedAll(
  embedder: Embedder,
  texts: readonly string[],
  options: EmbedAllOptions,
): Promise<TextEmbedding[]> {
  const pieces = texts.map((text) => piecesIn(text, embedder.words))
  const order = texts.map((_, i) => i).sort((a, b) => (pieces[a] ?? 0) - (pieces[b] ?? 0))
  const batches: number[][] = []
  for (let i = 0; i < order.length; i += BATCH_TEXTS) batches.push(order.slice(i, i + BATCH_TEXTS))
  const embedded = new Array<TextEmbedding>(texts.length)
  let done = 0
  const run = async (batch: readonly number[]): Promise<void> => {
    const result = await embedder.batch(
      batch.map((i) => texts[i] ?? ''),
      options.tokens,
      options.signal,
    )
    const parts = splitResult(
      result,
      batch.map(() => 1),
    )
    parts.forEach(({ vectors, tokens, scales, starts }, i) => {
      const data = tokens instanceof Int8Array ? tokens : new Int8Array(0)
      embedded[batch[i] ?? 0] = { vector: vectors, data, scales: scales ?? new Float32Array(0), starts }
    })
    done += batch.length
    options.onProgress?.(done, texts.length)
  }
  // Two at a time: the next is there when the worker is done with one, and no more than that waits.
  let next = 0
  const lane = async (): Promise<void> => {
    for (let batch = batches[next++]; batch; batch = batches[next++]) await run(batch)
  }
  await Promise.all([lane(), lane()])
  return embedded
}

/** About how many word pieces the model reads of a text; its characters tell less, names and terms falling apart. */
function piecesIn(text: string, words: Vocabulary): number {
  let count = 0
  for (const [word] of text.slice(0, MAX_CHARS).toLowerCase().matchAll(WORD))
    count += words.has(word) ? 1 : Math.ceil(word.length / PIECE)
  return count
}
