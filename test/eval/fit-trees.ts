/** Gradient boosting with small trees over histograms: fits what a linear score leaves. */
import { DEPTH, leafOf, type Tree } from '../../src/rag/answer/ranking/trees.ts'

const BINS = 24
const NODES = 2 ** DEPTH - 1
const LEAVES = 2 ** DEPTH

export interface Boosting {
  readonly trees: number
  readonly rate: number
  /** Least sum of second derivatives in a leaf, and what is added to it. */
  readonly least: number
  readonly lambda: number
}

/** First and second derivative of the loss by each row's score, written into the two arrays. */
export type Derivatives = (scores: Float64Array, first: Float64Array, second: Float64Array) => void

interface Binned {
  readonly codes: Uint8Array
  readonly edges: readonly Float64Array[]
}

function bin(rows: readonly Float64Array[], width: number): Binned {
  const edges = Array.from({ length: width }, (_, k) => {
    const values = Float64Array.from(rows, (row) => row[k] ?? 0).sort()
    const distinct = [...new Set(values)]
    const cuts = new Set<number>()
    const between = (a: number, b: number): number => Number(((a + b) / 2).toPrecision(4))
    if (distinct.length <= BINS) for (let i = 1; i < distinct.length; i++) cuts.add(between(distinct[i - 1] ?? 0, distinct[i] ?? 0))
    else for (let b = 1; b < BINS; b++) cuts.add(Number((values[Math.floor((b * values.length) / BINS)] ?? 0).toPrecision(4)))
    return Float64Array.from([...cuts].sort((a, b) => a - b)).slice(0, BINS - 1)
  })
  const codes = new Uint8Array(rows.length * width)
  rows.forEach((row, i) => {
    for (let k = 0; k < width; k++) {
      const cut = edges[k] ?? new Float64Array(0)
      let code = 0
      while (code < cut.length && (row[k] ?? 0) > (cut[code] ?? 0)) code++
      codes[i * width + k] = code
    }
  })
  return { codes, edges }
}

/** Trees that lower the loss, starting from `start` (the linear scores of the rows). */
export function boost(rows: readonly Float64Array[], start: Float64Array, derivatives: Derivatives, options: Boosting): Tree[] {
  const width = rows[0]?.length ?? 0
  const { codes, edges } = bin(rows, width)
  const scores = Float64Array.from(start)
  const g = new Float64Array(rows.length)
  const h = new Float64Array(rows.length)
  const node = new Uint8Array(rows.length)
  const out: Tree[] = []
  for (let t = 0; t < options.trees; t++) {
    derivatives(scores, g, h)
    const splits = new Array<number>(NODES * 2).fill(0)
    const cutCode = new Uint8Array(NODES)
    node.fill(0)
    for (let level = 0; level < DEPTH; level++) {
      const first = 2 ** level - 1
      const count = 2 ** level
      const sums = new Float64Array(count * width * BINS * 2)
      for (let i = 0; i < rows.length; i++) {
        const at = ((node[i] ?? 0) - first) * width
        const gi = g[i] ?? 0
        const hi = h[i] ?? 0
        if (gi === 0 && hi === 0) continue
        for (let k = 0; k < width; k++) {
          const s = ((at + k) * BINS + codes[i * width + k]!) * 2
          sums[s] = sums[s]! + gi
          sums[s + 1] = sums[s + 1]! + hi
        }
      }
      for (let n = 0; n < count; n++) {
        const [feature, code] = bestSplit(sums, n, width, edges, options)
        splits[2 * (first + n)] = feature
        splits[2 * (first + n) + 1] = code < 0 ? Infinity : (edges[feature]?.[code] ?? Infinity)
        cutCode[first + n] = code < 0 ? 255 : code
      }
      for (let i = 0; i < rows.length; i++) {
        const at = node[i] ?? 0
        node[i] = 2 * at + (codes[i * width + (splits[2 * at] ?? 0)]! > (cutCode[at] ?? 255) ? 2 : 1)
      }
    }
    const gs = new Float64Array(LEAVES)
    const hs = new Float64Array(LEAVES)
    for (let i = 0; i < rows.length; i++) {
      const leaf = (node[i] ?? 0) - NODES
      gs[leaf] = (gs[leaf] ?? 0) + (g[i] ?? 0)
      hs[leaf] = (hs[leaf] ?? 0) + (h[i] ?? 0)
    }
    const leaves = Array.from(gs, (sum, leaf) => Number(((-options.rate * sum) / ((hs[leaf] ?? 0) + options.lambda)).toFixed(4)))
    const tree = { splits: splits.map((v) => (v === Infinity ? 1e9 : v)), leaves }
    out.push(tree)
    rows.forEach((row, i) => (scores[i] = (scores[i] ?? 0) + (leaves[leafOf(tree.splits, row)] ?? 0)))
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
