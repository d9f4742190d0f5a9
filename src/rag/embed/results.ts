/** Puts results of forward passes together and takes them apart again. */
import type { EmbedResult } from './protocol.ts'

type Numbers = Float32Array | Int8Array | Uint32Array

export function concat<T extends Numbers>(parts: readonly T[], type: new (length: number) => T): T {
  const whole = new type(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The results of texts that were run one after the other, as one. */
export function joinResults(results: readonly EmbedResult[]): EmbedResult {
  const bytes = results.flatMap(({ tokens }) => (tokens instanceof Int8Array ? [tokens] : []))
  const floats = results.flatMap(({ tokens }) => (tokens instanceof Float32Array ? [tokens] : []))
  const scales = results.flatMap((result) => (result.scales ? [result.scales] : []))
  return {
    vectors: concat(
      results.map((result) => result.vectors),
      Float32Array,
    ),
    counts: concat(
      results.map((result) => result.counts),
      Uint32Array,
    ),
    tokens:
      bytes.length > 0 ? concat(bytes, Int8Array) : floats.length > 0 ? concat(floats, Float32Array) : null,
    scales: scales.length > 0 ? concat(scales, Float32Array) : null,
    shares: concat(
      results.map((result) => result.shares),
      Float32Array,
    ),
    absent: concat(
      results.map((result) => result.absent),
      Float32Array,
    ),
    starts: concat(
      results.map((result) => result.starts),
      Uint32Array,
    ),
    ends: concat(
      results.map((result) => result.ends),
      Uint32Array,
    ),
  }
}

/** Cuts one result into those of its parts; `sizes` are their numbers of texts. Each part has arrays of its own. */
export function splitResult(result: EmbedResult, sizes: readonly number[]): EmbedResult[] {
  if (sizes.length === 1) return [result]
  const dimensions = result.vectors.length / result.counts.length
  const rows = result.counts.reduce((sum, count) => sum + count, 0)
  const wide = result.tokens && rows > 0 ? result.tokens.length / rows : 0
  let text = 0
  let row = 0
  return sizes.map((size) => {
    const counts = result.counts.slice(text, text + size)
    const end = row + counts.reduce((sum, count) => sum + count, 0)
    const part = {
      vectors: result.vectors.slice(text * dimensions, (text + size) * dimensions),
      counts,
      tokens: result.tokens?.slice(row * wide, end * wide) ?? null,
      scales: result.scales?.slice(row, end) ?? null,
      shares: result.shares.slice(row, end),
      absent: result.absent.slice(text, text + size),
      starts: result.starts.slice(row, end),
      ends: result.ends.slice(row, end),
    }
    text += size
    row = end
    return part
  })
}
