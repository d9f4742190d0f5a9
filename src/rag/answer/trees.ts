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
    // Within bounds: a check of each number would double the time.
    node = 2 * node + (row[splits[2 * node]!]! > splits[2 * node + 1]! ? 2 : 1)
  return node - (2 ** DEPTH - 1)
}

export function linearScore({ linear }: Model, row: Float64Array): number {
  let sum = 0
  for (let k = 0; k < linear.length; k++) sum += linear[k]! * row[k]!
  return sum
}

export function score(model: Model, row: Float64Array): number {
  let sum = linearScore(model, row)
  for (const tree of model.trees) sum += tree.leaves[leafOf(tree.splits, row)] ?? 0
  return sum
}

/** How many rows the trees look at, the best by their linear scores: those they are fitted on. */
export const NEAR = 48

/** Scores of all rows; those far behind keep their linear ones. */
export function scoreAll(model: Model, rows: readonly Float64Array[]): Float64Array {
  const scores = Float64Array.from(rows, (row) => linearScore(model, row))
  if (model.trees.length === 0) return scores
  const least = rows.length > NEAR ? (Float64Array.from(scores).sort().at(-NEAR) ?? -Infinity) : -Infinity
  rows.forEach((row, i) => {
    if ((scores[i] ?? 0) >= least) scores[i] = score(model, row)
  })
  return scores
}
