/**
 * Markdown as the flow of a page. It is cut, guarded and read by the same parts as the document that questions are
 * asked of, so that both leave out the same: front matter, comments, the tags of raw HTML and what HTML hides.
 */
import GithubSlugger from 'github-slugger'
import type { Code, List, Nodes, PhrasingContent, Root, Table } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { guard } from '../../rag/document-guard.ts'
import { flowOfHtml } from '../../rag/document-html-flow.ts'
import { openHidden } from '../../rag/document-html.ts'
import { TextBuilder } from '../../rag/document-inline.ts'
import { withoutLeftovers } from '../../rag/document-leftovers.ts'
import { withoutNothing } from '../../rag/document-notes.ts'
import { parseMarkdown } from '../../rag/document-parser.ts'
import { cutPieces, definitionsFor, findDefinitions } from '../../rag/document-pieces.ts'
import type { Flow, Inline } from './flow.ts'
import { inlineOf } from './inline.ts'

const MASKED = /\uE000/

/** Reads markdown; any string gives a flow. */
export function readFlow(markdown: string): Flow[] {
  const text = withoutLeftovers(markdown.startsWith('\uFEFF') ? markdown.slice(1) : markdown)
  const definitions = findDefinitions(text)
  const slugger = new GithubSlugger()
  const flow: Flow[] = []
  let hidden: readonly string[] = []
  for (const { start, end } of cutPieces(text)) {
    const piece = text.slice(start, end)
    const source = guard(piece)
    let read: Flow[]
    try {
      const tree = parseMarkdown(source + definitionsFor(source, definitions), start === 0)
      const reader = new FlowReader(source, piece, tree, slugger)
      read = reader.read(tree, hidden)
      hidden = reader.hidden
    } catch {
      // The parser gave up: the lines as they stand.
      const lines = piece.split(/\r?\n/).filter((line) => line.trim() !== '')
      read = lines.map((line) => ({ kind: 'paragraph', inline: { text: line.trim(), marks: [] } }))
    }
    append(flow, read)
  }
  return flow
}

/** Joins a list that was cut between two of its items. */
function append(flow: Flow[], more: readonly Flow[]): void {
  const [head, ...rest] = more
  const last = flow.at(-1)
  const together =
    last?.kind === 'list' && head?.kind === 'list' && (last.start === null) === (head.start === null)
  if (!together) flow.push(...more)
  else flow.splice(-1, 1, { ...last, items: [...last.items, ...head.items] }, ...rest)
}

class FlowReader {
  hidden: readonly string[] = []
  readonly #source: string
  readonly #original: string
  readonly #definitions = new Map<string, string>()
  readonly #slugger: GithubSlugger

  constructor(source: string, original: string, root: Root, slugger: GithubSlugger) {
    this.#source = source
    this.#original = original
    this.#slugger = slugger
    this.#readDefinitions(root)
  }

  /** The top level, where HTML that hides what follows may reach over more than one piece. */
  read(root: Root, hidden: readonly string[]): Flow[] {
    const own = root.children.filter((node) => (node.position?.start.offset ?? 0) < this.#source.length)
    const { flow, open } = this.#flow(own, hidden)
    this.hidden = open
    return flow
  }

  #readDefinitions(node: Nodes): void {
    if (node.type === 'definition' && !this.#definitions.has(node.identifier))
      this.#definitions.set(node.identifier, node.url)
    if ('children' in node && node.type !== 'paragraph')
      for (const child of node.children) this.#readDefinitions(child)
  }

  #flow(nodes: readonly Nodes[], hidden: readonly string[] = []): { flow: Flow[]; open: readonly string[] } {
    let open = hidden
    const flow: Flow[] = []
    for (const node of nodes) {
      if (node.type === 'html') {
        const { start, end } = node.position ?? {}
        const span = { start: start?.offset ?? 0, end: end?.offset ?? 0 }
        const shown = { source: this.#source, original: this.#original, span, open, textOnly: false }
        for (const block of flowOfHtml(shown)) flow.push(...this.#block(block))
        open = openHidden(node.value, open)
      } else if (open.length === 0) flow.push(...this.#block(node))
      else if (node.type === 'heading') this.#slug(node)
    }
    return { flow, open }
  }

  #block(node: Nodes): Flow[] {
    switch (node.type) {
      case 'heading': {
        const slug = this.#slug(node)
        const inline = this.#inline(node.children)
        const flat = { ...inline, text: inline.text.replace(/\s/g, ' ') }
        return inline.text === '' ? [] : [{ kind: 'heading', depth: node.depth, inline: flat, slug }]
      }
      case 'paragraph': {
        const inline = this.#inline(node.children)
        return inline.text === '' ? [] : [{ kind: 'paragraph', inline }]
      }
      case 'list':
        return this.#list(node)
      case 'blockquote': {
        const children = this.#flow(node.children).flow
        return children.length === 0 ? [] : [{ kind: 'quote', children }]
      }
      case 'footnoteDefinition':
        return this.#flow(node.children).flow
      case 'code':
        return this.#code(node)
      case 'table':
        return this.#table(node)
      case 'thematicBreak':
        return [{ kind: 'rule' }]
      default:
        return []
    }
  }

  #slug(node: Nodes): string {
    return this.#slugger.slug(plainText(node, { includeHtml: false, includeImageAlt: false }))
  }

  #list(node: List): Flow[] {
    const items = node.children.map((item) => ({
      checked: item.checked ?? undefined,
      children: this.#flow(item.children).flow,
    }))
    const shown = items.filter((item) => item.children.length > 0)
    return shown.length === 0
      ? []
      : [{ kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items: shown }]
  }

  #code(node: Code): Flow[] {
    let value = node.value
    if (MASKED.test(value)) {
      const builder = new TextBuilder(this.#source, this.#original, this.#definitions)
      builder.addLiteral(value, node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
      value = builder.finish().text
    }
    return value.trim() === '' ? [] : [{ kind: 'code', lines: withoutNothing(value).split(/\r?\n/) }]
  }

  #table(node: Table): Flow[] {
    const rows = node.children.map((row) => row.children.map((cell) => this.#inline(cell.children)))
    if (rows.every((row) => row.every((cell) => cell.text === ''))) return []
    return [{ kind: 'table', align: (node.align ?? []).map((align) => align ?? 'left'), rows }]
  }

  #inline(nodes: readonly PhrasingContent[]): Inline {
    const builder = new TextBuilder(this.#source, this.#original, this.#definitions)
    return inlineOf(nodes, builder, this.#source)
  }
}
