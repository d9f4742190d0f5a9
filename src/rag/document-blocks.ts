/** Walks the flow content of an mdast tree and collects its leaf blocks and headings. */
import type { Code, Heading, ListItem, Nodes, PhrasingContent, Root, Table, TableRow } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { parse as parseYaml } from 'yaml'
import { flowOfHtml } from './document-html-flow.ts'
import { openHidden } from './document-html.ts'
import { shownIn } from './document-shown.ts'
import { TextBuilder, type InlineText } from './document-inline.ts'
import type { FoundHeading } from './document-sections.ts'
import type { Block, BlockKind, ShownHtml, Span } from './types.ts'

const MAX_FRONTMATTER = 65_536

interface Place {
  readonly kind: BlockKind
  readonly parents: readonly number[]
}

/** Block of a piece, its offsets and parents counted from the piece's beginning. */
export type PieceBlock = Omit<Block, 'index' | 'section'>

export interface PieceContent {
  readonly blocks: readonly PieceBlock[]
  readonly headings: readonly FoundHeading[]
  readonly shown: readonly ShownHtml[]
  readonly frontmatter: Readonly<Record<string, unknown>> | null
  /** Elements that raw HTML has left open and that hide what follows. */
  readonly hidden: readonly string[]
}

export class BlockReader {
  private readonly blocks: PieceBlock[] = []
  private readonly headings: FoundHeading[] = []
  private readonly shown: ShownHtml[] = []
  private frontmatter: Readonly<Record<string, unknown>> | null = null
  private readonly definitions = new Map<string, string>()
  private readonly source: string
  private readonly original: string

  /**
   * @param source What the parser was given of the piece, without what was put after it.
   * @param original The piece as it stands; of the same length.
   */
  constructor(source: string, original: string) {
    this.source = source
    this.original = original
  }

  /** Reads the piece's tree, once. */
  read(root: Root, hidden: readonly string[]): PieceContent {
    this.readDefinitions(root)
    const own = root.children.filter((node) => (node.position?.start.offset ?? 0) < this.source.length)
    const { blocks, headings, shown } = this
    const left = this.readTop(own, hidden)
    return { blocks, headings, shown, frontmatter: this.frontmatter, hidden: left }
  }

  private readDefinitions(node: Nodes): void {
    if (node.type === 'definition') {
      if (!this.definitions.has(node.identifier)) this.definitions.set(node.identifier, node.url)
    } else if (
      node.type === 'root' ||
      node.type === 'blockquote' ||
      node.type === 'list' ||
      node.type === 'listItem'
    ) {
      for (const child of node.children) this.readDefinitions(child)
    }
  }

  private readTop(nodes: readonly Nodes[], open: readonly string[]): readonly string[] {
    let hidden = open
    for (const node of nodes) {
      if (node.type === 'html') {
        const { start, end } = this.span(node)
        this.shown.push(...shownIn(this.original.slice(start, end), start, hidden))
        this.readHtml({ start, end }, hidden, { kind: 'paragraph', parents: [] }, true)
        hidden = openHidden(node.value, hidden)
      } else if (node.type === 'heading') this.readHeading(node, hidden.length > 0)
      else if (hidden.length === 0) this.readBlock(node, { kind: 'paragraph', parents: [] })
    }
    return hidden
  }

  private readFlow(nodes: readonly Nodes[], place: Place): void {
    let hidden: readonly string[] = []
    for (const node of nodes) {
      if (node.type === 'html') {
        this.readHtml(this.span(node), hidden, place, false)
        hidden = openHidden(node.value, hidden)
      } else if (hidden.length === 0) this.readBlock(node, place)
    }
  }

  /** @param textOnly Are its headings and pictures read otherwise? */
  private readHtml(span: Span, open: readonly string[], place: Place, textOnly: boolean): void {
    const { source, original } = this
    for (const node of flowOfHtml({ source, original, span, open, textOnly })) this.readBlock(node, place)
  }

