/**
 * What was learned on top of the bundled model's weights: a low-rank change (LoRA) to each of some dense layers, so
 * that a question's word pieces come near those of the line that answers it. Fitted by test/eval/fit-matcher.ts.
 */
import { createHash } from 'node:crypto'
import { ADAPTER } from './adapter-weights.ts'
import { unpackedRows, type PackedRows } from './packed-rows.ts'

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
      { down: unpackedRows(down, downScales), up: unpackedRows(up, upScales) },
    ]),
  )
}

/** Names what was learned: a model built with another adapter is another model. */
export function adapterDigest(): string {
  return createHash('sha256').update(JSON.stringify(ADAPTER)).digest('hex')
}
