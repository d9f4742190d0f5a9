/** A dense layer's matrix with its low-rank change worked in, quantised anew with a scale for each column. */
import type { LowRank } from './adapter.ts'
import { PREFIX } from './bert.ts'
import type { PackedRows } from './packed-rows.ts'
import type { PackedWeight } from './tfjs-weights.ts'

const MOST = 127
/** What the names of a dense layer's matrices end with. */
const TENSOR = '/Tensordot/ReadVariableOp'

export interface MergedWeight {
  /** [from, to], value = step · scale of its column. */
  readonly data: Int8Array
  /** One a column. */
  readonly scales: Float32Array
}

/** The matrix with its change worked in, [from, to]. */
export function mergedValues(weight: PackedWeight, change: LowRank | undefined): Float32Array {
  const [from = 0, to = 0] = weight.shape
  const values = new Float32Array(weight.data.length)
  for (let i = 0; i < values.length; i++) values[i] = (weight.data[i] ?? 0) * weight.scale + weight.min
  if (change) {
    const layer = weight.name.replace(PREFIX, '').replace(TENSOR, '')
    expectRows(`${layer}/down`, change.down, change.down.scales.length, from)
    expectRows(`${layer}/up`, change.up, change.down.scales.length, to)
    addChange(values, change, from, to)
  }
  return values
}

/** The same in bytes. */
export function mergedWeight(weight: PackedWeight, change: LowRank | undefined): MergedWeight {
  const [, to = 0] = weight.shape
  const values = mergedValues(weight, change)
  const scales = new Float32Array(to)
  for (let at = 0; at < values.length; at += to)
    for (let i = 0; i < to; i++) scales[i] = Math.max(scales[i] ?? 0, Math.abs(values[at + i] ?? 0) / MOST)
  const data = new Int8Array(values.length)
  for (let at = 0; at < values.length; at += to)
    for (let i = 0; i < to; i++) data[at + i] = Math.round((values[at + i] ?? 0) / (scales[i] || 1))
  return { data, scales }
}

function expectRows(name: string, { data, scales }: PackedRows, count: number, width: number): void {
  if (data.length !== count * width || scales.length !== count)
    throw new Error(`Learned weight "${name}" has ${data.length} numbers, expected ${count} rows of ${width}`)
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
