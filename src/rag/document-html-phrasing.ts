/** One run of text in raw HTML as phrasing content, each text with its place in the markdown. */
import type { Nodes, PhrasingContent, Text } from 'mdast'
import type { HtmlRun, InlineTag } from './document-html-runs.ts'
import { parseMarkdown } from './document-parser.ts'
import { altOf } from './document-shown.ts'

interface Given {
  readonly source: string
  /** Where the HTML begins in it. */
  readonly at: number
  readonly run: HtmlRun
  /** Are pictures said as what they are of? */
  readonly pictures: boolean
  /** Pieces of text that may still be parsed. */
  readonly budget: { left: number }
}

type Position = NonNullable<PhrasingContent['position']>
type Parent = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'link' }>

const WRAPS: Readonly<Record<string, 'strong' | 'emphasis'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
}
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** What markdown may mean something by: marks, escapes, references, addresses. */
const MARKUP = /[*_~`[\]\\&:@<]|www\./
/** Line by line, each without what indents it or what a container puts before it. */
const LINE = /([^\S\r\n]*)(\r?\n[ \t>]*|$)/g
/** Elements within each other; deeper ones add nothing. */
const DEEPEST = 20

export function phrasingOf({ source, at, run, pictures, budget }: Given): PhrasingContent[] {
  const all: PhrasingContent[] = []
  const open: { name: string; node: Parent }[] = []
  const put = (nodes: readonly PhrasingContent[]): void => {
    const into = open.at(-1)?.node.children ?? all
    // an address within a link is no other one
    const inLink = open.some(({ node }) => node.type === 'link')
    const alone = inLink ? nodes.flatMap((node) => (node.type === 'link' ? node.children : [node])) : nodes
    into.push(...(alone as never[]))
  }
  let from = at + run.from
  for (const tag of run.tags) {
    put(textsOf(source, from, at + tag.at, budget))
    from = at + tag.at + tag.raw.length
    const place = positionOf(at + tag.at, from)
    if (tag.name === 'br') put([{ type: 'break', position: place }])
    else if (tag.name === 'img') put(pictures ? pictureOf(tag, at + tag.at) : [])
    else if (tag.closing) {
      const last = open.at(-1)
      if (last?.name !== tag.name) continue
      if (last.node.position) last.node.position.end = place.end
      open.pop()
    } else {
      const node = open.length < DEEPEST ? parentOf(tag, place) : null
      if (node === null || open.some(({ name }) => name === tag.name)) continue
      put([node])
      open.push({ name: tag.name, node })
    }
  }
  put(textsOf(source, from, at + run.to, budget))
  // one that is never closed reaches to the end
  for (const { node } of open) if (node.position) node.position.end = positionOf(from, at + run.to).end
  return trimmed(all)
}

/** Does a node, or one in it, show anything? */
export function isMarkedUp(node: Nodes): boolean {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.trim() !== ''
  if (node.type === 'image') return true
  return 'children' in node && node.children.some((child) => isMarkedUp(child))
}

const positionOf = (start: number, end: number): Position => ({
  start: { line: 1, column: 1, offset: start },
  end: { line: 1, column: 1, offset: end },
})

function parentOf({ name, raw }: InlineTag, position: Position): Parent | null {
  const type = WRAPS[name]
  if (type !== undefined) return { type, children: [], position }
  const found = name === 'a' ? HREF.exec(raw) : null
  const url = found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
  return url === '' ? null : { type: 'link', url: url.replace(/&amp;/g, '&'), children: [], position }
}

/** What a picture is of, as markdown's pictures have it: two characters behind the beginning. */
function pictureOf({ raw }: InlineTag, at: number): PhrasingContent[] {
  const alt = altOf(raw)
  if (alt === null) return []
  const position = positionOf(at + alt.from - 2, at + alt.to)
  return [{ type: 'image', url: '', alt: raw.slice(alt.from, alt.to), position }, textAt(' ', at + alt.to)]
}

const textAt = (value: string, start: number): Text => ({
  type: 'text',
  value,
  position: positionOf(start, start + value.length),
})

/** The text between two tags: its lines, joined by line breaks. */
function textsOf(source: string, from: number, to: number, budget: { left: number }): PhrasingContent[] {
  const text = source.slice(from, to)
  const nodes: PhrasingContent[] = []
  let start = 0
  for (const { 0: gap, 1: trailing = '', 2: end = '', index } of text.matchAll(LINE)) {
    if (end === '' && index + gap.length < text.length) continue
    nodes.push(...lineOf(text.slice(start, index), from + start, budget))
    if (end === '') {
      if (trailing !== '') nodes.push(textAt(trailing, from + index))
      break
    }
    const place = positionOf(from + index + trailing.length, from + index + gap.length)
    nodes.push({ type: 'text', value: '\n', position: place })
    start = index + gap.length
  }
  return nodes
}

/** One line, parsed where markdown may mean something by it. */
function lineOf(line: string, at: number, budget: { left: number }): PhrasingContent[] {
  if (line === '') return []
  const lead = /^\s*/.exec(line)?.[0] ?? ''
  const nodes: PhrasingContent[] = lead === '' ? [] : [textAt(lead, at)]
  const text = line.slice(lead.length)
  if (text === '') return nodes
  if (MARKUP.test(text) && budget.left > 0) {
    budget.left--
    const [paragraph, more] = parseMarkdown(text).children
    if (paragraph?.type === 'paragraph' && more === undefined) {
      for (const child of paragraph.children) move(child, at + lead.length)
      return [...nodes, ...paragraph.children]
    }
  }
  // what is an escape or a reference to markdown stays as it is written, each character in its place
  for (const { 0: part, index } of text.matchAll(/[\\&]|[^\\&]+/g))
    nodes.push(textAt(part, at + lead.length + index))
  return nodes
}

function move(node: Nodes, by: number): void {
  if (node.position)
    node.position = positionOf((node.position.start.offset ?? 0) + by, (node.position.end.offset ?? 0) + by)
  if ('children' in node) for (const child of node.children) move(child, by)
}

/** Without white space at the beginning and at the end. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isBlank = (node: PhrasingContent | undefined): boolean =>
    node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '')
  let from = 0
  let to = nodes.length
  while (from < to && isBlank(nodes[from])) from++
  while (to > from && isBlank(nodes[to - 1])) to--
  return nodes.slice(from, to)
}
