/**
 * Definition lists with blank lines between, as pandoc writes them: '2001–2003', below it ':   Diploma, …', below that
 * more of it, set in by four spaces, which a reader of plain markdown takes for code. A term and what it means are one
 * paragraph, as they are where no lines are blank.
 */
import type { Block, CvDocument } from '../../types.ts'

/** Characters of a term. */
const LONGEST = 80
const DEFINES = /^:\s{1,6}\S/

/** The document with such paragraphs; the document itself where there are none. */
export function withLooseDefinitions(document: CvDocument): CvDocument {
  const { blocks } = document
  if (!blocks.some((block, i) => defines(document, block, blocks[i - 1]))) return document
  const out: Block[] = []
  const placeOf: number[] = []
  let isOpen = false
  for (const [i, block] of blocks.entries()) {
    const last = out.at(-1)
    const begins = defines(document, block, blocks[i - 1])
    const goesOn: boolean = isOpen && isSetIn(document, block, last)
    isOpen = begins || goesOn
    if (last !== undefined && begins) {
      out[out.length - 1] = joined(document, last, block)
      placeOf.push(out.length - 1)
      continue
    }
    placeOf.push(out.length)
    const parents = block.parents.flatMap((parent) => placeOf[parent] ?? [])
    out.push({ ...block, index: out.length, parents, ...(goesOn && { kind: 'paragraph' as const }) })
  }
  return { ...document, blocks: out }
}

/** Is it what the short line before it means? */
function defines({ markdown }: CvDocument, block: Block, term: Block | undefined): boolean {
  return (
    term?.kind === 'paragraph' &&
    block.kind === 'paragraph' &&
    term.section === block.section &&
    term.parents.length === 0 &&
    block.parents.length === 0 &&
    DEFINES.test(block.text) &&
    term.text.length <= LONGEST &&
    !/[:.!?]$/.test(term.text) &&
    !/[\r\n]/.test(markdown.slice(term.span.start, term.span.end).trim())
  )
}

/** Is it a further paragraph of what a term means? */
function isSetIn({ markdown }: CvDocument, block: Block, last: Block | undefined): boolean {
  if (block.kind !== 'code' || block.section !== last?.section || block.parents.length > 0) return false
  const before = markdown.slice(Math.max(0, block.span.start - 4), block.span.start)
  return (
    /^(?: {4}|.*\t)$/s.test(before) ||
    /^(?: {4}|\t)/.test(markdown.slice(block.span.start, block.span.start + 4))
  )
}

/** Both as one text, a line break of the markdown between them. */
function joined({ markdown }: CvDocument, first: Block, second: Block): Block {
  const end = first.offsets[first.text.length] ?? first.span.end
  const found = markdown.slice(0, second.span.start).lastIndexOf('\n')
  const between = found < 0 ? end : found
  const from = first.text.length + 1
  return {
    ...first,
    span: { start: first.span.start, end: second.span.end },
    text: `${first.text} ${second.text}`,
    offsets: Uint32Array.from([...first.offsets.slice(0, first.text.length), between, ...second.offsets]),
    marks: [
      ...first.marks,
      ...second.marks.map((mark) => ({ ...mark, start: mark.start + from, end: mark.end + from })),
    ],
  }
}
