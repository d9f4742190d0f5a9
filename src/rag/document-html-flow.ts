/**
 * Raw HTML between the blocks of a markdown CV as the flow that it shows: paragraphs, items, rows. Exports put what
 * matters into it (a callout, the ways to reach a person), and what the page and the answers make of it is the same.
 * Within its elements text may be marked up as markdown, as exports do; each text knows its place in the markdown.
 */
import type { BlockContent, List, PhrasingContent, Table, TableRow } from 'mdast'
import { isMarkedUp, phrasingOf } from './document-html-phrasing.ts'
import { runsOfHtml, type HtmlRun } from './document-html-runs.ts'
import type { Span } from './types.ts'

interface Html {
  /** What the parser was given; of the same length as what stands there. */
  readonly source: string
  readonly original: string
  readonly span: Span
  /** Elements left open before it that hide what follows. */
  readonly open: readonly string[]
  /** Are headings, summaries and pictures read elsewhere? */
  readonly textOnly: boolean
}

/** Pieces of text that may be parsed in one piece of HTML; beyond them markup stays as it is written. */
const MAX_PARSED = 400

export function flowOfHtml({ source, original, span, open, textOnly }: Html): BlockContent[] {
  const flow: BlockContent[] = []
  const budget = { left: MAX_PARSED }
  const html = original.slice(span.start, span.end)
  const phrasing = (run: HtmlRun): PhrasingContent[] =>
    phrasingOf({ source, at: span.start, run, pictures: !textOnly, budget })
  const runs = runsOfHtml(html, open).flatMap((run) => linesApart(html, run))
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i]
    if (run === undefined) continue
    if (run.kind === 'heading') {
      if (!textOnly)
        add(flow, [{ type: 'strong', children: phrasing(run), position: at(span, run) }], at(span, run))
    } else if (run.kind === 'item') addItem(flow, phrasing(run), at(span, run))
    else {
      const rows = run.kind === 'cell' ? rowsFrom(runs, i) : []
      if (rows.length > 0) {
        flow.push(tableOf(rows, phrasing, span))
        i += rows.flat().length - 1
      } else add(flow, phrasing(run), at(span, run))
    }
  }
  return flow.filter((node) => isMarkedUp(node))
}

/** What markdown would make a list or a heading of, within an element: '- …', '### …'. */
const MARKED_LINE = /(?:^|\n)[ \t>]*(?:([-*+•])[ \t]+|#{1,6}[ \t]+)(?=\S)/g

/** The run as it is, or parted at such lines. */
function linesApart(html: string, run: HtmlRun): HtmlRun[] {
  if (run.kind !== 'text') return [run]
  const parts: HtmlRun[] = []
  const push = (kind: HtmlRun['kind'], from: number, to: number): void => {
    if (/\S/.test(html.slice(from, to)))
      parts.push({ ...run, kind, from, to, tags: run.tags.filter(({ at }) => at >= from && at < to) })
  }
  let kind: HtmlRun['kind'] = 'text'
  let { from } = run
  for (const { 0: mark, 1: bullet, index } of html.slice(run.from, run.to).matchAll(MARKED_LINE)) {
    push(kind, from, run.from + index)
    kind = bullet === undefined ? 'text' : 'item'
    from = run.from + index + mark.length
  }
  push(kind, from, run.to)
  return parts
}

type Position = NonNullable<PhrasingContent['position']>

const point = (offset: number): Position['start'] => ({ line: 1, column: 1, offset })
const at = ({ start }: Span, { from, to }: { from: number; to: number }): Position => ({
  start: point(start + from),
  end: point(start + to),
})

/** A paragraph; what markdown makes a list of in it is one. */
function add(flow: BlockContent[], children: PhrasingContent[], position: Position): void {
  flow.push({ type: 'paragraph', children, position: tight(children, position) })
}

function addItem(flow: BlockContent[], children: PhrasingContent[], around: Position): void {
  const position = tight(children, around)
  const item: List['children'][number] = {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children, position }],
    position,
  }
  const last = flow.at(-1)
  if (last?.type === 'list') {
    last.children.push(item)
    if (last.position) last.position.end = position.end
  } else
    flow.push({ type: 'list', ordered: false, spread: false, children: [item], position: { ...position } })
}

/** From the first character of the text to its last. */
const tight = (children: readonly PhrasingContent[], { start, end }: Position): Position => ({
  start: children[0]?.position?.start ?? start,
  end: children.at(-1)?.position?.end ?? end,
})

/** Rows of two cells or more from there on, each cell of one run; none where other things stand in them. */
function rowsFrom(runs: readonly HtmlRun[], from: number): HtmlRun[][] {
  const rows: HtmlRun[][] = []
  for (let i = from; i < runs.length;) {
    const row = runs[i]?.row
    let end = i
    while (runs[end]?.row === row && end < runs.length) end++
    const cells = runs.slice(i, end)
    const plain = cells.every(({ kind }) => kind === 'cell')
    const columns = new Set(cells.map(({ column }) => column))
    if (!plain || cells.length < 2 || columns.size < cells.length) break
    rows.push(cells)
    i = end
  }
  return rows
}

/** A table; without cells that head its columns, its first row is none of theirs. */
function tableOf(
  rows: readonly HtmlRun[][],
  phrasing: (run: HtmlRun) => PhrasingContent[],
  span: Span,
): Table {
  const [first = []] = rows
  const width = Math.max(...rows.flat().map(({ column }) => column))
  const rowOf = (cells: readonly HtmlRun[], around: Position): TableRow => ({
    type: 'tableRow',
    children: Array.from({ length: width }, (_, i) => {
      const cell = cells.find(({ column }) => column === i + 1)
      return {
        type: 'tableCell',
        children: cell === undefined ? [] : phrasing(cell),
        position: cell === undefined ? around : at(span, cell),
      }
    }),
    position: around,
  })
  const around = (cells: readonly HtmlRun[]): Position =>
    at(span, { from: cells[0]?.from ?? 0, to: cells.at(-1)?.to ?? 0 })
  const begin = at(span, { from: first[0]?.from ?? 0, to: first[0]?.from ?? 0 })
  const headed = rows.length > 1 && first.every(({ isHead }) => isHead)
  const read = rows.map((cells) => rowOf(cells, around(cells)))
  return {
    type: 'table',
    children: headed ? read : [rowOf([], begin), ...read],
    position: { start: begin.start, end: around(rows.at(-1) ?? []).end },
  }
}
