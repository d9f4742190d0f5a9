/** Cuts a document into what is embedded and searched, each piece with the context that makes it understood. */
import { createHash } from 'node:crypto'
import { spanOf } from './document.ts'
import type { Block, Chunk, CvDocument, Section } from './types.ts'

/** Part of the index's manifest: raise it when the same markdown gives other chunks or other embedded texts. */
export const CHUNKER_VERSION = 1

const LONG = 600
const PART = 400
const MAX_SENTENCE = 1_000
const SHORT = 32
const JOINED = 120
const MAX_ENTRY_LINE = 200
const MAX_PARENT = 120

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The chunks of a document, in its order; every leaf block is in at least one. */
export function chunkDocument(document: CvDocument): Chunk[] {
  const contexts = contextsOf(document)
  const chunks: Chunk[] = []
  let group: Block[] = []
  const flush = () => {
    const [first] = group
    if (!first) return
    const last = group.at(-1) ?? first
    chunks.push({
      id: chunks.length,
      span: { start: first.span.start, end: last.span.end },
      text: group.map((block) => block.text).join('\n'),
      context: contexts[first.index] ?? '',
      section: first.section,
      blocks: group.map((block) => block.index),
    })
    group = []
  }
  for (const block of document.blocks) {
    if (block.text.length > LONG) {
      flush()
      for (const [from, to] of partsOf(block.text)) {
        const span = spanOf(document.markdown, block, from, to)
        const text = block.text.slice(from, to)
        chunks.push({
          id: chunks.length,
          span,
          text,
          context: contexts[block.index] ?? '',
          section: block.section,
          blocks: [block.index],
        })
      }
      continue
    }
    if (!joins(group, block, contexts)) flush()
    group.push(block)
  }
  flush()
  return chunks
}

/** What the model reads of a chunk. */
export function embeddedText(chunk: Chunk): string {
  return chunk.context === '' ? chunk.text : `${chunk.context}: ${chunk.text}`
}

/** Names a chunk's embedding: chunks with the same hash have the same vectors. */
export function chunkHash(chunk: Chunk): string {
  return createHash('sha256').update(embeddedText(chunk)).digest('base64url').slice(0, 22)
}

/** Short neighbours of one kind (languages, contact lines) share a chunk. */
function joins(group: readonly Block[], block: Block, contexts: readonly string[]): boolean {
  const last = group.at(-1)
  if (!last) return true
  if (last.kind !== block.kind || last.section !== block.section || block.kind === 'paragraph') return false
  if (last.text.length > SHORT || block.text.length > SHORT) return false
  if (contexts[last.index] !== contexts[block.index]) return false
  return group.reduce((sum, member) => sum + member.text.length, block.text.length) <= JOINED
}

/** For each block its heading path, the line that opens its entry, and the list item above it. */
function contextsOf(document: CvDocument): string[] {
  const contexts: string[] = []
  let entry: Block | null = null
  for (const block of document.blocks) {
    if (entry && entry.section !== block.section) entry = null
    const opens = opensEntry(block)
    const parent = document.blocks[block.parents.at(-1) ?? -1]
    const headers = block.cells?.map((cell) => cell.header).filter((header) => header !== '') ?? []
    const parts = [
      headingPath(document.sections[block.section]),
      opens || entry === null ? '' : entry.text.replace(/\s+/g, ' '),
      parent ? shorten(parent.text, MAX_PARENT) : '',
      headers.join(', '),
    ]
    contexts.push(parts.filter((part) => part !== '').join(' › '))
    if (opens) entry = block
  }
  return contexts
}

function headingPath(section: Section | undefined): string {
  return section?.path.join(' › ') ?? ''
}

/** A short paragraph that begins bold or italic: employer, title, dates. */
function opensEntry(block: Block): boolean {
  if (block.kind !== 'paragraph' || block.parents.length > 0 || block.text.length > MAX_ENTRY_LINE)
    return false
  return block.marks.some((mark) => mark.start === 0 && (mark.kind === 'strong' || mark.kind === 'em'))
}

/** Ranges of whole sentences of up to `PART` units; a sentence without end is cut at white space. */
function partsOf(text: string): [number, number][] {
  const parts: [number, number][] = []
  let start = 0
  let end = 0
  const close = () => {
    const trimmed = text.slice(start, end).trimEnd()
    if (trimmed.trim() !== '')
      parts.push([start + trimmed.length - trimmed.trimStart().length, start + trimmed.length])
    start = end
  }
  for (const { segment, index } of segmenter.segment(text)) {
    if (end > start && index + segment.length - start > PART) close()
    end = index + segment.length
    while (end - start > MAX_SENTENCE) {
      const whole = end
      const space = text.lastIndexOf(' ', start + MAX_SENTENCE)
      end = space > start + PART ? space : cutBeforeLowSurrogate(text, start + MAX_SENTENCE)
      close()
      end = whole
    }
  }
  close()
  return parts
}

function cutBeforeLowSurrogate(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at
}

function shorten(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ')
  return plain.length <= length ? plain : plain.slice(0, plain.lastIndexOf(' ', length)).trimEnd()
}
