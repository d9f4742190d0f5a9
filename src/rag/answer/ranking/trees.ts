/** Small decision trees whose leaves are added to a linear score: what features mean together, not each alone. */
import type { Columns } from './columns.ts'

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
const SPLITS = 2 ** DEPTH - 1
const LEAVES = 2 ** DEPTH

/** Which leaf a row falls into: right where the feature is above the threshold. */
export function leafOf(splits: readonly number[], row: Float64Array): number {
  let node = 0
  for (let level = 0; level < DEPTH; level++)
    // Within bounds: a check of each number would double the time.
    node = 2 * node + (row[splits[2 * node]!]! > splits[2 * node + 1]! ? 2 : 1)
  return node - SPLITS
}

/** All trees of a model one behind the other: thousands of them are walked for a question. */
interface Forest {
  readonly features: Uint8Array
  readonly thresholds: Float64Array
  readonly leaves: Float64Array
}

const forests = new WeakMap<readonly Tree[], Forest>()

function forestOf(trees: readonly Tree[]): Forest {
  const known = forests.get(trees)
  if (known) return known
  const made = {
    features: Uint8Array.from(trees.flatMap(({ splits }) => splits.filter((_, i) => i % 2 === 0))),
    thresholds: Float64Array.from(trees.flatMap(({ splits }) => splits.filter((_, i) => i % 2 === 1))),
    leaves: Float64Array.from(trees.flatMap(({ leaves }) => leaves)),
  }
  forests.set(trees, made)
  return made
}

/** A sum with the leaves a row falls into added, tree by tree, the same as `leafOf` finds; `at` is where it begins. */
function withLeaves(sum: number, forest: Forest, rows: Float64Array, at = 0): number {
  const { features, thresholds, leaves } = forest
  // Within bounds, as in `leafOf`.
  for (let root = 0, leaf = 0; root < features.length; root += SPLITS, leaf += LEAVES) {
    let node = rows[at + features[root]!]! > thresholds[root]! ? 2 : 1
    node = 2 * node + (rows[at + features[root + node]!]! > thresholds[root + node]! ? 2 : 1)
    node = 2 * node + (rows[at + features[root + node]!]! > thresholds[root + node]! ? 2 : 1)
    sum += leaves[leaf + node - SPLITS]!
  }
  return sum
}

function linearScore({ linear }: Model, rows: Float64Array, at = 0): number {
  let sum = 0
  for (let k = 0; k < linear.length; k++) sum += linear[k]! * rows[at + k]!
  return sum
}

export function score(model: Model, row: Float64Array): number {
  return withLeaves(linearScore(model, row), forestOf(model.trees), row)
}

/** How many rows the trees look at, the best by their linear scores: those they are fitted on. */
export const NEAR = 48

/** Scores of all rows, and of so many further ones, one behind the other; those far behind keep their linear ones. */
export function scoreAll<Name extends string>(
  model: Model,
  columns: Columns<Name>,
  further: Float64Array = new Float64Array(0),
  count = 0,
): Float64Array {
  const { length, width } = columns
  const scores = new Float64Array(length + count)
  addColumns(scores, length, model.linear, columns)
  for (let i = 0; i < count; i++) scores[length + i] = linearScore(model, further, i * width)
  if (model.trees.length === 0) return scores
  const forest = forestOf(model.trees)
  const least = scores.length > NEAR ? greatestBut(scores, NEAR) : -Infinity
  const near: number[] = []
  for (let i = 0; i < length; i++) if (scores[i]! >= least) near.push(i)
  const rows = columns.gather(near)
  for (let k = 0; k < near.length; k++) {
    const i = near[k]!
    scores[i] = withLeaves(scores[i]!, forest, rows, k * width)
  }
  for (let i = 0; i < count; i++) {
    const sum = scores[length + i]!
    if (sum >= least) scores[length + i] = withLeaves(sum, forest, further, i * width)
  }
  return scores
}

/**
 * Adds weighted columns to the first numbers, in the columns' order: four at a time, so that of thousands of rows each
 * sum is read and written a quarter as often. The order of the additions is that of one column after the other.
 */
function addColumns<Name extends string>(
  sums: Float64Array,
  length: number,
  weights: Float64Array,
  columns: Columns<Name>,
): void {
  const places: number[] = []
  for (let k = 0; k < weights.length; k++)
    if (weights[k] !== 0 && columns.column(k) !== undefined) places.push(k)
  let at = 0
  // Within bounds: all are places of columns that are there.
  for (; at + 4 <= places.length; at += 4) {
    const [k, l, m, n] = [places[at]!, places[at + 1]!, places[at + 2]!, places[at + 3]!]
    const [a, b, c, d] = [columns.column(k)!, columns.column(l)!, columns.column(m)!, columns.column(n)!]
    const [u, v, w, x] = [weights[k]!, weights[l]!, weights[m]!, weights[n]!]
    for (let i = 0; i < length; i++) sums[i] = sums[i]! + u * a[i]! + v * b[i]! + w * c[i]! + x * d[i]!
  }
  for (; at < places.length; at++) {
    const column = columns.column(places[at]!)!
    const weight = weights[places[at]!]!
    for (let i = 0; i < length; i++) sums[i]! += weight * column[i]!
  }
}

/** A loop: as many arguments as a long CV has units would not fit on the stack. */
export function greatest(numbers: Float64Array): number {
  let most = -Infinity
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! > most) most = numbers[i]!
  return most
}

/** The `count`-th greatest of at least that many numbers, found by halving: sorting thousands takes five times as long. */
export function greatestBut(numbers: Float64Array, count: number): number {
  const all = numbers.slice()
  const wanted = count - 1
  // Within bounds: both ends stay inside.
  for (let low = 0, high = all.length - 1; low < high;) {
    const pivot = all[(low + high) >> 1]!
    let i = low
    let j = high
    while (i <= j) {
      while (all[i]! > pivot) i++
      while (all[j]! < pivot) j--
      if (i > j) break
      const number = all[i]!
      all[i++] = all[j]!
      all[j--] = number
    }
    if (wanted <= j) high = j
    else if (wanted >= i) low = i
    else break
  }
  return all[wanted] ?? -Infinity
}
