/**
 * What was learned on top of the bundled model's weights: a low-rank change (LoRA) to each of some dense layers, so
 * that a question's word pieces come near those of the line that answers it. Fitted by test/eval/fit-matcher.ts.
 */
import { createHash } from 'node:crypto'
import { ADAPTER } from './adapter-weights.ts'

/** Rows of one byte a number, with a scale for each row. */
export interface PackedRows {
  readonly data: Int8Array
  readonly scales: Float32Array
}

/** The layer's matrix [from, to] becomes W + down^T · up; `down` has rows of `from` numbers, `up` of `to`. */
export interface LowRank {
  readonly down: PackedRows
  readonly up: PackedRows
}

/** By the name of the dense layer, as 'encoder/layer_._3/attention/self/query'. */
export type Adapter = ReadonlyMap<string, LowRank>

/** The adapter of the bundled model. */
export function learnedAdapter(): Adapter {
  return new Map(
    Object.entries(ADAPTER).map(([name, { down, downScales, up, upScales }]) => [
      name,
      { down: unpacked(down, downScales), up: unpacked(up, upScales) },
    ]),
  )
}

/** Names what was learned: a model built with another adapter is another model. */
export function adapterDigest(): string {
  return createHash('sha256').update(JSON.stringify(ADAPTER)).digest('hex')
}

function unpacked(base64: string, scales: readonly number[]): PackedRows {
  const bytes = Buffer.from(base64, 'base64')
  return {
    data: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    scales: Float32Array.from(scales),
  }
}
