/** Gradient boosting with small trees over histograms: fits what a linear score leaves. */
import { DEPTH, type Tree } from '../../src/rag/answer/ranking/trees.ts'

const BINS = 24
const NODES = 2 ** DEPTH - 1
const LEAVES = 2 ** DEPTH
/** Rows by which the bins are cut: sorting all of millions takes longer than growing trees on them. */
const CUT_BY = 100_000

/** Rows of numbers, one behind the other. */
export interface Table {
  readonly data: Float32Array
  readonly count: number
  readonly width: number
}

export interface Boosting {
  readonly trees: number
  readonly rate: number
  /** Least sum of second derivatives in a leaf, and what is added to it. */
  readonly least: number
  readonly lambda: number
}

/** First and second derivative of the loss by each row's score, written into the two arrays; zeros leave a row out of a tree. */
export type Derivatives = (scores: Float64Array, first: Float64Array, second: Float64Array, tree: number) => void

interface Binned {
  readonly codes: Uint8Array
  readonly edges: readonly Float64Array[]
}

const rounded = (value: number): number => Number(value.toPrecision(4))

function edgesOf({ data, count, width }: Table, place: number): Float64Array {
  const step = Math.max(1, Math.floor(count / CUT_BY))
  const values = Float64Array.from({ length: Math.floor(count / step) }, (_, i) => data[i * step * width + place] ?? 0).sort()
  const distinct = [...new Set(values)]
  const cuts =
    distinct.length <= BINS
      ? distinct.slice(1).map((value, i) => rounded(((distinct[i] ?? 0) + value) / 2))
      : Array.from({ length: BINS - 1 }, (_, b) => rounded(values[Math.floor(((b + 1) * values.length) / BINS)] ?? 0))
  return Float64Array.from(new Set(cuts)).sort()
}

function bin(table: Table): Binned {
  const { data, count, width } = table
  const edges = Array.from({ length: width }, (_, place) => edgesOf(table, place))
  const codes = new Uint8Array(count * width)
  for (let at = 0; at < codes.length; at++) {
    const cut = edges[at % width]!
    let code = 0
    while (code < cut.length && data[at]! > cut[code]!) code++
    codes[at] = code
  }
  return { codes, edges }
}

/** Trees that lower the loss, starting from `start` (the linear scores of the rows). */
export function boost(table: Table, start: Float64Array, derivatives: Derivatives, options: Boosting): Tree[] {
  const { count, width } = table
  const { codes, edges } = bin(table)
  const scores = Float64Array.from(start)
  const g = new Float64Array(count)
  const h = new Float64Array(count)
  const node = new Uint8Array(count)
  const out: Tree[] = []
  for (let t = 0; t < options.trees; t++) {
    derivatives(scores, g, h, t)
    const splits = new Array<number>(NODES * 2).fill(0)
    const cutCode = new Uint8Array(NODES)
    node.fill(0)
    for (let level = 0; level < DEPTH; level++) {
      const first = 2 ** level - 1
      const nodes = 2 ** level
      const sums = new Float64Array(nodes * width * BINS * 2)
      for (let i = 0; i < count; i++) {
        const gi = g[i]!
        const hi = h[i]!
        if (gi === 0 && hi === 0) continue
        const at = (node[i]! - first) * width
        for (let k = 0; k < width; k++) {
          const s = ((at + k) * BINS + codes[i * width + k]!) * 2
          sums[s] = sums[s]! + gi
          sums[s + 1] = sums[s + 1]! + hi
        }
      }
      for (let n = 0; n < nodes; n++) {
        const [feature, code] = bestSplit(sums, n, width, edges, options)
        splits[2 * (first + n)] = feature
        // nothing is above it: all rows go left
        splits[2 * (first + n) + 1] = code < 0 ? 1e9 : (edges[feature]?.[code] ?? 1e9)
        cutCode[first + n] = code < 0 ? 255 : code
      }
      for (let i = 0; i < count; i++) {
        const at = node[i]!
        node[i] = 2 * at + (codes[i * width + splits[2 * at]!]! > cutCode[at]! ? 2 : 1)
      }
    }
    const gs = new Float64Array(LEAVES)
    const hs = new Float64Array(LEAVES)
    for (let i = 0; i < count; i++) {
      const leaf = node[i]! - NODES
      gs[leaf]! += g[i]!
      hs[leaf]! += h[i]!
    }
    const leaves = Array.from(gs, (sum, leaf) => Number(((-options.rate * sum) / ((hs[leaf] ?? 0) + options.lambda)).toFixed(4)))
    out.push({ splits, leaves })
    for (let i = 0; i < count; i++) scores[i]! += leaves[node[i]! - NODES]!
  }
  return out
}

function bestSplit(sums: Float64Array, node: number, width: number, edges: readonly Float64Array[], { least, lambda }: Boosting): [number, number] {
  let best = 1e-6
  let where: [number, number] = [0, -1]
  for (let k = 0; k < width; k++) {
    const at = (node * width + k) * BINS * 2
    let g = 0
    let h = 0
    for (let b = 0; b < BINS; b++) {
      g += sums[at + 2 * b] ?? 0
      h += sums[at + 2 * b + 1] ?? 0
    }
    if (h < 2 * least) continue
    const whole = (g * g) / (h + lambda)
    let lg = 0
    let lh = 0
    for (let b = 0; b < (edges[k]?.length ?? 0); b++) {
      lg += sums[at + 2 * b] ?? 0
      lh += sums[at + 2 * b + 1] ?? 0
      if (lh < least || h - lh < least) continue
      const gain = (lg * lg) / (lh + lambda) + ((g - lg) * (g - lg)) / (h - lh + lambda) - whole
      if (gain > best) {
        best = gain
        where = [k, b]
      }
    }
  }
  return where
}
