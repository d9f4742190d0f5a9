/**
 * The CV as an HTML tree (hast), sanitised, with the place of every text in the markdown. The markdown is cut and
 * read piece by piece exactly as the answer engine reads it, so headings, and with them the anchors, are the same.
 */
import type { Element, ElementContent, Root as HastRoot, Text } from 'hast'
import { sanitize, defaultSchema, type Schema } from 'hast-util-sanitize'
import type { Nodes } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { guard } from '../../../rag/document-guard.ts'
import { withoutLeftovers } from '../../../rag/document-leftovers.ts'
import { parseMarkdown } from '../../../rag/document-parser.ts'
import { cutPieces, definitionsFor, findDefinitions } from '../../../rag/document-pieces.ts'
import { atOnce, inTurns } from '../../../rag/in-turns.ts'
import { Lru } from '../../../rag/lru.ts'
import { shownOf } from './shown.ts'

const toHast = unified()
  .use(remarkRehype, {
    handlers: {
      // Footnotes stand where they are written; a picture is its text, since the page asks no other server.
      footnoteReference: () => undefined,
      footnoteDefinition: (state, node) => ({
        type: 'element',
        tagName: 'div',
        properties: { className: ['note'] },
        children: state.all(node),
      }),
      image: (_state, node) => place({ type: 'text', value: node.alt ?? '' }, node, 2),
      imageReference: (_state, node) => place({ type: 'text', value: node.alt ?? '' }, node, 2),
    },
  })
  .freeze()

const schema: Schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'img' && name !== 'input'),
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
  attributes: {
    ...defaultSchema.attributes,
    div: [['className', 'note']],
    // A list's items keep their number across pieces.
    ol: [...(defaultSchema.attributes?.['ol'] ?? []), 'start'],
  },
}

/** Sanitised tree of the whole markdown; `position.*.offset` counts in `markdown` as given. */
export const cvTree = (markdown: string): HastRoot => atOnce(readTree(markdown))

/** The same, while others are answered too. */
export const cvTreeInTurns = (markdown: string): Promise<HastRoot> => inTurns(readTree(markdown))

/** Reads one piece at each step. */
function* readTree(markdown: string): Generator<void, HastRoot> {
  const base = markdown.startsWith('\uFEFF') ? 1 : 0
  const text = withoutLeftovers(base ? markdown.slice(base) : markdown)
  const definitions = findDefinitions(text)
  const children: ElementContent[] = []
  let hidden: readonly string[] = []
  for (const { start, end } of cutPieces(text)) {
    const piece = readPiece(text.slice(start, end), definitions, hidden, start === 0)
    hidden = piece.hidden
    append(
      children,
      piece.blocks.map((node) => moved(node, base + start)),
    )
    yield
  }
  return { type: 'root', children }
}

interface Piece {
  readonly blocks: readonly ElementContent[]
  /** Elements that are still open behind it and hide what follows. */
  readonly hidden: readonly string[]
}

/** What was read of the last pieces, by their text; the page is made anew for each edit, and for each `?q=`. */
const kept = new Lru<string, Piece>(131_072)

function readPiece(
  piece: string,
  definitions: ReadonlyMap<string, string>,
  open: readonly string[],
  isFirst: boolean,
): Piece {
  const source = guard(piece)
  const appended = definitionsFor(source, definitions)
  const key = `${isFirst ? 1 : 0}${open.join(' ')}\n${appended}\n${piece}`
  const known = kept.get(key)
  if (known) return known
  let hidden = open
  let blocks: ElementContent[]
  try {
    const root = parseMarkdown(source + appended, isFirst)
    hidden = shownOf(root, source, piece, open)
    blocks = elements(sanitize(toHast.runSync(root), schema))
  } catch {
    blocks = plainLines(piece)
  }
  kept.set(key, { blocks, hidden }, key.length)
  return { blocks, hidden }
}

function elements(tree: unknown): ElementContent[] {
  const root = tree as HastRoot
  return root.children.filter(
    (node): node is ElementContent => node.type === 'element' || node.type === 'text',
  )
}

/** What the parser gave up on: each line is a paragraph. */
function plainLines(piece: string): ElementContent[] {
  return [...piece.matchAll(/[^\r\n]*\S[^\r\n]*/g)].map(({ 0: line, index }) => ({
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [
      {
        type: 'text',
        value: line,
        position: {
          start: { line: 1, column: 1, offset: index },
          end: { line: 1, column: 1, offset: index + line.length },
        },
      },
    ],
  }))
}

function place(text: Text, node: Nodes, skip: number): Text {
  const { position } = node
  if (!position) return text
  const offset = (position.start.offset ?? 0) + skip
  return { ...text, position: { start: { ...position.start, offset }, end: position.end } }
}

/** A copy of a node of a piece as it stands in the whole, where it may be changed. */
function moved<Node extends ElementContent>(node: Node, by: number): Node {
  const copy = { ...node, ...(node.position ? { position: movedPosition(node.position, by) } : {}) }
  if (copy.type === 'element') {
    copy.properties = { ...copy.properties }
    copy.children = copy.children.map((child) => moved(child, by))
  }
  return copy
}

type Position = NonNullable<ElementContent['position']>

function movedPosition({ start, end }: Position, by: number): Position {
  return {
    start: { ...start, offset: (start.offset ?? 0) + by },
    end: { ...end, offset: (end.offset ?? 0) + by },
  }
}

/** A list that a cut went through is one list again. */
function append(all: ElementContent[], more: ElementContent[]): void {
  const last = all.at(-1)
  const next = more.find((node): node is Element => node.type === 'element')
  if (last?.type === 'element' && next && /^[uo]l$/.test(next.tagName) && last.tagName === next.tagName) {
    const continues = next.tagName === 'ul' || next.properties['start'] !== undefined
    if (continues) {
      last.children.push(...next.children)
      all.push(...more.filter((node) => node !== next && node.type === 'element'))
      return
    }
  }
  all.push(...more.filter((node) => node.type === 'element'))
}
