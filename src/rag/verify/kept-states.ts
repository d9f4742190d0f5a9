/**
 * What the embedding model's layers were given of the texts it read last, for the verifier: a question's word pieces
 * before the layer JOINED_FROM, a passage's before each layer from there on; and what questions look at in a passage,
 * once one did. Of passages all is in bytes, each row with a scale of its own.
 */
import { Lru } from '../lru.ts'
import { BERT } from '../model/bert.ts'
import { BYTE_ZERO } from './passage-graph.ts'

/** Bytes that are kept of passages, some 600 of them, of what is looked at in some 200; and of questions, which are needed for a moment. */
const STATES = 48 * 1024 * 1024
const LOOKS = 32 * 1024 * 1024
const QUESTIONS = 4 * 1024 * 1024
/** Word pieces of a passage that the verifier was fitted on: of a longer one, the first marker and the last of them. */
const LONGEST = 120
const MOST = 127

/** Word pieces before each layer: [layers, pieces, hidden], value = (byte - BYTE_ZERO) · scale of its row. */
export interface States {
  readonly pieces: number
  readonly bytes: Uint8Array
  readonly scales: Float32Array
}

/** Keys and values of each layer: [2 · layers, pieces, hidden], value = byte · scale of its row. */
export interface Looks {
  readonly pieces: number
  readonly bytes: Int8Array
  readonly scales: Float32Array
}

export class KeptStates {
  readonly #passages = new Lru<string, States>(STATES)
  readonly #looks = new Lru<string, Looks>(LOOKS)
  readonly #questions = new Lru<string, Float32Array>(QUESTIONS)

  question(text: string): Float32Array | undefined {
    return this.#questions.get(text)
  }

  passage(text: string): States | undefined {
    return this.#passages.get(text)
  }

  looks(text: string): Looks | undefined {
    return this.#looks.get(text)
  }

  /** @param rows [pieces, hidden] before the layer JOINED_FROM */
  keepQuestion(text: string, rows: Float32Array): void {
    this.#questions.set(text, rows.slice(), rows.byteLength)
  }

  /** @param layers [pieces, hidden] before each layer from JOINED_FROM on */
  keepPassage(text: string, layers: readonly Float32Array[]): void {
    const passage = statesInBytes(layers)
    this.#passages.set(text, passage, costOf(passage))
  }

  keepLooks(text: string, looks: Looks): void {
    this.#looks.set(text, looks, costOf(looks))
  }
}

const costOf = ({ bytes, scales }: States | Looks): number => bytes.byteLength + scales.byteLength

export function statesInBytes(layers: readonly Float32Array[]): States {
  const { hidden } = BERT
  const all = (layers[0]?.length ?? 0) / hidden
  const pieces = Math.min(all, LONGEST)
  const bytes = new Uint8Array(layers.length * pieces * hidden)
  const scales = new Float32Array(layers.length * pieces)
  layers.forEach((rows, layer) => {
    for (let piece = 0; piece < pieces; piece++) {
      const from = (piece === 0 ? 0 : piece + all - pieces) * hidden
      const to = layer * pieces + piece
      const row = rows.subarray(from, from + hidden)
      const scale = scaleOf(row)
      // Halves go up, as a cast cuts what is behind the point: faster than Math.round, and as good.
      const [factor, half] = [1 / scale, BYTE_ZERO + 0.5]
      for (let i = 0; i < hidden; i++) bytes[to * hidden + i] = (row[i] ?? 0) * factor + half
      scales[to] = scale
    }
  })
  return { pieces, bytes, scales }
}

/** @param rows [2 · layers, pieces, hidden] */
export function looksInBytes(rows: Float32Array, pieces: number): Looks {
  const { hidden } = BERT
  const bytes = new Int8Array(rows.length)
  const scales = new Float32Array(rows.length / hidden)
  for (let at = 0; at < scales.length; at++) {
    const row = rows.subarray(at * hidden, (at + 1) * hidden)
    const scale = scaleOf(row)
    for (let i = 0; i < hidden; i++) bytes[at * hidden + i] = Math.round((row[i] ?? 0) / scale)
    scales[at] = scale
  }
  return { pieces, bytes, scales }
}

/** What a row's bytes are multiplied with. */
function scaleOf(row: Float32Array): number {
  let most = 0
  for (let i = 0; i < row.length; i++) most = Math.max(most, Math.abs(row[i] ?? 0))
  return most / MOST || 1
}
