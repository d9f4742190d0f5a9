/** A dense layer's matrix with its low-rank change worked in, quantised anew with a scale for each column. */
import type { LowRank } from './adapter.ts'
import type { PackedWeight } from './tfjs-weights.ts'

/** The step that stands for 0. */
export const MERGED_ZERO = 128
const MOST = 127

export interface MergedWeight {
  /** [from, to], value = (step - MERGED_ZERO) · scale of its column. */
  readonly data: Uint8Array
  /** One a column. */
  readonly scales: Float32Array
}

/** @param weight [from, to] */
export function mergedWeight(weight: PackedWeight, change: LowRank | undefined): MergedWeight {
  const [from = 0, to = 0] = weight.shape
  const values = new Float32Array(weight.data.length)
  for (let i = 0; i < values.length; i++) values[i] = (weight.data[i] ?? 0) * weight.scale + weight.min
  if (change) addChange(values, change, from, to)
  const scales = new Float32Array(to)
  for (let at = 0; at < values.length; at += to)
    for (let i = 0; i < to; i++) scales[i] = Math.max(scales[i] ?? 0, Math.abs(values[at + i] ?? 0) / MOST)
  const data = new Uint8Array(values.length)
  for (let at = 0; at < values.length; at += to)
    for (let i = 0; i < to; i++)
      data[at + i] = MERGED_ZERO + Math.round((values[at + i] ?? 0) / (scales[i] || 1))
  return { data, scales }
}

/** values += down^T · up */
function addChange(values: Float32Array, { down, up }: LowRank, from: number, to: number): void {
  const ranks = down.scales.length
  for (let row = 0; row < from; row++)
    for (let rank = 0; rank < ranks; rank++) {
      const factor = (down.data[rank * from + row] ?? 0) * (down.scales[rank] ?? 0) * (up.scales[rank] ?? 0)
      for (let i = row * to, at = rank * to; at < (rank + 1) * to; i++, at++)
        values[i] = (values[i] ?? 0) + factor * (up.data[at] ?? 0)
    }
}
