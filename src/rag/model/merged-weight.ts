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
  const values = Float32Array.from(weight.data, (step) => step * weight.scale + weight.min)
  if (change) addChange(values, change, from, to)
  const scales = new Float32Array(to)
  values.forEach((value, i) => {
    const scale = Math.abs(value) / MOST
    if (scale > (scales[i % to] ?? 0)) scales[i % to] = scale
  })
  const data = new Uint8Array(values.length)
  values.forEach((value, i) => {
    data[i] = MERGED_ZERO + Math.round(value / (scales[i % to] || 1))
  })
  return { data, scales }
}

/** values += down^T · up */
function addChange(values: Float32Array, { down, up }: LowRank, from: number, to: number): void {
  for (let row = 0; row < from; row++) {
    const sums = values.subarray(row * to, (row + 1) * to)
    down.scales.forEach((scale, rank) => {
      const factor = (down.data[rank * from + row] ?? 0) * scale * (up.scales[rank] ?? 0)
      for (let i = 0, at = rank * to; i < to; i++, at++)
        sums[i] = (sums[i] ?? 0) + factor * (up.data[at] ?? 0)
    })
  }
}
