/** Reads a markdown CV once, into sections and leaf blocks with exact offsets. */
import type { PieceBlock } from './document-blocks.ts'
import { movedBlocks, movedSpan, readPiece } from './document-piece.ts'
import { cutPieces, findDefinitions } from './document-pieces.ts'
import { withoutLeftovers } from './document-leftovers.ts'
import { buildSections, type FoundHeading } from './document-sections.ts'
import { atOnce, inTurns } from './in-turns.ts'
import { Lru } from './lru.ts'
import type { Block, CvDocument, ShownHtml, Span } from './types.ts'

/**
 * The documents read last: a new version is read for what it changes, for its index and for its page, beside the one
 * before it. Of longer ones the pieces must do, see `readPiece`: a document takes much more memory than its text.
 */
const kept = new Lru<string, CvDocument>(2)
const LONGEST_KEPT = 131_072

/**
 * Reads markdown (CommonMark, GFM, YAML front matter). Never throws: any string gives a document.
 * Hard line breaks are '\n' in a block's text, soft ones a space; cells of a table row are joined with ', '.
 * Comments, attribute lists of other tools, the tags of raw HTML and the content of elements that hide it are left out.
 */
export function parseDocument(markdown: string): CvDocument {
  return atOnce(readPieces(markdown))
}

/** The same, giving the event loop its turn every few milliseconds: a large document takes seconds. */
export function parseInTurns(markdown: string): Promise<CvDocument> {
  return inTurns(readPieces(markdown))
}

/** Reads one piece at each step. */
function* readPieces(markdown: string): Generator<void, CvDocument> {
  const known = kept.get(markdown)
  if (known) return known
  const base = markdown.startsWith('\uFEFF') ? 1 : 0
  const text = withoutLeftovers(base ? markdown.slice(base) : markdown)
  const definitions = findDefinitions(text)
  const blocks: PieceBlock[] = []
  const headings: FoundHeading[] = []
  const shown: ShownHtml[] = []
  let frontmatter: CvDocument['frontmatter'] = {}
  let hidden: readonly string[] = []
  for (const { start, end } of cutPieces(text)) {
    const piece = readPiece(text.slice(start, end), definitions, hidden, start === 0)
    for (const block of movedBlocks(piece.blocks, base + start, blocks.length)) blocks.push(block)
    for (const heading of piece.headings)
      headings.push({ ...heading, span: movedSpan(heading.span, base + start) })
    for (const one of piece.shown)
      shown.push({ ...one, offsets: one.offsets.map((offset) => offset + base + start) })
    frontmatter = piece.frontmatter ?? frontmatter
    hidden = piece.hidden
    yield
  }
  const { sections, sectionOf } = buildSections(headings, blocks, markdown.length)
  const placed = blocks.map((block, index) => ({ ...block, index, section: sectionOf[index] ?? 0 }))
  const document = { markdown, sections, blocks: placed, frontmatter, shown }
  if (markdown.length <= LONGEST_KEPT) kept.set(markdown, document)
  return document
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
