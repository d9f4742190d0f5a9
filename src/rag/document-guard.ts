/**
 * Keeps hostile input from costing the markdown parser more than it is worth: containers nested too deep and
 * markup characters piled up in one paragraph are shown to it as plain characters. The reader of the tree puts
 * the real ones back by their place, so no text is lost.
 */

/** Stands for a character the parser is not shown. */
const MASK = '\uE000'
const MAX_DEPTH = 12
const MAX_MARKUP = 400

const MARKER = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y
/** '1. Education' over a line of dashes: a heading to its reader, a list item and a rule to the parser. */
const NUMBERED_HEADING =
  /^[ ]{0,3}\d{1,3}([.)])[ \t]+\S[^\n]*\n {0,3}(?:-{3,}|={3,})[ \t]*\r?(?:\n[ \t]*\r?(?:\n|$)|$)/
const MARKUP = /[*_~[\]<&`!|]/

/** A string of the same length, with the same line breaks, that the parser reads in about linear time. */
export function guard(markdown: string): string {
  // The parser drops a byte order mark at the very start, and counts from after it.
  const masked: number[] = markdown.startsWith('\uFEFF') ? [0] : []
  let markup = 0
  let blank = true
  for (let at = 0; at < markdown.length;) {
    const found = markdown.indexOf('\n', at)
    const end = found < 0 ? markdown.length : found + 1
    if (blank) {
      const numbered = NUMBERED_HEADING.exec(markdown.slice(at, at + 300))
      if (numbered) masked.push(at + numbered[0].indexOf(numbered[1] ?? '.'))
    }
    blank = /^[ \t]*\r?\n?$/.test(markdown.slice(at, Math.min(end, at + 200)))
    const text = maskPrefix(markdown, at, masked)
    // A blank line, a list item or a table row begins a new stretch of inline content.
    if (text > at || /^\s*(?:[|#]|$)/.test(markdown.slice(at, Math.min(end, at + 100)))) markup = 0
    for (let i = text; i < end; i++)
      if (MARKUP.test(markdown[i] ?? '') && ++markup > MAX_MARKUP) masked.push(i)
    at = end
  }
  return masked.length === 0 ? markdown : replaceAt(markdown, masked)
}

/** Masks the container markers of one line beyond the depth that is read; returns where its content begins. */
function maskPrefix(markdown: string, start: number, masked: number[]): number {
  let at = start
  for (let depth = 0; ; depth++) {
    MARKER.lastIndex = at
    const found = MARKER.exec(markdown)
    if (!found || found[0].includes('\n')) return at
    at = MARKER.lastIndex
    // The last character of a marker makes it one.
    if (depth >= MAX_DEPTH) masked.push(at - 1)
  }
}

function replaceAt(markdown: string, places: readonly number[]): string {
  const parts: string[] = []
  let from = 0
  for (const place of places) {
    parts.push(markdown.slice(from, place), MASK)
    from = place + 1
  }
  parts.push(markdown.slice(from))
  return parts.join('')
}
