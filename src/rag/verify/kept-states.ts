/**
 * What the embedding model's layers were given of the texts it read last, for the verifier: a question's word pieces
 * before the layer JOINED_FROM, a passage's before each layer from there on, these in bytes.
 */
import { Lru } from '../lru.ts'
import { BERT } from '../model/bert.ts'
import { BYTE_ZERO } from './cross-graph.ts'

/** Bytes that are kept of passages: some 800 of them; and of questions, which are needed for a moment. */
const PASSAGES = 64 * 1024 * 1024
const QUESTIONS = 4 * 1024 * 1024
/** Word pieces of a passage that the verifier was fitted on: of a longer one, the first marker and the last of them. */
const LONGEST = 120
const MOST = 127

/** Word pieces of a text in each layer: [layers, pieces, hidden], value = (byte - BYTE_ZERO) · scale of its row. */
export interface Passage {
  readonly pieces: number
  readonly bytes: Uint8Array
  readonly scales: Float32Array
}

export class KeptStates {
  readonly #passages = new Lru<string, Passage>(PASSAGES)
  readonly #questions = new Lru<string, Float32Array>(QUESTIONS)

  question(text: string): Float32Array | undefined {
    return this.#questions.get(text)
  }

  passage(text: string): Passage | undefined {
    return this.#passages.get(text)
  }

  /** @param rows [pieces, hidden] before the layer JOINED_FROM */
  keepQuestion(text: string, rows: Float32Array): void {
    this.#questions.set(text, rows.slice(), rows.byteLength)
  }

  /** @param layers [pieces, hidden] before each layer from JOINED_FROM on */
  keepPassage(text: string, layers: readonly Float32Array[]): void {
    const passage = inBytes(layers)
    this.#passages.set(text, passage, passage.bytes.byteLength + passage.scales.byteLength)
  }
}

/** Rows in bytes, each with a scale of its own. */
export function inBytes(layers: readonly Float32Array[]): Passage {
  const { hidden } = BERT
  const all = (layers[0]?.length ?? 0) / hidden
  const pieces = Math.min(all, LONGEST)
  const bytes = new Uint8Array(layers.length * pieces * hidden)
  const scales = new Float32Array(layers.length * pieces)
  layers.forEach((rows, layer) => {
    for (let piece = 0; piece < pieces; piece++) {
      const from = (piece === 0 ? 0 : piece + all - pieces) * hidden
      const to = layer * pieces + piece
      scales[to] = writeRow(
        rows.subarray(from, from + hidden),
        bytes.subarray(to * hidden, (to + 1) * hidden),
      )
    }
  })
  return { pieces, bytes, scales }
}

/** @returns what the bytes are multiplied with */
function writeRow(row: Float32Array, bytes: Uint8Array): number {
  let most = 0
  for (let i = 0; i < row.length; i++) most = Math.max(most, Math.abs(row[i] ?? 0))
  const scale = most / MOST || 1
  // Halves go up, as a cast cuts what is behind the point: faster than Math.round, and as good.
  const factor = 1 / scale
  for (let i = 0; i < row.length; i++) bytes[i] = (row[i] ?? 0) * factor + (BYTE_ZERO + 0.5)
  return scale
}
