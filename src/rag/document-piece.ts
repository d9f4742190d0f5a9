/**
 * Reads one piece of markdown. Parsing costs about 2 ms a KiB, and an edit changes one piece of many, so what was
 * read lately is kept: a piece's content does not depend on where it stands.
 */
import { BlockReader, type PieceBlock, type PieceContent } from './document-blocks.ts'
import { guard } from './document-guard.ts'
import { parseMarkdown } from './document-parser.ts'
import { definitionsFor } from './document-pieces.ts'
import { Lru } from './lru.ts'
import type { Span } from './types.ts'

/** Characters of pieces that are kept; what was read of them takes some ten times as many bytes. */
const KEPT = 1_048_576

const kept = new Lru<string, PieceContent>(KEPT)

/**
 * @param definitions Link and footnote definitions of the whole document, by label.
 * @param hidden What the piece before left open.
 * @param isFirst Only the beginning of a document can be front matter; elsewhere '---' is a rule.
 */
export function readPiece(
  piece: string,
  definitions: ReadonlyMap<string, string>,
  hidden: readonly string[],
  isFirst: boolean,
): PieceContent {
  const source = guard(piece)
  const appended = definitionsFor(source, definitions)
  const key = `${isFirst ? 1 : 0}${hidden.join(' ')}\n${appended}\n${piece}`
  const known = kept.get(key)
  if (known) return known
  const content = parsePiece(piece, source, appended, hidden, isFirst)
  kept.set(key, content, key.length)
  return content
}

function parsePiece(
  piece: string,
  source: string,
  appended: string,
  hidden: readonly string[],
  isFirst: boolean,
): PieceContent {
  try {
    const root = parseMarkdown(source + appended, isFirst)
    return new BlockReader(source, piece).read(root, hidden)
  } catch {
    return { blocks: plainBlocks(piece), headings: [], shown: [], frontmatter: null, hidden: [] }
  }
}

/** What is read of a piece that the parser gives up on: each line is a paragraph. */
function plainBlocks(piece: string): PieceBlock[] {
  return [...piece.matchAll(/[^\r\n]*\S[^\r\n]*/g)].map(({ 0: line, index }) => {
    const text = line.trim()
    const start = index + line.indexOf(text)
    const offsets = Uint32Array.from({ length: text.length + 1 }, (_, i) => start + i)
    return {
      kind: 'paragraph',
      span: { start, end: start + text.length },
      text,
      offsets,
      parents: [],
      marks: [],
    }
  })
}

/** The blocks of a piece as they stand in the document. */
export function movedBlocks(blocks: readonly PieceBlock[], by: number, indexBase: number): PieceBlock[] {
  return blocks.map((block) => {
    const moved = {
      ...block,
      span: movedSpan(block.span, by),
      offsets: block.offsets.map((offset) => offset + by),
      parents: block.parents.map((parent) => parent + indexBase),
    }
    return block.cells
      ? { ...moved, cells: block.cells.map((cell) => ({ ...cell, span: movedSpan(cell.span, by) })) }
      : moved
  })
}

export function movedSpan({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by }
}
