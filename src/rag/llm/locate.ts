/** Finds the exact place in the markdown of a stretch of a piece's plain text. */
import { spanOf } from '../document.ts'
import type { Chunk, CvDocument, Span } from '../types.ts'

const WORDY = /[\p{L}\p{M}\p{N}]/u

/** A stretch of a piece's text, stretched to whole words; null when the piece does not hold the quote as it is. */
export function findQuote(text: string, quote: string): Span | null {
  const wanted = quote.trim()
  const at = wanted === '' ? -1 : text.indexOf(wanted)
  if (at < 0) return null
  let start = at
  let end = at + wanted.length
  while (start > 0 && WORDY.test(text[start - 1] ?? '') && WORDY.test(text[start] ?? '')) start--
  while (end < text.length && WORDY.test(text[end] ?? '') && WORDY.test(text[end - 1] ?? '')) end++
  return { start, end }
}

/** The range of the markdown that holds `chunk.text.slice(start, end)`; that of the whole piece when it can't be told. */
export function placeOf(document: CvDocument, chunk: Chunk, { start, end }: Span): Span {
  const [index, ...more] = chunk.blocks
  const block = index === undefined || more.length > 0 ? undefined : document.blocks[index]
  if (!block) return chunk.span
  let at = block.offsets.findIndex((offset) => offset >= chunk.span.start)
  let from = -1
  for (let i = 0; i < end; i++) {
    const wanted = chunk.text[i] ?? ''
    if (i === start) from = at
    // A piece has one space where its block may have several, or a line break.
    if (/\s/.test(wanted)) {
      if (!/\s/.test(block.text[at] ?? '')) return chunk.span
      while (/\s/.test(block.text[at] ?? '')) at++
    } else if (block.text[at++] !== wanted) return chunk.span
  }
  if (from < 0) return chunk.span
  const span = spanOf(document.markdown, block, from, at)
  return span.start >= chunk.span.start && span.end <= chunk.span.end && span.end > span.start
    ? span
    : chunk.span
}
