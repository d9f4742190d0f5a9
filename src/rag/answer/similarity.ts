/** Compares a question with every unit through the model's pooled and token vectors. */
import type { Similarity } from './features.ts'
import type { Term } from './terms.ts'

/** One text as the model sees it; `tokens` has a row of unit length per word piece. */
export interface EncodedText {
  readonly vector: Float32Array
  readonly tokens: Float32Array
  readonly ids: Int32Array
  /** Where each token stands in the text. */
  readonly starts: ArrayLike<number>
  readonly ends: ArrayLike<number>
}

/** The text a unit is encoded as, and where its own words begin in it. */
export function unitInput(context: string, text: string): { readonly input: string; readonly at: number } {
  const lead = context === '' ? '' : `${context.length > 180 ? context.slice(-180) : context}: `
  return { input: lead + text, at: lead.length }
}

export interface UnitVectors {
  readonly dense: Float32Array
  readonly own: Float32Array
  readonly tokens: Float32Array
  readonly count: number
  /** Index of the first token of the unit's own text. */
  readonly ownFrom: number
}

export function unitVectors(encoded: EncodedText, at: number): UnitVectors {
  const dim = encoded.vector.length
  const count = encoded.ids.length
  let ownFrom = 0
  while (ownFrom < count && (encoded.starts[ownFrom] ?? 0) < at) ownFrom++
  if (ownFrom === count) ownFrom = 0
  const own = new Float32Array(dim)
  for (let t = ownFrom; t < count; t++)
    for (let k = 0; k < dim; k++) own[k] = (own[k] ?? 0) + (encoded.tokens[t * dim + k] ?? 0)
  let norm = 0
  for (const value of own) norm += value * value
  norm = Math.sqrt(norm) || 1
  for (let k = 0; k < dim; k++) own[k] = (own[k] ?? 0) / norm
  return { dense: encoded.vector, own, tokens: encoded.tokens, count, ownFrom }
}

/** Query tokens with their weight: the term they belong to, or little for the rest. */
export function tokenWeights(
  query: EncodedText,
  terms: readonly Term[],
): { readonly plain: Float32Array; readonly content: Float32Array; readonly term: Int32Array } {
  const n = query.ids.length
  const plain = new Float32Array(n)
  const content = new Float32Array(n)
  const term = new Int32Array(n).fill(-1)
  for (let i = 0; i < n; i++) {
    const start = query.starts[i] ?? 0
    const found = terms.findIndex((t) => start >= t.word.start && start < t.word.end)
    term[i] = found
    const owner = terms[found]
    plain[i] = owner === undefined ? 0.5 : owner.self ? 0.1 : 1
    content[i] = owner === undefined || owner.self ? 0 : 0.3 + owner.weight
  }
  return { plain, content, term }
}

export function compare(
  query: EncodedText,
  weights: ReturnType<typeof tokenWeights>,
  unit: UnitVectors,
): Similarity {
  const dim = query.vector.length
  const n = query.ids.length
  let late = 0
  let lateFull = 0
  let total = 0
  let lateContent = 0
  let totalContent = 0
  let worst = 1
  for (let i = 0; i < n; i++) {
    let best = 0
    let bestOwn = 0
    for (let t = 0; t < unit.count; t++) {
      const score = dotAt(query.tokens, i * dim, unit.tokens, t * dim, dim)
      if (score > best) best = score
      if (t >= unit.ownFrom && score > bestOwn) bestOwn = score
    }
    const w = weights.plain[i] ?? 0
    late += w * bestOwn
    lateFull += w * best
    total += w
    const c = weights.content[i] ?? 0
    lateContent += c * best
    totalContent += c
    if (c > 0 && best < worst) worst = best
  }
  return {
    dense: dotAt(query.vector, 0, unit.dense, 0, dim),
    own: dotAt(query.vector, 0, unit.own, 0, dim),
    late: total > 0 ? late / total : 0,
    lateFull: total > 0 ? lateFull / total : 0,
    lateContent: totalContent > 0 ? lateContent / totalContent : 0,
    worst: totalContent > 0 ? worst : 0.5,
  }
}

export function dotAt(a: Float32Array, i: number, b: Float32Array, j: number, n: number): number {
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  for (let k = 0; k < n; k += 4) {
    s0 += (a[i + k] ?? 0) * (b[j + k] ?? 0)
    s1 += (a[i + k + 1] ?? 0) * (b[j + k + 1] ?? 0)
    s2 += (a[i + k + 2] ?? 0) * (b[j + k + 2] ?? 0)
    s3 += (a[i + k + 3] ?? 0) * (b[j + k + 3] ?? 0)
  }
  return s0 + s1 + s2 + s3
}
