/** Marks quotes in the CV by their offsets in the markdown, and leads the reader to them. */
import { decodeRuns, rangesInText } from '../../shared/text-map.ts'

export interface Quote {
  readonly id: string
  readonly start: number
  readonly end: number
}

const CONTAINER = 'p, h1, h2, h3, h4, h5, h6, li, td, th, pre > code'

/** Text nodes that belong to a container itself, with where each begins in the container's text. */
function ownTexts(container: Element): { node: Text; from: number }[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: { node: Text; from: number }[] = []
  let from = 0
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.parentElement?.closest(CONTAINER) !== container) continue
    texts.push({ node, from })
    from += node.data.length
  }
  return texts
}

function wrap(container: Element, start: number, end: number, id: string): void {
  let fresh = document.getElementById(id) === null
  // From the last to the first, so that the places of those before stay what they are.
  const pieces: { node: Text; from: number; to: number }[] = []
  for (const { node, from } of ownTexts(container)) {
    const a = Math.max(0, start - from)
    const b = Math.min(node.data.length, end - from)
    if (b > a) pieces.push({ node, from: a, to: b })
  }
  for (const { node, from, to } of pieces) {
    const piece = from > 0 ? node.splitText(from) : node
    if (to - from < piece.data.length) piece.splitText(to - from)
    const mark = document.createElement('mark')
    mark.tabIndex = -1
    mark.dataset['quote'] = id
    if (fresh) mark.id = id
    fresh = false
    piece.replaceWith(mark)
    mark.append(piece)
  }
}

/** Takes every mark away. */
export function clearMarks(): void {
  for (const mark of document.querySelectorAll('main mark')) {
    const parent = mark.parentElement
    mark.replaceWith(...[...mark.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    parent?.normalize()
  }
}

/** Marks these quotes and no others. */
export function markQuotes(quotes: readonly Quote[]): void {
  clearMarks()
  for (const container of document.querySelectorAll('[data-m]')) {
    const runs = decodeRuns(container.getAttribute('data-m') ?? '')
    for (const quote of quotes) {
      const length = ownTexts(container).reduce((sum, text) => sum + text.node.data.length, 0)
      for (const range of rangesInText(runs, length, quote.start, quote.end))
        wrap(container, range.start, range.end, quote.id)
    }
  }
}

/**
 * Scrolls to a quote, sets it off from the others and puts the focus there.
 * @param calmly without the movement that shows the way
 */
export function showQuote(id: string, calmly: boolean): boolean {
  const first = document.getElementById(id)
  if (!first) return false
  for (const mark of document.querySelectorAll('mark.active')) mark.classList.remove('active')
  const all = document.querySelectorAll(`mark[data-quote="${CSS.escape(id)}"]`)
  for (const mark of all.length > 0 ? all : [first]) mark.classList.add('active')
  if (first.tabIndex < 0) first.tabIndex = -1
  first.focus({ preventScroll: true })
  const calm = calmly || matchMedia('(prefers-reduced-motion: reduce)').matches
  first.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  return true
}
