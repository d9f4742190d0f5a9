/**
 * The CV as an HTML tree (hast), sanitised, with the place of every text in the markdown. The markdown is cut and
 * read piece by piece exactly as the answer engine reads it, so headings, and with them the anchors, are the same.
 */
import type { Element, ElementContent, Root as HastRoot, Text } from 'hast'
import { sanitize, defaultSchema, type Schema } from 'hast-util-sanitize'
import type { Nodes, Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { guard } from '../../../rag/document-guard.ts'
import { hidesContent, openHidden, tagOf } from '../../../rag/document-html.ts'
import { cutPieces, definitionsFor, findDefinitions } from '../../../rag/document-pieces.ts'
import { atOnce, inTurns } from '../../../rag/in-turns.ts'

const later = unified().use(remarkParse).use(remarkGfm).freeze()
const first = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml']).freeze()
for (const parser of [first, later]) dropTransforms(parser.data('fromMarkdownExtensions'))

/** remark-gfm's late search for addresses makes text nodes without a position; the tokenizer's finds are enough. */
function dropTransforms(extension: unknown): void {
  if (Array.isArray(extension)) for (const part of extension) dropTransforms(part)
  else if (extension && typeof extension === 'object' && 'transforms' in extension) extension.transforms = []
}

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

const FLOW = new Set(['blockquote', 'listItem', 'footnoteDefinition'])

/** Sanitised tree of the whole markdown; `position.*.offset` counts in `markdown` as given. */
export const cvTree = (markdown: string): HastRoot => atOnce(readTree(markdown))

/** The same, while others are answered too. */
export const cvTreeInTurns = (markdown: string): Promise<HastRoot> => inTurns(readTree(markdown))

/** Reads one piece at each step. */
function* readTree(markdown: string): Generator<void, HastRoot> {
  const base = markdown.startsWith('\uFEFF') ? 1 : 0
  const text = base ? markdown.slice(base) : markdown
  const definitions = findDefinitions(text)
  const children: ElementContent[] = []
  let hidden: readonly string[] = []
  for (const { start, end } of cutPieces(text)) {
    const piece = text.slice(start, end)
    let blocks: ElementContent[]
    try {
      const source = guard(piece)
      const root = (start === 0 ? first : later).parse(source + definitionsFor(source, definitions))
      hidden = dropHidden(root, source.length, hidden)
      blocks = elements(sanitize(toHast.runSync(root), schema))
    } catch {
      blocks = plainLines(piece)
    }
    visit({ type: 'root', children: blocks } as HastRoot, (node) => shift(node, base + start))
    append(children, blocks)
    yield
  }
  return { type: 'root', children }
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

/** Takes out what a browser would hide, and what stands after the piece; returns the elements still open. */
function dropHidden(root: Root, length: number, open: readonly string[]): readonly string[] {
  let hidden = open
  root.children = root.children.filter((node) => {
    if (node.type === 'html') hidden = openHidden(node.value, hidden)
    if (node.type === 'definition') return true
    return hidden.length === 0 && (node.position?.start.offset ?? 0) < length
  })
  visit(root, (node: Nodes) => {
    if (!('children' in node) || node === root || !node.children.some((child) => child.type === 'html'))
      return
    node.children = (
      FLOW.has(node.type) ? shownFlow(node.children) : shownPhrasing(node.children)
    ) as typeof node.children
  })
  return hidden
}

function shownFlow(children: readonly Nodes[]): Nodes[] {
  let hidden: readonly string[] = []
  return children.filter((child) => {
    if (child.type === 'html') hidden = openHidden(child.value, hidden)
    return hidden.length === 0
  })
}

function shownPhrasing(children: readonly Nodes[]): Nodes[] {
  let until = ''
  return children.filter((child) => {
    const tag = child.type === 'html' ? tagOf(child.value) : null
    if (child.type === 'html' && tag && until === '' && !tag.closing && hidesContent(child.value, tag.name))
      until = tag.selfClosing ? '' : tag.name
    else if (tag?.closing && tag.name === until) until = ''
    return until === ''
  })
}

function place(text: Text, node: Nodes, skip: number): Text {
  const { position } = node
  if (!position) return text
  const offset = (position.start.offset ?? 0) + skip
  return { ...text, position: { start: { ...position.start, offset }, end: position.end } }
}

function shift(node: { position?: HastRoot['position'] }, by: number): void {
  if (!node.position || by === 0) return
  const { start, end } = node.position
  node.position = {
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
