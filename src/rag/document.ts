/** Reads a markdown CV once, into sections and leaf blocks with exact offsets. */
import { setImmediate } from 'node:timers/promises'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { BlockReader } from './document-blocks.ts'
import { guard } from './document-guard.ts'
import { cutPieces, definitionsFor, findDefinitions } from './document-pieces.ts'
import { buildSections } from './document-sections.ts'
import type { Block, CvDocument, Span } from './types.ts'

const TURN_MS = 8

const later = unified().use(remarkParse).use(remarkGfm).freeze()
const first = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml']).freeze()
for (const parser of [first, later]) dropTransforms(parser.data('fromMarkdownExtensions'))

/**
 * remark-gfm also looks for addresses in finished text nodes, which loses their positions; those that the
 * tokenizer finds are enough.
 */
function dropTransforms(extension: unknown): void {
  if (Array.isArray(extension)) for (const part of extension) dropTransforms(part)
  else if (extension && typeof extension === 'object' && 'transforms' in extension) extension.transforms = []
}

/**
 * Reads markdown (CommonMark, GFM, YAML front matter). Never throws: any string gives a document.
 * Hard line breaks are '\n' in a block's text, soft ones a space; cells of a table row are joined with ', '.
 * Comments, raw HTML and the content of elements that hide it are left out.
 */
export function parseDocument(markdown: string): CvDocument {
  const reading = readPieces(markdown)
  for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value
}

/** The same, giving the event loop its turn every few milliseconds: a large document takes seconds. */
export async function parseInTurns(markdown: string): Promise<CvDocument> {
  const reading = readPieces(markdown)
  let since = performance.now()
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return step.value
    if (performance.now() - since > TURN_MS) {
      await setImmediate()
      since = performance.now()
    }
  }
}

/** Reads one piece at each step. */
function* readPieces(markdown: string): Generator<void, CvDocument> {
  const base = markdown.startsWith('\uFEFF') ? 1 : 0
  const text = base ? markdown.slice(base) : markdown
  const definitions = findDefinitions(text)
  const reader = new BlockReader()
  for (const { start, end } of cutPieces(text)) {
    const piece = text.slice(start, end)
    const source = guard(piece)
    // Only the beginning of the document can be front matter; elsewhere '---' is a rule.
    const parser = start === 0 ? first : later
    try {
      reader.read(parser.parse(source + definitionsFor(source, definitions)), source, piece, base + start)
    } catch {
      reader.readPlain(piece, base + start)
    }
    yield
  }
  const { sections, sectionOf } = buildSections(reader.headings, reader.blocks, markdown.length)
  const blocks = reader.blocks.map((block, index) => ({ ...block, index, section: sectionOf[index] ?? 0 }))
  return { markdown, sections, blocks, frontmatter: reader.frontmatter }
}

const REFERENCE = /&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{0,30});/y

/** The tightest range of the markdown that holds `block.text.slice(from, to)`, markup around it left out. */
export function spanOf(markdown: string, block: Block, from: number, to: number): Span {
  const start = block.offsets[from] ?? block.span.end
  if (to <= from) return { start, end: start }
  const last = block.offsets[to - 1] ?? start
  if (markdown[last] !== '&') return { start, end: last + 1 }
  REFERENCE.lastIndex = last
  const width = REFERENCE.exec(markdown)?.[0].length ?? 1
  return { start, end: Math.max(last + 1, Math.min(last + width, block.offsets[to] ?? last + 1)) }
}
