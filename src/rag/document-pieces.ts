/**
 * Cuts markdown into pieces that can be parsed one by one, so that the parser's cost, which is more than linear
 * for long lists, many headings and long paragraphs, stays linear in the whole. A cut stands only where no
 * container, fence or HTML block can span it: at an unindented line after a blank one, at a heading or at a
 * list item. Beyond `HARD_LIMIT`, which no paragraph meant for readers reaches, at any unindented line.
 */

export interface Piece {
  readonly start: number
  readonly end: number
}

const HEADING_LIMIT = 1_024
const SOFT_LIMIT = 4_096
const HARD_LIMIT = 8_192
const MAX_DEFINITIONS = 32

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/
const ITEM = /^(?:[-*+]|\d{1,9}[.)])[ \t]+\S/
const BULLET = /^[-*+][ \t]+\S/
const HTML_UNTIL: readonly (readonly [RegExp, RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![A-Za-z]/, />/],
]

/** What the line before the current one leaves open. */
interface State {
  fence: string
  htmlEnd: RegExp | null
  html: boolean
  blank: boolean
  item: boolean
  setext: boolean
}

/** The pieces in order; they touch, and together they are the whole. */
export function cutPieces(markdown: string): Piece[] {
  const pieces: Piece[] = []
  const state: State = { fence: '', htmlEnd: null, html: false, blank: true, item: false, setext: false }
  let start = 0
  let at = frontmatterEnd(markdown)
  while (at < markdown.length) {
    const end = lineEnd(markdown, at)
    // Only the beginning of a line decides what it is.
    const line = markdown.slice(at, Math.min(end, at + 1_000)).replace(/[\r\n]+$/, '')
    if (at - start >= HEADING_LIMIT && mayCut(line, state, at - start)) {
      pieces.push({ start, end: at })
      start = at
    }
    advance(state, line)
    at = end
  }
  if (start < markdown.length) pieces.push({ start, end: markdown.length })
  return pieces
}

function mayCut(line: string, state: State, size: number): boolean {
  if (state.fence !== '' || state.htmlEnd !== null || !/^[^\s\uFEFF]/.test(line)) return false
  const heading = /^#{1,6}(?:[ \t]|$)/.test(line)
  // Cuts at headings stay where they are when the text before changes a little, so that little is read again.
  if (size < SOFT_LIMIT && !heading) return false
  if (state.blank) return true
  if (state.html) return false
  if (heading || state.setext || BULLET.test(line) || (state.item && ITEM.test(line))) return true
  return size >= HARD_LIMIT && !line.startsWith('|')
}

function advance(state: State, line: string): void {
  if (state.fence !== '') {
    const close = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? ''
    if (close.startsWith(state.fence)) state.fence = ''
  } else if (state.htmlEnd !== null) {
    if (state.htmlEnd.test(line)) state.htmlEnd = null
  } else {
    state.fence = FENCE.exec(line)?.[1] ?? ''
    for (const [open, close] of HTML_UNTIL) if (open.test(line) && !close.test(line)) state.htmlEnd ??= close
    const blank = line.trim() === ''
    state.html = !blank && (state.html || /^ {0,3}</.test(line))
    state.setext = !state.blank && /^=+[ \t]*$/.test(line)
    state.item = ITEM.test(line)
    state.blank = blank
    return
  }
  state.blank = state.item = state.setext = false
}

function frontmatterEnd(markdown: string): number {
  if (!/^---[ \t]*\r?\n/.test(markdown)) return 0
  const close = /\n---[ \t]*(?:\r?\n|$)/g
  const found = close.exec(markdown)
  return found ? close.lastIndex : 0
}

function lineEnd(markdown: string, at: number): number {
  const end = markdown.indexOf('\n', at)
  return end < 0 ? markdown.length : end + 1
}

/** Lines that define links and footnotes anywhere in the markdown, by label, for the pieces that use them. */
export function findDefinitions(markdown: string): ReadonlyMap<string, string> {
  const lines = new Map<string, string>()
  for (const [line, label] of markdown.matchAll(
    /^ {0,3}\[([^\]\\\r\n]{1,200})\]:[ \t]*\S[^\r\n]{0,2000}/gm,
  )) {
    const key = (label ?? '').toLowerCase()
    if (!lines.has(key)) lines.set(key, line)
    if (lines.size >= 1_000) break
  }
  return lines
}

/** The definitions that a piece refers to and does not hold itself, as markdown to put after it. */
export function definitionsFor(piece: string, definitions: ReadonlyMap<string, string>): string {
  if (definitions.size === 0) return ''
  const used = new Set<string>()
  for (const [, label] of piece.matchAll(/\[([^[\]\r\n]{1,200})\]/g)) {
    const line = definitions.get((label ?? '').toLowerCase())
    if (line !== undefined && !piece.includes(line)) used.add(line)
    if (used.size >= MAX_DEFINITIONS) break
  }
  return used.size === 0 ? '' : `\n\n${[...used].join('\n\n')}\n`
}