  private readBlock(node: Nodes, place: Place): void {
    switch (node.type) {
      case 'paragraph':
        this.addBlock(place.kind, node, this.phrasing(node.children), place.parents)
        return
      case 'heading':
        // Inside a quote or a list item a heading opens no section; its slug is taken all the same.
        this.headings.push({ depth: 0, heading: '', slugText: plainText(node), span: this.span(node) })
        this.addBlock(place.kind, node, this.phrasing(node.children), place.parents)
        return
      case 'list':
        for (const item of node.children) this.readItem(item, place.parents)
        return
      case 'blockquote':
        this.readFlow(node.children, { kind: 'quote', parents: place.parents })
        return
      case 'footnoteDefinition':
        this.readFlow(node.children, place)
        return
      case 'code':
        this.readCode(node, place)
        return
      case 'table':
        this.readTable(node, place)
        return
      case 'yaml':
        this.readFrontmatter(node.value)
        return
      default:
        return
    }
  }

  private readHeading(node: Heading, hidden: boolean): void {
    const { text } = this.phrasing(node.children)
    const heading = hidden ? '' : text.replace(/\s+/g, ' ')
    this.headings.push({
      depth: node.depth,
      heading,
      slugText: plainText(node, { includeHtml: false, includeImageAlt: false }),
      span: this.span(node),
    })
  }

  /** The item's first paragraph is its block; what follows it or is nested in it has it as a parent. */
  private readItem(item: ListItem, parents: readonly number[]): void {
    const [first, ...rest] = item.children
    if (first?.type !== 'paragraph') return this.readFlow(item.children, { kind: 'listItem', parents })
    const index = this.addBlock('listItem', first, this.phrasing(first.children), parents)
    this.readFlow(rest, { kind: 'paragraph', parents: index === null ? parents : [...parents, index] })
  }

  private readCode(node: Code, place: Place): void {
    const builder = new TextBuilder(this.source, this.original, this.definitions)
    let start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? start
    // A fence's own line is markup; indented code has none.
    if (/[`~]/.test(this.source[start] ?? ''))
      while (start < end && !/[\r\n]/.test(this.source[start] ?? '')) start++
    if (this.source[start] === '\r') start++
    if (this.source[start] === '\n') start++
    builder.addLiteral(node.value, start, end)
    this.addBlock('code', node, builder.finish(), place.parents)
  }

  private readTable(node: Table, place: Place): void {
    const [head, ...body] = node.children
    const headers = (head?.children ?? []).map((cell) => this.phrasing(cell.children).text)
    // A table of nothing but its head line is a row without headers.
    for (const row of body.length > 0 ? body : head ? [head] : [])
      this.readRow(row, body.length > 0 ? headers : [], place)
  }

  private readRow(row: TableRow, headers: readonly string[], place: Place): void {
    const builder = new TextBuilder(this.source, this.original, this.definitions)
    const cells = row.children.map((cell, column) => {
      const before = builder.length
      const start = cell.position?.start.offset ?? 0
      const { text } = this.phrasing(cell.children)
      if (text !== '') {
        if (before > 0) builder.separate(', ', start)
        builder.addAll(cell.children)
      }
      return { header: headers[column] ?? '', text, span: this.contentSpan(cell.children, start) }
    })
    this.addBlock('tableRow', row, builder.finish(), place.parents, cells)
  }

  private readFrontmatter(yaml: string): void {
    if (yaml.length > MAX_FRONTMATTER) return
    try {
      const value: unknown = parseYaml(yaml, { maxAliasCount: 20 })
      if (value && typeof value === 'object' && !Array.isArray(value)) this.frontmatter = { ...value }
    } catch {
      // Not YAML: a CV without front matter.
    }
  }

  private phrasing(nodes: readonly PhrasingContent[]): InlineText {
    const builder = new TextBuilder(this.source, this.original, this.definitions)
    builder.addAll(nodes)
    return builder.finish()
  }

  private addBlock(
    kind: BlockKind,
    node: Nodes,
    inline: InlineText,
    parents: readonly number[],
    cells?: NonNullable<Block['cells']>,
  ): number | null {
    if (inline.text === '') return null
    const block = { kind, span: this.span(node), parents, ...inline }
    this.blocks.push(cells ? { ...block, cells } : block)
    return this.blocks.length - 1
  }

  private contentSpan(nodes: readonly Nodes[], fallback: number): Span {
    const start = nodes[0]?.position?.start.offset ?? fallback
    const end = nodes.at(-1)?.position?.end.offset ?? start
    return { start, end }
  }

  private span(node: Nodes): Span {
    return this.contentSpan([node], 0)
  }
}
