/** Takes raw HTML apart into the runs of text that its block elements make, as a browser would break them. */
import { hidesContent, tagOf } from './document-html.ts'

/** What a run stands in: nothing that matters here, an item of a list, a cell of a table, a heading or a summary. */
type RunKind = 'text' | 'item' | 'cell' | 'heading'

export interface InlineTag {
  readonly name: string
  readonly closing: boolean
  readonly raw: string
  readonly at: number
}

export interface HtmlRun {
  readonly kind: RunKind
  readonly from: number
  readonly to: number
  /** Tags within it, which are part of a line. */
  readonly tags: readonly InlineTag[]
  /** Of a cell: which row of the tables it is in, which cell of that row, and whether it heads a column. */
  readonly row: number
  readonly column: number
  readonly isHead: boolean
}

/** A tag, which unlike an address in angle brackets has a plain name, or a comment. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<\/?[A-Za-z][A-Za-z0-9-]*(?=[\s/>])[^<>]*>/g
/** Declarations, instructions and the like are no text. */
const NO_TEXT = /^\s*<(?:\?|![A-Za-z[])/
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|br|cite|code|data|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/
const HEADING = /^(?:h[1-6]|summary)$/
const CELL = /^t[dh]$/

/**
 * @param html Raw HTML as it stands.
 * @param open Elements left open before it that hide what follows.
 */
export function runsOfHtml(html: string, open: readonly string[]): HtmlRun[] {
  if (NO_TEXT.test(html)) return []
  const runs: HtmlRun[] = []
  const hidden = [...open]
  const around: string[] = []
  let tags: InlineTag[] = []
  let from = 0
  let row = 0
  let column = 0
  const endRun = (to: number, next: number): void => {
    const name = around.at(-1) ?? ''
    const kind = HEADING.test(name) ? 'heading' : name === 'li' ? 'item' : CELL.test(name) ? 'cell' : 'text'
    if (hidden.length === 0 && to > from && /\S/.test(html.slice(from, to)))
      runs.push({ kind, from, to, tags, row, column, isHead: name === 'th' })
    tags = []
    from = next
  }
  for (const { 0: raw, index } of html.matchAll(TOKEN)) {
    const end = index + raw.length
    const tag = tagOf(raw)
    if (hidden.length > 0) {
      if (tag === null || tag.name !== hidden.at(-1) || tag.selfClosing) continue
      if (!tag.closing) hidden.push(tag.name)
      else if (hidden.length > 1) hidden.pop()
      else {
        hidden.pop()
        from = end
      }
    } else if (tag === null) endRun(index, end)
    else if (!tag.closing && hidesContent(raw, tag.name)) {
      endRun(index, end)
      if (!tag.selfClosing) hidden.push(tag.name)
    } else if (INLINE.test(tag.name)) tags.push({ name: tag.name, closing: tag.closing, raw, at: index })
    else {
      endRun(index, end)
      if (tag.name === 'tr' && !tag.closing) {
        row++
        column = 0
      }
      if (HEADING.test(tag.name) || CELL.test(tag.name) || tag.name === 'li') {
        if (!tag.closing && CELL.test(tag.name)) column++
        enter(around, tag.name, tag.closing)
      } else if (tag.closing) leave(around, tag.name)
    }
  }
  endRun(html.length, html.length)
  return runs
}

/** Keeps what is around up to date: an item and a cell end where the next begins. */
function enter(around: string[], name: string, closing: boolean): void {
  const alike = (other: string | undefined): boolean =>
    other === name || (CELL.test(name) && other !== undefined && CELL.test(other))
  if (closing) {
    const at = around.findLastIndex(alike)
    if (at >= 0) around.splice(at)
  } else {
    if (alike(around.at(-1))) around.pop()
    // deeper than anybody nests is not told apart
    if (around.length < 50) around.push(name)
  }
}

/** What is around ends an item or a cell that is not closed itself. */
function leave(around: string[], name: string): void {
  const last = around.at(-1) ?? ''
  if (/^[uo]l$/.test(name) ? last === 'li' : /^t(?:r|able|head|body)$/.test(name) && CELL.test(last))
    around.pop()
}
