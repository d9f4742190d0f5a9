/**
 * What of a range a reader sees. Comments, notes to oneself and elements that hide what they hold stand in the markdown
 * between the words of a line; a quote goes around them, since it is read, by agents too, as what the CV says.
 */
import { hidesContent, tagOf } from './document-html.ts'
import type { CvDocument, Span } from './types.ts'

const MAY_HIDE = /<!--|%%|<[a-z][^<>]*>/i
const OPENING = /<!--|%%|<[a-z][^<>]*>/gi
const CLOSING = /-->|%%|<\/[a-z][^<>]*>/gi

/** In reading order; the range itself where nothing in it is hidden. */
export function shownSpans({ markdown, blocks }: CvDocument, span: Span): Span[] {
  const text = markdown.slice(span.start, span.end)
  if (!MAY_HIDE.test(text)) return [span]
  const places = blocks
    .filter((block) => block.span.start < span.end && block.span.end > span.start)
    .flatMap(({ offsets }) => [...offsets.subarray(0, -1)])
    .filter((at) => at >= span.start && at < span.end)
    .sort((a, b) => a - b)
  const shown: Span[] = []
  let start = span.start
  for (const [i, at] of places.entries()) {
    const from = at + 1
    const hidden = hiddenIn(markdown.slice(from, places[i + 1] ?? from))
    if (hidden === null) continue
    shown.push(trimmed(markdown, start, from + hidden.start))
    start = from + hidden.end
  }
  return [...shown, trimmed(markdown, start, span.end)].filter((one) => one.end > one.start)
}

/** The longest piece of a range that is shown as it stands. */
export function longestShown(document: CvDocument, span: Span): Span {
  const [first = span, ...others] = shownSpans(document, span)
  return others.reduce((best, one) => (one.end - one.start > best.end - best.start ? one : best), first)
}

/** What is hidden among marks of which nothing is shown: from the first sign that hides to the last that ends it. */
function hiddenIn(gap: string): Span | null {
  if (gap.length < 4) return null
  const opening = [...gap.matchAll(OPENING)].find(({ 0: sign }) => isHiding(sign))
  if (opening === undefined) return null
  const closing = [...gap.matchAll(CLOSING)].findLast(({ index }) => index >= opening.index)
  const end = closing === undefined ? gap.length : closing.index + closing[0].length
  return { start: opening.index, end: Math.max(end, opening.index + opening[0].length) }
}

function isHiding(sign: string): boolean {
  const tag = tagOf(sign)
  return tag === null || (!tag.closing && !tag.selfClosing && hidesContent(sign, tag.name))
}

function trimmed(markdown: string, start: number, end: number): Span {
  while (start < end && /\s/.test(markdown[start] ?? '')) start++
  while (end > start && /\s/.test(markdown[end - 1] ?? '')) end--
  return { start, end }
}
