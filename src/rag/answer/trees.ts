/** Small decision trees whose leaves are added to a linear score: what features mean together, not each alone. */

/** Splits of a tree of depth 3 in level order, feature and threshold in turn; then its eight leaves. */
export interface Tree {
  readonly splits: readonly number[]
  readonly leaves: readonly number[]
}

export interface Model {
  readonly linear: Float64Array
  readonly trees: readonly Tree[]
}

export const DEPTH = 3

/** Which leaf a row falls into: right where the feature is above the threshold. */
export function leafOf(splits: readonly number[], row: Float64Array): number {
  let node = 0
  for (let level = 0; level < DEPTH; level++)
    node = 2 * node + ((row[splits[2 * node] ?? 0] ?? 0) > (splits[2 * node + 1] ?? 0) ? 2 : 1)
  return node - (2 ** DEPTH - 1)
}

export function score({ linear, trees }: Model, row: Float64Array): number {
  let sum = 0
  for (let k = 0; k < linear.length; k++) sum += (linear[k] ?? 0) * (row[k] ?? 0)
  for (const tree of trees) sum += tree.leaves[leafOf(tree.splits, row)] ?? 0
  return sum
}
